// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the MCP server `board_server`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::{
    Cache, Discovery, Icon, Mapping, Origin, PromptArgument, PromptSpec, ResourceShape,
    ResourceSpec, ServerSpec, Target, Text,
};

use super::super::super::tools::cards;
use super::provider::BoardServerProvider;
use super::specs;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "board_server",
    service: "board",
    title: Some("The board"),
    description: "Everything that a server may say.",
    version: Some("2.1.0"),
    instructions: Some("Find a card before you move it."),
    icons: &[Icon { src: "https://acme.dev/board.png", mime: None, sizes: &[], theme: None }],
    tools: &[&cards::specs::FIND_CARDS, &cards::specs::MOVE_CARD, &cards::specs::DRAW],
    text: Text::Both,
    discovery: Discovery { search: true, permitted: true },
    cache: Cache { ttl_ms: 300000, private: true },
    context: &[
        Mapping { to: Target::SessionId, from: Origin::Header("X-Board-Session") },
        Mapping { to: Target::RunId, from: Origin::Meta("acme.dev/run") },
        Mapping { to: Target::Label("tenant"), from: Origin::Claim("tenant") },
    ],
    resources: &[
        ResourceSpec {
            name: "column",
            title: Some("A column"),
            description: "All cards of a column.",
            uri: "board:///columns/{name}",
            variables: &["name"],
            mime: Some("application/json"),
            shape: ResourceShape::Json,
            watched: true,
            cache: Cache { ttl_ms: 10000, private: true },
            icons: &[],
            tool: &specs::COLUMN,
        },
        ResourceSpec {
            name: "picture",
            title: None,
            description: "The picture of the board.",
            uri: "board:///picture.png",
            variables: &[],
            mime: Some("image/png"),
            shape: ResourceShape::Blob,
            watched: false,
            cache: Cache::NONE,
            icons: &[Icon { src: "https://acme.dev/picture.png", mime: None, sizes: &[], theme: None }],
            tool: &specs::PICTURE,
        },
        ResourceSpec {
            name: "a file",
            title: None,
            description: "Files beside the board.",
            uri: "board:///files/{+path}",
            variables: &["path"],
            mime: None,
            shape: ResourceShape::Content,
            watched: false,
            cache: Cache::NONE,
            icons: &[],
            tool: &specs::A_FILE,
        },
        ResourceSpec {
            name: "notes",
            title: None,
            description: "",
            uri: "board:///notes",
            variables: &[],
            mime: None,
            shape: ResourceShape::Text,
            watched: false,
            cache: Cache::NONE,
            icons: &[],
            tool: &specs::NOTES,
        },
    ],
    prompts: &[
        PromptSpec {
            name: "compare",
            title: Some("Compare"),
            description: "Compare a card with a sketch.",
            icons: &[Icon { src: "https://acme.dev/compare.png", mime: None, sizes: &[], theme: None }],
            arguments: &[
                PromptArgument { name: "card", title: Some("Card"), description: Some("The card."), required: true, values: &[] },
                PromptArgument { name: "how", title: None, description: None, required: false, values: &["fast", "very slow"] },
                PromptArgument { name: "loud", title: None, description: None, required: false, values: &["false", "true"] },
                PromptArgument { name: "depth", title: None, description: None, required: false, values: &["1", "2"] },
                PromptArgument { name: "limits", title: None, description: None, required: false, values: &[] },
            ],
            tool: &specs::COMPARE,
        },
        PromptSpec {
            name: "important",
            title: None,
            description: "Whatever the host finds important.",
            icons: &[],
            arguments: &[
                PromptArgument { name: "topic", title: None, description: None, required: false, values: &[] },
            ],
            tool: &specs::IMPORTANT,
        },
    ],
};

/// Makes the server `board_server` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
/// `provider` gives its resources, and the prompts that the host words.
///
/// Fails if the registry has its resources or prompts already.
pub fn server<P: BoardServerProvider>(
    registry: &Arc<toolrt::Registry>,
    provider: P,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    let served = super::provider::toolset(provider);
    toolrt::mcp::Server::with(&SERVER, registry, served)
}
