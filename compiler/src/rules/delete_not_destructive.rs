//! T0411: tools that delete files and are not declared `destructive`.

use super::{code, readonly_writes};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{CapabilityName, Design};

code!(Error "T0411" "a tool that deletes and is not destructive" "delete_not_destructive.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let deletes = tool
            .capabilities
            .iter()
            .any(|capability| capability.name == CapabilityName::FsDelete);
        let said_elsewhere = tool.effects.readonly == Some(true)
            || readonly_writes::of_a_step(design, tool, CapabilityName::FsDelete);
        if deletes && tool.effects.destructive != Some(true) && !said_elsewhere {
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("`{}` needs `fs:delete` and is not `destructive`", tool.name),
                )
                .here("deletes files")
                .help("add the line `destructive`"),
            );
        }
    }
}
