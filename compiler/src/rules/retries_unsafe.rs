//! T0414: retries of tools that are not safe to repeat.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0414" "retries that may act twice" "retries_unsafe.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in design.tools.iter().filter(|tool| tool.retries.is_some()) {
        if tool.effects.readonly != Some(true) && tool.effects.idempotent != Some(true) {
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("`{}` may act twice when it is retried", tool.name),
                )
                .here("has `retries`, and is neither `readonly` nor `idempotent`")
                .help("add `idempotent` if repeating it is safe, otherwise remove `retries`"),
            );
        }
    }
}
