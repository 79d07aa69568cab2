//! Wording that many findings share.

use super::codes::DUPLICATE;
use crate::diagnostics::{Finding, Findings};
use crate::source::Span;
use crate::syntax::ast;

/// Adds the names that are similar to `written`, and the edit if there is one.
pub(super) fn suggest(finding: Finding, span: Span, written: &str, close: &[&str]) -> Finding {
    match close {
        [] => finding,
        [only] => finding
            .help(format!("did you mean `{only}`?"))
            .respell(span, written, only, *only),
        [first @ .., last] => {
            let first = first
                .iter()
                .map(|name| format!("`{name}`"))
                .collect::<Vec<_>>()
                .join(", ");
            finding.help(format!("did you mean {first} or `{last}`?"))
        }
    }
}

/// Reports the second of two declarations with one name.
pub(super) fn duplicate(kinds: &str, name: &ast::Name, first: Span, findings: &mut Findings) {
    let finding = Finding::new(
        &DUPLICATE,
        name.span,
        format!("two {kinds} are called `{}`", name.text),
    )
    .here("the second one")
    .related(first, "the first one");
    findings.add(finding);
}

/// `a, b or c`
pub(super) fn list(words: &[&str], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}
