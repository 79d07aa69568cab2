// Made by toolc from files.tools; do not edit.

//! Everything the design declares of the command `files`, and how it is made.

use std::sync::Arc;

use toolrt::cli::{Command, CommandSpec};

/// The command.
#[rustfmt::skip]
pub static COMMAND: CommandSpec = CommandSpec {
    name: "files",
    service: "files",
    description: "Look at the files of one folder.",
    version: Some("1.0.0"),
    tools: &[
        "find_files",
        "read_lines",
    ],
    documents: super::documents::DOCUMENTS,
    ..CommandSpec::EMPTY
};

/// Makes the command `files` of a registry.
///
/// It shows those of its tools that are registered there; a program ends with `command(&registry).main()`, which
/// needs the feature `cli` of `toolrt`.
pub fn command(registry: &Arc<toolrt::Registry>) -> Command {
    Command::new(&COMMAND, registry)
}
