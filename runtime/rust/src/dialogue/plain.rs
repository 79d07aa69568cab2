//! JSON of others: what is not there, or is something else, is nothing.

use serde_json::{Map, Value};

use crate::json::{Object, Value as Exact};

/// The members of an object.
pub(super) type Members = Map<String, Value>;

/// What each value weighs, beside its text.
const EACH: usize = 16;

/// The text of a value.
pub(super) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The items of a value.
pub(super) fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A member of a value, taken out of it.
pub(super) fn take(value: &mut Value, key: &str) -> Value {
    value.get_mut(key).map(Value::take).unwrap_or_default()
}

/// The items of a member, taken out of it.
pub(super) fn taken(value: &mut Value, key: &str) -> Vec<Value> {
    into_items(take(value, key))
}

/// The items of a value.
pub(super) fn into_items(value: Value) -> Vec<Value> {
    match value {
        Value::Array(items) => items,
        _ => Vec::new(),
    }
}

/// Some of the members that are given.
pub(super) fn object<const N: usize>(members: [(&str, Value); N]) -> Members {
    let members = members.into_iter();
    members
        .map(|(key, value)| (key.to_owned(), value))
        .collect()
}

/// The same with texts and numbers as they are, in this order.
pub(super) fn exact<const N: usize>(members: [(&str, Exact); N]) -> Object {
    let mut made = Object::new();
    for (key, value) in members {
        made.insert(key, value);
    }
    made
}

/// How large a value is; no more is counted once it is above `most`.
pub(super) fn size(value: &Value, most: usize) -> usize {
    let mut total = 0;
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        total += EACH;
        match value {
            Value::String(text) => total += text.len(),
            Value::Array(items) => open.extend(items),
            Value::Object(members) => {
                for (key, value) in members {
                    total += EACH + key.len();
                    open.push(value);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        if total > most {
            break;
        }
    }
    total
}
