//! T1205: names of arguments that a provider turns away.

use super::arguments::{Part, Spot};
use super::refusals::{self, Refusal};
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::providers::{Provider, refusal};

demand!(Warning "T1205" "an argument with a name that a provider refuses" "argument_name.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for found in refusals::of(design, demands, refused) {
        let refuse = if !found.is_of_one() {
            "refuse"
        } else {
            "refuses"
        };
        let message = format!(
            "{} {refuse} the name of `{}`{}",
            found.providers(),
            found.path,
            found.more()
        );
        findings.add(
            Finding::new(&CODE, found.refusal.span, message)
                .here(found.refusal.what)
                .help(found.refusal.help),
        );
    }
}

/// Only those of the tool itself are checked.
fn refused(provider: &Provider, part: &Part<'_>, spot: &Spot<'_>) -> Vec<Refusal> {
    let (Part::Field(field), Some(keys)) = (part, &provider.limits.arguments) else {
        return Vec::new();
    };
    if spot.level > 1 {
        return Vec::new();
    }
    let refused = refusal(keys, &field.name).map(|what| Refusal {
        span: field.place.span,
        what,
        outcome: "",
        help: "give it another name, and bind it to the old one with `bind … { old: args.new }`",
    });
    refused.into_iter().collect()
}
