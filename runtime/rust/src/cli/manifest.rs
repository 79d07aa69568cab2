//! What a command says of its tools to programs, as JSON.

use super::help::{arguments, capability, template_text, usage};
use super::shape::{Shape, dashed};
use super::shared::Shared;
use super::shell::command_line;
use super::spec::CommandSpec;
use crate::call::Kind;
use crate::json::{Value, Writer};
use crate::mcp::{PromptSpec, ResourceSpec, icons};
use crate::spec::{Effects, ErrorSpec, Example, Spec};

/// The exit codes of a command whose call is no error.
const EXIT_CODES: [(&str, u64); 2] = [("partial", 75), ("input_required", 76)];

/// The tools, with what decides whether one is wanted.
pub fn listed(spec: &CommandSpec, tools: &[&Spec]) -> String {
    let mut w = Writer::new();
    w.begin_list();
    for tool in tools {
        w.begin_object();
        w.key("name").str(tool.name);
        w.key("command").str(&command(spec, tool));
        text(&mut w, "title", tool.title);
        text(&mut w, "description", Some(tool.description));
        text(&mut w, "toolset", Some(tool.toolset));
        texts(&mut w, "tags", tool.tags);
        text(&mut w, "deprecated", tool.deprecated);
        effects(w.key("effects"), tool.effects);
        w.end_object();
    }
    w.end_list();
    w.into_text()
}

/// Everything about a command, its tools, resources and prompts.
pub fn discovered(spec: &CommandSpec, tools: &[&Spec], shared: &Shared) -> String {
    let mut w = Writer::new();
    w.begin_object();
    text(&mut w, "name", Some(spec.name));
    text(&mut w, "title", spec.title);
    text(&mut w, "description", Some(spec.description));
    text(&mut w, "service", Some(spec.service));
    text(&mut w, "version", spec.version);
    list(&mut w, "tools", tools, |w, tool| {
        write_manifest(w, spec, tool)
    });
    list(&mut w, "resources", &shared.resources, |w, resource| {
        write_resource(w, resource)
    });
    list(&mut w, "prompts", &shared.prompts, |w, prompt| {
        write_prompt(w, prompt)
    });
    w.key("exit_codes").begin_object();
    let kinds = Kind::ALL.into_iter();
    let kinds = kinds.map(|kind| (kind.as_str(), u64::from(kind.exit_code())));
    for (name, code) in kinds.chain(EXIT_CODES) {
        w.key(name).number(code);
    }
    w.end_object();
    w.end_object();
    w.into_text()
}

/// The resources, as the lists of MCP have them.
pub fn resources(shared: &Shared) -> String {
    let mut w = Writer::new();
    w.begin_list();
    for resource in &shared.resources {
        write_resource(&mut w, resource);
    }
    w.end_list();
    w.into_text()
}

/// The prompts, as the list of MCP has them, with a schema of arguments.
pub fn prompts(shared: &Shared) -> String {
    let mut w = Writer::new();
    w.begin_list();
    for prompt in &shared.prompts {
        write_prompt(&mut w, prompt);
    }
    w.end_list();
    w.into_text()
}

fn write_resource(w: &mut Writer, resource: &ResourceSpec) {
    w.begin_object();
    w.key("name").str(resource.name);
    said(w, "title", resource.title);
    let has_variables = !resource.variables.is_empty();
    let key = if has_variables { "uriTemplate" } else { "uri" };
    w.key(key).str(resource.uri);
    text(w, "description", Some(resource.description));
    said(w, "mimeType", resource.mime);
    icons(resource.icons, w);
    w.end_object();
}

fn write_prompt(w: &mut Writer, prompt: &PromptSpec) {
    w.begin_object();
    w.key("name").str(prompt.name);
    said(w, "title", prompt.title);
    text(w, "description", Some(prompt.description));
    icons(prompt.icons, w);
    list(w, "arguments", prompt.arguments, |w, argument| {
        w.begin_object();
        w.key("name").str(argument.name);
        said(w, "title", argument.title);
        said(w, "description", argument.description);
        if argument.required {
            w.key("required").bool(true);
        }
        w.end_object();
    });
    w.key("input_schema")
        .raw(prompt.tool.input_schema.as_bytes());
    w.end_object();
}

/// Everything about a tool.
pub fn manifest(spec: &CommandSpec, tool: &Spec) -> String {
    let mut w = Writer::new();
    write_manifest(&mut w, spec, tool);
    w.into_text()
}

/// The examples of a tool, each with the line that runs it.
pub fn examples(spec: &CommandSpec, tool: &Spec) -> String {
    let schema = schema_of(tool);
    let root = Shape::of_tool(&schema, tool);
    let mut w = Writer::new();
    w.begin_list();
    for example in tool.examples {
        write_example(&mut w, spec, tool, &root, example);
    }
    w.end_list();
    w.into_text()
}

