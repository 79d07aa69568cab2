//! T0807: messages of errors that look like templates.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, ErrorDecl};

code!(Warning "T0807" "a message with a path in braces" "unfilled_message.md");

fn check(design: &Design, findings: &mut Findings) {
    for error in &design.errors {
        let docs = error.docs.as_deref().unwrap_or_default();
        let Some(path) = braced(docs).find(|path| is_meant(error, path)) else {
            continue;
        };
        findings.add(
            Finding::new(
                &CODE,
                error.place.span,
                format!(
                    "the message of `{}` has `{{{path}}}`, which nothing fills in",
                    error.name
                ),
            )
            .here("its message is a fixed text")
            .help("say it in the hint, which is a template: `recover … \"…\"`; `details` has the values as well"),
        );
    }
}

/// What stands in braces in a text.
fn braced(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split('{').skip(1);
    parts.filter_map(|part| Some(part.split_once('}')?.0.trim()))
}

/// Whether a path leads to what a template of an error may know: braces alone are just text.
fn is_meant(error: &ErrorDecl, path: &str) -> bool {
    let first = path.split(['.', '[']).next().unwrap_or_default();
    let fields = &error.details.fields;
    matches!(first, "details" | "args") || fields.iter().any(|field| *field.name == *first)
}
