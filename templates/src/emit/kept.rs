//! What import found in a definition, and no design can say: it stands in `meta`, and goes back to where it was.

use toolc_compiler::import::value;
use toolc_compiler::ir::{Tool, Value};
use toolc_compiler::source::Text;

use super::EmitFormat;
use crate::schema::text_of;

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
pub(super) fn input(tool: &Tool, schema: String) -> String {
    with_keywords(tool, INPUT, schema)
}

/// The schema of the result, likewise.
pub(super) fn output(tool: &Tool, schema: String) -> String {
    with_keywords(tool, OUTPUT, schema)
}

/// A definition, with the members that were left of one in the same format. Those with a slash before their key stood around the
/// object that has the name.
pub(super) fn definition(tool: &Tool, format: EmitFormat, definition: String) -> String {
    let Some(kept) = member(tool, DEFINITION) else {
        return definition;
    };
    let (sources, inner) = places(format);
    let sources = sources.iter().filter_map(|source| match kept.get(source) {
        Some(Value::Object(members)) => Some(members),
        _ => None,
    });
    let mut members = sources.flatten().peekable();
    if members.peek().is_none() {
        return definition;
    }
    changed(definition, |root| {
        for (key, value) in members {
            match (key.strip_prefix('/'), inner) {
                (Some(key), _) => add(root, &key.into(), value),
                (None, pointer) => {
                    if let Some(place) = at(root, pointer) {
                        add(place, key, value);
                    }
                }
            }
        }
    })
}

/// The formats that import knows a format as, and where the object stands that has the name.
fn places(format: EmitFormat) -> (&'static [&'static str], &'static str) {
    match format {
        EmitFormat::OpenAi | EmitFormat::Mistral => (&["openai", "openai-legacy"], "/function"),
        EmitFormat::OpenAiResponses => (&["openai-responses"], ""),
        EmitFormat::Anthropic => (&["anthropic"], ""),
        EmitFormat::Mcp => (&["mcp"], ""),
        EmitFormat::Gemini => (&["gemini"], ""),
        EmitFormat::GeminiOpenApi => (&["gemini-openapi"], ""),
        EmitFormat::Bedrock => (&["bedrock"], "/toolSpec"),
        EmitFormat::LangChain => (&["langchain"], ""),
        EmitFormat::JsonSchema => (&["json-schema"], ""),
        EmitFormat::Canonical => (&["canonical"], ""),
    }
}

fn with_keywords(tool: &Tool, key: &str, schema: String) -> String {
    let Some(Value::Object(places)) = member(tool, key) else {
        return schema;
    };
    changed(schema, |root| {
        for (pointer, keywords) in places {
            if let (Some(place), Value::Object(keywords)) = (at(root, pointer), keywords) {
                keywords
                    .iter()
                    .for_each(|(key, value)| add(place, key, value));
            }
        }
    })
}

fn member<'t>(tool: &'t Tool, key: &str) -> Option<&'t Value> {
    tool.meta.as_ref()?.get(key)
}

/// A JSON text after a change.
fn changed(text: String, change: impl FnOnce(&mut Value)) -> String {
    match value(&text) {
        Ok(mut root) => {
            change(&mut root);
            text_of(&root)
        }
        // Only what was just written is read, so this cannot be.
        Err(_) => text,
    }
}

/// The value that a JSON Pointer leads to.
fn at<'v>(root: &'v mut Value, pointer: &str) -> Option<&'v mut Value> {
    let mut place = root;
    for step in pointer.split('/').skip(1) {
        let step = step.replace("~1", "/").replace("~0", "~");
        place = match place {
            Value::Object(members) => {
                let found = members.iter_mut().find(|(key, _)| **key == *step);
                &mut found?.1
            }
            Value::List(items) => items.get_mut(step.parse::<usize>().ok()?)?,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
    }
    Some(place)
}

/// Adds a member; what is there stays, but for objects, which take in what they do not have, and lists, which get longer.
fn add(place: &mut Value, key: &Text, value: &Value) {
    let Value::Object(members) = place else {
        return;
    };
    match (members.iter_mut().find(|(known, _)| known == key), value) {
        (Some((_, there @ Value::Object(_))), Value::Object(more)) => {
            more.iter().for_each(|(key, value)| add(there, key, value));
        }
        (Some((_, Value::List(there))), Value::List(more)) => there.extend(more.iter().cloned()),
        (Some(_), _) => {}
        (None, _) => members.push((key.clone(), value.clone())),
    }
}
