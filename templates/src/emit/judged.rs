//! Whether a definition as a whole is what its format takes: by the rules of who takes it, whoever wrote it.

use serde_json::{Map, Value};

use super::EmitFormat;
use crate::schema;

/// What would be refused of a definition, a sentence each.
pub fn violations(definition: &Value, format: EmitFormat) -> Vec<String> {
    let mut found = Vec::new();
    let inner = match format {
        EmitFormat::OpenAi | EmitFormat::Mistral => definition.get("function"),
        EmitFormat::Bedrock => definition.get("toolSpec"),
        EmitFormat::OpenAiResponses
        | EmitFormat::Anthropic
        | EmitFormat::Mcp
        | EmitFormat::Gemini
        | EmitFormat::GeminiOpenApi
        | EmitFormat::LangChain
        | EmitFormat::JsonSchema
        | EmitFormat::Canonical => Some(definition),
    };
    let Some(Value::Object(inner)) = inner else {
        return vec!["there is no definition".to_owned()];
    };
    let is_function = definition.get("type") == Some(&Value::from("function"));
    let must_say = matches!(
        format,
        EmitFormat::OpenAi | EmitFormat::OpenAiResponses | EmitFormat::Mistral
    );
    if must_say && !is_function {
        found.push("`type` is not `function`".to_owned());
    }
    kinds(inner, format, &mut found);
    arguments(inner, format, &mut found);
    found
}

/// Members with values of another kind than they must have.
fn kinds(members: &Map<String, Value>, format: EmitFormat, found: &mut Vec<String>) {
    let name = if format == EmitFormat::JsonSchema {
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
    if format == EmitFormat::Mcp {
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

/// The schema of the arguments, by the rules of the mode that the definition itself asks for.
fn arguments(members: &Map<String, Value>, format: EmitFormat, found: &mut Vec<String>) {
    let (key, others): (&str, &[&str]) = match format {
        EmitFormat::OpenAi | EmitFormat::OpenAiResponses | EmitFormat::Mistral => {
            ("parameters", &[])
        }
        EmitFormat::Anthropic => ("input_schema", &[]),
        EmitFormat::Mcp | EmitFormat::Bedrock => ("inputSchema", &[]),
        EmitFormat::Gemini => ("parametersJsonSchema", &["parameters"]),
        EmitFormat::GeminiOpenApi => ("parameters", &["parametersJsonSchema"]),
        EmitFormat::LangChain => ("args_schema", &["schema", "parameters"]),
        EmitFormat::Canonical => ("inputs", &[]),
        EmitFormat::JsonSchema => return,
    };
    for other in others {
        if members.contains_key(*other) {
            found.push(format!("`{other}` stands beside `{key}`"));
        }
    }
    let schema = match format {
        EmitFormat::Bedrock => members.get(key).and_then(|schema| schema.get("json")),
        _ => members.get(key),
    };
    let Some(schema) = schema else {
        // A function without parameters is fine there.
        if format != EmitFormat::GeminiOpenApi {
            found.push(format!("there is no `{key}`"));
        }
        return;
    };
    let strict = members.get("strict") == Some(&Value::Bool(true));
    if strict && !format.has_strict() {
        found.push(format!("`{}` has no strict mode", format.name()));
    }
    if let Some(provider) = format.provider(strict) {
        found.extend(schema::violations(schema, provider));
    }
}
