//! T0209: a step of zero or less.

use super::{code, walk};
use crate::decimal::Decimal;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0209" "a step that leads nowhere" "step_not_positive.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        let Some(constraints) = &ty.constraints else {
            return;
        };
        for step in &constraints.steps {
            if Decimal::parse(step).is_some_and(|step| !step.is_positive()) {
                findings.add(
                    Finding::new(
                        &CODE,
                        ty.place.span,
                        format!("the step of `{name}` is {step}"),
                    )
                    .here("must be above 0")
                    .help("values are multiples of the step: `@step(5)` allows 0, 5, 10, …"),
                );
            }
        }
    });
}
