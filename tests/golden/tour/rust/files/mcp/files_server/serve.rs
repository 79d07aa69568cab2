// Made by toolc from files.tools; do not edit.

//! Everything the design declares of the MCP server `files_server`, and how it is made.

use std::sync::Arc;

use toolrt::mcp::{Cache, PromptArgument, PromptSpec, ResourceShape, ResourceSpec, ServerSpec};

use super::super::super::tools::files;
use super::provider::FilesServerProvider;
use super::specs;

/// The server.
#[rustfmt::skip]
pub static SERVER: ServerSpec = ServerSpec {
    name: "files_server",
    service: "files",
    version: Some("5.0.0"),
    instructions: Some("Find files before you rename or delete them.\nPaths are relative to the working directory."),
    tools: &[&files::specs::FIND_FILES, &files::specs::RENAME_FILES],
    resources: &[
        ResourceSpec {
            name: "file_text",
            title: None,
            description: "The text of one file.",
            uri: "file:///{path}",
            variables: &["path"],
            mime: Some("text/plain"),
            shape: ResourceShape::Text,
            watched: false,
            cache: Cache::NONE,
            icons: &[],
            tool: &specs::FILE_TEXT,
        },
    ],
    prompts: &[
        PromptSpec {
            name: "suggest_names",
            title: None,
            description: "Ask for a better name for each file.",
            icons: &[],
            arguments: &[
                PromptArgument { name: "pattern", title: None, description: None, required: true, values: &[] },
            ],
            tool: &specs::SUGGEST_NAMES,
        },
    ],
    ..ServerSpec::EMPTY
};

/// Makes the server `files_server` of a registry.
///
/// It shows those of its tools that are registered there; `toolrt_mcp` serves it.
/// `provider` gives its resources, and the prompts that the host words.
///
/// Fails if the registry has its resources or prompts already.
pub fn server<P: FilesServerProvider>(
    registry: &Arc<toolrt::Registry>,
    provider: P,
) -> Result<toolrt::mcp::Server, toolrt::host::RegisterError> {
    let served = super::provider::toolset(provider);
    toolrt::mcp::Server::with(&SERVER, registry, served)
}
