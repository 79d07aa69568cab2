//! The canonical record of a tool.

use super::super::definition::{Definition, Notation};
use super::function;
use crate::ir::Value;

pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Canonical, value);
    let known = [
        "capabilities",
        "security",
        "source_format",
        "original_definition",
        "warnings",
        "losses",
    ];
    function::read(&mut definition, value, &["inputs"], &["outputs"], &known);
    definition.capabilities = function::object(&mut definition, value, "capabilities");
    definition.security = function::object(&mut definition, value, "security");
    // An empty object is how a record says that nothing is known of the result.
    if definition.output.as_deref() == Some(&Value::Object(Vec::new())) {
        definition.output = None;
    }
    definition
}
