//! Signatures of methods, tools and chains.

use super::Lower;
use crate::syntax::ast::{Path, Signature};
use crate::syntax::grammar::{Nodes, Rule, each, expect, expect_after_keyword, take};

impl Lower<'_> {
    /// Parameters, result, items and errors.
    pub(super) fn signature(&mut self, parts: &mut Nodes<'_>) -> Signature {
        let params = self.params(expect(parts));
        let result = take(parts, Rule::result);
        let result = result.map(|result| self.documented_type(&mut result.into_inner()));
        let streams = take(parts, Rule::streams);
        let streams = streams.map(|streams| Box::new(self.ty(expect_after_keyword(streams))));
        Signature {
            params,
            result,
            streams,
            throws: self.throws(parts),
        }
    }

    /// `throws a, b`
    pub(super) fn throws(&mut self, parts: &mut Nodes<'_>) -> Vec<Path> {
        let Some(throws) = take(parts, Rule::throws) else {
            return Vec::new();
        };
        let mut names = throws.into_inner();
        names.next();
        each(names, |path| self.path(path))
    }
}
