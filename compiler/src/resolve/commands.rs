//! Commands: their tools, and the servers whose resources and prompts they share.

use foldhash::{HashMap, HashMapExt};

use super::state::Resolver;
use crate::ir::CliId;
use crate::syntax::ast::{Home, StatementKind};

impl Resolver<'_> {
    /// Resolves the statements of commands.
    pub(super) fn commands(&mut self) {
        for index in 0..self.trees.clis.len() {
            let id = CliId(index as u32);
            let (_, tree) = self.trees.clis[index];
            let service = self.design[id].service;
            self.design[id].version = self.design[service].version.clone();
            let mut known = HashMap::new();
            let mut shared = self.own_words(id);
            for statement in self.statements_of(&tree.block, Home::Cli) {
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of all statements stand in such a block, and `statements.rs` says which"
                )]
                match &statement.kind {
                    StatementKind::Title(text) => self.design[id].title = Some(text.text.clone()),
                    StatementKind::Version(text) => {
                        self.design[id].version = Some(text.text.clone())
                    }
                    StatementKind::Exposes(trees) => {
                        let mut views = std::mem::take(&mut self.design[id].exposes);
                        self.views(trees, &mut known, &mut views);
                        self.design[id].exposes = views;
                    }
                    StatementKind::Shares(names) => {
                        for name in names {
                            let server = self.shared_server(id, name, &mut shared);
                            self.design[id].shares.extend(server);
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}
