//! T1002: errors that nothing throws.

use super::{code, unused};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T1002" "an error that nothing throws" "unused_error.md");

fn check(design: &Design, findings: &mut Findings) {
    if unused::is_library(design) {
        return;
    }
    let mut thrown = vec![false; design.errors.len()];
    for (_, id) in unused::thrown(design) {
        thrown[id.0 as usize] = true;
    }
    for error in design
        .errors
        .iter()
        .filter(|error| !thrown[error.id.0 as usize])
    {
        findings.add(
            Finding::new(
                &CODE,
                error.place.span,
                format!("nothing throws the error `{}`", error.name),
            )
            .here("in no `throws`")
            .help("remove it, or add it to the `throws` of the tools that end with it"),
        );
    }
}
