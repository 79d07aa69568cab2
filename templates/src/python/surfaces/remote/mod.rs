//! How an agent SDK reaches the MCP servers of a service, by its own client: modules that stand alone.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Service;

use super::sdk::{Framework, Remote};
use crate::page::Page;
use crate::plan::remote::{Group, Groups};
use crate::python::idents::{Case, Scope, screaming};
use crate::python::names::Names;
use crate::python::{docs, layout, literal};
use crate::slot::Slot;

/// What the templates of all SDKs print.
#[derive(JsonSchema, Serialize)]
struct Module {
    header: Slot,
    docs: Slot,
    exported: Slot,
    /// The name of the SDK's package, by which servers know who calls.
    caller: Slot,
    groups: Vec<Listed>,
    servers: Vec<Server>,
    /// The tools whose arguments may be left out in part.
    optional: Vec<Optional>,
}

/// A tool, and those of its arguments that may be left out.
#[derive(JsonSchema, Serialize)]
struct Optional {
    name: Slot,
    arguments: Slot,
}

/// Tools that a constant lists.
#[derive(JsonSchema, Serialize)]
struct Listed {
    /// The constant.
    name: Slot,
    is_agent: bool,
    tools: Vec<Slot>,
}

/// A server, and the functions that reach it.
#[derive(JsonSchema, Serialize)]
struct Server {
    name: Slot,
    /// The constant that lists its tools.
    tools: Slot,
    /// The function that reaches it over HTTP.
    http: Slot,
    http_docs: Slot,
    /// The function that starts it.
    stdio: Slot,
    stdio_docs: Slot,
}

/// `openai_agents_mcp.py`, of a service that has servers.
pub(crate) fn page(
    names: &Names<'_>,
    service: &Service,
    framework: &'static Framework,
    remote: &'static Remote,
    header: String,
) -> Option<Page> {
    let groups = Groups::of_servers(names.design, service)?;
    let mut module = Made::default();
    let mut servers = Vec::new();
    for group in &groups.shown {
        let tools = module.constant(group, false);
        let http = module.function(group.name, "http");
        let stdio = module.function(group.name, "stdio");
        servers.push(Server {
            name: Slot::literal(group.name),
            tools,
            http,
            http_docs: Slot::docs(told(group, remote, true)),
            stdio,
            stdio_docs: Slot::docs(told(group, remote, false)),
        });
    }
    for group in &groups.agents {
        module.constant(group, true);
    }
    let name = docs::code(&service.name);
    let alone = format!(
        "This module stands alone. It needs {}, and nothing else.",
        remote.requires.join(" and ")
    );
    let about = format!(
        "The MCP servers of the service {name} for {}.\n\n{}",
        framework.title,
        docs::filled(0, &alone)
    );
    let model = Module {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        exported: Slot::code(literal::strings(&layout::exported(&module.exported))),
        caller: Slot::literal(framework.package),
        groups: module.listed,
        servers,
        optional: optional(&groups),
    };
    let folder = format!("{}/sdk", names.service(service.id));
    Some(Page::of(&folder, remote.file, remote.template, model))
}

/// The tools of all servers with arguments that may be left out, each once.
fn optional(groups: &Groups<'_>) -> Vec<Optional> {
    let all = groups.shown.iter().flat_map(|group| &group.tools);
    let tools = all.map(|tool| (&*tool.name, &*tool.optional));
    let tools: BTreeMap<&str, &[Cow<'_, str>]> = tools.collect();
    let tools = tools.into_iter().filter(|(_, names)| !names.is_empty());
    let tools = tools.map(|(name, arguments)| {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        Optional {
            name: Slot::literal(name),
            arguments: Slot::code(literal::strings(&arguments)),
        }
    });
    tools.collect()
}

/// What a module has, as it is made.
struct Made {
    scope: Scope,
    listed: Vec<Listed>,
    exported: Vec<String>,
}

impl Default for Made {
    fn default() -> Self {
        let mut scope = Scope::default();
        scope.reserve("caller");
        Self {
            scope,
            listed: Vec::new(),
            exported: vec!["CALLER".to_owned()],
        }
    }
}

impl Made {
    /// The constant that lists tools.
    fn constant(&mut self, group: &Group<'_>, is_agent: bool) -> Slot {
        let stem = format!("{}_tools", group.name);
        let name = self.scope.claim(Case::Constant, stem.clone(), &stem);
        let name = screaming(&name);
        self.exported.push(name.clone());
        self.listed.push(Listed {
            name: Slot::name(&name),
            is_agent,
            tools: (group.tools.iter())
                .map(|tool| Slot::literal(&*tool.name))
                .collect(),
        });
        Slot::name(&name)
    }

    /// A function that reaches a server.
    fn function(&mut self, server: &str, by: &str) -> Slot {
        let stem = format!("{server}_{by}");
        let name = self.scope.claim(Case::Snake, stem.clone(), &stem);
        self.exported.push(name.clone());
        Slot::name(&name)
    }
}

/// What a function says of itself.
fn told(group: &Group<'_>, remote: &Remote, is_http: bool) -> String {
    let name = docs::code(group.name);
    let (first, given, last) = match is_http {
        true => (
            format!("Reach the server {name} at an address."),
            "url: Where it is, such as `http://127.0.0.1:8000/mcp`.",
            "headers: Further headers, such as `Authorization`.",
        ),
        false => (
            format!("Start the server {name}, and talk over its stdin and stdout."),
            "command: The program, and its arguments.",
            "env: What its environment has beside the usual.",
        ),
    };
    let mut text = first;
    if let Some(usage) = remote.usage {
        text.push_str(&format!("\n\n{}", docs::filled(4, usage)));
    }
    if !remote.asks
        && let Some(line) = group.unasked(docs::code)
    {
        text.push_str(&format!("\n\n{}", docs::filled(4, &line)));
    }
    text.push_str(&format!("\n\nArgs:\n    {given}"));
    if remote.filters {
        text.push_str("\n    tools: Those that the model may see.");
    }
    text.push_str(&format!("\n    {last}"));
    if let Some(what) = remote.options {
        text.push_str(&format!("\n    options: What else {what} takes."));
    }
    text
}
