//! T0413: tools that need `none` beside other capabilities.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{CapabilityName, Design};

code!(Error "T0413" "nothing and something is needed" "none_with_others.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in design.tools.iter().filter(|tool| tool.chain.is_none()) {
        let none = tool
            .capabilities
            .iter()
            .any(|capability| capability.name == CapabilityName::None);
        let other = tool
            .capabilities
            .iter()
            .find(|capability| capability.name != CapabilityName::None);
        if let (true, Some(other)) = (none, other) {
            let other = other.name.name();
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("`{}` needs `none` and `{other}`", tool.name),
                )
                .here("what its toolset needs counts, too")
                .help("remove `none`"),
            );
        }
    }
}
