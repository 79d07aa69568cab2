//! The statements of a tool that a definition declares: what it needs and handles, what toolc says in `_meta`.

use super::declared::{self, CLASSES, COSTS, PII, contradicts, data, is_capability, word};
use super::definition::{Definition, Notation};
use super::tool::Tool;
use crate::ir::Value;
use crate::source::Text;

/// Takes everything that is declared. The members of the definition that no statement says come back, with what is left of
/// them.
pub(super) fn declared(definition: &Definition<'_>, tool: &mut Tool) -> Vec<(Text, Value)> {
    let mut left = declared::declared(definition, tool);
    if definition.notation == Notation::Canonical {
        if definition.is_open() {
            left.push(("inputs".into(), Value::Object(Vec::new())));
        }
        // They tell where a record is from, whatever becomes of the tool.
        let origin = ["source_format", "original_definition"].into_iter();
        left.extend(origin.filter_map(|key| {
            let value = definition.original.get(key)?;
            Some((key.into(), value.clone()))
        }));
    }
    of_toolc(tool);
    left
}

/// What toolc itself says in `_meta` of a definition becomes statements again; what is none stays in `meta`.
fn of_toolc(tool: &mut Tool) {
    let (mut class, mut pii) = (None, None);
    for (key, value) in std::mem::take(&mut tool.meta) {
        let is_taken = match key.strip_prefix("dev.toolc/") {
            Some("version") => taken(value.text(), &mut tool.version),
            Some("cost") => {
                let cost = word(value.text(), &COSTS);
                taken(cost.map(Text::from).as_ref(), &mut tool.cost)
            }
            Some("data") => {
                class = word(value.text(), &CLASSES);
                class.is_some() && tool.data.is_none()
            }
            Some("pii") => {
                pii = word(value.text(), &PII);
                pii.is_some() && tool.data.is_none()
            }
            Some("scopes") => extended(&value, &mut tool.scopes, |scope| !scope.is_empty()),
            Some("tags") => extended(&value, &mut tool.tags, |tag| !tag.is_empty()),
            Some("capabilities") => needs(&value, tool),
            Some(_) | None => false,
        };
        if !is_taken {
            tool.meta.push((key, value));
        }
    }
    if tool.data.is_none() {
        tool.data = data(class, pii);
    }
}

/// Whether a text stands where nothing stood.
fn taken(text: Option<&Text>, place: &mut Option<Text>) -> bool {
    let is_free = place.is_none();
    if let (Some(text), true) = (text, is_free) {
        *place = Some(text.clone());
        return true;
    }
    false
}

/// Whether all items are texts of this kind; then they are taken.
fn extended(value: &Value, into: &mut Vec<Text>, is_it: impl Fn(&str) -> bool) -> bool {
    let texts = value.items().unwrap_or_default().iter().map(Value::text);
    let texts: Option<Vec<&Text>> = texts.collect();
    let Some(texts) = texts.filter(|texts| !texts.is_empty()) else {
        return false;
    };
    if !texts.iter().all(|text| is_it(text)) {
        return false;
    }
    for text in texts {
        if !into.contains(text) {
            into.push(text.clone());
        }
    }
    true
}

fn needs(value: &Value, tool: &mut Tool) -> bool {
    let mut needs = Vec::new();
    if !tool.needs.is_empty() || !extended(value, &mut needs, is_capability) {
        return false;
    }
    tool.needs = needs;
    // A design rejects needs that contradict its effects.
    if contradicts(tool) {
        tool.needs.clear();
        return false;
    }
    true
}
