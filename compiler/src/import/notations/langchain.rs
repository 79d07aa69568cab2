//! LangChain: `args_schema`, `schema`, or the properties beside the name.

use std::borrow::Cow;

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::LangChain, value);
    let inputs = ["args_schema", "schema", "parameters"];
    let own = [
        "properties",
        "required",
        "type",
        "additionalProperties",
        "$defs",
        "definitions",
    ];
    let direct =
        inputs.iter().all(|key| value.get(key).is_none()) && value.get("properties").is_some();
    let known: &[&str] = if direct { &own } else { &[] };
    function::read(&mut definition, value, &inputs, &["output_schema"], known);
    if direct && let Value::Object(entries) = value {
        let schema = entries
            .iter()
            .filter(|(key, _)| own.contains(&&**key))
            .cloned();
        let mut schema: Vec<_> = schema.collect();
        if !schema.iter().any(|(key, _)| &**key == "type") {
            schema.insert(0, ("type".into(), Value::String("object".into())));
        }
        definition.input = Some(Cow::Owned(Value::Object(schema)));
    }
    definition
}
