//! T1204: more tools in an agent, server or command than a provider accepts in one request.

use super::sizes::Measured;
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, ExposureKind};
use crate::providers::Sizes;

demand!(Warning "T1204" "more than a provider takes in one request" "request_size.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for provider in &demands.providers {
        let (tools, most) = (provider.tools, provider.schema.request);
        if tools.is_none() && most == Sizes::default() {
            continue;
        }
        // What a command shows is sent to nobody.
        let exposures = design.exposures().into_iter();
        for exposure in exposures.filter(|one| one.kind != ExposureKind::Command) {
            let mut add = |what: String, most: usize| {
                let message = format!("{} `{}` has {what}", exposure.kind.name(), exposure.name);
                findings.add(
                    Finding::new(&CODE, exposure.place.span, message)
                        .here(format!("{} takes {most} in one request", provider.title))
                        .help("narrow toolsets with `only […]`, or split it"),
                );
            };
            let count = exposure.tools().count();
            if let Some(most) = tools.filter(|most| count > *most) {
                add(format!("{count} tools"), most);
            }
            let mut all = Measured::default();
            for tool in exposure.tools() {
                all.add(Measured::of(design, &design[tool]));
            }
            for excess in all.beyond(&most) {
                add(excess.what(), excess.most);
            }
        }
    }
}
