//! T0419: names of tools that a provider turns away.

use super::refusals::joined;
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::providers::Names;

demand!(Warning "T0419" "a name that providers refuse" "provider_name.md");

/// The names that all of them accept.
const SAFE: Names = Names {
    most: 64,
    letter_first: true,
    also: "-",
};

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for tool in &design.tools {
        let (who, here) = if demands.providers.is_empty() {
            let Some(here) = SAFE.refusal(&tool.name) else {
                continue;
            };
            ("some providers refuse".to_owned(), here)
        } else {
            let refusals = demands.providers.iter().filter_map(|provider| {
                let refusal = provider.names.refusal(&tool.name)?;
                Some((provider.title, refusal))
            });
            let refusals: Vec<(&str, String)> = refusals.collect();
            let titles: Vec<&str> = refusals.iter().map(|(title, _)| *title).collect();
            let Some((_, here)) = refusals.first() else {
                continue;
            };
            let refuse = if titles.len() == 1 {
                "refuses"
            } else {
                "refuse"
            };
            (format!("{} {refuse}", joined(&titles)), here.clone())
        };
        findings.add(
            Finding::new(
                &CODE,
                tool.place.span,
                format!("{who} the name `{}`", tool.name),
            )
            .here(here),
        );
    }
}
