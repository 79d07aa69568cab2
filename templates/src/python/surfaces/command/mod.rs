//! A command: what is declared of it, as data, and the function that makes it of a registry.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Cli;

use super::served::{self, Prompt, Resource, Served};
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
    resources: Vec<Resource>,
    prompts: Vec<Prompt>,
    /// The function that gives its documents, where it has some.
    documents: Option<Slot>,
    /// What the function that makes it says of itself.
    made: Slot,
    /// What makes the toolset of its own resources and prompts.
    toolset: Option<Slot>,
    /// The protocol that a host implements.
    protocol: Option<Slot>,
}

/// `command.py`.
pub(crate) fn page(
    names: &Names<'_>,
    command: &Cli,
    served: Option<&Served>,
    has_documents: bool,
    (folder, header): (&str, &str),
) -> Page {
    let protocol = served.and_then(Served::given);
    let name = docs::code(&command.name);
    let about =
        format!("Everything the design declares of the command {name}, and how it is made.");
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
        resources: served::resources(names.design, &command.resources),
        prompts: served::prompts(names.design, &command.prompts),
        made: Slot::docs(made(&name, protocol.is_some())),
        toolset: served.map(Served::toolset),
        protocol,
        documents: has_documents.then(|| {
            let module = Module::Generated(folder.to_owned());
            Slot::code(symbols::known_as(
                module,
                "documents",
                "documents.documents",
            ))
        }),
    };
    Page::of(folder, "command", "python/command", model).exporting(["command", "command_spec"])
}

/// What the function says of itself.
fn made(name: &str, is_given: bool) -> String {
    if is_given {
        format!(
            "Make the command {name} of a registry.\n\n\
             It shows those of its tools that are registered there; a program ends with\n\
             `command(registry, provider).main()`. `provider` gives its own resources, and the\n\
             prompts that the host words. `context` is what calls begin with: labels, values, a\n\
             working directory."
        )
    } else {
        format!(
            "Make the command {name} of a registry.\n\n\
             It shows those of its tools that are registered there; a program ends with\n\
             `command(registry).main()`. `context` is what calls begin with: labels, values, a\n\
             working directory."
        )
    }
}
