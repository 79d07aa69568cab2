//! T0802: errors that ask for other arguments without naming one.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Action, Design};

code!(Error "T0802" "nothing to correct" "correct_without_field.md");

fn check(design: &Design, findings: &mut Findings) {
    for error in &design.errors {
        // Where the kind alone leads to `correct`, nothing was claimed.
        let said = error.recovery.hint.is_some() || error.recovery.action != error.kind.action();
        if error.recovery.action == Action::Correct && said && error.field.is_none() {
            findings.add(
                Finding::new(
                    &CODE,
                    error.place.span,
                    format!(
                        "`{}` is to be corrected, but blames no argument",
                        error.name
                    ),
                )
                .here("`recover correct` without `field`")
                .help("name the argument with `field NAME`, or write `recover replan`"),
            );
        }
    }
}
