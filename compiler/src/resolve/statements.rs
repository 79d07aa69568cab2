//! Which statements are allowed where, and how often.

use super::codes::{MISPLACED, SAID_TWICE};
use super::state::Resolver;
use super::wording::list;
use crate::diagnostics::Finding;
use crate::source::Span;
use crate::syntax::ast::{Block, Home, Often, Statement, Usage};

/// The content of a statement of one kind: `nearest(held!(Cost(word) => word))`.
macro_rules! held {
    ($kind:ident $held:tt => $value:expr) => {
        |kind| {
            if let $crate::syntax::ast::StatementKind::$kind $held = kind {
                Some($value)
            } else {
                None
            }
        }
    };
}

pub(super) use held;

impl<'a> Resolver<'a> {
    /// The statements of a block that are allowed in it.
    pub(super) fn statements_of(&mut self, block: &'a Block, kind: Home) -> Vec<&'a Statement> {
        self.allowed(block.statements(), kind)
    }

    /// Those of some statements that are allowed in a block of this kind.
    pub(super) fn allowed(
        &mut self,
        statements: impl Iterator<Item = &'a Statement>,
        block: Home,
    ) -> Vec<&'a Statement> {
        let mut kept: Vec<&'a Statement> = Vec::new();
        let mut said: Vec<(&str, Span)> = Vec::new();
        for statement in statements {
            let Usage {
                name, homes, often, ..
            } = statement.kind.usage();
            if !homes.contains(&block) {
                let homes: Vec<&str> = homes.iter().copied().map(with_article).collect();
                let message = format!("`{name}` cannot stand in {}", with_article(block));
                let finding = Finding::new(&MISPLACED, statement.keyword, message)
                    .here(format!("it stands in {}", list(&homes, "or")));
                self.add(finding);
                continue;
            }
            let first = said.iter().find(|(other, _)| *other == *name);
            if let Some((_, first)) = first {
                let finding = Finding::new(
                    &SAID_TWICE,
                    statement.keyword,
                    format!("`{name}` is said twice"),
                )
                .here("the second one")
                .related(*first, "the first one")
                .help("keep one of them");
                self.add(finding);
                continue;
            }
            // What stands once in a block is one of a few.
            if *often == Often::Once {
                said.push((*name, statement.keyword));
            }
            kept.push(statement);
        }
        kept
    }
}

fn with_article(home: Home) -> &'static str {
    match home {
        Home::Error => "an error",
        Home::Service => "a service",
        Home::Method => "a method",
        Home::Toolset => "a toolset",
        Home::Tool => "a tool",
        Home::Chain => "a chain",
        Home::Agent => "an agent",
        Home::Mcp => "an MCP server",
        Home::Cli => "a command",
        Home::Resource => "a resource",
        Home::Prompt => "a prompt",
    }
}
