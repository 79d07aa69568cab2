//! What a definition says beside the arguments: effects, needs, results, examples.

use std::borrow::Cow;

use toolc_compiler::import::inferred;
use toolc_compiler::ir::{Design, Part, Rest, Tool, Value};

use super::EmitNotation;
use super::parts::{description, outputs};
use super::sent::Sent;
use super::{kept, mcp};
use crate::schema::{Json, Loss, Lowered, Shared, Undo};

/// Anthropic's examples of arguments. They must fit the schema that is sent, so they are left out where that has other shapes.
pub(super) fn examples(tool: &Tool, sent: &Sent<'_>, arguments: &Lowered, json: &mut Json) {
    let mut examples = tool
        .examples
        .iter()
        .filter(|example| example.error.is_none());
    if arguments.undo != Undo::Nothing || examples.clone().next().is_none() {
        return;
    }
    json.key("input_examples");
    json.open_list();
    examples
        .by_ref()
        .for_each(|example| json.value(&by_sent_names(&example.args, sent)));
    json.close_list();
}

/// Arguments by the names that are sent.
fn by_sent_names<'v>(args: &'v Value, sent: &Sent<'_>) -> Cow<'v, Value> {
    let Value::Object(members) = args else {
        return Cow::Borrowed(args);
    };
    if sent.arguments.is_empty() {
        return Cow::Borrowed(args);
    }
    let members = members.iter().map(|(name, value)| {
        let found = sent.arguments.iter().find(|(_, own)| **own == **name);
        let name = found.map_or_else(|| name.clone(), |(sent, _)| sent.as_str().into());
        (name, value.clone())
    });
    Cow::Owned(Value::Object(members.collect()))
}

