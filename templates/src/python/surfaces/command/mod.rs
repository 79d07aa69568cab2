//! A command: what is declared of it, as data, and the function that makes it of a registry.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Cli;

use crate::code::Module;
use crate::page::Page;
use crate::plan::command::CommandSpec;
use crate::plan::folders::Folder;
use crate::python::names::Names;
use crate::python::{docs, symbols};
use crate::slot::Slot;

/// What `command.py.j2` prints.
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

/// `command.py`.
pub(crate) fn page(names: &Names<'_>, command: &Cli, (folder, header): (&str, &str)) -> Page {
    let name = docs::code(&command.name);
    let about =
        format!("Everything the design declares of the command {name}, and how it is made.");
    let made = format!(
        "Make the command {name} of a registry.\n\n\
         It shows those of its tools that are registered there; a program ends with\n\
         `command(registry).main()`. `context` is what calls begin with: labels, values, a\n\
         working directory."
    );
    let shares = command.shares.iter().map(|id| {
        let folder = Folder::Server(&names.design[*id]).path(names);
        let here = format!("{}_serve.server_spec", names.server(*id));
        Slot::code(symbols::known_as(Module::Generated(folder), "serve", &here))
    });
    let model = Command {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        command: CommandSpec::of(names.design, command),
        shares: shares.collect(),
        made: Slot::docs(made),
    };
    Page::of(folder, "command", "python/command", model).exporting(["command", "command_spec"])
}