fn write_manifest(w: &mut Writer, spec: &CommandSpec, tool: &Spec) {
    let schema = schema_of(tool);
    let root = Shape::of_tool(&schema, tool);
    w.begin_object();
    w.key("name").str(tool.name);
    w.key("command").str(&command(spec, tool));
    w.key("usage").str(&usage(spec.name, tool, &root));
    text(w, "title", tool.title);
    text(w, "description", Some(tool.description));
    text(w, "toolset", Some(tool.toolset));
    text(w, "service", Some(tool.service));
    text(w, "version", tool.version);
    texts(w, "tags", tool.tags);
    text(w, "deprecated", tool.deprecated);
    text(w, "when", tool.when);
    text(w, "avoid", tool.avoid);
    text(w, "delegate", tool.delegate);
    effects(w.key("effects"), tool.effects);
    let needs: Vec<String> = tool.capabilities.iter().map(capability).collect();
    texts(w, "capabilities", &needs);
    texts(w, "scopes", tool.scopes);
    text(w, "data", tool.data);
    text(w, "pii", tool.pii);
    text(w, "cost", tool.cost);
    let confirms = tool.confirm.map(|confirm| template_text(confirm.question));
    text(w, "confirm", confirms.as_deref());
    write_behaviour(w, tool);
    list(w, "errors", tool.errors, write_error);
    write_questions(w, tool);
    list(w, "examples", tool.examples, |w, example| {
        write_example(w, spec, tool, &root, example);
    });
    w.end_object();
}

/// How a tool runs, with the schemas of what it takes and gives.
fn write_behaviour(w: &mut Writer, tool: &Spec) {
    let flags = [
        ("dry_run", tool.dry_run),
        ("partial", tool.partial),
        ("streams", tool.item.is_some()),
    ];
    for (name, _) in flags.into_iter().filter(|(_, holds)| *holds) {
        w.key(name).bool(true);
    }
    if let Some(time) = tool.timeout_ms {
        w.key("timeout_ms").number(time);
    }
    w.key("input_schema").raw(tool.input_schema.as_bytes());
    if let Some(schema) = tool.output_schema {
        w.key("output_schema").raw(schema.as_bytes());
    }
}

fn write_error(w: &mut Writer, error: &ErrorSpec) {
    w.begin_object();
    w.key("code").str(error.code);
    w.key("kind").str(error.kind.as_str());
    w.key("exit_code").number(error.kind.exit_code().into());
    w.key("message").str(error.message);
    w.key("recovery").begin_object();
    w.key("action").str(error.action.as_str());
    if let Some(after) = error.after_ms {
        w.key("after_ms").number(after);
    }
    text(w, "hint", error.hint.map(template_text).as_deref());
    w.end_object();
    w.end_object();
}

/// What a tool asks, how its pages follow each other, and what to call next.
fn write_questions(w: &mut Writer, tool: &Spec) {
    list(w, "asks", tool.asks, |w, ask| {
        w.begin_object();
        w.key("name").str(ask.name);
        w.key("question").str(ask.question);
        w.key("schema").raw(ask.schema.as_bytes());
        w.end_object();
    });
    if let Some(paging) = tool.paging {
        w.key("paging").begin_object();
        strings(w.key("cursor"), paging.cursor);
        strings(w.key("next"), paging.next);
        w.end_object();
    }
    list(w, "next", tool.next, |w, one| {
        w.begin_object();
        w.key("tool").str(one.tool);
        w.key("reason").str(one.reason);
        w.end_object();
    });
}

fn write_example(
    w: &mut Writer,
    spec: &CommandSpec,
    tool: &Spec,
    root: &Shape<'_>,
    example: &Example,
) {
    let line = command_line(spec.name, tool.name, root, &arguments(example.args));
    w.begin_object();
    text(w, "name", example.name);
    w.key("command").str(&line);
    w.key("arguments").raw(example.args.as_bytes());
    if let Some(result) = example.result {
        w.key("result").raw(result.as_bytes());
    }
    if let Some((code, details)) = example.error {
        w.key("error").begin_object();
        w.key("code").str(code);
        w.key("details").raw(details.as_bytes());
        w.end_object();
    }
    w.end_object();
}

fn effects(w: &mut Writer, effects: Effects) {
    let said = [
        ("readonly", Some(effects.readonly)),
        ("destructive", effects.destructive),
        ("idempotent", Some(effects.idempotent)),
        ("open_world", effects.open_world),
    ];
    w.begin_object();
    for (name, holds) in said {
        if let Some(holds) = holds {
            w.key(name).bool(holds);
        }
    }
    w.end_object();
}

fn schema_of(tool: &Spec) -> Value {
    Value::parse(tool.input_schema.as_bytes()).unwrap_or_default()
}

fn command(spec: &CommandSpec, tool: &Spec) -> String {
    format!("{} {}", spec.name, dashed(tool.name))
}

/// Writes a text that is said, also if it is empty.
fn said(w: &mut Writer, key: &'static str, text: Option<&str>) {
    if let Some(text) = text {
        w.key(key).str(text);
    }
}

/// Writes a text, if there is any.
fn text(w: &mut Writer, key: &'static str, text: Option<&str>) {
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        w.key(key).str(text);
    }
}

/// Writes texts, if there are any.
fn texts(w: &mut Writer, key: &'static str, texts: &[impl AsRef<str>]) {
    if !texts.is_empty() {
        strings(w.key(key), texts);
    }
}

fn strings(w: &mut Writer, texts: &[impl AsRef<str>]) {
    w.begin_list();
    for text in texts {
        w.str(text.as_ref());
    }
    w.end_list();
}

/// Writes items, if there are any.
fn list<T>(w: &mut Writer, key: &'static str, items: &[T], write: impl Fn(&mut Writer, &T)) {
    if items.is_empty() {
        return;
    }
    w.key(key).begin_list();
    for item in items {
        write(w, item);
    }
    w.end_list();
}
