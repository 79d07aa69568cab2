//! T0805: `after` without a retry.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Action, Design};

code!(Error "T0805" "a wait without a retry" "retry_after.md");

fn check(design: &Design, findings: &mut Findings) {
    for error in &design.errors {
        if error.recovery.after.is_some() && error.recovery.action != Action::Retry {
            let action = error.recovery.action.name();
            findings.add(
                Finding::new(
                    &CODE,
                    error.place.span,
                    format!("`{}` waits and then does not retry", error.name),
                )
                .here(format!("`recover {action} after …`"))
                .help("write `recover retry after …`, or leave out `after`"),
            );
        }
    }
}
