//! An MCP server: everything that is declared of it, as data, and the function that makes it of a registry.

use std::collections::HashMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, McpServer, ToolId, Toolset};

use super::uses::Uses;
use crate::code::{Bracket, Code};
use crate::page::Page;
use crate::plan::implemented::is_worded;
use crate::plan::server::{Message, PromptSpec, ResourceSpec, ServerSpec};
use crate::rust::docs::{self, inner};
use crate::rust::models::ToolModel;
use crate::rust::symbols;
use crate::slot::Slot;

/// What `serve.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Server {
    header: Slot,
    docs: Slot,
    server: ServerSpec,
    /// The specs of the tools that it shows.
    tools: Slot,
    resources: Vec<Resource>,
    prompts: Vec<Prompt>,
    /// What the function that makes it says of itself.
    made: Slot,
    /// Whether it has resources or prompts.
    serves: bool,
    /// What the host gives.
    given: Option<GivenSlots>,
}

#[derive(JsonSchema, Serialize)]
struct Resource {
    spec: ResourceSpec,
    /// The spec of the tool that reads it.
    tool: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Prompt {
    spec: PromptSpec,
    /// The spec of the tool that gives its messages.
    tool: Slot,
}

#[derive(JsonSchema, Serialize)]
struct GivenSlots {
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

/// The resources and prompts of a server, with their names in its files.
pub(crate) struct Served {
    /// The specs of the tools that stand for them.
    pub specs: HashMap<ToolId, String>,
    /// What a host implements, if anything.
    pub given: Option<Given>,
}

/// The trait that a host implements, and what stands for the type that does.
pub(crate) struct Given {
    pub provider: String,
    pub r#trait: String,
}

/// `serve.rs`.
pub(crate) fn page(
    design: &Design,
    server: &McpServer,
    uses: &Uses<'_, '_>,
    served: Option<&Served>,
    (folder, header): (&str, &str),
) -> Page {
    let tools = uses.tools(&server.exposes).map(|used| {
        let spec = uses.below(used.toolset, &format!("specs::{}", used.model.spec));
        Code::Seq(vec![Code::word("&"), Code::Name(Arc::new(spec))])
    });
    let tools = Code::display(Bracket::Square, tools.collect());
    let spec = |tool: Option<ToolId>| {
        let served = served.expect("a server with resources or prompts has their specs");
        let tool = tool.expect("a design that is ready has a tool for each of them");
        let name = &served.specs[&tool];
        Slot::code(symbols::below("specs", &format!("specs::{name}")))
    };
    let given = served.and_then(|served| served.given.as_ref());
    let name = docs::code(&server.name);
    let about =
        format!("Everything the design declares of the MCP server {name}, and how it is made.");
    let model = Server {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        server: ServerSpec::of(design, server),
        tools: Slot::code(Code::Seq(vec![Code::word("&"), tools])),
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
        made: Slot::docs(made(&name, given.is_some())),
        serves: served.is_some(),
        given: given.map(|given| GivenSlots {
            provider: Slot::name(&given.provider),
            r#trait: Slot::code(symbols::beside("provider", &given.r#trait)),
        }),
    };
    Page::of(folder, "serve", "rust/serve", model).exporting(["SERVER", "server"])
}

/// What the function says of itself.
fn made(name: &str, is_given: bool) -> String {
    let given = if is_given {
        "\n`provider` gives its resources, and the prompts that the host words."
    } else {
        ""
    };
    format!(
        "Makes the server {name} of a registry.\n\n\
         It shows those of its tools that are registered there; `toolrt_mcp` serves it.{given}\n\n\
         Fails if the registry has its resources or prompts already."
    )
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
    let about = format!("What the prompts of the server {name} say.");
    let model = Messages {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        prompts,
    };
    Some(Page::of(folder, "messages", "rust/messages", model))
}
