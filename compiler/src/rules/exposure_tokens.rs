//! T1302: agents, servers and commands whose tools use many tokens of a model's context.

use super::{Demands, demand};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::tokens;

demand!(Warning "T1302" "tools that cost many tokens together" "exposure_tokens.md");

fn check(design: &Design, demands: &Demands, findings: &mut Findings) {
    for exposure in design.exposures() {
        let tokens = tokens::of_exposure(design, &exposure);
        if tokens > demands.exposure_tokens {
            let count = exposure.tools().count();
            let message = format!(
                "the {count} tools of {} `{}` cost about {tokens} tokens",
                exposure.kind.name(),
                exposure.name
            );
            findings.add(
                Finding::new(&CODE, exposure.place.span, message)
                    .here(format!("more than {}, in every request", demands.exposure_tokens))
                    .help("narrow toolsets with `only […]`, or raise `exposure_tokens` below `[lints]` in toolc.toml"),
            );
        }
    }
}
