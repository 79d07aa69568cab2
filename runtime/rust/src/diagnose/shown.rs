//! Values as messages show them: shortened, in one spelling, never the whole of a list or object.

use std::borrow::Cow;

use super::problem::Got;
use crate::json::{self, Integer, Number, Object, Value, float_text};

/// How many code points of a text are shown.
const SHOWN: usize = 80;

/// How many members or keys are listed.
const LISTED: usize = 20;

/// A value in words, and as data.
pub(super) fn shown(got: Got<'_>) -> Option<(String, Option<Value>)> {
    match got {
        Got::Nothing | Got::Pair(..) => None,
        Got::Null => Some(("null".to_owned(), Some(Value::Null))),
        Got::Bool(value) => Some((value.to_string(), Some(value.into()))),
        Got::Text(text) => {
            let short = truncated(text);
            Some((json::quoted(&short), Some(short.into_owned().into())))
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

pub(super) fn count_value(count: u64) -> Value {
    Value::Number(Number::trusted(&count.to_string()))
}

/// A text as a JSON string, shortened for messages.
pub(crate) fn shortened(text: &str) -> String {
    json::quoted(&truncated(text))
}

/// The same without its quotes, as pointers in messages have it.
pub(super) fn inside_quotes(text: &str) -> Cow<'_, str> {
    if text.len() <= SHOWN && json::is_plain(text) {
        return Cow::Borrowed(text);
    }
    let quoted = shortened(text);
    Cow::Owned(quoted[1..quoted.len() - 1].to_owned())
}

fn truncated(text: &str) -> Cow<'_, str> {
    let end = if text.len() > SHOWN {
        text.char_indices().nth(SHOWN)
    } else {
        None
    };
    match end {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// Integers that fit are written exactly, all others as RFC 8785 does; numbers beyond every float keep their spelling.
fn number_text(text: &str) -> String {
    if let Integer::Fits(value) = json::integer(text) {
        return value.to_string();
    }
    let value: f64 = text.parse().unwrap_or(f64::NAN);
    if value.is_finite() {
        float_text(value)
    } else {
        truncated(text).into_owned()
    }
}

pub(super) fn listed(texts: impl ExactSizeIterator<Item = String>) -> String {
    let more = texts.len().saturating_sub(LISTED);
    let mut shown: Vec<String> = texts.take(LISTED).collect();
    if more > 0 {
        shown.push(format!("and {more} more"));
    }
    shown.join(", ")
}
