//! Resolves the statements that describe toolsets themselves.

use super::state::Resolver;
use super::values;
use crate::ir::{Remote, ToolsetId};
use crate::syntax::ast::{Home, StatementKind};

impl Resolver<'_> {
    /// Resolves the statements that describe toolsets themselves.
    pub(super) fn toolset_members(&mut self) {
        for index in 0..self.trees.toolsets.len() {
            let id = ToolsetId(index as u32);
            let Some(tree) = self.trees.toolsets[index].tree else {
                continue;
            };
            for statement in self.statements_of(&tree.block, Home::Toolset) {
                let toolset = &mut self.design[id];
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of all statements stand in such a block, and `statements.rs` says which"
                )]
                match &statement.kind {
                    StatementKind::Title(text) => toolset.title = Some(text.text.clone()),
                    StatementKind::Version(text) => toolset.version = Some(text.text.clone()),
                    StatementKind::When(text) => toolset.when = Some(text.text.clone()),
                    StatementKind::Avoid(text) => toolset.avoid = Some(text.text.clone()),
                    StatementKind::Delegate(text) => toolset.delegate = Some(text.text.clone()),
                    StatementKind::Tags(tags) => {
                        toolset.tags.extend(tags.iter().map(|tag| tag.text.clone()))
                    }
                    StatementKind::Meta(value) => {
                        let value = values::json(value, self.findings);
                        self.design[id].meta = Some(value);
                    }
                    _ => {}
                }
            }
            if let Some(from) = &tree.from {
                let label = from.label.text.clone();
                let mcp = self.word(
                    "kind of source",
                    &from.kind,
                    &[("mcp", true), ("command", false)],
                );
                self.design[id].from = match mcp {
                    Some(true) => Some(Remote::Mcp(label)),
                    Some(false) => Some(Remote::Command(label)),
                    None => None,
                };
            }
        }
    }
}
