//! What the vectors of every runtime say, and how the pages of a command look.

mod documents;
mod failed;
#[cfg(not(feature = "sqlite"))]
mod kept;
mod lines;
mod options;
mod pages;
mod samples;
mod shared;
mod shown;
mod words;

use std::fs;

use super::shape::Shape;
use crate::json::Value;

/// The vectors of a file.
fn vectors(name: &str) -> Value {
    let path = format!("../../spec/conformance/commands/{name}.json");
    let text = fs::read(path).expect("there are vectors");
    Value::parse(&text).expect("vectors are JSON")
}

/// The items of a member, which there must be.
fn items<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    let items = value.get(key).and_then(Value::as_array);
    let items = items.unwrap_or_else(|| panic!("{key} is no list"));
    assert!(!items.is_empty(), "{key} has nothing");
    items
}

/// The text of a member, if there is one.
fn text<'v>(value: &'v Value, key: &str) -> Option<&'v str> {
    value.get(key).and_then(Value::as_str)
}

/// The text of a member, which there must be.
fn said<'v>(value: &'v Value, key: &str) -> &'v str {
    text(value, key).unwrap_or_else(|| panic!("{key} is no text"))
}

/// The texts of a member.
fn texts(value: &Value, key: &str) -> Vec<String> {
    let texts = value.get(key).and_then(Value::as_array).unwrap_or_default();
    let texts = texts.iter().map(|text| text.as_str().expect("a text"));
    texts.map(str::to_owned).collect()
}

/// The shape of the arguments of a tool of the vectors.
fn root<'v>(words: &'v Value, tool: &str) -> Shape<'v> {
    let schema = words.get("schemas").and_then(|schemas| schemas.get(tool));
    let secrets = words.get("secrets").map(|secrets| texts(secrets, tool));
    let known = ["password", "pin"];
    let secrets = secrets.unwrap_or_default();
    let secrets = known
        .into_iter()
        .filter(|name| secrets.iter().any(|one| one == name));
    Shape::new(schema.expect("the tool has a schema")).with_secrets(secrets.collect())
}

/// A whole JSON document.
fn parsed(text: &str) -> Value {
    Value::parse(text.as_bytes()).expect("it is JSON")
}
