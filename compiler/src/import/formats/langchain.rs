//! LangChain: `args_schema`, `schema`, or the properties beside the name.

use std::borrow::Cow;

use super::super::definition::{Definition, Format};
use super::function;
use crate::ir::Value;

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Format::LangChain, value);
    let direct = value.get("args_schema").is_none() && value.get("schema").is_none();
    let own = [
        "properties",
        "required",
        "type",
        "additionalProperties",
        "$defs",
        "definitions",
    ];
    let known: &[&str] = if direct { &own } else { &[] };
    function::read(
        &mut definition,
        value,
        &["args_schema", "schema"],
        &["output_schema"],
        known,
    );
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
