//! The vectors of `spec/conformance`, held against tables written by hand. Types without such a table are held against
//! generated ones, by the tests of the whole project.

use std::fs;
use std::path::PathBuf;

use toolrt::diagnose::canonical;
use toolrt::{Issue, Table, Value};

use crate::tables;

#[test]
fn every_vector_holds() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance");
    let mut wrong = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the vectors are there") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let file = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a plain name")
            .to_owned();
        let bytes = fs::read(&path).expect("the file can be read");
        let vectors = Value::parse(&bytes).unwrap_or_else(|| panic!("{file} is no JSON"));
        for case in vectors
            .get("cases")
            .and_then(Value::as_array)
            .expect("a list of cases")
        {
            let Some(table) = tables::table(&file, &text(case, "type")) else {
                continue;
            };
            count += 1;
            if let Some(difference) = difference(&file, table, case) {
                wrong.push(difference);
            }
        }
    }
    assert!(count >= 1500, "only {count} vectors");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// What a case says and what is so, where they differ.
fn difference(file: &str, table: Table, case: &Value) -> Option<String> {
    let name = text(case, "name");
    let payload = bytes(case.get("payload").expect("a payload"));
    let expected = match case.get("canonical") {
        Some(canonical) => Ok(String::from_utf8(bytes(canonical)).expect("canonical text")),
        None => Err(case.get("issues").expect("issues").to_json()),
    };
    assert_eq!(
        case.get("valid").and_then(Value::as_bool),
        Some(expected.is_ok()),
        "{file}: {name}"
    );
    let actual = canonical(table, &payload)
        .map(|canonical| String::from_utf8(canonical).expect("canonical text"))
        .map_err(|issues| Value::Array(issues.iter().map(Issue::to_value).collect()).to_json());
    (actual != expected).then(|| format!("{file}: {name}\n  says {expected:?}\n  is   {actual:?}"))
}

fn text(case: &Value, key: &str) -> String {
    case.get(key)
        .and_then(Value::as_str)
        .unwrap_or_else(|| panic!("no {key}"))
        .to_owned()
}

/// A payload: a text, base64 of bytes, or parts with how often each is repeated.
fn bytes(payload: &Value) -> Vec<u8> {
    if let Some(text) = payload.as_str() {
        return text.as_bytes().to_vec();
    }
    if let Some(base64) = payload.get("base64").and_then(Value::as_str) {
        return toolrt::Bytes::from_base64(base64).expect("base64").0;
    }
    let parts = payload
        .get("repeat")
        .and_then(Value::as_array)
        .expect("parts");
    let part = |at: usize| parts[at].as_str().expect("a text");
    let times = |at: usize| {
        let number = parts[at].as_number().and_then(toolrt::Number::as_i64);
        usize::try_from(number.expect("a count")).expect("a count")
    };
    let text = format!(
        "{}{}{}",
        part(0).repeat(times(1)),
        part(2),
        part(4).repeat(times(3))
    );
    text.into_bytes()
}
