// Made by toolc from files.tools; do not edit.

//! Everything the design declares of the command `file-tools`, and how it is made.

use std::sync::Arc;

use toolrt::cli::{Command, CommandSpec};

/// The command.
#[rustfmt::skip]
pub static COMMAND: CommandSpec = CommandSpec {
    name: "file-tools",
    service: "files",
    description: "Work with files below a directory.",
    version: Some("5.0.0"),
    tools: &[
        "find_files",
        "rename_files",
        "delete_files",
        "sweep",
    ],
    ..CommandSpec::EMPTY
};

/// Makes the command `file-tools` of a registry.
///
/// It shows those of its tools that are registered there; a program ends with `command(&registry).main()`, which
/// needs the feature `cli` of `toolrt`.
pub fn command(registry: &Arc<toolrt::Registry>) -> Command {
    Command::new(&COMMAND, registry)
}
