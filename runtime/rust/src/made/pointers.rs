//! What a reference in a schema leads to: JSON Pointers into the same document.

use crate::json::Value;

/// The longest index of a list that is read.
const LONGEST: usize = 9;

/// The schema that a reference leads to.
///
/// # Errors
/// Why it leads to none.
pub(super) fn resolved<'v>(root: &'v Value, reference: &str) -> Result<&'v Value, &'static str> {
    let elsewhere = "must be `#` and a JSON Pointer into this schema.";
    let nothing = "leads to no schema.";
    let pointer = reference.strip_prefix('#').ok_or(elsewhere)?;
    if !(pointer.is_empty() || pointer.starts_with('/')) {
        return Err(elsewhere);
    }
    let mut value = root;
    for step in pointer.split('/').skip(1) {
        let key = step.replace("~1", "/").replace("~0", "~");
        let next = match value {
            Value::Object(object) => object.get(&key),
            Value::Array(items) => index(&key).and_then(|index| items.get(index)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
        };
        value = next.ok_or(nothing)?;
    }
    match value {
        Value::Bool(_) | Value::Object(_) => Ok(value),
        Value::Null | Value::Number(_) | Value::String(_) | Value::Array(_) => Err(nothing),
    }
}

fn index(key: &str) -> Option<usize> {
    let index: usize = (key.len() <= LONGEST).then(|| key.parse().ok())??;
    (index.to_string() == key).then_some(index)
}
