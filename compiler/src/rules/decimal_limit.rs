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
        // Several steps are divided as one, which has at most the digits of all.
        let all = &design.flat(ty).constraints.steps;
        let others: usize = all.iter().skip(1).map(digits).sum();
        let most = STEP_DIGITS.saturating_sub(others);
        let steps = limits.steps.iter().map(|step| (step, most));
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
    plain(limit).is_some() && digits(limit) <= most
}

/// How many digits a limit has without its exponent.
fn digits(limit: &Text) -> usize {
    let text = plain(limit).unwrap_or_default();
    text.bytes().filter(u8::is_ascii_digit).count()
}
