//! Tools as `tools/list` has them: the same bytes as `toolc emit --format mcp`.

use crate::json::{Object, Value, Writer};
use crate::lowering::Sent;
use crate::spec::{Example, Handoff, Icon, Spec};
use crate::told::described;

/// Revisions of the protocol that differ in what they send.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Era {
    /// 2025-11-25 and before: a client says `initialize` first.
    Older,
    /// 2026-07-28 and later: each request stands alone.
    Modern,
}

/// The definition of a tool, as JSON.
pub fn definition(spec: &Spec, era: Era) -> String {
    written(spec, era, None)
}

/// The definition of a tool by the names that clients are shown, as JSON.
pub fn definition_of(sent: &Sent, era: Era) -> String {
    written(sent.spec, era, Some(sent))
}

fn written(spec: &Spec, era: Era, sent: Option<&Sent>) -> String {
    let mut w = Writer::with_capacity(spec.input_schema.len() + 1024);
    w.begin_object();
    w.key("name")
        .str(sent.map_or(spec.name, |sent| sent.name.as_str()));
    if let Some(title) = spec.title {
        w.key("title").str(title);
    }
    let description = described(spec);
    if !description.is_empty() {
        w.key("description").str(&description);
    }
    icons(spec.icons, &mut w);
    w.key("inputSchema");
    match sent.filter(|sent| !sent.arguments.is_empty()) {
        Some(sent) => {
            let schema = Value::parse(spec.input_schema.as_bytes()).unwrap_or_default();
            w.raw(sent.schema(schema).to_json().as_bytes());
        }
        None => w.raw(spec.input_schema.as_bytes()),
    }
    if let Some(schema) = spec.output_schema {
        let root = Value::parse(schema.as_bytes()).unwrap_or_default();
        w.key("outputSchema");
        match era {
            Era::Older if !is_object(&root) => w.raw(wrapped(root).to_json().as_bytes()),
            Era::Older | Era::Modern => w.raw(schema.as_bytes()),
        }
    }
    annotations(spec, &mut w);
    meta(spec, sent, &mut w);
    w.end_object();
    w.into_text()
}

/// Whether the result of a tool is the member `result` of an object in the older era, because it is no object itself, as
/// its schema has it. This reads the schema.
pub fn wraps(spec: &Spec) -> bool {
    let schema = spec
        .output_schema
        .map(|schema| Value::parse(schema.as_bytes()));
    schema.is_some_and(|schema| !is_object(&schema.unwrap_or_default()))
}

/// The pictures of something, as MCP has them; nothing without any.
pub(crate) fn icons(icons: &[Icon], w: &mut Writer) {
    if icons.is_empty() {
        return;
    }
    w.key("icons").begin_list();
    for icon in icons {
        w.begin_object();
        w.key("src").str(icon.src);
        if let Some(mime) = icon.mime {
            w.key("mimeType").str(mime);
        }
        if !icon.sizes.is_empty() {
            w.key("sizes");
            texts(icon.sizes, w);
        }
        if let Some(theme) = icon.theme {
            w.key("theme").str(theme);
        }
        w.end_object();
    }
    w.end_list();
}

fn is_object(schema: &Value) -> bool {
    schema.get("type").and_then(Value::as_str) == Some("object")
}

/// The schema of an object with the result; definitions stay at the root, where references look for them.
fn wrapped(schema: Value) -> Value {
    let (mut own, mut definitions) = (Object::new(), None);
    for (key, value) in schema.as_object().iter().flat_map(|all| all.iter()) {
        match key {
            "$defs" => definitions = Some(value.clone()),
            key => own.insert(key, value.clone()),
        }
    }
    let mut properties = Object::new();
    properties.insert("result", own);
    let mut root = Object::new();
    root.insert("type", "object");
    root.insert("properties", properties);
    root.insert("required", vec![Value::from("result")]);
    if let Some(definitions) = definitions {
        root.insert("$defs", definitions);
    }
    Value::Object(root)
}