/// The schema of the arguments, called after the tool, with everything else in members that validators pass over.
pub(super) fn json_schema(design: &Design, tool: &Tool, schema: &str, json: &mut Json) {
    json.text("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.text("title", &tool.name);
    let own = schema
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'));
    let own = own.expect("a schema is an object");
    // The tool's description stands for that of a declared record.
    let own = match description(tool) {
        Some(docs) => {
            json.text("description", &docs);
            without_description(own)
        }
        None => own,
    };
    json.members(own);
    if let Some(version) = &tool.version {
        json.text("x-version", version);
    }
    let declared = declared(tool);
    if !declared.is_empty() {
        json.key("x-capabilities");
        members(&declared, json);
    }
    if let Some(security) = security(tool) {
        json.member("x-security", &security);
    }
    if let Some(outputs) = outputs(design, tool, Shared::Repeated) {
        json.member("x-outputs", &outputs);
    }
}

/// The canonical record, with the tool as MCP has it for the original.
pub(super) fn canonical(design: &Design, tool: &Tool, schema: &str, json: &mut Json) {
    json.text("name", &tool.name);
    json.text("version", tool.version.as_deref().unwrap_or("1.0.0"));
    json.text("description", &description(tool).unwrap_or_default());
    json.key("capabilities");
    members(&capabilities(tool), json);
    json.member("inputs", if is_open(tool) { "{}" } else { schema });
    json.member(
        "outputs",
        &outputs(design, tool, Shared::All).unwrap_or_else(|| "{}".to_owned()),
    );
    let security = security(tool);
    json.member("security", security.as_deref().unwrap_or("null"));
    match kept::of_record(tool, "source_format") {
        Some(Value::String(notation)) => json.text("source_format", notation),
        _ => json.text("source_format", "mcp"),
    }
    json.key("original_definition");
    if let Some(original) = kept::of_record(tool, "original_definition") {
        return json.value(original);
    }
    json.open();
    mcp::write(design, tool, &Sent::unchanged(tool), schema, true, json);
    json.close();
}

/// Whether the record that a tool was knows nothing of its arguments, and the tool has none.
fn is_open(tool: &Tool) -> bool {
    let record = &tool.payload.record;
    let nothing = Value::Object(Vec::new());
    kept::of_record(tool, "inputs") == Some(&nothing)
        && record.fields.is_empty()
        && matches!(record.rest, Rest::Open)
}

/// Everything of a canonical record: what is declared, and what the words of name and description say of the rest.
fn capabilities(tool: &Tool) -> Vec<(&'static str, Value)> {
    let declared = declared(tool);
    let flag = |key: &str| {
        let mut found = declared.iter().filter(|(known, _)| *known == key);
        found.find_map(|(_, value)| match value {
            Value::Bool(flag) => Some(*flag),
            Value::Null
            | Value::Number(_)
            | Value::String(_)
            | Value::List(_)
            | Value::Object(_) => None,
        })
    };
    let inferred = inferred(
        &tool.name,
        &description(tool).unwrap_or_default(),
        flag("side_effects"),
        flag("idempotent"),
    );
    let mut all = vec![
        ("action", Value::String(inferred.action)),
        ("domain", Value::String(inferred.domain)),
        ("side_effects", Value::Bool(inferred.side_effects)),
        ("idempotent", Value::Bool(inferred.idempotent)),
        ("cost_estimate", Value::String(inferred.cost)),
    ];
    for (key, value) in declared {
        match all.iter_mut().find(|(known, _)| *known == key) {
            Some((_, there)) => *there = value,
            None => all.push((key, value)),
        }
    }
    all
}

/// What is declared of a tool's effects, cost and needs, here or in the record that it was; nothing is guessed.
fn declared(tool: &Tool) -> Vec<(&'static str, Value)> {
    let was = |key: &str| {
        let meta = tool.meta.as_ref()?;
        meta.get(&format!("toolc/{key}"))
    };
    let word = |key: &str| was(key).filter(|value| matches!(value, Value::String(_)));
    let flag = |key: &str| was(key).filter(|value| matches!(value, Value::Bool(_)));
    let effects = &tool.effects;
    // What destroys or adds something has effects, whether it says so or not.
    let changes = effects.destructive.map(|_| true);
    let side_effects = effects.readonly.map(|readonly| !readonly).or(changes);
    let said = |flag: Option<bool>| flag.map(Value::Bool);
    let cost = tool.cost.map(|cost| Value::String(cost.name().into()));
    let needs = tool.capabilities.iter().map(|need| {
        let scope = need.scope.as_ref();
        let scope = scope.map_or(String::new(), |scope| format!(":{scope}"));
        Value::String(format!("{}{scope}", need.name.name()).into())
    });
    let needs = Some(needs.collect::<Vec<_>>()).filter(|needs| !needs.is_empty());
    let all = [
        ("action", word("action").cloned()),
        ("domain", word("domain").cloned()),
        (
            "side_effects",
            said(side_effects).or_else(|| flag("side_effects").cloned()),
        ),
        ("destructive", said(effects.destructive)),
        (
            "idempotent",
            said(effects.idempotent).or_else(|| flag("idempotent").cloned()),
        ),
        ("open_world", said(effects.open_world)),
        (
            "cost_estimate",
            cost.or_else(|| word("cost_estimate").cloned()),
        ),
        ("needs", needs.map(Value::List)),
    ];
    let all = all.into_iter();
    all.filter_map(|(key, value)| Some((key, value?))).collect()
}

fn members(members: &[(&str, Value)], json: &mut Json) {
    json.open();
    for (key, value) in members {
        json.key(key);
        json.value(value);
    }
    json.close();
}

/// What a tool needs of its caller and does with data, if anything is declared.
fn security(tool: &Tool) -> Option<String> {
    if tool.scopes.is_empty() && tool.data.is_none() && tool.pii.is_none() {
        return None;
    }
    let mut json = Json::default();
    json.open();
    json.key("required_permissions");
    json.texts(tool.scopes.iter());
    if let Some(data) = tool.data {
        json.text("data_classification", data.name());
    }
    if let Some(pii) = tool.pii {
        json.text("pii_handling", pii.name());
    }
    json.close();
    Some(json.into_text())
}

/// Whether an argument says which capabilities bind it.
fn has_marks(design: &Design, tool: &Tool) -> bool {
    let mut found = false;
    design.visit_arguments(tool, &mut |part| match part {
        Part::Field(field) => found |= !field.annotations.needs.is_empty(),
        Part::Type(_) => {}
    });
    found
}

/// What a notation has no place for.
pub(super) fn losses(design: &Design, tool: &Tool, notation: EmitNotation) -> Vec<Loss> {
    let keeps_needs = matches!(
        notation,
        EmitNotation::Mcp
            | EmitNotation::McpModern
            | EmitNotation::JsonSchema
            | EmitNotation::Canonical
    );
    let keeps_effects = keeps_needs;
    let keeps_result = keeps_effects || notation == EmitNotation::Gemini;
    let keeps_title = matches!(
        notation,
        EmitNotation::Mcp | EmitNotation::McpModern | EmitNotation::Canonical
    );
    let effects = tool.effects != Default::default();
    let needs = !tool.capabilities.is_empty() || !tool.scopes.is_empty();
    let data = tool.data.is_some() || tool.pii.is_some() || tool.cost.is_some();
    let keeps_meta = keeps_title;
    let keeps_record = matches!(notation, EmitNotation::JsonSchema | EmitNotation::Canonical);
    let kept = kept::elsewhere(tool, notation);
    let kept = kept
        .into_iter()
        .map(|(source, key)| format!("`{key}` of {source}"));
    let said = [
        (tool.title.is_some() && !keeps_title, "its title"),
        (!tool.icons.is_empty() && !keeps_title, "its icons"),
        (effects && !keeps_effects, "its effects"),
        ((needs || data) && !keeps_needs, "what it needs and handles"),
        (
            has_marks(design, tool),
            "which capability binds which argument",
        ),
        (
            tool.result.is_some() && !keeps_result,
            "the type of its result",
        ),
        (
            kept::own_meta(tool).next().is_some() && !keeps_meta,
            "its metadata",
        ),
        (
            kept::says_of_record(tool) && !keeps_record,
            "action, domain and effects of a record",
        ),
    ];
    let said = said.into_iter().filter(|(is_lost, _)| *is_lost);
    said.map(|(_, what)| what.to_owned())
        .chain(kept)
        .map(|what| Loss {
            tool: tool.name.to_string(),
            path: String::new(),
            what: format!("{} has no place for {what}", notation.name()),
        })
        .collect()
}

/// The members of a schema behind its own description, which stands first.
fn without_description(members: &str) -> &str {
    let Some(rest) = members.strip_prefix("\"description\":\"") else {
        return members;
    };
    let mut escaped = false;
    let end = rest.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    let end = end.map_or(rest.len(), |end| end + 1);
    rest[end..].trim_start_matches(',')
}
