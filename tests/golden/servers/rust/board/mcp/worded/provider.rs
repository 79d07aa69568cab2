// Made by toolc from servers.tools; do not edit.

//! What a host implements to provide the resources and prompts of the server `worded`, and how it becomes a toolset.

use super::types::{HelloArgs, HelloError};
use super::{messages, specs};

/// Only prompts, all of them worded.
pub trait WordedProvider: Send + Sync + 'static {}

/// The design words all prompts, so that nothing is left to implement.
impl WordedProvider for () {}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WordedProvider>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.prompt::<Hello>();
    toolset.build()
}

/// The prompt `hello`.
#[derive(Debug, Clone, Copy)]
pub struct Hello;

impl toolrt::Tool for Hello {
    type Args = HelloArgs;
    type Result = toolrt::mcp::Messages;
    type Error = HelloError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::HELLO
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl toolrt::mcp::Prompted for Hello {
    type Injected = ();

    const MESSAGES: &'static [toolrt::mcp::MessageSpec] = messages::HELLO;

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