fn annotations(spec: &Spec, w: &mut Writer) {
    let effects = &spec.effects;
    let hints = [
        ("readOnlyHint", effects.readonly.then_some(true)),
        ("destructiveHint", effects.destructive),
        ("idempotentHint", effects.idempotent.then_some(true)),
        ("openWorldHint", effects.open_world),
    ];
    if hints.iter().all(|(_, hint)| hint.is_none()) {
        return;
    }
    w.key("annotations").begin_object();
    for (name, hint) in hints {
        if let Some(hint) = hint {
            w.key(name).write(&hint);
        }
    }
    w.end_object();
}

/// What else the design says: its own `meta`, and what MCP has no members for.
fn meta(spec: &Spec, sent: Option<&Sent>, w: &mut Writer) {
    let own = spec.meta.and_then(|meta| Value::parse(meta.as_bytes()));
    let own = own.as_ref().and_then(Value::as_object);
    let own = own.iter().flat_map(|own| own.iter());
    let mut statements = Writer::new();
    statements.begin_object();
    if let Some(sent) = sent {
        renamed(sent, &mut statements);
    }
    said(spec, &mut statements);
    statements.end_object();
    let statements = statements.into_text();
    let statements = Value::parse(statements.as_bytes()).unwrap_or_default();
    // What a statement says, nothing else says.
    let own = own.filter(|(key, _)| !key.starts_with("toolc/") && statements.get(key).is_none());
    let said = statements
        .as_object()
        .into_iter()
        .flat_map(|all| all.iter());
    let all: Vec<(&str, &Value)> = own.chain(said).collect();
    if all.is_empty() {
        return;
    }
    w.key("_meta").begin_object();
    for (key, value) in all {
        w.any_key(key).write(value);
    }
    w.end_object();
}

/// Clients of toolc's own call tools and arguments by these names.
fn renamed(sent: &Sent, w: &mut Writer) {
    if sent.name != sent.spec.name {
        w.key("dev.toolc/name").str(sent.spec.name);
    }
    if !sent.arguments.is_empty() {
        w.key("dev.toolc/arguments").begin_object();
        for (sent, own) in &sent.arguments {
            w.any_key(sent).str(own);
        }
        w.end_object();
    }
}

fn said(spec: &Spec, w: &mut Writer) {
    if let Some(version) = spec.version {
        w.key("dev.toolc/version").str(version);
    }
    if !spec.capabilities.is_empty() {
        w.key("dev.toolc/capabilities").begin_list();
        for need in spec.capabilities {
            match need.scope {
                Some(scope) => w.str(&format!("{}:{scope}", need.name)),
                None => w.str(need.name),
            }
        }
        w.end_list();
    }
    for (key, list) in [
        ("dev.toolc/scopes", spec.scopes),
        ("dev.toolc/tags", spec.tags),
    ] {
        if !list.is_empty() {
            w.key(key);
            texts(list, w);
        }
    }
    for (key, word) in [
        ("dev.toolc/data", spec.data),
        ("dev.toolc/pii", spec.pii),
        ("dev.toolc/cost", spec.cost),
    ] {
        if let Some(word) = word {
            w.key(key).str(word);
        }
    }
    next(spec.next, w);
    examples(spec.examples, w);
}

fn next(next: &[Handoff], w: &mut Writer) {
    if next.is_empty() {
        return;
    }
    w.key("dev.toolc/next").begin_list();
    for handoff in next {
        w.begin_object();
        w.key("tool").str(handoff.tool);
        w.key("reason").str(handoff.reason);
        w.end_object();
    }
    w.end_list();
}

fn examples(examples: &[Example], w: &mut Writer) {
    if examples.is_empty() {
        return;
    }
    w.key("dev.toolc/examples").begin_list();
    for example in examples {
        w.begin_object();
        if let Some(name) = example.name {
            w.key("name").str(name);
        }
        w.key("args").raw(example.args.as_bytes());
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
    w.end_list();
}

fn texts(list: &[&str], w: &mut Writer) {
    w.begin_list();
    list.iter().for_each(|text| w.str(text));
    w.end_list();
}
