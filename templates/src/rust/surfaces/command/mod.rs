//! A command: what is declared of it, as data, and the function that makes it of a registry.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Cli;

use super::served::{self, Given, GivenSlots, Prompt, Resource, Served};
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
    resources: Vec<Resource>,
    prompts: Vec<Prompt>,
    has_documents: bool,
    /// What the function that makes it says of itself.
    made: Slot,
    /// Whether it has resources or prompts of its own.
    serves: bool,
    /// What the host gives.
    given: Option<GivenSlots>,
}

/// `command.rs`.
pub(crate) fn page(
    names: &Names<'_>,
    command: &Cli,
    served: Option<&Served>,
    has_documents: bool,
    (folder, header): (&str, &str),
) -> Page {
    let given = served.and_then(|served| served.given.as_ref());
    let name = docs::code(&command.name);
    let about =
        format!("Everything the design declares of the command {name}, and how it is made.");
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
        resources: served::resources(names.design, &command.resources, served),
        prompts: served::prompts(names.design, &command.prompts, served),
        made: Slot::docs(made(&name, served.is_some(), given.is_some())),
        serves: served.is_some(),
        given: given.map(Given::slots),
        has_documents,
    };
    Page::of(folder, "command", "rust/command", model).exporting(["COMMAND", "command"])
}

/// What the function says of itself.
fn made(name: &str, serves: bool, is_given: bool) -> String {
    let ends = match (serves, is_given) {
        (false, _) => " `command(&registry).main()`, which\nneeds",
        (true, false) => "\n`command(&registry)?.main()`, which needs",
        (true, true) => "\n`command(&registry, provider)?.main()`, which needs",
    };
    let given = if is_given {
        "\n`provider` gives its own resources, and the prompts that the host words."
    } else {
        ""
    };
    let fails = if serves {
        "\n\nFails if the registry has its own resources or prompts already."
    } else {
        ""
    };
    format!(
        "Makes the command {name} of a registry.\n\n\
         It shows those of its tools that are registered there; a program ends with{ends} the feature `cli` of `toolrt`.{given}{fails}"
    )
}
