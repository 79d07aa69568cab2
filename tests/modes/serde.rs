//! Runs every vector through a codec and through serde, and prints where the two do not say the same.

#[path = "gen/mod.rs"]
mod tools;

use std::collections::BTreeSet;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use toolrt::Payload;
use toolrt::diagnose::Code;

/// Numbers that serde_json makes floats of, which round them to others or spell them otherwise.
const ROUNDED: [&str; 9] = [
    r#"{"value":9007199254740993.0}"#,
    r#"{"value":9.007199254740993e15}"#,
    r#"{"value":-9.223372036854775808e18}"#,
    r#"{"value":1.00000000000000000001}"#,
    r#"{"value":1e-99999999999999999999}"#,
    r#"{"value":1e19}"#,
    r#"{"value":9223372036854775807.000}"#,
    r#"{"value":9.223372036854775807e18}"#,
    r#"{"value":1e-400}"#,
];

fn main() {
    let path = std::env::args().nth(1).expect("the cases");
    let text = std::fs::read_to_string(path).expect("the cases can be read");
    let cases: Vec<(String, usize, String)> = serde_json::from_str(&text).expect("the cases are JSON");
    let mut wrong = 0;
    let mut rounded = BTreeSet::new();
    for (file, index, payload) in cases {
        let Err(difference) = check(&file, index, &payload) else {
            continue;
        };
        if ROUNDED.contains(&&*payload) {
            rounded.insert(payload);
        } else {
            wrong += 1;
            println!("{file} {payload:.200}\n  {difference}");
        }
    }
    assert_eq!(rounded.len(), ROUNDED.len(), "only {rounded:?} differ");
    std::process::exit(i32::from(wrong > 0));
}

#[rustfmt::skip]
fn check(file: &str, index: usize, payload: &str) -> Result<(), String> {
    match (file, index) {
        // the table
        _ => unreachable!("the table is made with the vectors"),
    }
}

fn both<T: Payload + Serialize + DeserializeOwned>(payload: &str) -> Result<(), String> {
    match (T::from_json(payload), serde_json::from_str::<T>(payload)) {
        (Ok(a), Ok(b)) => written(&a, &b),
        // serde_json reads no number that is past the range of a float.
        (_, Err(error)) if error.to_string().starts_with("number out of range") => Ok(()),
        (Err(issues), Err(error)) => {
            let broken = issues.iter().all(|issue| matches!(issue.code, Code::Json | Code::Depth));
            let messages: Vec<&str> = issues.iter().map(|issue| &*issue.message).collect();
            let messages = messages.join(" ");
            // serde_json has read it to its end before anybody looks at it, and has words of its own for what it cannot read.
            if error.is_data() == broken || !(broken || rounded(payload) || error.to_string().starts_with(&messages)) {
                return Err(format!("codec: {messages}\n  serde: {error}"));
            }
            Ok(())
        }
        (Ok(_), Err(error)) => Err(format!("codec: fine\n  serde: {error}")),
        (Err(issues), Ok(_)) => Err(format!("codec: {issues:?}\n  serde: fine")),
    }
}

fn written<T: Payload + Serialize>(a: &T, b: &T) -> Result<(), String> {
    let by_codec = |value: &T| value.to_json().map(|bytes| String::from_utf8(bytes).expect("JSON is text"));
    let (ours, theirs) = (by_codec(a), by_codec(b));
    match (ours, serde_json::to_string(a)) {
        (Err(issues), Err(error)) if error.to_string().starts_with(&*issues[0].message) => Ok(()),
        (Ok(text), Ok(by_serde)) => {
            let value = |text: &str| serde_json::from_str::<Value>(text).map(plain).ok();
            if value(&text) != value(&by_serde) || value(&text) != value(&theirs.unwrap_or_default()) {
                return Err(format!("codec: {text}\n  serde: {by_serde}"));
            }
            Ok(())
        }
        (ours, by_serde) => Err(format!("codec: {ours:?}\n  serde: {by_serde:?}")),
    }
}

/// A value whose numbers compare by value.
fn plain(value: Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() => match number.as_f64() {
            Some(float) if float.fract() == 0.0 && float.abs() < 1e15 => Value::from(float as i64),
            _ => Value::Number(number),
        },
        Value::Array(items) => items.into_iter().map(plain).collect(),
        Value::Object(entries) => entries.into_iter().map(|(key, value)| (key, plain(value))).collect(),
        other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => other,
    }
}

/// Whether a number is longer than serde's, so that messages quote another one.
fn rounded(payload: &str) -> bool {
    let digits = payload.split(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | 'e' | 'E' | '+' | '-'));
    digits.into_iter().any(|number| number.len() > 17 || number.contains(['e', 'E', '.']))
}
