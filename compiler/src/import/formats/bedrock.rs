//! Amazon Bedrock: `{"toolSpec": {"name", "description", "inputSchema": {"json"}}}`.

use super::super::definition::{Definition, Format};
use super::function;
use crate::ir::Value;

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Format::Bedrock, value);
    let Some(spec) = value.get("toolSpec") else {
        return definition;
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
            definition.input_path = "toolSpec/inputSchema/json";
        } else {
            definition.output = schema;
            definition.output_path = "toolSpec/outputSchema/json";
        }
    }
    definition
}
