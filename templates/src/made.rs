//! Which types are made for tools and methods beside those that the design declares, by the ends of their names.

use toolc_compiler::ir::{Method, Tool};

/// Those of a tool.
pub(crate) fn for_tool(tool: &Tool) -> impl Iterator<Item = &'static str> {
    let types = [
        ("Args", tool.payload.declared.is_none()),
        ("Injected", !tool.payload.injected.is_empty()),
        ("Result", tool.result.is_some()),
        ("Side", !tool.side.is_empty()),
        ("Item", tool.streams.is_some()),
    ];
    let made = types.into_iter().filter(|(_, is_made)| *is_made);
    made.map(|(end, _)| end)
}

/// Those of a method.
pub(crate) fn for_method(method: &Method) -> impl Iterator<Item = &'static str> {
    let types = [
        ("Payload", method.payload.declared.is_none()),
        ("Injected", !method.payload.injected.is_empty()),
        ("Result", method.result.is_some()),
        ("Item", method.streams.is_some()),
    ];
    let made = types.into_iter().filter(|(_, is_made)| *is_made);
    made.map(|(end, _)| end)
}
