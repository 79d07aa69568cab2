//! The output of import must pass the checker: the tools and types of a text that do not, with the errors.

use super::parts::{Parts, What};
use crate::compile::compile;
use crate::diagnostics::{Finding, Severity};
use crate::source::Input;

/// A part of a file that does not pass.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub what: What,
    /// The first finding about it.
    pub why: String,
}

/// All errors of a text; empty if it passes.
pub(super) fn wrong(text: &str) -> Vec<Wrong> {
    let input = Input {
        path: "imported.tools".to_owned(),
        text: text.to_owned(),
    };
    let checked = compile(vec![input]);
    let is_error = |finding: &&Finding| finding.severity == Severity::Error;
    let errors: Vec<&Finding> = checked.findings.iter().filter(is_error).collect();
    if errors.is_empty() {
        return Vec::new();
    }
    let parts = Parts::read(text);
    let mut all: Vec<Wrong> = Vec::new();
    for error in errors {
        let at = error.span().start as usize;
        let what = parts.at(at).unwrap_or(What::File);
        if all.iter().all(|wrong| wrong.what != what) {
            let why = format!("{}: {}", error.code.id, error.message);
            all.push(Wrong { what, why });
        }
    }
    all
}
