// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the MCP server `bare`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::ServerSpec;

use super::super::super::tools::cards;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "bare",
    service: "board",
    description: "Only tools.",
    version: Some("2.0.0"),
    tools: &[&cards::specs::DRAW],
    ..ServerSpec::EMPTY
};

/// Makes the server `bare` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
///
/// Fails if the registry has its resources or prompts already.
pub fn server(
    registry: &Arc<toolrt::Registry>,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    Ok(toolrt::mcp::Server::new(&SERVER, registry))
}
