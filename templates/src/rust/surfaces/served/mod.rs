//! Resources and prompts, of an MCP server or a command: as data, with the tools that stand for them, and what prompts say.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{self, Design, ToolId, Toolset};

use crate::page::Page;
use crate::plan::implemented::is_worded;
use crate::plan::server::{Message, PromptSpec, ResourceSpec, kind};
use crate::rust::docs::{self, inner};
use crate::rust::models::ToolModel;
use crate::rust::symbols;
use crate::slot::Slot;

/// A resource, as `served.rs.j2` prints it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Resource {
    spec: ResourceSpec,
    /// The spec of the tool that reads it.
    tool: Slot,
}

/// A prompt, as `served.rs.j2` prints it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Prompt {
    spec: PromptSpec,
    /// The spec of the tool that gives its messages.
    tool: Slot,
}

/// What the host gives to the function that makes a server or a command.
#[derive(JsonSchema, Serialize)]
pub(crate) struct GivenSlots {
    provider: Slot,
    r#trait: Slot,
}

/// What `messages.rs.j2` prints.
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

/// The resources and prompts of a server or a command, with their names in its files.
pub(crate) struct Served {
    /// The specs of the tools that stand for them.
    pub specs: HashMap<ToolId, String>,
    /// What a host implements, if anything.
    pub given: Option<Given>,
    /// Whether its files name packages.
    pub packages: bool,
}

/// The trait that a host implements, and what stands for the type that does.
pub(crate) struct Given {
    pub provider: String,
    pub r#trait: String,
}

impl Given {
    /// As the function names them that makes the server or the command.
    pub(crate) fn slots(&self) -> GivenSlots {
        GivenSlots {
            provider: Slot::name(&self.provider),
            r#trait: Slot::code(symbols::beside("provider", &self.r#trait)),
        }
    }
}

/// The resources, in order.
pub(crate) fn resources(
    design: &Design,
    of: &[ir::Resource],
    served: Option<&Served>,
) -> Vec<Resource> {
    let resources = of.iter().map(|resource| Resource {
        spec: ResourceSpec::of(design, resource),
        tool: spec(served, resource.served.tool),
    });
    resources.collect()
}

/// The prompts, in order.
pub(crate) fn prompts(design: &Design, of: &[ir::Prompt], served: Option<&Served>) -> Vec<Prompt> {
    let prompts = of.iter().map(|prompt| Prompt {
        spec: PromptSpec::of(design, prompt),
        tool: spec(served, prompt.served.tool),
    });
    prompts.collect()
}

/// The spec of the tool that stands for one.
fn spec(served: Option<&Served>, tool: Option<ToolId>) -> Slot {
    let served = served.expect("who has resources or prompts has their specs");
    let tool = tool.expect("a design that is ready has a tool for each of them");
    let name = &served.specs[&tool];
    Slot::code(symbols::below("specs", &format!("specs::{name}")))
}

/// `messages.rs`, if the design words a prompt.
pub(crate) fn messages(
    design: &Design,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    (folder, header): (&str, &str),
) -> Option<Page> {
    let prompts = models.iter().filter(|model| is_worded(model.tool));
    let prompts = prompts.map(|model| Worded {
        docs: Slot::docs(format!(
            "What the prompt {} says.",
            docs::code(model.tool.own_name())
        )),
        name: Slot::name(&model.spec),
        messages: Message::of_tool(design, model.tool),
    });
    let prompts: Vec<Worded> = prompts.collect();
    if prompts.is_empty() {
        return None;
    }
    let name = docs::code(&toolset.name);
    let about = format!("What the prompts of the {} {name} say.", kind(toolset));
    let model = Messages {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        prompts,
    };
    Some(Page::of(folder, "messages", "rust/messages", model))
}
