//! T0410: tools that only read and yet write.

use super::{code, runs};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{CapabilityName, Design, Tool};

code!(Error "T0410" "a tool that only reads and yet writes" "readonly_writes.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in design
        .tools
        .iter()
        .filter(|tool| tool.effects.readonly == Some(true))
    {
        if tool.effects.destructive == Some(true) {
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("`{}` cannot be `readonly` and `destructive`", tool.name),
                )
                .here("says both")
                .help("remove one of them"),
            );
        }
        let writes = tool
            .capabilities
            .iter()
            .map(|capability| capability.name)
            .find(|name| {
                let changes = match name {
                    CapabilityName::FsWrite
                    | CapabilityName::FsDelete
                    | CapabilityName::StateMutate => true,
                    CapabilityName::FsRead
                    | CapabilityName::NetRead
                    | CapabilityName::NetWrite
                    | CapabilityName::ProcSpawn
                    | CapabilityName::EnvRead
                    | CapabilityName::EnvWrite
                    | CapabilityName::None => false,
                };
                changes && !of_a_step(design, tool, *name)
            });
        if let Some(name) = writes {
            let name = name.name();
            findings.add(
                Finding::new(
                    &CODE,
                    tool.place.span,
                    format!("`{}` is `readonly` and needs `{name}`", tool.name),
                )
                .here("says both")
                .help(format!("remove `readonly`, or `{name}` from its `needs`")),
            );
        }
    }
}

/// Whether a chain has a capability from one of its steps, for which it is already reported.
pub(super) fn of_a_step(design: &Design, tool: &Tool, name: CapabilityName) -> bool {
    tool.chain.as_ref().is_some_and(|chain| {
        runs::calls(chain).any(|call| {
            design[call.tool]
                .capabilities
                .iter()
                .any(|capability| capability.name == name)
        })
    })
}
