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

toolrt::tool! {
    /// The prompt `hello`.
    Hello: specs::HELLO, HelloArgs => toolrt::mcp::Messages, HelloError;
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
