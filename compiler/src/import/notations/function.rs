//! The common reader of notations with name, description and schemas as members of one object.

use super::super::definition::{Definition, Notation};
use crate::ir::Value;
use crate::source::Text;

/// Anthropic: `{"name", "description", "input_schema"}`.
pub(super) fn anthropic(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Anthropic, value);
    read(
        &mut definition,
        value,
        &["input_schema"],
        &["output_schema"],
        &[],
    );
    definition
}

/// Reads the members of an object; of several alternative keys the first that is present counts.
pub(super) fn read<'a>(
    definition: &mut Definition<'a>,
    value: &'a Value,
    inputs: &[&'static str],
    outputs: &[&'static str],
    known: &[&str],
) {
    let Value::Object(entries) = value else {
        return;
    };
    for (key, value) in entries {
        member(definition, key, value, inputs, outputs, known);
    }
}

fn member<'a>(
    definition: &mut Definition<'a>,
    key: &Text,
    value: &'a Value,
    inputs: &[&'static str],
    outputs: &[&'static str],
    known: &[&str],
) {
    let word = &**key;
    if known.contains(&word) {
        return;
    }
    match word {
        "name" if definition.name.is_none() => definition.name = definition.text(key, value),
        "description" if definition.description.is_none() => {
            definition.description = definition.text(key, value);
        }
        "title" if definition.title.is_none() => definition.title = definition.text(key, value),
        "version" if definition.version.is_none() => {
            definition.version = definition.text(key, value)
        }
        "tags" => match tags(value) {
            Some(tags) => definition.tags = tags,
            None => definition.keep(key, value),
        },
        "deprecated" if matches!(value, Value::Bool(_)) => {
            definition.deprecated = *value == Value::Bool(true);
        }
        "input_examples" | "inputExamples" => {
            let objects = |all: &&[Value]| all.iter().all(|one| one.entries().is_some());
            match value.items().filter(objects) {
                Some(examples) => definition.examples.extend(examples),
                None => definition.keep(key, value),
            }
        }
        _ => {
            if let Some(place) = inputs.iter().find(|place| **place == word)
                && definition.input.is_none()
            {
                definition.input = definition.schema(key, value);
                definition.input_path = place;
            } else if let Some(place) = outputs.iter().find(|place| **place == word)
                && definition.output.is_none()
            {
                definition.output = definition.schema(key, value);
                definition.output_path = place;
            } else {
                definition.keep(key, value);
            }
        }
    }
}

/// A member that is an object; any other value but null is kept aside.
pub(super) fn object<'a>(
    definition: &mut Definition<'a>,
    value: &'a Value,
    key: &str,
) -> Option<&'a Value> {
    match value.get(key) {
        Some(Value::Null) | None => None,
        Some(object @ Value::Object(_)) => Some(object),
        Some(other) => {
            definition.keep(&key.into(), other);
            None
        }
    }
}

/// A list of words.
fn tags(value: &Value) -> Option<Vec<Text>> {
    let Value::List(items) = value else {
        return None;
    };
    let texts = items.iter().map(|item| item.text().cloned());
    texts
        .map(|text| text.filter(|text| !text.trim().is_empty()))
        .collect()
}
