//! What docs say of errors.

use toolc_compiler::ir::ErrorDecl;

use super::hints::written;

/// Kind and recovery of an error, in a line: what whoever catches it may count on.
pub(crate) fn recovery(error: &ErrorDecl) -> String {
    let (kind, action) = (error.kind.name(), error.recovery.action.name());
    let mut line = format!("Kind `{kind}`, recovery `{action}`");
    if let Some(after) = error.recovery.after {
        line.push_str(&format!(" after {after} ms"));
    }
    match &error.recovery.hint {
        Some(hint) => line.push_str(&format!(": {}", written(hint))),
        None => line.push('.'),
    }
    line
}
