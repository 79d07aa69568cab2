//! T0806: errors without a message.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T0806" "an error without a message" "undocumented_error.md");

fn check(design: &Design, findings: &mut Findings) {
    for error in &design.errors {
        let docs = error.docs.as_ref();
        if docs.is_none_or(|docs| docs.trim().is_empty()) {
            findings.add(
                Finding::new(
                    &CODE,
                    error.place.span,
                    format!("error `{}` has no message", error.name),
                )
                .here("whoever meets it reads only its name")
                .help("write what went wrong in a `///` line above it"),
            );
        }
    }
}
