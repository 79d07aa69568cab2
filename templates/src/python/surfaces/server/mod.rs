//! An MCP server: everything that is declared of it, as data, and the function that makes it of a registry.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::McpServer;

pub(crate) use super::agent::Modules;
use super::served::{self, Prompt, Resource, Served};
use crate::code::Code;
use crate::page::Page;
use crate::plan::server::ServerSpec;
use crate::python::names::Names;
use crate::python::{docs, literal};
use crate::slot::Slot;

/// What `serve.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Server {
    header: Slot,
    docs: Slot,
    server: ServerSpec,
    /// What gives the specs of the tools that it shows.
    tools: Vec<Slot>,
    resources: Vec<Resource>,
    prompts: Vec<Prompt>,
    /// What the function that makes it says of itself.
    made: Slot,
    /// What makes the toolset of its resources and prompts.
    toolset: Option<Slot>,
    /// The protocol that a host implements.
    protocol: Option<Slot>,
}

/// `serve.py`.
pub(crate) fn page(
    names: &Names<'_>,
    server: &McpServer,
    modules: &Modules,
    served: Option<&Served>,
    (folder, header): (&str, &str),
) -> Page {
    let design = names.design;
    let tools = server.exposes.iter().flat_map(|view| {
        let specs = modules.specs(names, view.toolset, "SPECS");
        let tools = view.tools.iter();
        tools.map(move |id| {
            let name = literal::string(&design[*id].name);
            Slot::code(Code::of(specs.clone(), vec![Code::from(&name)]))
        })
    });
    let protocol = served.and_then(Served::given);
    let name = docs::code(&server.name);
    let about =
        format!("Everything the design declares of the MCP server {name}, and how it is made.");
    let model = Server {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        server: ServerSpec::of(design, server),
        tools: tools.collect(),
        resources: served::resources(design, &server.resources),
        prompts: served::prompts(design, &server.prompts),
        made: Slot::docs(made(&name, protocol.is_some())),
        toolset: served.map(Served::toolset),
        protocol,
    };
    Page::of(folder, "serve", "python/serve", model).exporting(["server", "server_spec"])
}

/// What the function says of itself.
fn made(name: &str, is_given: bool) -> String {
    let given = if is_given {
        "\n\n`provider` gives its resources, and the prompts that the host words."
    } else {
        ""
    };
    format!(
        "Make the server {name} of a registry.\n\n\
         It shows those of its tools that are registered there; `toolrt.mcp` serves it.{given}"
    )
}
