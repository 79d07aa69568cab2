//! Unknown notations: members that look like a name, a description, a schema.

use super::super::definition::{Definition, Notation};
use super::super::report::NoteKind;
use super::function;
use crate::ir::Value;

const INPUTS: [&str; 9] = [
    "input_schema",
    "inputSchema",
    "parameters",
    "args_schema",
    "arguments",
    "schema",
    "inputs",
    "input",
    "args",
];
const OUTPUTS: [&str; 5] = [
    "output_schema",
    "outputSchema",
    "outputs",
    "output",
    "returns",
];

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Raw, value);
    function::read(&mut definition, value, &INPUTS, &OUTPUTS, &[]);
    if definition.name.is_none() {
        for key in ["api_name", "function", "id", "operationId", "title"] {
            if let Some(Value::String(name)) = value.get(key) {
                definition.name = Some(name.clone());
                definition.rest.retain(|(kept, _)| &**kept != key);
                break;
            }
        }
    }
    if definition.name.is_none()
        && let Some(Value::String(name)) = value
            .get("function")
            .and_then(|function| function.get("name"))
    {
        definition.name = Some(name.clone());
    }
    if definition.description.is_none() {
        for key in ["api_description", "summary", "doc", "docs", "help"] {
            if let Some(Value::String(text)) = value.get(key) {
                definition.description = Some(text.clone());
                definition.rest.retain(|(kept, _)| &**kept != key);
                break;
            }
        }
    }
    definition.notes.push((
        NoteKind::Repaired,
        String::new(),
        "its format is unknown; what could be recognised was read".to_owned(),
    ));
    definition
}
