//! T1001: types that nothing uses.

use super::{code, unused};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T1001" "a type that nothing uses" "unused_type.md");

fn check(design: &Design, findings: &mut Findings) {
    for decl in unused::types(design) {
        findings.add(
            Finding::new(
                &CODE,
                decl.place.span,
                format!("nothing uses the type `{}`", decl.name),
            )
            .here("no tool, method, error or answer leads to it")
            .help("remove it, or use it"),
        );
    }
}
