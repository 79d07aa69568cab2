//! Values as messages show them: in one spelling, never the whole of a list or object.

use super::got::Got;
use super::short::{seen, truncated};
use crate::json::{self, Integer, Number, Object, Value, float_text};

/// A value in words, and as data.
pub(crate) fn shown(got: Got<'_>) -> Option<(String, Option<Value>)> {
    match got {
        Got::Nothing | Got::Pair(..) => None,
        Got::Null => Some(("null".to_owned(), Some(Value::Null))),
        Got::Bool(value) => Some((value.to_string(), Some(value.into()))),
        Got::Text(text) => {
            let short = truncated(text);
            Some((seen(&short), Some(short.into_owned().into())))
        }
        Got::Number(spelling) => {
            let text = number_text(spelling);
            let said = Number::parse(&text).filter(|number| number.as_f64().is_finite());
            let value = said.map_or(Value::String(text.clone()), Value::Number);
            Some((text, Some(value)))
        }
        Got::List(size) => Some((
            sized("a list of", size, "item", "items"),
            Some(kind_and_size("array", size)),
        )),
        Got::Object(size) => {
            let words = sized("an object with", size, "key", "keys");
            Some((words, Some(kind_and_size("object", size))))
        }
        Got::Count(count) => Some((count.to_string(), Some(count_value(count as u64)))),
    }
}

fn sized(kind: &str, size: usize, one: &str, many: &str) -> String {
    format!("{kind} {size} {}", if size == 1 { one } else { many })
}

fn kind_and_size(kind: &str, size: usize) -> Value {
    let mut object = Object::new();
    object.insert("kind", kind);
    object.insert("size", count_value(size as u64));
    Value::Object(object)
}

pub(crate) fn count_value(count: u64) -> Value {
    Value::Number(Number::trusted(&count.to_string()))
}

/// Integers that fit are written exactly, other digits as they came, all else as RFC 8785 does; numbers beyond every
/// float keep their spelling.
fn number_text(text: &str) -> String {
    if let Integer::Fits(value) = json::integer(text) {
        return value.to_string();
    }
    // A float would round the id that somebody looks for.
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return truncated(text).into_owned();
    }
    let value: f64 = text.parse().unwrap_or(f64::NAN);
    if value.is_finite() {
        float_text(value)
    } else {
        truncated(text).into_owned()
    }
}
