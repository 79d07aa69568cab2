//! T0418: tools without a description.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T0418" "a tool without a description" "missing_description.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        if tool.docs.as_ref().is_none_or(|docs| docs.trim().is_empty()) {
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("tool `{}` has no description", tool.name),
                )
                .here("the model sees only its name")
                .help("write what it does in a `///` line above it"),
            );
        }
    }
}
