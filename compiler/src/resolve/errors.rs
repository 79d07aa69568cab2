//! Errors: their details and statements.

use super::paths::Roots;
use super::state::Resolver;
use super::templates;
use crate::ir::{Action, ErrorId, ErrorKind, Recovery, Root};
use crate::syntax::ast::{Home, StatementKind};

impl<'a> Resolver<'a> {
    /// The details of all errors.
    pub(super) fn error_details(&mut self) {
        for index in 0..self.trees.errors.len() {
            let (file, tree) = self.trees.errors[index];
            if let Some(params) = &tree.details {
                self.design[ErrorId(index as u32)].details =
                    self.plain_params(file, params, "an error");
            }
        }
    }

    /// Resolves the statements of errors.
    pub(super) fn error_statements(&mut self) {
        for index in 0..self.trees.errors.len() {
            let (file, tree) = self.trees.errors[index];
            let id = ErrorId(index as u32);
            let Some(block) = &tree.block else { continue };
            let statements = self.statements_of(block, Home::Error);
            let mut recover = None;
            for statement in statements {
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of all statements stand in such a block, and `statements.rs` says which"
                )]
                match &statement.kind {
                    StatementKind::Kind(word) => {
                        let kinds = ErrorKind::ALL.map(|(name, kind, _)| (name, kind));
                        if let Some(kind) = self.word("kind of error", word, &kinds) {
                            self.design[id].kind = kind;
                        }
                    }
                    StatementKind::Field(name) => self.design[id].field = Some(name.text.clone()),
                    StatementKind::Recover {
                        action,
                        after,
                        hint,
                    } => recover = Some((action, after, hint)),
                    _ => {}
                }
            }
            let default = self.design[id].kind.action();
            self.design[id].recovery = Recovery {
                action: default,
                after: None,
                hint: None,
            };
            let Some((action, after, hint)) = recover else {
                continue;
            };
            let action = self
                .word("recovery", action, &Action::ALL)
                .unwrap_or(default);
            let hint = hint.as_ref().map(|text| {
                let mut roots = Roots::default();
                roots.add_record("details", Root::Details, &self.design[id].details);
                templates::resolve(
                    &self.design,
                    text,
                    self.sources.file(file).text.as_str(),
                    &roots,
                    self.findings,
                )
            });
            let after = after.as_ref().map(|after| after.millis);
            self.design[id].recovery = Recovery {
                action,
                after,
                hint,
            };
        }
    }
}
