//! What a definition says beside the arguments: effects, needs, results, examples.

use toolc_compiler::ir::{Design, Part, Tool, Value};

use super::EmitNotation;
use super::parts::{description, outputs};
use super::{kept, mcp};
use crate::schema::{Json, Loss, Lowered, Undo};

/// Anthropic's examples of arguments. They must fit the schema that is sent, so they are left out where that has other shapes.
pub(super) fn examples(tool: &Tool, arguments: &Lowered, json: &mut Json) {
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
        .for_each(|example| json.value(&example.args));
    json.close_list();
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
    json.key("x-capabilities");
    capabilities(tool, json);
    json.key("x-security");
    security(tool, json);
    if let Some(outputs) = outputs(design, tool) {
        json.member("x-outputs", &outputs);
    }
}

/// The canonical record, with the tool as MCP has it for the original.
pub(super) fn canonical(design: &Design, tool: &Tool, schema: &str, json: &mut Json) {
    json.text("name", &tool.name);
    json.text("version", tool.version.as_deref().unwrap_or("1.0.0"));
    json.text("description", &description(tool).unwrap_or_default());
    json.key("capabilities");
    capabilities(tool, json);
    json.member("inputs", schema);
    json.member(
        "outputs",
        &outputs(design, tool).unwrap_or_else(|| "{}".to_owned()),
    );
    json.key("security");
    security(tool, json);
    json.text("source_format", "mcp");
    json.key("original_definition");
    json.open();
    mcp::write(design, tool, schema, true, json);
    json.close();
}

/// What is declared of a tool's effects and needs; nothing is guessed.
fn capabilities(tool: &Tool, json: &mut Json) {
    json.open();
    let meta = |key: &str| match tool.meta.as_ref().and_then(|meta| meta.get(key)) {
        Some(Value::String(word)) => Some(word.clone()),
        _ => None,
    };
    for (key, word) in [
        ("action", meta("toolc/action")),
        ("domain", meta("toolc/domain")),
    ] {
        if let Some(word) = word {
            json.text(key, &word);
        }
    }
    // What destroys or adds something has effects, whether it says so or not.
    let changes = tool.effects.destructive.map(|_| false);
    if let Some(readonly) = tool.effects.readonly.or(changes) {
        json.member("side_effects", if readonly { "false" } else { "true" });
    }
    for (key, flag) in [
        ("destructive", tool.effects.destructive),
        ("idempotent", tool.effects.idempotent),
        ("open_world", tool.effects.open_world),
    ] {
        if let Some(flag) = flag {
            json.member(key, if flag { "true" } else { "false" });
        }
    }
    if let Some(cost) = tool.cost {
        json.text("cost_estimate", cost.name());
    }
    if !tool.capabilities.is_empty() {
        json.key("needs");
        json.open_list();
        for need in &tool.capabilities {
            let scope = need
                .scope
                .as_ref()
                .map_or(String::new(), |scope| format!(":{scope}"));
            json.string(&format!("{}{scope}", need.name.name()));
        }
        json.close_list();
    }
    json.close();
}

fn security(tool: &Tool, json: &mut Json) {
    if tool.scopes.is_empty() && tool.data.is_none() && tool.pii.is_none() {
        return json.raw("null");
    }
    json.open();
    json.key("required_permissions");
    json.open_list();
    tool.scopes.iter().for_each(|scope| json.string(scope));
    json.close_list();
    if let Some(data) = tool.data {
        json.text("data_classification", data.name());
    }
    if let Some(pii) = tool.pii {
        json.text("pii_handling", pii.name());
    }
    json.close();
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
    [
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
    ]
    .into_iter()
    .filter(|(is_lost, _)| *is_lost)
    .map(|(_, what)| Loss {
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
