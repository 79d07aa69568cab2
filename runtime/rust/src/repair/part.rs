//! Parts of documents that have an issue, which a value of another form would not have.

use super::Repairs;
use crate::issues::{Code, Issue};
use crate::json::{Object, Value};

/// What is said of an empty document.
pub(super) const AS_NO_ARGUMENTS: &str = "was empty and read as an object without members.";

/// Repairs what an issue is about, and says so; `None` if that cannot be repaired.
pub(super) fn repaired(document: &mut Value, issue: &Issue, repairs: Repairs) -> Option<String> {
    let keys = issue.keys();
    let part = part_of(document, &keys)?;
    let says = match issue.code {
        Code::Type | Code::Union if repairs.empty && keys.is_empty() && is_empty(part, issue) => {
            *part = Value::Object(Object::new());
            AS_NO_ARGUMENTS
        }
        Code::Type | Code::Union => of_kind(part, &kinds(issue), repairs)?,
        Code::Enum | Code::Const => of_literal(part, members(issue), repairs)?,
        Code::Json
        | Code::Depth
        | Code::Missing
        | Code::Unknown
        | Code::Format
        | Code::Pattern
        | Code::Range
        | Code::Step
        | Code::Length
        | Code::Items
        | Code::Unique
        | Code::Entries
        | Code::Schema
        | Code::Check
        | Code::Usage
        | Code::Plan => return None,
    };
    Some(format!("{} {says}", Issue::place_of(&keys)))
}

/// The value at a path.
pub(super) fn part_of<'v>(document: &'v mut Value, keys: &[String]) -> Option<&'v mut Value> {
    keys.iter().try_fold(document, |value, key| match value {
        Value::Object(object) => object.get_mut(key),
        Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

/// Whether a document says that there are no arguments, and an object is expected.
fn is_empty(document: &Value, issue: &Issue) -> bool {
    let is_blank = |text: &str| text.bytes().all(|byte| b" \t\r\n".contains(&byte));
    let is_empty = *document == Value::Null || document.as_str().is_some_and(is_blank);
    is_empty && kinds(issue).contains(&"object")
}

/// The kinds of values that would be right.
fn kinds(issue: &Issue) -> Vec<&str> {
    match &issue.expected {
        Some(Value::String(kind)) => vec![kind],
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        Some(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_)) | None => {
            Vec::new()
        }
    }
}

fn of_kind(part: &mut Value, kinds: &[&str], repairs: Repairs) -> Option<&'static str> {
    let expects = |kind: &str| kinds.contains(&kind);
    if let Value::String(text) = part
        && let Some((value, says)) = read(text, &expects, repairs)
    {
        *part = value;
        return Some(says);
    }
    if repairs.strings
        && expects("string")
        && let Some((text, says)) = spelt(part)
    {
        *part = text.into();
        return Some(says);
    }
    let is_one = !matches!(part, Value::Null | Value::Array(_));
    if repairs.lists && expects("array") && is_one {
        let one = std::mem::take(part);
        *part = Value::Array(vec![one]);
        return Some("was one value and became a list of it.");
    }
    None
}

/// What a text stands for, if that is expected.
fn read(
    text: &str,
    expects: &dyn Fn(&str) -> bool,
    repairs: Repairs,
) -> Option<(Value, &'static str)> {
    let trimmed = text.trim_matches([' ', '\t', '\r', '\n']);
    if repairs.scalars && expects("boolean") {
        for (name, value) in [("true", true), ("false", false)] {
            if trimmed.eq_ignore_ascii_case(name) {
                return Some((
                    value.into(),
                    "was given as a string and read as true or false.",
                ));
            }
        }
    }
    let value = Value::parse(trimmed.as_bytes())?;
    let (is_let, says) = match &value {
        Value::Object(_) => (
            repairs.json_strings && expects("object"),
            "was given as a string of JSON and read as an object.",
        ),
        Value::Array(_) => (
            repairs.json_strings && expects("array"),
            "was given as a string of JSON and read as a list.",
        ),
        Value::Number(_) => (
            repairs.scalars && (expects("integer") || expects("number")),
            "was given as a string and read as a number.",
        ),
        Value::Null | Value::Bool(_) | Value::String(_) => return None,
    };
    is_let.then_some((value, says))
}

/// A number or a bool as the string that JSON has for it.
fn spelt(scalar: &Value) -> Option<(String, &'static str)> {
    let says = match scalar {
        Value::Number(_) => "was given as a number and read as a string.",
        Value::Bool(_) => "was given as true or false and read as a string.",
        Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => return None,
    };
    Some((scalar.to_json(), says))
}

/// The values that would be right.
fn members(issue: &Issue) -> &[Value] {
    match (&issue.expected, issue.code) {
        (Some(Value::Array(members)), Code::Enum) => members,
        (Some(one), _) => std::slice::from_ref(one),
        (None, _) => &[],
    }
}

fn of_literal(part: &mut Value, members: &[Value], repairs: Repairs) -> Option<&'static str> {
    if repairs.strings
        && let Some((text, says)) = spelt(part)
    {
        let is_member = members.iter().any(|one| one.as_str() == Some(&*text));
        *part = is_member.then(|| text.into())?;
        return Some(says);
    }
    let Value::String(text) = part else {
        return None;
    };
    if repairs.cases {
        let mut same = members.iter().filter(|member| {
            let name = member.as_str();
            name.is_some_and(|name| name.eq_ignore_ascii_case(text))
        });
        if let (Some(only), None) = (same.next(), same.next()) {
            *part = only.clone();
            return Some("was given in another case.");
        }
    }
    let kinds: Vec<&str> = members.iter().filter_map(kind).collect();
    let only_scalars = Repairs {
        json_strings: false,
        ..repairs
    };
    let (value, says) = read(text, &|kind| kinds.contains(&kind), only_scalars)?;
    *part = value;
    Some(says)
}

/// The kind of a value that a string may stand for.
fn kind(value: &Value) -> Option<&'static str> {
    match value {
        Value::Bool(_) => Some("boolean"),
        Value::Number(_) => Some("number"),
        Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => None,
    }
}
