// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the MCP server `cards`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::{Cache, Discovery, ResourceShape, ResourceSpec, ServerSpec};

use super::provider::CardsProvider;
use super::specs;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "cards",
    service: "board",
    description: "Only resources.",
    version: Some("2.0.0"),
    tools: &[],
    discovery: Discovery { search: true, permitted: false },
    resources: &[
        ResourceSpec {
            name: "server",
            title: None,
            description: "",
            uri: "board:///server",
            variables: &[],
            mime: None,
            shape: ResourceShape::Json,
            watched: false,
            cache: Cache::NONE,
            icons: &[],
            tool: &specs::SERVER,
        },
    ],
    ..ServerSpec::EMPTY
};

/// Makes the server `cards` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
/// `provider` gives its resources, and the prompts that the host words.
///
/// Fails if the registry has its resources or prompts already.
pub fn server<P: CardsProvider>(
    registry: &Arc<toolrt::Registry>,
    provider: P,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    let served = super::provider::toolset(provider);
    toolrt::mcp::Server::with(&SERVER, registry, served)
}
