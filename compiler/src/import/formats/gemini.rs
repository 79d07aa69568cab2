//! Gemini's function declarations, in both forms, and the Agent Development Kit's.

use super::super::definition::{Definition, Format};
use super::function;
use crate::ir::Value;

pub(super) fn read(format: Format, value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(format, value);
    let inputs = [
        "parametersJsonSchema",
        "parameters_json_schema",
        "parameters",
    ];
    let outputs = ["responseJsonSchema", "response_json_schema", "response"];
    function::read(&mut definition, value, &inputs, &outputs, &[]);
    definition
}
