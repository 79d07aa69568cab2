//! A command: what is declared of it, as data, and the function that makes it of a registry.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Cli;

use crate::code::Code;
use crate::page::Page;
use crate::plan::command::CommandSpec;
use crate::rust::docs::{self, inner};
use crate::rust::names::Names;
use crate::slot::Slot;

/// What `command.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Command {
    header: Slot,
    docs: Slot,
    command: CommandSpec,
    /// The specs of the servers whose resources and prompts it shows.
    shares: Vec<Slot>,
    /// What the function that makes it says of itself.
    made: Slot,
}

/// `command.rs`.
pub(crate) fn page(names: &Names<'_>, command: &Cli, (folder, header): (&str, &str)) -> Page {
    let name = docs::code(&command.name);
    let about =
        format!("Everything the design declares of the command {name}, and how it is made.");
    let made = format!(
        "Makes the command {name} of a registry.\n\n\
         It shows those of its tools that are registered there; a program ends with `command(&registry).main()`, which\n\
         needs the feature `cli` of `toolrt`."
    );
    let shares = command.shares.iter().map(|id| {
        let server = names.server(*id);
        let path = format!("&super::super::super::mcp::{server}::SERVER");
        Slot::code(Code::from(&*path))
    });
    let model = Command {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        command: CommandSpec::of(names.design, command),
        shares: shares.collect(),
        made: Slot::docs(made),
    };
    Page::of(folder, "command", "rust/command", model).exporting(["COMMAND", "command"])
}
