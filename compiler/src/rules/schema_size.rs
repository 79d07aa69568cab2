//! T1203: arguments that exceed what a provider accepts in one schema.

use super::sizes::Measured;
use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

demand!(Warning "T1203" "a schema that is too large for a provider" "schema_size.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for provider in &demands.providers {
        let most = provider.schema.sizes;
        if most == Default::default() {
            continue;
        }
        for tool in &design.tools {
            for excess in Measured::of(design, tool).beyond(&most) {
                let message = format!("the arguments of `{}` have {}", tool.name, excess.what());
                findings.add(
                    Finding::new(&CODE, tool.place.span, message)
                        .here(format!("{} takes {} at most", provider.title, excess.most))
                        .help("split the tool, or use simpler arguments"),
                );
            }
        }
    }
}
