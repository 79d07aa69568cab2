//! Resources and prompts, of an MCP server or a command: as data, with the tools that stand for them, and what prompts say.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{self, Design, ToolId, Toolset};

use crate::code::{Code, Module as From, Seen};
use crate::page::Page;
use crate::plan::implemented::is_worded;
use crate::plan::server::{Message, PromptSpec, ResourceSpec, kind};
use crate::python::constants::Constants;
use crate::python::models::ToolModel;
use crate::python::{docs, literal, symbols};
use crate::slot::Slot;

/// A resource, as `served.py.j2` prints it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Resource {
    spec: ResourceSpec,
    /// What gives the spec of the tool that reads it.
    tool: Slot,
}

/// A prompt, as `served.py.j2` prints it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Prompt {
    spec: PromptSpec,
    /// What gives the spec of the tool that gives its messages.
    tool: Slot,
}

/// What `messages.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Messages {
    header: Slot,
    docs: Slot,
    prompts: Vec<Worded>,
}

/// A prompt that the design words.
#[derive(JsonSchema, Serialize)]
struct Worded {
    docs: Slot,
    name: Slot,
    messages: Vec<Message>,
}

/// The resources and prompts of a server or a command.
pub(crate) struct Served {
    /// The protocol that a host implements, if anything.
    pub protocol: Option<String>,
}

impl Served {
    /// What makes the toolset that stands for them.
    pub(crate) fn toolset(&self) -> Slot {
        Slot::code(symbols::known_as(
            From::Beside("provider"),
            "toolset",
            "toolset",
        ))
    }

    /// The protocol that a host implements, if anything, for an annotation.
    pub(crate) fn given(&self) -> Option<Slot> {
        let protocol = self.protocol.as_ref()?;
        let provider = symbols::known_as(From::Beside("provider"), protocol, protocol);
        Some(Slot::code(provider.seen(Seen::Checked)))
    }
}

/// The resources, in order.
pub(crate) fn resources(design: &Design, of: &[ir::Resource]) -> Vec<Resource> {
    let resources = of.iter().map(|resource| Resource {
        spec: ResourceSpec::of(design, resource),
        tool: spec(design, resource.served.tool),
    });
    resources.collect()
}

/// The prompts, in order.
pub(crate) fn prompts(design: &Design, of: &[ir::Prompt]) -> Vec<Prompt> {
    let prompts = of.iter().map(|prompt| Prompt {
        spec: PromptSpec::of(design, prompt),
        tool: spec(design, prompt.served.tool),
    });
    prompts.collect()
}

/// What gives the spec of the tool that stands for one.
fn spec(design: &Design, tool: Option<ToolId>) -> Slot {
    let tool = tool.expect("a design that is ready has a tool for each of them");
    let name = literal::string(&design[tool].name);
    let specs = symbols::known_as(From::Beside(""), "specs", "specs.SPECS");
    Slot::code(Code::of(specs, vec![Code::from(&name)]))
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
    let name = docs::code(&toolset.name);
    let about = format!("What the prompts of the {} {name} say.", kind(toolset));
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
        prompts: prompts.collect(),
    };
    Some(Page::of(folder, "messages", "python/messages", model))
}
