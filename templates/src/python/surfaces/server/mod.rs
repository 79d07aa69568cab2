//! An MCP server: everything that is declared of it, as data, and the function that makes it of a registry.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, McpServer, ToolId, Toolset};

pub(crate) use super::agent::Modules;
use crate::code::{Code, Module as From, Seen};
use crate::page::Page;
use crate::plan::implemented::is_worded;
use crate::plan::server::{Message, PromptSpec, ResourceSpec, ServerSpec};
use crate::python::constants::Constants;
use crate::python::models::ToolModel;
use crate::python::names::Names;
use crate::python::{docs, layout, literal, symbols};
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

#[derive(JsonSchema, Serialize)]
struct Resource {
    spec: ResourceSpec,
    /// What gives the spec of the tool that reads it.
    tool: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Prompt {
    spec: PromptSpec,
    /// What gives the spec of the tool that gives its messages.
    tool: Slot,
}

/// What `messages.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Messages {
    header: Slot,
    docs: Slot,
    exported: Slot,
    prompts: Vec<Worded>,
}

/// A prompt that the design words.
#[derive(JsonSchema, Serialize)]
struct Worded {
    docs: Slot,
    name: Slot,
    messages: Vec<Message>,
}

/// The resources and prompts of a server.
pub(crate) struct Served {
    /// The protocol that a host implements, if anything.
    pub protocol: Option<String>,
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
    let spec = |tool: Option<ToolId>| {
        let tool = tool.expect("a design that is ready has a tool for each of them");
        let name = literal::string(&design[tool].name);
        let specs = symbols::known_as(From::Beside(""), "specs", "specs.SPECS");
        Slot::code(Code::of(specs, vec![Code::from(&name)]))
    };
    let provider = |name: &str| symbols::known_as(From::Beside("provider"), name, name);
    let protocol = served.and_then(|served| served.protocol.as_deref());
    let name = docs::code(&server.name);
    let about =
        format!("Everything the design declares of the MCP server {name}, and how it is made.");
    let model = Server {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        server: ServerSpec::of(design, server),
        tools: tools.collect(),
        resources: (server.resources.iter())
            .map(|resource| Resource {
                spec: ResourceSpec::of(design, resource),
                tool: spec(resource.served.tool),
            })
            .collect(),
        prompts: (server.prompts.iter())
            .map(|prompt| Prompt {
                spec: PromptSpec::of(design, prompt),
                tool: spec(prompt.served.tool),
            })
            .collect(),
        made: Slot::docs(made(&name, protocol.is_some())),
        toolset: served.map(|_| Slot::code(provider("toolset"))),
        protocol: protocol.map(|protocol| Slot::code(provider(protocol).seen(Seen::Checked))),
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

/// `messages.py`, if the design words a prompt.
pub(crate) fn messages(
    design: &Design,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    (folder, header): (&str, &str),
) -> Option<Page> {
    let named = models.iter().zip(&constants.tools);
    let worded: Vec<_> = named.filter(|(model, _)| is_worded(model.tool)).collect();
    if worded.is_empty() {
        return None;
    }
    let exported: Vec<String> = worded.iter().map(|(_, name)| (*name).clone()).collect();
    let name = docs::code(&toolset.name);
    let about = format!("What the prompts of the server {name} say.");
    let prompts = worded.into_iter().map(|(model, name)| Worded {
        docs: Slot::lines(format!(
            "#: What the prompt {} says.",
            docs::code(model.tool.own_name())
        )),
        name: Slot::name(name),
        messages: Message::of_tool(design, model.tool),
    });
    let model = Messages {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        exported: Slot::code(literal::strings(&layout::exported(&exported))),
        prompts: prompts.collect(),
    };
    Some(Page::of(folder, "messages", "python/messages", model))
}
