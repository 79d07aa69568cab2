//! Lists without equal items; numbers are equal if their values are.

use std::collections::{HashMap, HashSet};

use crate::json::{self, Integer, Node, Reader, Refused, float_text};
use crate::meter::spend;
use crate::scalars::Format;

/// The first two equal items of some in canonical form: the smallest second index, and the first index with an equal
/// item.
pub(super) fn equal_pair(items: &[Vec<u8>]) -> Option<(usize, usize)> {
    let items = items.iter().take_while(|_| spend(20));
    let nodes = items.filter_map(|item| json::output(item).ok());
    first_pair(&nodes.collect::<Vec<_>>())
}

fn first_pair(items: &[Node<'_>]) -> Option<(usize, usize)> {
    let mut seen = HashMap::with_capacity(items.len());
    for (place, item) in items.iter().enumerate().take_while(|_| spend(20)) {
        let mut key = String::new();
        write_key(item, &mut key);
        if let Some(first) = seen.insert(key, place) {
            return Some((first, place));
        }
    }
    None
}

/// Whether the list in `json` has no two equal items.
pub(crate) fn is_unique(json: &[u8]) -> bool {
    if std::str::from_utf8(json).is_ok_and(plainly_unique) {
        return true;
    }
    match json::output(json) {
        Ok(Node::List(items)) => first_pair(&items).is_none(),
        Ok(_) | Err(_) => false,
    }
}

/// The largest whole number up to which different ones are different floats.
const MAX_FLOAT: u64 = 1 << 53;

/// Whether decimals in a list, if the texts in it are that, may be equal: only their table says so.
pub(crate) fn may_repeat_decimals(json: &[u8]) -> bool {
    match json::output(json) {
        Ok(node) => has_one_of_several(&node),
        Err(_) => true,
    }
}

fn has_one_of_several(node: &Node<'_>) -> bool {
    match node {
        Node::Text(text) => is_one_of_several(text),
        Node::List(items) => items.iter().any(has_one_of_several),
        Node::Object(members) => members.iter().any(|(_, member)| has_one_of_several(member)),
        Node::Null | Node::Bool(_) | Node::Number(_) => false,
    }
}

/// Whether a text, in its quotes or without, is one of several spellings of a decimal.
fn is_one_of_several(text: &str) -> bool {
    let text = text.trim_matches('"');
    (text == "-0" || (text.ends_with('0') && text.contains('.'))) && Format::Decimal.accepts(text)
}

/// Whether the list in `raw` is obviously without equal items: strings without escapes and not padded, since of bytes the
/// pad bits do not count, or whole numbers that floats tell apart. For other lists the answer is unknown.
pub(crate) fn plainly_unique(raw: &str) -> bool {
    let mut items: Vec<&str> = Vec::new();
    let mut r = Reader::new(raw);
    if r.begin_list().is_err() {
        return false;
    }
    loop {
        match r.item() {
            Ok(true) => {}
            Ok(false) => break,
            Err(Refused) => return false,
        }
        if !spend(8) {
            return false;
        }
        let plain = match r.raw() {
            Ok(item) if item.starts_with('"') => {
                (!item.contains('\\') && !item.ends_with("=\"") && !is_one_of_several(item))
                    .then_some(item)
            }
            Ok(item) => item
                .parse::<i64>()
                .is_ok_and(|int| int != 0 && int.unsigned_abs() < MAX_FLOAT)
                .then_some(item),
            Err(Refused) => None,
        };
        match plain {
            Some(item) => items.push(item),
            None => return false,
        }
    }
    if items.len() <= 8 {
        return items
            .iter()
            .enumerate()
            .all(|(at, item)| !items[..at].contains(item));
    }
    let count = items.len();
    items.into_iter().collect::<HashSet<_>>().len() == count
}

/// A text that equal values, and only they, have in common.
fn write_key(value: &Node<'_>, key: &mut String) {
    if !spend(4) {
        return;
    }
    match value {
        Node::Number(spelling) => match json::integer(spelling) {
            Integer::Fits(int) => key.push_str(&int.to_string()),
            Integer::TooBig | Integer::Fraction => match spelling.parse::<f64>() {
                Ok(float) if float.is_finite() => key.push_str(&float_text(float)),
                Ok(_) | Err(_) => key.push_str(spelling),
            },
        },
        Node::List(items) => {
            key.push('[');
            for item in items {
                write_key(item, key);
                key.push(',');
            }
            key.push(']');
        }
        Node::Object(object) => {
            let mut members: Vec<(&str, &Node<'_>)> = object.iter().collect();
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
        Node::Null => key.push_str("null"),
        Node::Bool(value) => key.push_str(if *value { "true" } else { "false" }),
        Node::Text(text) => key.push_str(&json::quoted(text)),
    }
}
