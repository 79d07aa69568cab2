//! The words for everything that can be wrong; `spec/wire.md` fixes them byte for byte.

use std::borrow::Cow;

use crate::json::{self, Integer, Number, Object, Value, float_text};
use crate::table::{Bound, Count, Literal, Table};

use super::path::{pointer, subject};
use super::problem::{Found, Got, Problem};
use super::{Code, Issue};

/// How many code points of a text are shown.
const SHOWN: usize = 80;

/// How many members or keys are listed.
const LISTED: usize = 20;

/// What was found, in words.
pub(super) fn issue(found: Found<'_>) -> Issue {
    let subject = subject(&found.path);
    let got = shown(&found.got);
    let with_got = |rule: String| match &got {
        Some((words, _)) => format!("{subject} {rule}; got {words}."),
        None => format!("{subject} {rule}."),
    };
    let mut suggestion = None;
    let (code, message, expected) = match &found.problem {
        Problem::Type { wanted, nullable } => {
            let rule = format!("must be {}{}", phrase(*wanted), or_null(*nullable));
            (Code::Type, with_got(rule), kinds(*wanted, *nullable))
        }
        Problem::Missing { wanted, resembling } => {
            let message = missing(&subject, &phrase(*wanted), resembling.as_deref());
            (Code::Missing, message, kinds(*wanted, false))
        }
        Problem::MissingTag {
            members,
            resembling,
        } => {
            let message = missing(&subject, &one_of(members), resembling.as_deref());
            (Code::Missing, message, Some("string".into()))
        }
        Problem::Unknown {
            known,
            suggestion: near,
        } => {
            suggestion = near.map(str::to_owned);
            let message = match near {
                Some(near) => {
                    format!(
                        "{subject} is not a known key. Did you mean {}?",
                        shortened(near)
                    )
                }
                None if known.is_empty() => {
                    format!("{subject} is not a known key. No keys are known here.")
                }
                None => {
                    let known = listed(known.iter().map(|key| shortened(key)));
                    format!("{subject} is not a known key. Known keys: {known}.")
                }
            };
            (Code::Unknown, message, None)
        }
        Problem::Enum {
            members,
            suggestion: near,
        } => {
            suggestion = near.map(str::to_owned);
            let mut message = with_got(format!("must be {}", one_of(members)));
            if let Some(near) = near {
                message.push_str(&format!(" Did you mean {}?", shortened(near)));
            }
            match members.as_slice() {
                [only] => (Code::Const, message, Some(only.value())),
                _ => {
                    let values: Vec<Value> = members.iter().map(|member| member.value()).collect();
                    (Code::Enum, message, Some(Value::Array(values)))
                }
            }
        }
        Problem::Format { format } => {
            let rule = format!("must be {}", format.phrase());
            (Code::Format, with_got(rule), Some(format.name().into()))
        }
        Problem::Pattern { pattern } => {
            let rule = format!("must match the pattern /{}/", pattern.source());
            (Code::Pattern, with_got(rule), Some(pattern.source().into()))
        }
        Problem::IntRange { low, high } => {
            let rule = range(*low, *high, |limit| limit.to_string());
            let limits = bounds(*low, *high, |limit| limit.into());
            (
                Code::Range,
                with_got(format!("must be {rule}")),
                Some(limits),
            )
        }
        Problem::FloatRange { low, high } => {
            let rule = range(*low, *high, float_text);
            let limits = bounds(*low, *high, |limit| {
                Number::from_f64(limit).map_or(Value::Null, Value::Number)
            });
            (
                Code::Range,
                with_got(format!("must be {rule}")),
                Some(limits),
            )
        }
        Problem::PastInt => {
            let limits = bounds(
                Bound::Including(i64::MIN),
                Bound::Including(i64::MAX),
                |limit| limit.into(),
            );
            (
                Code::Range,
                with_got("must be an integer of at most 64 bits".into()),
                Some(limits),
            )
        }
        Problem::PastFloat => (
            Code::Range,
            with_got("must be a finite 64-bit number".into()),
            None,
        ),
        Problem::Step { step } => {
            let expected = Number::parse(&step.to_string()).map(Value::Number);
            (
                Code::Step,
                with_got(format!("must be a multiple of {step}")),
                expected,
            )
        }
        Problem::Length { limits } => {
            let rule = count(*limits, "character", "characters");
            (Code::Length, with_got(rule), Some(count_bounds(*limits)))
        }
        Problem::Items { limits } => (
            Code::Items,
            with_got(count(*limits, "item", "items")),
            Some(count_bounds(*limits)),
        ),
        Problem::Unique => {
            let message = match found.got {
                Got::Pair(first, second) => format!(
                    "{subject} must not hold equal items; items {first} and {second} are equal."
                ),
                _ => format!("{subject} must not hold equal items."),
            };
            (Code::Unique, message, None)
        }
        Problem::Entries { limits } => {
            let rule = count(*limits, "entry", "entries");
            (Code::Entries, with_got(rule), Some(count_bounds(*limits)))
        }
        Problem::Union {
            alternatives,
            nullable,
        } => {
            let rule = format!("must be {}{}", any_of(alternatives), or_null(*nullable));
            (
                Code::Union,
                with_got(rule),
                union_kinds(alternatives, *nullable),
            )
        }
        Problem::Schema { keyword } => {
            let rule = format!("must satisfy the schema keyword {}", shortened(keyword));
            (Code::Schema, with_got(rule), Some(keyword.as_str().into()))
        }
    };
    let got = got.and_then(|(_, value)| value);
    Issue {
        path: pointer(&found.path),
        code,
        message,
        expected,
        got,
        suggestion,
    }
}

