//! An MCP server: everything that is declared of it, as data, and the function that makes it of a registry.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, McpServer};

use super::served::{self, Given, GivenSlots, Prompt, Resource, Served};
use super::uses::Uses;
use crate::code::{Bracket, Code};
use crate::page::Page;
use crate::plan::server::ServerSpec;
use crate::rust::docs::{self, inner};
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
    let given = served.and_then(|served| served.given.as_ref());
    let name = docs::code(&server.name);
    let about =
        format!("Everything the design declares of the MCP server {name}, and how it is made.");
    let model = Server {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        server: ServerSpec::of(design, server),
        tools: Slot::code(Code::Seq(vec![Code::word("&"), tools])),
        resources: served::resources(design, &server.resources, served),
        prompts: served::prompts(design, &server.prompts, served),
        made: Slot::docs(made(&name, given.is_some())),
        serves: served.is_some(),
        given: given.map(Given::slots),
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
