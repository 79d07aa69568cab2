//! `readOnly` and `writeOnly`: the properties that only one direction has.

use foldhash::{HashSet, HashSetExt};

use super::super::document::Node;
use super::{Direction, MOST_STEPS, Schemas};
use crate::ir::Value;
use crate::source::Text;

impl<'a> Schemas<'a, '_> {
    /// The properties that a direction does not have, of a schema with all that it is one with by `allOf`.
    pub(super) fn hidden(&self, node: Node<'a>, direction: Direction) -> HashSet<Text> {
        let mut hidden = HashSet::new();
        if self.has_directions {
            let mut steps = MOST_STEPS;
            self.add_hidden(node, direction, &mut steps, &mut hidden);
        }
        hidden
    }

    fn add_hidden(
        &self,
        node: Node<'a>,
        direction: Direction,
        steps: &mut usize,
        hidden: &mut HashSet<Text>,
    ) {
        *steps = steps.saturating_sub(1);
        if *steps == 0 {
            return;
        }
        let Ok(node) = self.document.resolved(node) else {
            return;
        };
        if let Some(Value::Object(properties)) = node.value.get("properties") {
            for (name, property) in properties {
                if self.is_flagged(node.with(property), direction.hides()) {
                    hidden.insert(name.clone());
                }
            }
        }
        if let Some(Value::List(parts)) = node.value.get("allOf") {
            for part in parts {
                self.add_hidden(node.with(part), direction, steps, hidden);
            }
        }
    }

    /// Whether a property has a flag: itself, or by the schema that it refers to.
    pub(super) fn is_flagged(&self, property: Node<'a>, flag: &str) -> bool {
        let mut at = property;
        for _ in 0..8 {
            if at.is(flag) {
                return true;
            }
            let next = match (at.value.get("$ref"), at.value.get("allOf")) {
                (Some(Value::String(reference)), _) => self
                    .document
                    .target(at.file, reference)
                    .ok()
                    .map(|(_, node)| node),
                (_, Some(Value::List(parts))) => match &parts[..] {
                    [part] => Some(at.with(part)),
                    _ => None,
                },
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None => return false,
            }
        }
        false
    }
}

/// Whether a value has `readOnly: true` or `writeOnly: true` anywhere.
pub(super) fn has_flags(value: &Value) -> bool {
    match value {
        Value::Object(entries) => entries.iter().any(|(key, value)| {
            matches!(&**key, "readOnly" | "writeOnly") && *value == Value::Bool(true)
                || has_flags(value)
        }),
        Value::List(items) => items.iter().any(has_flags),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}
