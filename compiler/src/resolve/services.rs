//! Resolves the statements of services.

use foldhash::{HashSet, HashSetExt};

use super::state::Resolver;
use crate::ir::{ServiceId, ToolsetId};
use crate::syntax::ast::{Home, StatementKind};

impl Resolver<'_> {
    /// Resolves the statements of services.
    pub(super) fn service_members(&mut self) {
        for index in 0..self.trees.services.len() {
            let id = ServiceId(index as u32);
            let (_, tree) = self.trees.services[index];
            let mut known: HashSet<ToolsetId> = HashSet::new();
            for statement in self.statements_of(&tree.block, Home::Service) {
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of all statements stand in such a block, and `statements.rs` says which"
                )]
                match &statement.kind {
                    StatementKind::Title(text) => self.design[id].title = Some(text.text.clone()),
                    StatementKind::Version(text) => {
                        self.design[id].version = Some(text.text.clone())
                    }
                    StatementKind::Exports(names) => {
                        for name in names {
                            if let Some(toolset) = self.toolset_named(name)
                                && known.insert(toolset)
                            {
                                self.design[id].exports.push(toolset);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}
