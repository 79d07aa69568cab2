//! T0412: descriptions that providers truncate or reject.

use super::refusals::joined;
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::providers::PROVIDERS;

demand!(Warning "T0412" "a description that is too long" "long_description.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    let all: Vec<_> = match &demands.providers[..] {
        [] => PROVIDERS.iter().collect(),
        asked => asked.to_vec(),
    };
    let limits = all
        .iter()
        .filter_map(|provider| provider.limits.description);
    let Some(lowest) = limits.min() else { return };
    for tool in &design.tools {
        let Some(docs) = tool.docs.as_ref().filter(|docs| docs.len() > lowest) else {
            continue;
        };
        let length = docs.chars().count();
        if length <= lowest {
            continue;
        }
        let short = all.iter().filter(|provider| {
            provider
                .limits
                .description
                .is_some_and(|most| length > most)
        });
        let titles: Vec<&str> = short.map(|provider| provider.title).collect();
        let here = if demands.providers.is_empty() {
            format!("some providers take {lowest} at most")
        } else {
            let take = if titles.len() == 1 { "takes" } else { "take" };
            format!("{} {take} {lowest} at most", joined(&titles))
        };
        let message = format!("the description of `{}` has {length} characters", tool.name);
        findings.add(
            Finding::new(&CODE, tool.place.span, message)
                .here(here)
                .help("move details to the arguments, or to `when` and `avoid`"),
        );
    }
}
