// Made by toolc from notes.tools; do not edit.

//! Everything the design declares of the MCP server `notes_server`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::{Cache, PromptArgument, PromptSpec, ResourceShape, ResourceSpec, ServerSpec};

use super::super::super::tools::notes;
use super::provider::NotesServerProvider;
use super::specs;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "notes_server",
    service: "notes",
    title: Some("Notes"),
    description: "Notes as Markdown files in one folder.",
    version: Some("1.0.0"),
    tools: &[&notes::specs::LIST_NOTES, &notes::specs::SEARCH_NOTES, &notes::specs::READ_NOTE, &notes::specs::WRITE_NOTE, &notes::specs::DELETE_NOTE],
    resources: &[
        ResourceSpec {
            name: "note",
            title: Some("A note"),
            description: "The text of a note.",
            uri: "note:///{name}",
            variables: &["name"],
            mime: Some("text/markdown"),
            shape: ResourceShape::Text,
            watched: true,
            cache: Cache::NONE,
            icons: &[],
            tool: &specs::NOTE,
        },
    ],
    prompts: &[
        PromptSpec {
            name: "summarize",
            title: Some("Summarize a topic"),
            description: "Summarize what the notes say of a topic.",
            icons: &[],
            arguments: &[
                PromptArgument { name: "topic", title: None, description: Some("What the summary is about."), required: true, values: &[] },
                PromptArgument { name: "length", title: None, description: None, required: false, values: &["short", "long"] },
            ],
            tool: &specs::SUMMARIZE,
        },
        PromptSpec {
            name: "tidy",
            title: Some("Tidy up a note"),
            description: "Tidy up a note.",
            icons: &[],
            arguments: &[
                PromptArgument { name: "name", title: None, description: None, required: true, values: &[] },
            ],
            tool: &specs::TIDY,
        },
    ],
    ..ServerSpec::EMPTY
};

/// Makes the server `notes_server` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
/// `provider` gives its resources, and the prompts that the host words.
///
/// Fails if the registry has its resources or prompts already.
pub fn server<P: NotesServerProvider>(
    registry: &Arc<toolrt::Registry>,
    provider: P,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    let served = super::provider::toolset(provider);
    toolrt::mcp::Server::with(&SERVER, registry, served)
}
