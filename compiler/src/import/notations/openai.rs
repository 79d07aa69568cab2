//! OpenAI's three forms.

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;

/// The names that benchmarks and frameworks use for OpenAI's `parameters`.
const INPUTS: [&str; 3] = ["parameters", "arguments", "_arguments"];
/// OpenAI has no schema of results; these are extensions.
const OUTPUTS: [&str; 5] = [
    "output_schema",
    "results",
    "response",
    "returns",
    "outputSchema",
];

/// `{"type": "function", "function": {…}}`
pub(super) fn chat(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::OpenAi, value);
    if let Some(function @ Value::Object(_)) = value.get("function") {
        function::read(&mut definition, function, &INPUTS, &OUTPUTS, &[]);
    }
    if definition.input.is_some() {
        definition.input_path = "function/parameters";
    }
    if definition.output.is_some() {
        definition.output_path = "function/output_schema";
    }
    // What stands around it: ids of a collection, and what other providers added.
    if let Value::Object(entries) = value {
        for (key, value) in entries {
            if !matches!(&**key, "type" | "function") {
                definition.keep(&format!("/{key}").into(), value);
            }
        }
    }
    definition
}

/// `{"name", "description", "parameters"}`
pub(super) fn legacy(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::OpenAiLegacy, value);
    function::read(&mut definition, value, &INPUTS, &OUTPUTS, &[]);
    definition
}

/// `{"type": "function", "name", "parameters"}`
pub(super) fn responses(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::OpenAiResponses, value);
    function::read(&mut definition, value, &INPUTS, &OUTPUTS, &["type"]);
    definition
}
