//! What import found in a definition, and no design can say: it stands in `meta`, and goes back to where it was.

use toolc_compiler::import::value;
use toolc_compiler::ir::{Tool, Value};
use toolc_compiler::source::Text;

use super::EmitNotation;
use super::filled::Filled;
use crate::schema::{Lowered, Undo, schema_text_of, text_of};

/// The keys of `meta` that import writes.
const INPUT: &str = "toolc/input";
const OUTPUT: &str = "toolc/output";
const DEFINITION: &str = "toolc/definition";

/// The other members of `meta`: those that somebody wrote.
pub(super) fn own_meta(tool: &Tool) -> impl Iterator<Item = &(Text, Value)> {
    let all = match &tool.meta {
        Some(Value::Object(members)) => &members[..],
        _ => &[],
    };
    all.iter().filter(|(key, _)| !key.starts_with("toolc/"))
}

/// The schema of the arguments, with the keywords that were left of it.
pub(super) fn input(tool: &Tool, notation: EmitNotation, schema: String) -> String {
    // Where the schema is the tool, its name and description are those of the tool.
    let of_tool: &[&str] = match notation == EmitNotation::JsonSchema {
        true => &["$schema", "title", "description"],
        false => &[],
    };
    with_keywords(tool, INPUT, of_tool, schema)
}

/// The schema of the result, likewise.
pub(super) fn output(tool: &Tool, schema: String) -> String {
    with_keywords(tool, OUTPUT, &[], schema)
}

/// A definition, with the members that were left of one in the same notation. Those with a slash before their key stood around the
/// object that has the name.
pub(super) fn definition(
    tool: &Tool,
    notation: EmitNotation,
    (arguments, is_renamed): (&Lowered, bool),
    definition: String,
) -> String {
    let (_, inner) = places(notation);
    let members: Vec<(&Text, Value)> = members(tool, notation)
        .filter_map(|(key, value)| {
            Some((
                key,
                uncontradicted(notation, (arguments, is_renamed), key, value)?,
            ))
        })
        .collect();
    if members.is_empty() {
        return definition;
    }
    changed(definition, text_of, |filled| {
        for (key, value) in &members {
            if matches!(
                &***key,
                "capabilities" | "security" | "x-capabilities" | "x-security"
            ) {
                filled.complete(key, value);
                continue;
            }
            match key.strip_prefix('/') {
                Some(key) => filled.add("", &key.into(), value),
                None => filled.add(inner, key, value),
            }
        }
    })
}

/// The members that were left of definitions in other notations, each with its notation. Where a record is from says nothing of
/// the tool.
pub(super) fn elsewhere(tool: &Tool, notation: EmitNotation) -> Vec<(&str, &str)> {
    let own = places(notation).0;
    let kept = member(tool, DEFINITION).and_then(Value::entries);
    let others = kept.unwrap_or_default().iter();
    let others = others.filter(|(source, _)| !own.contains(&&**source));
    let all = others.flat_map(|(source, members)| {
        let members = members.entries().unwrap_or_default().iter();
        members.map(move |(key, _)| (&**source, key.trim_start_matches('/')))
    });
    let says = |key: &str| !["source_format", "original_definition", "inputs"].contains(&key);
    all.filter(|(source, key)| *source != "canonical" || says(key))
        .collect()
}

/// Whether keywords were left of the schema of the arguments.
pub(super) fn has_keywords(tool: &Tool) -> bool {
    member(tool, INPUT).is_some()
}

/// Whether the tool says of itself what only records have members for.
pub(super) fn says_of_record(tool: &Tool) -> bool {
    let keys = [
        "action",
        "domain",
        "side_effects",
        "idempotent",
        "cost_estimate",
    ];
    let mut keys = keys.iter();
    keys.any(|key| member(tool, &format!("toolc/{key}")).is_some())
}

/// A member of the record that a tool was.
pub(super) fn of_record<'t>(tool: &'t Tool, key: &str) -> Option<&'t Value> {
    member(tool, DEFINITION)?.get("canonical")?.get(key)
}

/// Whether the definition that a tool was in the same notation asked to hold the model to its schema.
pub(super) fn was_strict(tool: &Tool, notation: EmitNotation) -> bool {
    members(tool, notation).any(|(key, value)| &**key == "strict" && *value == Value::Bool(true))
}

/// The members that were left of a definition in the same notation.
fn members(tool: &Tool, notation: EmitNotation) -> impl Iterator<Item = &(Text, Value)> {
    let kept = member(tool, DEFINITION);
    let sources = places(notation).0.iter();
    let sources = sources.filter_map(move |source| match kept?.get(source) {
        Some(Value::Object(members)) => Some(members),
        _ => None,
    });
    sources.flatten()
}

