//! T0419: names of tools that a provider turns away.

use super::refusals::joined;
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::providers::limits::SAFE;
use crate::providers::refusal;

demand!(Warning "T0419" "a name that providers refuse" "provider_name.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for tool in &design.tools {
        let (who, here) = if demands.providers.is_empty() {
            let Some(here) = refusal(&SAFE, &tool.name) else {
                continue;
            };
            ("some providers refuse".to_owned(), here)
        } else {
            let refusals = demands.providers.iter().filter_map(|provider| {
                let refused = refusal(&provider.limits.tools, &tool.name)?;
                Some((provider.title, refused))
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
