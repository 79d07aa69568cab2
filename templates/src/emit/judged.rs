//! Whether a definition as a whole is what its notation takes: by the rules of who takes it, whoever wrote it.

use serde_json::{Map, Value};

use toolc_compiler::providers::refusal;

use super::EmitNotation;
use super::sent::taker;
use crate::schema;

/// What would be refused of a definition, a sentence each.
pub fn violations(definition: &Value, notation: EmitNotation) -> Vec<String> {
    let mut found = Vec::new();
    let inner = match notation {
        EmitNotation::OpenAi | EmitNotation::Mistral => definition.get("function"),
        EmitNotation::Bedrock => definition.get("toolSpec"),
        EmitNotation::OpenAiResponses
        | EmitNotation::Anthropic
        | EmitNotation::Mcp
        | EmitNotation::McpModern
        | EmitNotation::Gemini
        | EmitNotation::GeminiOpenApi
        | EmitNotation::LangChain
        | EmitNotation::JsonSchema
        | EmitNotation::Canonical => Some(definition),
    };
    let Some(Value::Object(inner)) = inner else {
        return vec!["there is no definition".to_owned()];
    };
    let is_function = definition.get("type") == Some(&Value::from("function"));
    let must_say = matches!(
        notation,
        EmitNotation::OpenAi | EmitNotation::OpenAiResponses | EmitNotation::Mistral
    );
    if must_say && !is_function {
        found.push("`type` is not `function`".to_owned());
    }
    kinds(inner, notation, &mut found);
    texts(inner, notation, &mut found);
    arguments(inner, notation, &mut found);
    found
}

/// Members with values of another kind than they must have.
fn kinds(members: &Map<String, Value>, notation: EmitNotation, found: &mut Vec<String>) {
    let name = if notation == EmitNotation::JsonSchema {
        "title"
    } else {
        "name"
    };
    if !members.get(name).is_some_and(Value::is_string) {
        found.push(format!("`{name}` is no text"));
    }
    let wrong = |key: &str, fits: fn(&Value) -> bool| match members.get(key) {
        Some(value) if !fits(value) => Some(format!("`{key}` is {value}")),
        Some(_) | None => None,
    };
    found.extend(wrong("description", Value::is_string));
    found.extend(wrong("strict", Value::is_boolean));
    found.extend(wrong("input_examples", Value::is_array));
    if notation == EmitNotation::Mcp {
        found.extend(wrong("title", Value::is_string));
        found.extend(wrong("outputSchema", Value::is_object));
        found.extend(wrong("_meta", Value::is_object));
        found.extend(wrong("annotations", Value::is_object));
        let hints = members.get("annotations").and_then(Value::as_object);
        for (hint, value) in hints.iter().flat_map(|all| all.iter()) {
            if hint.ends_with("Hint") && !value.is_boolean() {
                found.push(format!("`{hint}` is {value}"));
            }
        }
    }
}

/// Names and descriptions that whoever takes the notation refuses.
fn texts(members: &Map<String, Value>, notation: EmitNotation, found: &mut Vec<String>) {
    let Some((_, limits)) = taker(notation, false) else {
        return;
    };
    let text = |key: &str| members.get(key).and_then(Value::as_str);
    let name = text("name").unwrap_or_default();
    found.extend(refusal(&limits.tools, name).map(|why| format!("the name `{name}`: {why}")));
    let length = text("description").map_or(0, |text| text.chars().count());
    if limits.description.is_some_and(|most| length > most) {
        found.push(format!("the description has {length} characters"));
    }
    // The schema for a provider is looked at by its rules.
    let schema = if matches!(notation, EmitNotation::Mcp | EmitNotation::McpModern) {
        members.get("inputSchema")
    } else if notation == EmitNotation::LangChain {
        members.get("args_schema")
    } else {
        None
    };
    let properties = schema.and_then(|schema| schema.get("properties")?.as_object());
    if let Some(keys) = &limits.arguments {
        for name in properties.iter().flat_map(|all| all.keys()) {
            found.extend(refusal(keys, name).map(|why| format!("the name `{name}`: {why}")));
        }
    }
}

/// The schema of the arguments, by the rules of the mode that the definition itself asks for.
fn arguments(members: &Map<String, Value>, notation: EmitNotation, found: &mut Vec<String>) {
    let (key, others): (&str, &[&str]) = match notation {
        EmitNotation::OpenAi | EmitNotation::OpenAiResponses | EmitNotation::Mistral => {
            ("parameters", &[])
        }
        EmitNotation::Anthropic => ("input_schema", &[]),
        EmitNotation::Mcp | EmitNotation::McpModern | EmitNotation::Bedrock => ("inputSchema", &[]),
        EmitNotation::Gemini => ("parametersJsonSchema", &["parameters"]),
        EmitNotation::GeminiOpenApi => ("parameters", &["parametersJsonSchema"]),
        EmitNotation::LangChain => ("args_schema", &["schema", "parameters"]),
        EmitNotation::Canonical => ("inputs", &[]),
        EmitNotation::JsonSchema => return,
    };
    for other in others {
        if members.contains_key(*other) {
            found.push(format!("`{other}` stands beside `{key}`"));
        }
    }
    let schema = members.get(key);
    let schema = if notation == EmitNotation::Bedrock {
        schema.and_then(|schema| schema.get("json"))
    } else {
        schema
    };
    let Some(schema) = schema else {
        // A function without parameters is fine there.
        if notation != EmitNotation::GeminiOpenApi {
            found.push(format!("there is no `{key}`"));
        }
        return;
    };
    let strict = members.get("strict") == Some(&Value::Bool(true));
    if strict && !notation.has_strict() {
        found.push(format!("`{}` has no strict mode", notation.name()));
    }
    if let Some(provider) = notation.provider(strict) {
        found.extend(schema::violations(schema, provider));
    }
}
