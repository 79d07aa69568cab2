//! MCP: tools as in the answer of `tools/list`.

use super::super::definition::{Definition, Notation};
use super::super::report::NoteKind;
use super::function;
use crate::ir::Value;

/// `{"name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"}`
pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Mcp, value);
    let known = ["annotations", "_meta", "execution"];
    function::read(
        &mut definition,
        value,
        &["inputSchema"],
        &["outputSchema"],
        &known,
    );
    match value.get("annotations") {
        Some(Value::Object(annotations)) => {
            let mut kept = Vec::new();
            for (key, value) in annotations {
                let effects = &mut definition.effects;
                let (place, by_default) = match &**key {
                    "readOnlyHint" => (&mut effects.readonly, Some(false)),
                    "destructiveHint" => (&mut effects.destructive, None),
                    "idempotentHint" => (&mut effects.idempotent, Some(false)),
                    "openWorldHint" => (&mut effects.open_world, None),
                    "title" => {
                        match value.text() {
                            Some(title) if definition.title.is_none() => {
                                definition.title = Some(title.clone())
                            }
                            Some(title) if definition.title.as_ref() == Some(title) => {}
                            Some(_) | None => kept.push((key.clone(), value.clone())),
                        }
                        continue;
                    }
                    _ => {
                        kept.push((key.clone(), value.clone()));
                        continue;
                    }
                };
                match value {
                    // What holds anyway is not said.
                    Value::Bool(hint) if Some(*hint) == by_default => {}
                    Value::Bool(hint) => *place = Some(*hint),
                    Value::Null => {}
                    Value::Number(_) | Value::String(_) | Value::List(_) | Value::Object(_) => {
                        kept.push((key.clone(), value.clone()))
                    }
                }
            }
            settle(&mut definition);
            if !kept.is_empty() {
                definition
                    .rest
                    .push(("annotations".into(), Value::Object(kept)));
            }
        }
        Some(Value::Null) | None => {}
        Some(other) => definition.keep(&"annotations".into(), other),
    }
    match value.get("_meta") {
        Some(Value::Object(meta)) => definition.meta.extend(meta.iter().cloned()),
        Some(Value::Null) | None => {}
        Some(other) => definition.keep(&"_meta".into(), other),
    }
    if let Some(execution) = value.get("execution") {
        // That it cannot run as a task is what holds anyway.
        let forbidden = Value::Object(vec![(
            "taskSupport".into(),
            Value::String("forbidden".into()),
        )]);
        if *execution != forbidden {
            definition.keep(&"execution".into(), execution);
        }
    }
    definition
}

/// MCP: the other hints have a meaning only if `readOnlyHint` is false.
fn settle(definition: &mut Definition<'_>) {
    if definition.effects.readonly == Some(true) {
        if definition.effects.destructive == Some(true) {
            definition.notes.push((
                NoteKind::Repaired,
                "/annotations/destructiveHint".to_owned(),
                "a tool that only reads destroys nothing; `destructiveHint` is left out".to_owned(),
            ));
        }
        definition.effects.destructive = None;
    }
}
