//! T0413: tools that need `none` beside other capabilities.

use super::called::called;
use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{CapabilityName, Design};

code!(Error "T0413" "nothing and something is needed" "none_with_others.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in called(design).filter(|tool| !tool.is_chain) {
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
                .here(if tool.block == tool.place.span {
                    "either nothing or something"
                } else {
                    "what its toolset needs counts, too"
                })
                .help("remove `none`"),
            );
        }
    }
}
