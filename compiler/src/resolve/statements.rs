//! Which statements may stand where, and how often.

use super::codes::{MISPLACED, SAID_TWICE};
use super::state::Resolver;
use super::wording::list;
use crate::diagnostics::Finding;
use crate::source::Span;
use crate::syntax::ast::{Block, Flag, Statement, StatementKind};

/// A kind of block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BlockKind {
    Error,
    Service,
    Method,
    Toolset,
    Tool,
    Chain,
    Agent,
    Mcp,
    Cli,
    Resource,
    Prompt,
}

impl BlockKind {
    fn with_article(self) -> &'static str {
        match self {
            BlockKind::Error => "an error",
            BlockKind::Service => "a service",
            BlockKind::Method => "a method",
            BlockKind::Toolset => "a toolset",
            BlockKind::Tool => "a tool",
            BlockKind::Chain => "a chain",
            BlockKind::Agent => "an agent",
            BlockKind::Mcp => "an MCP server",
            BlockKind::Cli => "a command",
            BlockKind::Resource => "a resource",
            BlockKind::Prompt => "a prompt",
        }
    }
}

/// A statement's name, where it may stand, and whether it may stand there only once.
fn rule(kind: &StatementKind) -> (&'static str, &'static [BlockKind], bool) {
    use BlockKind::*;
    const TOOLS: &[BlockKind] = &[Tool, Chain, Toolset];
    match kind {
        StatementKind::Bind { .. } => ("bind", &[Tool], true),
        StatementKind::Flag(flag) => match flag {
            Flag::Readonly => ("readonly", TOOLS, true),
            Flag::Destructive => ("destructive", TOOLS, true),
            Flag::Additive => ("additive", TOOLS, true),
            Flag::Idempotent => ("idempotent", TOOLS, true),
            Flag::OpenWorld => ("open_world", TOOLS, true),
            Flag::ClosedWorld => ("closed_world", TOOLS, true),
            Flag::DryRun => ("dry_run", &[Tool, Toolset], true),
            Flag::Partial => ("partial", &[Tool, Toolset], true),
            Flag::Final => ("final", TOOLS, true),
            Flag::Unmetered => ("unmetered", TOOLS, true),
        },
        StatementKind::Needs(_) => ("needs", TOOLS, false),
        StatementKind::Scopes(_) => ("scopes", TOOLS, false),
        StatementKind::Data { class: Some(_), .. } => ("data", TOOLS, true),
        StatementKind::Data { class: None, .. } => ("pii", TOOLS, true),
        StatementKind::Cost(_) => ("cost", TOOLS, true),
        StatementKind::Confirm { .. } => ("confirm", TOOLS, true),
        StatementKind::Timeout(_) => ("timeout", TOOLS, true),
        StatementKind::Retries { .. } => ("retries", &[Tool, Toolset], true),
        StatementKind::Parallel(_) => ("parallel", TOOLS, true),
        StatementKind::Pages { .. } => ("pages", &[Tool], true),
        StatementKind::Side { .. } => ("side", &[Tool], false),
        StatementKind::HintCall(_) => ("hint call", TOOLS, true),
        StatementKind::HintResult(_) => ("hint result", TOOLS, true),
        StatementKind::Remind(_) => ("remind", TOOLS, true),
        StatementKind::Next { .. } => ("next", TOOLS, false),
        StatementKind::Delegate(_) => ("delegate", TOOLS, true),
        StatementKind::When(_) => ("when", TOOLS, true),
        StatementKind::Avoid(_) => ("avoid", TOOLS, true),
        StatementKind::Tags(_) => ("tags", TOOLS, false),
        StatementKind::Title(_) => (
            "title",
            &[
                Service, Toolset, Tool, Chain, Agent, Mcp, Cli, Resource, Prompt,
            ],
            true,
        ),
        StatementKind::Version(_) => (
            "version",
            &[Service, Toolset, Tool, Chain, Agent, Mcp, Cli],
            true,
        ),
        StatementKind::Deprecated(_) => ("deprecated", TOOLS, true),
        StatementKind::Meta(_) => ("meta", TOOLS, true),
        StatementKind::Example { .. } => ("example", &[Tool, Chain], false),
        StatementKind::Owner(_) => ("owner", &[Toolset], true),
        StatementKind::Exports(_) => ("exports", &[Service, Agent], false),
        StatementKind::Remote(_) => ("remote", &[Tool], true),
        StatementKind::Kind(_) => ("kind", &[Error], true),
        StatementKind::Field(_) => ("field", &[Error], true),
        StatementKind::Recover { .. } => ("recover", &[Error], true),
        StatementKind::Instructions(_) => ("instructions", &[Agent, Mcp], true),
        StatementKind::Uses(_) => ("uses", &[Agent], false),
        StatementKind::Exposes(_) => ("exposes", &[Mcp, Cli], false),
        StatementKind::Policy(_) => ("policy", &[Agent], true),
        StatementKind::Mime(_) => ("mime", &[Resource], true),
        StatementKind::User(_) => ("user", &[Prompt], false),
        StatementKind::Assistant(_) => ("assistant", &[Prompt], false),
    }
}

/// What a statement of one kind holds: `nearest(held!(Cost(word) => word))`.
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
    /// The statements of a block that may stand in it.
    pub(super) fn statements_of(
        &mut self,
        block: &'a Block,
        kind: BlockKind,
    ) -> Vec<&'a Statement> {
        self.allowed(block.statements(), kind)
    }

    /// Those of some statements that may stand in a block of this kind.
    pub(super) fn allowed(
        &mut self,
        statements: impl Iterator<Item = &'a Statement>,
        block: BlockKind,
    ) -> Vec<&'a Statement> {
        let mut kept: Vec<&'a Statement> = Vec::new();
        let mut said: Vec<(&str, Span)> = Vec::new();
        for statement in statements {
            let (name, homes, once) = rule(&statement.kind);
            if !homes.contains(&block) {
                let homes: Vec<&str> = homes.iter().map(|home| home.with_article()).collect();
                let message = format!("`{name}` cannot stand in {}", block.with_article());
                let finding = Finding::new(&MISPLACED, statement.keyword, message)
                    .here(format!("it stands in {}", list(&homes, "or")));
                self.add(finding);
                continue;
            }
            let first = said.iter().find(|(other, _)| *other == name);
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
            if once {
                said.push((name, statement.keyword));
            }
            kept.push(statement);
        }
        kept
    }
}
