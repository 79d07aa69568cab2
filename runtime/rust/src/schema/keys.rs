//! Texts that equal values, and only they, have in common.

use super::decimal::Decimal;
use super::item::Item;
use crate::json::{Value, quoted};

/// The text of a value, and how many values are in it. Numbers are equal if their values are, and objects whatever the
/// order of their keys is.
pub(super) fn key(value: Item<'_>) -> (String, u64) {
    let mut out = String::new();
    let count = write(&mut out, value);
    (out, count)
}

fn write(out: &mut String, value: Item<'_>) -> u64 {
    match value {
        Item::Null => out.push_str("null"),
        Item::Bool(value) => out.push_str(if value { "true" } else { "false" }),
        Item::Number(number) => out.push_str(&Decimal::of(number).key()),
        Item::Text(text) => out.push_str(&quoted(text)),
        Item::List(items) => {
            out.push('[');
            let mut count = 1;
            for item in items {
                count += write(out, Item::of(item));
                out.push(',');
            }
            out.push(']');
            return count;
        }
        Item::Object(object) => {
            let mut members: Vec<(&str, &Value)> = object.iter().collect();
            members.sort_by_key(|(name, _)| *name);
            out.push('{');
            let mut count = 1;
            for (name, member) in members {
                out.push_str(&quoted(name));
                out.push(':');
                count += write(out, Item::of(member));
                out.push(',');
            }
            out.push('}');
            return count;
        }
    }
    1
}