fn missing(subject: &str, wanted: &str, resembling: Option<&str>) -> String {
    let message = format!("{subject} is missing; it must be {wanted}.");
    match resembling {
        Some(key) => format!("{message} The key {} looks like it.", shortened(key)),
        None => message,
    }
}

/// A value in words, and as data.
fn shown(got: &Got) -> Option<(String, Option<Value>)> {
    match got {
        Got::Nothing | Got::Pair(..) => None,
        Got::Scalar(Value::String(text)) => {
            let short = truncated(text);
            Some((json::quoted(&short), Some(short.into_owned().into())))
        }
        Got::Scalar(Value::Number(number)) => {
            let text = number_text(number);
            let said = Number::parse(&text).filter(|number| number.as_f64().is_finite());
            let value = said.map_or(Value::String(text.clone()), Value::Number);
            Some((text, Some(value)))
        }
        Got::Scalar(other) => Some((other.to_json(), Some(other.clone()))),
        Got::List(size) => Some((
            sized("a list of", *size, "item", "items"),
            Some(kind_and_size("array", *size)),
        )),
        Got::Object(size) => {
            let words = sized("an object with", *size, "key", "keys");
            Some((words, Some(kind_and_size("object", *size))))
        }
        Got::Count(count) => Some((count.to_string(), Some(count_value(*count as u64)))),
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

fn count_value(count: u64) -> Value {
    Value::Number(Number::trusted(&count.to_string()))
}

/// A text as a JSON string, shortened to what a message may hold.
pub(crate) fn shortened(text: &str) -> String {
    json::quoted(&truncated(text))
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

/// Integers that fit are written exactly, all others as RFC 8785 does; what no float can hold
/// keeps its spelling.
fn number_text(number: &Number) -> String {
    let text = number.as_str();
    if let Integer::Fits(value) = json::integer(text) {
        return value.to_string();
    }
    let value = number.as_f64();
    if value.is_finite() {
        float_text(value)
    } else {
        truncated(text).into_owned()
    }
}

fn listed(texts: impl ExactSizeIterator<Item = String>) -> String {
    let more = texts.len().saturating_sub(LISTED);
    let mut shown: Vec<String> = texts.take(LISTED).collect();
    if more > 0 {
        shown.push(format!("and {more} more"));
    }
    shown.join(", ")
}

fn one_of(members: &[Literal]) -> String {
    let texts = members.iter().map(|member| match member.value() {
        Value::String(text) => shortened(&text),
        other => other.to_json(),
    });
    let list = listed(texts);
    if members.len() == 1 {
        list
    } else {
        format!("one of {list}")
    }
}

/// What a type is called in a sentence.
fn phrase(table: Table) -> String {
    match table {
        Table::Null => "null".into(),
        Table::Bool => "true or false".into(),
        Table::Json => "any JSON value".into(),
        Table::Int(_) => "an integer".into(),
        Table::Float(_) => "a number".into(),
        Table::Text(text) => text
            .format
            .map_or("a string", |format| format.phrase())
            .into(),
        Table::Enum(literals) => one_of(literals.members),
        Table::List(_) | Table::Tuple(_) => "a list".into(),
        Table::Map(_) | Table::Record(_) | Table::Tagged(_) => "an object".into(),
        Table::Union(union) => any_of(union.alternatives),
        Table::Nullable(inner) => format!("{} or null", phrase(*inner)),
        Table::Secret(inner) => phrase(*inner),
        Table::Schema(schema) => phrase(schema.table),
    }
}

fn any_of(alternatives: &[Table]) -> String {
    let mut phrases: Vec<String> = Vec::new();
    for table in alternatives {
        let phrase = phrase(*table);
        if !phrases.contains(&phrase) {
            phrases.push(phrase);
        }
    }
    phrases.join(" or ")
}

fn or_null(nullable: bool) -> &'static str {
    if nullable { " or null" } else { "" }
}

/// The JSON kinds that a type takes: one name or a list of them.
fn kinds(table: Table, nullable: bool) -> Option<Value> {
    let mut names = Vec::new();
    add_kinds(table, &mut names);
    if nullable {
        names.push("null");
    }
    as_value(names)
}

fn union_kinds(alternatives: &[Table], nullable: bool) -> Option<Value> {
    let mut names = Vec::new();
    for table in alternatives {
        add_kinds(*table, &mut names);
    }
    if nullable {
        names.push("null");
    }
    as_value(names)
}

fn as_value(names: Vec<&'static str>) -> Option<Value> {
    let mut kept: Vec<&'static str> = Vec::new();
    for name in names {
        if !kept.contains(&name) {
            kept.push(name);
        }
    }
    match kept.as_slice() {
        [] => None,
        [only] => Some((*only).into()),
        _ => Some(Value::Array(kept.into_iter().map(Value::from).collect())),
    }
}

fn add_kinds(table: Table, names: &mut Vec<&'static str>) {
    match table {
        Table::Null => names.push("null"),
        Table::Bool => names.push("boolean"),
        Table::Json => {}
        Table::Int(_) => names.push("integer"),
        Table::Float(_) => names.push("number"),
        Table::Text(_) => names.push("string"),
        Table::Enum(literals) => names.extend(literals.members.iter().map(literal_kind)),
        Table::List(_) | Table::Tuple(_) => names.push("array"),
        Table::Map(_) | Table::Record(_) | Table::Tagged(_) => names.push("object"),
        Table::Union(union) => {
            for alternative in union.alternatives {
                add_kinds(*alternative, names);
            }
        }
        Table::Nullable(inner) => {
            add_kinds(*inner, names);
            names.push("null");
        }
        Table::Secret(inner) => add_kinds(*inner, names),
        Table::Schema(schema) => add_kinds(schema.table, names),
    }
}

fn literal_kind(literal: &Literal) -> &'static str {
    match literal {
        Literal::Null => "null",
        Literal::Bool(_) => "boolean",
        Literal::Int(_) => "integer",
        Literal::Float(_) => "number",
        Literal::Text(_) => "string",
    }
}

fn range<T: Copy>(low: Bound<T>, high: Bound<T>, text: impl Fn(T) -> String) -> String {
    let low = match low {
        Bound::Open => None,
        Bound::Including(limit) => Some(format!("at least {}", text(limit))),
        Bound::Excluding(limit) => Some(format!("above {}", text(limit))),
    };
    let high = match high {
        Bound::Open => None,
        Bound::Including(limit) => Some(format!("at most {}", text(limit))),
        Bound::Excluding(limit) => Some(format!("below {}", text(limit))),
    };
    let parts: Vec<String> = low.into_iter().chain(high).collect();
    parts.join(" and ")
}

/// The limits under the names JSON Schema has for them.
fn bounds<T: Copy>(low: Bound<T>, high: Bound<T>, value: impl Fn(T) -> Value) -> Value {
    let mut object = Object::new();
    match low {
        Bound::Open => {}
        Bound::Including(limit) => object.insert("minimum", value(limit)),
        Bound::Excluding(limit) => object.insert("exclusiveMinimum", value(limit)),
    }
    match high {
        Bound::Open => {}
        Bound::Including(limit) => object.insert("maximum", value(limit)),
        Bound::Excluding(limit) => object.insert("exclusiveMaximum", value(limit)),
    }
    Value::Object(object)
}

fn count(limits: Count, one: &str, many: &str) -> String {
    let noun = |count: u64| if count == 1 { one } else { many };
    let (min, max) = (limits.min, limits.max);
    match (min, max) {
        (0, _) => format!("must have at most {max} {}", noun(max)),
        (_, u64::MAX) => format!("must have at least {min} {}", noun(min)),
        _ if min == max => format!("must have exactly {min} {}", noun(min)),
        _ => format!("must have {min} to {max} {many}"),
    }
}

fn count_bounds(limits: Count) -> Value {
    let mut object = Object::new();
    if limits.min > 0 {
        object.insert("min", count_value(limits.min));
    }
    if limits.max < u64::MAX {
        object.insert("max", count_value(limits.max));
    }
    Value::Object(object)
}
