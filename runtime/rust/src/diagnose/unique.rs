//! Lists without equal items; numbers are equal where their values are.

use std::collections::{HashMap, HashSet};

use crate::json::{self, Integer, Value, float_text};

/// The first two equal items: the smallest second place, and the first place equal to it.
pub(super) fn equal_pair(items: &[Value]) -> Option<(usize, usize)> {
    let mut seen = HashMap::with_capacity(items.len());
    for (place, item) in items.iter().enumerate() {
        let mut key = String::new();
        write_key(item, &mut key);
        if let Some(first) = seen.insert(key, place) {
            return Some((first, place));
        }
    }
    None
}

/// Whether the list that `json` holds has no two equal items.
pub(crate) fn is_unique(json: &[u8]) -> bool {
    match json::output(json) {
        Ok(Value::Array(items)) => equal_pair(&items).is_none(),
        Ok(_) | Err(_) => false,
    }
}

/// Whether the list that `raw` holds is plainly without equal items: strings without escapes, or
/// whole numbers. Of other lists nothing is said.
pub(crate) fn plainly_unique(raw: &str) -> bool {
    let inside = raw.trim_start_matches('[').trim_end_matches(']');
    if inside.contains(['\\', '[', ']', '{', '}']) {
        return false;
    }
    let Some(Value::Array(items)) = Value::parse(raw.as_bytes()) else {
        return false;
    };
    let mut seen = HashSet::with_capacity(items.len());
    items.iter().all(|item| match item {
        Value::String(text) => seen.insert(text.as_str()),
        Value::Number(number) => {
            number.as_str().parse::<i64>().is_ok() && seen.insert(number.as_str())
        }
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
    })
}

/// A text that equal values, and only they, have in common.
fn write_key(value: &Value, key: &mut String) {
    match value {
        Value::Number(number) => match json::integer(number.as_str()) {
            Integer::Fits(int) => key.push_str(&int.to_string()),
            Integer::TooBig | Integer::Fraction => {
                let float = number.as_f64();
                if float.is_finite() {
                    key.push_str(&float_text(float));
                } else {
                    key.push_str(number.as_str());
                }
            }
        },
        Value::Array(items) => {
            key.push('[');
            for item in items {
                write_key(item, key);
                key.push(',');
            }
            key.push(']');
        }
        Value::Object(object) => {
            let mut members: Vec<(&str, &Value)> = object.iter().collect();
            members.sort_by_key(|(name, _)| *name);
            key.push('{');
            for (name, member) in members {
                key.push_str(&json::quoted(name));
                key.push(':');
                write_key(member, key);
                key.push(',');
            }
            key.push('}');
        }
        Value::Null | Value::Bool(_) | Value::String(_) => key.push_str(&value.to_json()),
    }
}
