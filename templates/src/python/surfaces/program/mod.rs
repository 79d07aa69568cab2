//! How an agent SDK runs the commands of a service, each call in a process of its own: modules that stand alone.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, Service};

use super::sdk::{Framework, Program};
use crate::emit::description;
use crate::page::Page;
use crate::plan::remote::{Group, Groups, needs_consent};
use crate::python::idents::{Case, Scope, plain, screaming};
use crate::python::names::Names;
use crate::python::{docs, layout, literal};
use crate::schema;
use crate::slot::Slot;

/// What the templates of all SDKs print.
#[derive(JsonSchema, Serialize)]
struct Module {
    header: Slot,
    docs: Slot,
    exported: Slot,
    /// The name of the SDK's package, by which commands know who calls.
    caller: Slot,
    groups: Vec<Listed>,
    commands: Vec<Command>,
    /// All tools, each once.
    tools: Vec<Tool>,
    /// Whether calls wait in a thread.
    is_sync: bool,
    /// Whether calls wait on an event loop.
    is_async: bool,
}

/// Tools that a constant lists.
#[derive(JsonSchema, Serialize)]
struct Listed {
    /// The constant.
    name: Slot,
    is_agent: bool,
    tools: Vec<Slot>,
}

/// A command, and the function that gives its tools.
#[derive(JsonSchema, Serialize)]
struct Command {
    name: Slot,
    /// The constant that lists its tools.
    tools: Slot,
    function: Slot,
    docs: Slot,
}

/// A tool, as the SDK shows it to a model.
#[derive(JsonSchema, Serialize)]
struct Tool {
    name: Slot,
    description: Slot,
    /// The JSON Schema of its arguments.
    schema: Slot,
    /// Whether its result is content: texts, images, files.
    has_content: bool,
}

/// `openai_agents_command.py`, of a service that has commands.
pub(crate) fn page(
    names: &Names<'_>,
    service: &Service,
    framework: &'static Framework,
    program: &'static Program,
    header: String,
) -> Option<Page> {
    let groups = Groups::of_commands(names.design, service)?;
    let mut module = Made::default();
    let mut commands = Vec::new();
    for group in &groups.shown {
        commands.push(Command {
            name: Slot::literal(group.name),
            tools: module.constant(group, false),
            function: module.function(group.name),
            docs: Slot::docs(told(group)),
        });
    }
    for group in &groups.agents {
        module.constant(group, true);
    }
    let name = docs::code(&service.name);
    let alone = format!(
        "Each call runs the command in a process of its own. This module stands alone. It needs {}, and nothing else.",
        program.requires.join(" and ")
    );
    let about = format!(
        "The commands of the service {name} for {}.\n\n{}",
        framework.title,
        docs::filled(0, &alone)
    );
    let model = Module {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        exported: Slot::code(literal::strings(&layout::exported(&module.exported))),
        caller: Slot::literal(framework.package),
        groups: module.listed,
        commands,
        tools: tools(names.design, &groups),
        is_sync: program.waits.is_sync(),
        is_async: program.waits.is_async(),
    };
    let folder = format!("{}/sdk", names.service(service.id));
    Some(Page::of(&folder, program.file, program.template, model))
}

/// The tools of all commands, each once.
fn tools(design: &Design, groups: &Groups<'_>) -> Vec<Tool> {
    let all = groups.shown.iter().flat_map(|group| &group.declared);
    let tools: BTreeMap<&str, _> = all.map(|tool| (&*tool.name, *tool)).collect();
    let tools = tools.into_values().map(|tool| {
        let payload = &tool.payload;
        Tool {
            name: Slot::literal(&*tool.name),
            description: Slot::literal(description(tool).unwrap_or_default()),
            schema: Slot::json(schema::of_record(design, &payload.record, payload.declared)),
            has_content: tool.result.is_none(),
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
            exported: ["CALLER", "CommandError", "Confirm"]
                .map(str::to_owned)
                .into(),
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

    /// The function that gives the tools of a command.
    fn function(&mut self, command: &str) -> Slot {
        let stem = format!("{}_command", plain(Case::Snake, command));
        let name = self.scope.claim(Case::Snake, stem.clone(), &stem);
        self.exported.push(name.clone());
        Slot::name(&name)
    }
}

/// What a function says of itself.
fn told(group: &Group<'_>) -> String {
    let name = docs::code(group.name);
    let mut text = format!("Give the tools of the command {name}.");
    let asking = group.declared.iter().filter(|tool| needs_consent(tool));
    let asking: Vec<String> = asking.map(|tool| docs::code(&tool.name)).collect();
    if !asking.is_empty() {
        let line = format!(
            "A human must agree to calls of {}: without `confirm` they are refused.",
            asking.join(", ")
        );
        text.push_str(&format!("\n\n{}", docs::filled(4, &line)));
    }
    let asks = group.declared.iter().filter(|tool| !tool.asks.is_empty());
    let asks: Vec<String> = asks.map(|tool| docs::code(&tool.name)).collect();
    if !asks.is_empty() {
        let line = format!(
            "Nobody answers what these ask: {}. The command's own asker does, if it has one.",
            asks.join(", ")
        );
        text.push_str(&format!("\n\n{}", docs::filled(4, &line)));
    }
    text.push_str(ARGUMENTS);
    text
}

/// What its arguments are.
const ARGUMENTS: &str = "

Args:
    program: What runs the command, such as `[\"files\"]`.
    tools: Those that the model may see.
    confirm: Asks a human whether a call may be made that needs consent.
    timeout: How many seconds a call may take.
    env: What its environment has beside that of this process.
    cwd: The folder in which it runs; that of this process without it.";
