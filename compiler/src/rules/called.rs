//! What is called alike: tools, resources and prompts.

use crate::ir::*;
use crate::source::{Span, Text};

/// What rules about capabilities need to know of one.
pub(super) struct Called<'a> {
    pub name: &'a Text,
    pub place: Place,
    /// Where its statements are: what a toolset says is said once for all of its tools.
    pub block: Span,
    pub capabilities: &'a [Capability],
    /// The arguments, and the type that they are if it is a declared one.
    pub args: Option<(&'a Record, Option<TypeId>)>,
    /// Chains need what their steps need.
    pub is_chain: bool,
}

/// All that is called, tools first.
pub(super) fn called(design: &Design) -> impl Iterator<Item = Called<'_>> {
    let tools = design.declared_tools().map(|tool| Called {
        name: &tool.name,
        place: tool.place,
        block: design[tool.toolset].place.span,
        capabilities: &tool.capabilities,
        args: Some((&tool.payload.record, tool.payload.declared)),
        is_chain: tool.chain.is_some(),
    });
    let resources = design.resources().map(|resource| {
        served(
            &resource.name,
            &resource.served,
            Some((&resource.args, None)),
        )
    });
    let prompts = design
        .prompts()
        .map(|prompt| served(&prompt.name, &prompt.served, Some((&prompt.args, None))));
    tools.chain(resources).chain(prompts)
}

fn served<'a>(
    name: &'a Text,
    of: &'a Served,
    args: Option<(&'a Record, Option<TypeId>)>,
) -> Called<'a> {
    Called {
        name,
        place: of.place,
        block: of.place.span,
        capabilities: &of.capabilities,
        args,
        is_chain: false,
    }
}
