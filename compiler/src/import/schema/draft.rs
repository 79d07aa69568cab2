//! The draft of JSON Schema that a document is written in.

use super::Reader;
use crate::ir::Value;

impl Reader<'_> {
    /// Whether the document names a draft before 2019-09.
    pub(super) fn is_old_draft(&self) -> bool {
        match self.root.get("$schema") {
            Some(Value::String(name)) => ["draft-03", "draft-04", "draft-06", "draft-07"]
                .iter()
                .any(|draft| name.contains(draft)),
            _ => false,
        }
    }
}
