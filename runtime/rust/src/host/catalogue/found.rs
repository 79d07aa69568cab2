//! What a search says of a tool.

use crate::json::{Object, Value};
use crate::spec::Spec;

/// The tool as a caller needs it: its name, what it does and, if that is wanted, its schema; its effects as far as they
/// are declared, in the terms of MCP.
pub(super) fn found(spec: &Spec, schemas: bool) -> Value {
    let mut tool = Object::new();
    tool.insert("name", spec.name);
    tool.insert("description", spec.description);
    if schemas && let Some(schema) = Value::parse(spec.input_schema.as_bytes()) {
        tool.insert("inputSchema", schema);
    }
    let effects = &spec.effects;
    let hints = [
        ("readOnlyHint", effects.readonly.then_some(true)),
        ("destructiveHint", effects.destructive),
        ("idempotentHint", effects.idempotent.then_some(true)),
        ("openWorldHint", effects.open_world),
    ];
    let mut annotations = Object::new();
    for (name, hint) in hints {
        if let Some(hint) = hint {
            annotations.insert(name, hint);
        }
    }
    if annotations.iter().next().is_some() {
        tool.insert("annotations", annotations);
    }
    Value::Object(tool)
}
