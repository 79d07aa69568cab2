//! JSON Pointers (RFC 6901) into results.

use crate::json::Value;

/// How many digits a place in a list may have.
const LONGEST_INDEX: usize = 18;

/// Whether a text is a JSON Pointer.
pub(super) fn is_pointer(path: &str) -> bool {
    let is_escaped = |key: &str| {
        let mut behind = key.split('~').skip(1);
        behind.all(|rest| rest.starts_with(['0', '1']))
    };
    path.is_empty() || (path.starts_with('/') && path.split('/').all(is_escaped))
}

/// The keys of a JSON Pointer.
pub(super) fn keys_of(pointer: &str) -> Vec<String> {
    let keys = pointer.split('/').skip(1);
    keys.map(|key| key.replace("~1", "/").replace("~0", "~"))
        .collect()
}

/// The place in a list that a key of a JSON Pointer means.
pub(super) fn index_of(key: &str) -> Option<usize> {
    let is_plain = key == "0" || !key.starts_with('0');
    let is_index = is_plain
        && (1..=LONGEST_INDEX).contains(&key.len())
        && key.bytes().all(|byte| byte.is_ascii_digit());
    is_index.then(|| key.parse().ok()).flatten()
}

/// What a JSON Pointer finds in a value.
pub(super) fn at_pointer<'v>(value: &'v Value, pointer: &str) -> Option<&'v Value> {
    let mut keys = keys_of(pointer).into_iter();
    keys.try_fold(value, |value, key| match value {
        Value::Object(members) => members.get(&key),
        Value::Array(items) => items.get(index_of(&key)?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}
