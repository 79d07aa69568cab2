// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the command `board`, and how it is made.

use std::sync::Arc;

use toolrt::cli::{Command, CommandSpec};

/// The command.
#[rustfmt::skip]
pub static COMMAND: CommandSpec = CommandSpec {
    name: "board",
    service: "board",
    description: "The board on a command line.",
    version: Some("2.0.0"),
    tools: &[
        "find_cards",
        "move_card",
        "draw",
    ],
    shares: &[
        &super::super::super::mcp::board_server::SERVER,
        &super::super::super::mcp::worded::SERVER,
    ],
    ..CommandSpec::EMPTY
};

/// Makes the command `board` of a registry.
///
/// It shows those of its tools that are registered there; a program ends with `command(&registry).main()`, which
/// needs the feature `cli` of `toolrt`.
pub fn command(registry: &Arc<toolrt::Registry>) -> Command {
    Command::new(&COMMAND, registry)
}
