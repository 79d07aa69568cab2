//! T0803: errors that have a code of the runtime.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0803" "an error with a code of the runtime" "reserved_code.md");

const CODES: [&str; 19] = [
    "unknown_tool",
    "invalid_json",
    "invalid_input",
    "missing_scope",
    "capability_denied",
    "confirmation_required",
    "denied",
    "no_asker",
    "invalid_state",
    "timeout",
    "cancelled",
    "rate_limited",
    "unavailable",
    "not_recorded",
    "too_large",
    "missing_context",
    "step_failed",
    "invalid_output",
    "internal",
];

fn check(design: &Design, findings: &mut Findings) {
    for error in design
        .errors
        .iter()
        .filter(|error| CODES.contains(&&*error.name))
    {
        findings.add(
            Finding::new(
                &CODE,
                error.place.span,
                format!("`{}` is a code of the runtime itself", error.name),
            )
            .here("callers could not tell them apart")
            .help("say what is special about it in the name"),
        );
    }
}
