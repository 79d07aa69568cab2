//! Questions that are a little smaller than one: a text without a part of it, a list without an item.

use serde_json::Value;

/// All of them, those first that lose most.
pub(super) fn of(value: &Value) -> Vec<Value> {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
        Value::String(text) => {
            let chars: Vec<char> = text.chars().collect();
            parts(&chars)
                .map(|rest| Value::String(rest.into_iter().collect()))
                .collect()
        }
        Value::Array(items) => {
            let fewer = parts(items).map(Value::Array);
            let inside = items.iter().enumerate().flat_map(|(at, item)| {
                of(item).into_iter().map(move |item| {
                    let mut items = items.clone();
                    items[at] = item;
                    Value::Array(items)
                })
            });
            fewer.chain(inside).collect()
        }
        // Its keys are the form of the question.
        Value::Object(members) => members
            .iter()
            .flat_map(|(key, member)| {
                of(member).into_iter().map(move |member| {
                    let mut members = members.clone();
                    members.insert(key.clone(), member);
                    Value::Object(members)
                })
            })
            .collect(),
    }
}

/// A list without a part of it: a half, a quarter, … a single item, from every place.
fn parts<T: Clone>(all: &[T]) -> impl Iterator<Item = Vec<T>> {
    let sizes = std::iter::successors(Some(all.len().div_ceil(2)), |size| {
        (*size > 1).then(|| size.div_ceil(2))
    });
    let sizes = sizes.filter(|size| *size > 0);
    sizes.flat_map(move |size| {
        let starts = (0..all.len()).step_by(size);
        starts.map(move |start| {
            let end = (start + size).min(all.len());
            [&all[..start], &all[end..]].concat()
        })
    })
}
