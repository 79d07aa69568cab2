//! T0218: a limit of a decimal that is no decimal itself.

use toolrt_format::decimal::{MAX_DIGITS, plain};

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::source::Text;

code!(Error "T0218" "a limit that is no decimal" "decimal_limit.md");

/// Steps are divided in one word of a machine.
const STEP_DIGITS: usize = 18;

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        let Some(limits) = &ty.constraints else {
            return;
        };
        if !design.flat(ty).kind.is_decimal() {
            return;
        }
        let ends = [&limits.min, &limits.max, &limits.above, &limits.below];
        let ends = ends.into_iter().flatten().map(|end| (end, MAX_DIGITS));
        let steps = limits.steps.iter().map(|step| (step, STEP_DIGITS));
        for (limit, most) in ends.chain(steps) {
            if !is_decimal(limit, most) {
                findings.add(
                    Finding::new(
                        &CODE,
                        ty.place.span,
                        format!("the limit {limit} of `{name}` has too many digits"),
                    )
                    .here(format!("has more than {most} digits"))
                    .help(format!("write a limit of at most {most} digits")),
                );
            }
        }
    });
}

fn is_decimal(limit: &Text, most: usize) -> bool {
    let digits = |text: String| text.bytes().filter(u8::is_ascii_digit).count();
    plain(limit).is_some_and(|text| digits(text) <= most)
}
