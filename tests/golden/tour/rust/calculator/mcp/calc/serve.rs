// Made by toolc from calculator.tools; do not edit.

//! Everything the design declares of the MCP server `calc`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::ServerSpec;

use super::super::super::tools::calculator;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "calc",
    service: "calculator",
    version: Some("1.0.0"),
    tools: &[&calculator::specs::ADD, &calculator::specs::DIVIDE],
    ..ServerSpec::EMPTY
};

/// Makes the server `calc` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
///
/// Fails if the registry has its resources or prompts already.
pub fn server(
    registry: &Arc<toolrt::Registry>,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    Ok(toolrt::mcp::Server::new(&SERVER, registry))
}
