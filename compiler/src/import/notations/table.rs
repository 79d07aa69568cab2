//! Flat tables of parameters: `{"city": {"type": "string", "required": true}}`, in the spellings of several collections.

use std::borrow::Cow;

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;
use crate::source::Text;

const PARAMETERS: [&str; 6] = [
    "parameters",
    "query_parameters",
    "input_parameters",
    "arguments",
    "params",
    "args",
];
const RESULTS: [&str; 6] = [
    "responses",
    "output_parameters",
    "output",
    "results",
    "response",
    "returns",
];

/// The member that is a table of parameters.
pub(in crate::import) fn parameters(value: &Value) -> Option<&'static str> {
    let named = ["name", "api_name"]
        .iter()
        .any(|key| matches!(value.get(key), Some(Value::String(_))));
    let key = PARAMETERS
        .into_iter()
        .find(|key| value.get(key).is_some())?;
    let table = value.get(key)?;
    // A table without rows is one where everything else is a table.
    let empty = *table == Value::Object(Vec::new());
    let other = ["api_name", "output_parameters", "is_action"]
        .iter()
        .any(|key| value.get(key).is_some());
    (named && (is_table(table) || empty && other)).then_some(key)
}

/// Whether an object is a table, not a schema: each member describes a value.
fn is_table(value: &Value) -> bool {
    let Value::Object(rows) = value else {
        return false;
    };
    let is_row = |row: &Value| row.get("type").is_some() || row.get("description").is_some();
    let schema_words = |name: &str| {
        matches!(
            name,
            "properties" | "$ref" | "$defs" | "items" | "anyOf" | "oneOf" | "allOf"
        )
    };
    !rows.is_empty()
        && rows
            .iter()
            .all(|(name, row)| is_row(row) && !schema_words(name))
}

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Table, value);
    let key = parameters(value);
    let mut known = vec!["api_name", "api_description"];
    known.extend(key);
    if key.is_some() {
        known.push("required");
    }
    let result = RESULTS
        .into_iter()
        .find(|key| value.get(key).is_some_and(is_table));
    known.extend(result);
    let action = match value.get("is_action") {
        Some(Value::Bool(action)) => {
            known.push("is_action");
            Some(*action)
        }
        _ => None,
    };
    function::read(&mut definition, value, &[], &RESULTS, &known);
    let first = |keys: [&str; 2]| {
        keys.into_iter().find_map(|key| match value.get(key) {
            Some(Value::String(text)) => Some(text.clone()),
            _ => None,
        })
    };
    definition.name = first(["name", "api_name"]);
    definition.description = first(["description", "api_description"]);
    definition.effects.readonly = (action == Some(false)).then_some(true);
    if let Some(key) = key
        && let Some(Value::Object(rows)) = value.get(key)
    {
        let listed = match value.get("required") {
            Some(Value::List(names)) => names.clone(),
            _ => Vec::new(),
        };
        definition.input = Some(Cow::Owned(schema(rows, listed)));
        definition.input_path = key;
    }
    if let Some(key) = result
        && let Some(Value::Object(rows)) = value.get(key)
    {
        definition.output = Some(Cow::Owned(schema(rows, Vec::new())));
        definition.output_path = key;
    }
    definition
}

/// The schema of an object with these rows as properties.
fn schema(rows: &[(Text, Value)], mut required: Vec<Value>) -> Value {
    let mut properties = Vec::with_capacity(rows.len());
    for (name, row) in rows {
        let Value::Object(entries) = row else {
            continue;
        };
        let must = match row.get("required") {
            Some(Value::Bool(must)) => *must,
            Some(Value::String(must)) => must.eq_ignore_ascii_case("true"),
            _ => false,
        };
        let name_value = Value::String(name.clone());
        if must && !required.contains(&name_value) {
            required.push(name_value);
        }
        let column = entries.iter().filter(|(key, value)| {
            !(&**key == "required" && matches!(value, Value::Bool(_) | Value::String(_)))
        });
        properties.push((name.clone(), Value::Object(column.cloned().collect())));
    }
    Value::Object(vec![
        ("type".into(), Value::String("object".into())),
        ("properties".into(), Value::Object(properties)),
        ("required".into(), Value::List(required)),
    ])
}
