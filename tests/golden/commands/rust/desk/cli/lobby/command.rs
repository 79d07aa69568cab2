// Made by toolc from commands.tools; do not edit.

//! Everything the design declares of the command `lobby`, and how it is made.

use std::sync::Arc;

use toolrt::cli::{Command, CommandSpec};
use toolrt::mcp::{Cache, PromptArgument, PromptSpec, ResourceShape, ResourceSpec};

use super::provider::LobbyProvider;
use super::specs;

/// The command.
#[rustfmt::skip]
pub static COMMAND: CommandSpec = CommandSpec {
    name: "lobby",
    service: "desk",
    description: "The desk with its wall.",
    version: Some("1.2.0"),
    tools: &[
        "picture",
    ],
    shares: &[
        &super::super::super::mcp::wall::SERVER,
    ],
    resources: &[
        ResourceSpec {
            name: "hours",
            title: Some("Hours"),
            description: "Whether somebody is there.",
            uri: "lobby:///hours/{day}",
            variables: &["day"],
            mime: None,
            shape: ResourceShape::Json,
            watched: false,
            cache: Cache { ttl_ms: 60000, private: false },
            icons: &[],
            tool: &specs::HOURS,
        },
        ResourceSpec {
            name: "desk",
            title: None,
            description: "What is on the desk.",
            uri: "lobby:///desk",
            variables: &[],
            mime: None,
            shape: ResourceShape::Text,
            watched: false,
            cache: Cache::NONE,
            icons: &[],
            tool: &specs::DESK,
        },
    ],
    prompts: &[
        PromptSpec {
            name: "ring",
            title: None,
            description: "Ring for somebody.",
            icons: &[],
            arguments: &[
                PromptArgument { name: "times", title: None, description: None, required: false, values: &[] },
            ],
            tool: &specs::RING,
        },
        PromptSpec {
            name: "command",
            title: None,
            description: "Say what the desk is for.",
            icons: &[],
            arguments: &[
                PromptArgument { name: "to", title: None, description: None, required: false, values: &[] },
            ],
            tool: &specs::COMMAND,
        },
    ],
    ..CommandSpec::EMPTY
};

/// Makes the command `lobby` of a registry.
///
/// It shows those of its tools that are registered there; a program ends with
/// `command(&registry, provider)?.main()`, which needs the feature `cli` of `toolrt`.
/// `provider` gives its own resources, and the prompts that the host words.
///
/// Fails if the registry has its own resources or prompts already.
pub fn command<P: LobbyProvider>(
    registry: &Arc<toolrt::Registry>,
    provider: P,
) -> Result<Command, toolrt::host::RegisterError> {
    let served = super::provider::toolset(provider);
    Command::with(&COMMAND, registry, served)
}
