//! The order of definitions, which the names of files do not change.

use toolc_compiler::ir::{Design, ToolId};

/// Tools by the names of their packages and toolsets, those of a toolset as they are declared.
pub fn in_order(design: &Design, tools: impl IntoIterator<Item = ToolId>) -> Vec<ToolId> {
    let mut all: Vec<ToolId> = tools.into_iter().collect();
    all.sort_by_cached_key(|id| {
        let toolset = &design[design[*id].toolset];
        let file = &design.files[toolset.place.file().0 as usize];
        let place = toolset.tools.iter().position(|tool| tool == id);
        (
            design.packages[file.package.0 as usize].name.clone(),
            toolset.name.clone(),
            place,
        )
    });
    all
}