/// What goes back of a member: nothing of what the design decides, whether it says it or leaves it out.
fn uncontradicted(
    notation: EmitNotation,
    (arguments, is_renamed): (&Lowered, bool),
    key: &str,
    value: &Value,
) -> Option<Value> {
    let key = key.strip_prefix('/').unwrap_or(key);
    match key {
        // Who does not ask for it has the same.
        "strict" => (*value == Value::Bool(false) && !arguments.strict).then(|| value.clone()),
        // Examples of other arguments than those that the schema takes.
        "input_examples" if arguments.strict || is_renamed || arguments.undo != Undo::Nothing => {
            None
        }
        "annotations" if matches!(notation, EmitNotation::Mcp | EmitNotation::McpModern) => {
            match value {
                Value::Object(hints) => {
                    let own = hints.iter().filter(|(hint, _)| !HINTS.contains(&&**hint));
                    Some(Value::Object(own.cloned().collect()))
                }
                Value::Null
                | Value::Bool(_)
                | Value::Number(_)
                | Value::String(_)
                | Value::List(_) => None,
            }
        }
        key => (!decided(notation).contains(&key)).then(|| value.clone()),
    }
}

/// The hints that are effects of a tool.
const HINTS: [&str; 4] = [
    "readOnlyHint",
    "destructiveHint",
    "idempotentHint",
    "openWorldHint",
];

/// The members that the design decides, and others that a notation takes in their place.
fn decided(notation: EmitNotation) -> &'static [&'static str] {
    match notation {
        EmitNotation::OpenAi | EmitNotation::Mistral => {
            &["type", "function", "name", "description", "parameters"]
        }
        EmitNotation::OpenAiResponses => &["type", "name", "description", "parameters"],
        EmitNotation::Anthropic => &["name", "description", "input_schema"],
        EmitNotation::Mcp | EmitNotation::McpModern => &[
            "name",
            "title",
            "description",
            "inputSchema",
            "outputSchema",
            "_meta",
        ],
        EmitNotation::Gemini | EmitNotation::GeminiOpenApi => &[
            "name",
            "description",
            "parameters",
            "parametersJsonSchema",
            "parameters_json_schema",
            "response",
            "responseJsonSchema",
            "response_json_schema",
        ],
        EmitNotation::Bedrock => &["toolSpec", "name", "description", "inputSchema"],
        EmitNotation::LangChain => &["name", "description", "args_schema", "schema", "parameters"],
        EmitNotation::JsonSchema => &[
            "$schema",
            "title",
            "description",
            "type",
            "properties",
            "required",
            "x-version",
            "x-outputs",
        ],
        EmitNotation::Canonical => &[
            "name",
            "version",
            "description",
            "inputs",
            "outputs",
            "source_format",
            "original_definition",
        ],
    }
}

/// The names that import has for a notation, and where the object stands that has the name.
fn places(notation: EmitNotation) -> (&'static [&'static str], &'static str) {
    match notation {
        EmitNotation::OpenAi | EmitNotation::Mistral => (&["openai", "openai-legacy"], "/function"),
        EmitNotation::OpenAiResponses => (&["openai-responses"], ""),
        EmitNotation::Anthropic => (&["anthropic"], ""),
        EmitNotation::Mcp | EmitNotation::McpModern => (&["mcp"], ""),
        EmitNotation::Gemini => (&["gemini"], ""),
        EmitNotation::GeminiOpenApi => (&["gemini-openapi"], ""),
        EmitNotation::Bedrock => (&["bedrock"], "/toolSpec"),
        EmitNotation::LangChain => (&["langchain"], ""),
        EmitNotation::JsonSchema => (&["json-schema"], ""),
        EmitNotation::Canonical => (&["canonical"], ""),
    }
}

/// The keywords of a schema where they were, but for some of its root.
fn with_keywords(tool: &Tool, key: &str, taken: &[&str], schema: String) -> String {
    let Some(Value::Object(places)) = member(tool, key) else {
        return schema;
    };
    changed(schema, schema_text_of, |filled| {
        for (pointer, keywords) in places {
            if let Value::Object(keywords) = keywords {
                let is_free = |key: &str| !pointer.is_empty() || !taken.contains(&key);
                let whole = keywords
                    .iter()
                    .filter(|(key, value)| is_free(key) && has_form(key, value));
                whole.for_each(|(key, value)| filled.add(pointer, key, value));
            }
        }
    })
}

/// Whether a keyword has a value of the kind that it must have: with another one nobody takes the schema.
fn has_form(keyword: &str, value: &Value) -> bool {
    match keyword {
        "type"
        | "properties"
        | "items"
        | "anyOf"
        | "oneOf"
        | "allOf"
        | "not"
        | "$ref"
        | "const"
        | "additionalProperties" => false,
        "title" | "description" | "format" | "pattern" | "$comment" => {
            matches!(value, Value::String(_))
        }
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            matches!(value, Value::Number(_))
        }
        "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties" => {
            matches!(value, Value::Number(text) if text.bytes().all(|byte| byte.is_ascii_digit()))
        }
        "uniqueItems" | "deprecated" | "nullable" | "readOnly" | "writeOnly" => {
            matches!(value, Value::Bool(_))
        }
        "enum" | "required" | "examples" => matches!(value, Value::List(_)),
        _ => true,
    }
}

fn member<'t>(tool: &'t Tool, key: &str) -> Option<&'t Value> {
    tool.meta.as_ref()?.get(key)
}

/// A JSON text after a change.
fn changed<'p>(
    text: String,
    text_of: fn(&Value) -> String,
    change: impl FnOnce(&mut Filled<'_, 'p>),
) -> String {
    match value(&text) {
        Ok(mut root) => {
            change(&mut Filled::new(&mut root));
            text_of(&root)
        }
        // Only what was just written is read, so this cannot be.
        Err(_) => text,
    }
}
