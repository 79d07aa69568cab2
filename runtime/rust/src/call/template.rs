//! Texts with placeholders: confirmations, hints, reminders.

use crate::json::Value;

/// A text with placeholders, as pieces.
pub type Template = &'static [TextPart];

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum TextPart {
    Text(&'static str),
    /// The scalar at a path, such as `&["args", "mode"]`.
    Value(&'static [&'static str]),
    /// The size of the list or map at a path.
    Count(&'static [&'static str]),
}

/// The text for these values; absent and null values print nothing.
pub(crate) fn render(template: Template, roots: &[(&str, &Value)]) -> String {
    let mut out = String::new();
    for part in template {
        match part {
            TextPart::Text(text) => out.push_str(text),
            TextPart::Value(path) => {
                if let Some(value) = find(path, roots) {
                    push_scalar(value, &mut out);
                }
            }
            TextPart::Count(path) => match find(path, roots) {
                Some(Value::Array(items)) => out.push_str(&items.len().to_string()),
                Some(Value::Object(object)) => out.push_str(&object.len().to_string()),
                Some(_) | None => {}
            },
        }
    }
    out
}

fn find<'a>(path: &[&str], roots: &[(&str, &'a Value)]) -> Option<&'a Value> {
    let (root, keys) = path.split_first()?;
    let (_, start) = roots.iter().find(|(name, _)| name == root)?;
    keys.iter().try_fold(*start, |value, key| value.get(key))
}

fn push_scalar(value: &Value, out: &mut String) {
    match value {
        Value::Null => {}
        Value::String(text) => out.push_str(text),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            out.push_str(&value.to_json());
        }
    }
}
