//! Amazon Bedrock: `{"toolSpec": {"name", "description", "inputSchema": {"json"}}}`, and its content alone, as in
//! Strands.

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Bedrock, value);
    let is_wrapped = value.get("toolSpec").is_some();
    let spec = value.get("toolSpec").unwrap_or(value);
    let (input, output) = match is_wrapped {
        true => ("toolSpec/inputSchema/json", "toolSpec/outputSchema/json"),
        false => ("inputSchema/json", "outputSchema/json"),
    };
    function::read(
        &mut definition,
        spec,
        &[],
        &[],
        &["inputSchema", "outputSchema"],
    );
    for (key, is_input) in [("inputSchema", true), ("outputSchema", false)] {
        let Some(schema) = spec.get(key) else {
            continue;
        };
        let inner = schema.get("json").unwrap_or(schema);
        let schema = definition.schema(&key.into(), inner);
        if is_input {
            definition.input = schema;
            definition.input_path = input;
        } else {
            definition.output = schema;
            definition.output_path = output;
        }
    }
    definition
}

/// Whether a member has the form of Bedrock's schemas: only the wrapper `json` around the schema.
pub(in crate::import) fn wraps(schema: &Value) -> bool {
    matches!(schema.entries(), Some([(key, Value::Object(_))]) if **key == *"json")
}
