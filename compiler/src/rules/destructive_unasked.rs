//! T0426: destructive tools without a `confirm` question.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Implementation};

code!(Warning "T0426" "a destructive tool without a question" "destructive_unasked.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let is_chain = matches!(tool.implementation, Implementation::Chain);
        if tool.effects.destructive != Some(true) || tool.confirm.is_some() || is_chain {
            continue;
        }
        findings.add(
            Finding::new(
                &CODE,
                tool.place.span,
                format!(
                    "`{}` destroys, and has no question to ask before",
                    tool.name
                ),
            )
            .here("a human is asked only whether it may run")
            .help("say what is at stake: `confirm \"Delete {args.paths.count} files?\"`"),
        );
    }
}
