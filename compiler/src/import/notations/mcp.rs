//! MCP: tools as in the answer of `tools/list`.

use super::super::definition::{Definition, Notation};
use super::super::report::NoteKind;
use super::function;
use crate::ir::{Icon, Theme, Value};
use crate::source::Text;

/// `{"name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"}`
pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Mcp, value);
    let known = ["annotations", "_meta", "execution", "icons"];
    function::read(
        &mut definition,
        value,
        &["inputSchema"],
        &["outputSchema"],
        &known,
    );
    if value.entries().is_some() && value.get("inputSchema").is_none() {
        let why = "`inputSchema` is missing, which every tool of a server has; the tool takes no arguments";
        definition.note("inputSchema", why.to_owned());
    }
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
    if let Some(all) = value.get("icons") {
        match icons(all) {
            Some(icons) => definition.icons = icons,
            None => definition.keep(&"icons".into(), all),
        }
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

/// Pictures, if the language can say all of them.
fn icons(all: &Value) -> Option<Vec<Icon>> {
    all.items()?.iter().map(icon).collect()
}

fn icon(value: &Value) -> Option<Icon> {
    let known = ["src", "mimeType", "sizes", "theme"];
    let members = value.entries()?;
    if !members.iter().all(|(key, _)| known.contains(&&**key)) {
        return None;
    }
    let mut icon = Icon {
        src: value.get("src")?.text()?.clone(),
        mime: None,
        sizes: Vec::new(),
        theme: None,
    };
    if let Some(mime) = value.get("mimeType") {
        icon.mime = Some(mime.text()?.clone());
    }
    if let Some(sizes) = value.get("sizes") {
        let sizes = sizes.items()?.iter().map(|size| size.text().cloned());
        icon.sizes = sizes.collect::<Option<_>>()?;
    }
    if let Some(theme) = value.get("theme") {
        let name = theme.text()?;
        let (_, theme) = Theme::ALL.iter().find(|(known, _)| *known == &**name)?;
        icon.theme = Some(*theme);
    }
    let is_loaded = ["https:", "data:"]
        .iter()
        .any(|scheme| icon.src.starts_with(scheme));
    let is_one = |size: &Text| !size.is_empty() && !size.contains(char::is_whitespace);
    (is_loaded && icon.sizes.iter().all(is_one)).then_some(icon)
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
