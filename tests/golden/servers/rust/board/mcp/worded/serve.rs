// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the MCP server `worded`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::{PromptSpec, ServerSpec, Text};

use super::specs;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "worded",
    service: "board",
    description: "Only prompts, all of them worded.",
    version: Some("2.0.0"),
    tools: &[],
    text: Text::Hint,
    prompts: &[
        PromptSpec {
            name: "hello",
            title: None,
            description: "",
            icons: &[],
            arguments: &[
            ],
            tool: &specs::HELLO,
        },
    ],
    ..ServerSpec::EMPTY
};

/// Makes the server `worded` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
///
/// Fails if the registry has its resources or prompts already.
pub fn server(
    registry: &Arc<toolrt::Registry>,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    let served = super::provider::toolset(());
    toolrt::mcp::Server::with(&SERVER, registry, served)
}
