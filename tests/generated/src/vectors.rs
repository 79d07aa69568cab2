//! The files of `spec/conformance`, read.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::root;

/// A file of vectors.
pub struct Vectors {
    /// The file's name without its ending.
    pub name: String,
    /// The file.
    pub content: Value,
}

/// All files of values, by name.
pub fn all() -> Vec<Vectors> {
    files("spec/conformance")
}

/// All files of values whose types have `@schema`, by name.
pub fn schemas() -> Vec<Vectors> {
    files("spec/conformance/schema")
}

/// All files of whole calls, by name.
pub fn calls() -> Vec<Vectors> {
    files("spec/conformance/calls")
}

/// All files of recorded calls, by name.
pub fn recordings() -> Vec<Vectors> {
    files("spec/conformance/recordings")
}

/// All files of traced calls, by name.
pub fn telemetry() -> Vec<Vectors> {
    files("spec/conformance/telemetry")
}

/// All files of policies, by name.
pub fn policies() -> Vec<Vectors> {
    files("spec/conformance/policies")
}

/// All files of plans, by name.
pub fn plans() -> Vec<Vectors> {
    files("spec/conformance/plans")
}

/// All files of values whose dates, times and ids are held in classes of Python.
pub fn native() -> Vec<Vectors> {
    files("spec/conformance/native")
}

/// All files of values in the shapes of lowered schemas, by name.
pub fn lowered() -> Vec<Vectors> {
    files("spec/conformance/lowered")
}

fn files(folder: &str) -> Vec<Vectors> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
    });
    paths.sort();
    let read = |path: &PathBuf| Vectors {
        name: path
            .file_stem()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned(),
        content: serde_json::from_str(&fs::read_to_string(path).expect("vectors can be read"))
            .expect("vectors are JSON"),
    };
    paths.iter().map(read).collect()
}

/// The types that a file's cases are about, in the order in which they occur.
pub fn types(vectors: &Vectors) -> Vec<&str> {
    let mut types = Vec::new();
    for case in cases(vectors) {
        let name = text(case, "type");
        if !types.contains(&name) {
            types.push(name);
        }
    }
    types
}

/// The cases of a file.
pub fn cases(vectors: &Vectors) -> &[Value] {
    vectors.content["cases"]
        .as_array()
        .expect("a file has cases")
}

/// A member that is a text.
pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("`{key}` is a text in {value}"))
}

/// The bytes of a payload: a text, `{"repeat": …}` where it would be unreadable, or `{"base64": …}` where it is no text.
pub fn payload(case: &Value) -> Vec<u8> {
    match case["payload"].get("base64") {
        Some(base64) => decoded(base64.as_str().expect("base64 is text")),
        None => spelled(&case["payload"]).into_bytes(),
    }
}

/// A text, or one that repeats what stands before and after its middle.
pub fn spelled(value: &Value) -> String {
    if let Some(text) = value.as_str() {
        return text.to_owned();
    }
    let parts = value["repeat"]
        .as_array()
        .expect("a text, or parts to repeat");
    let text = |at: usize| parts[at].as_str().expect("a part is a text");
    let times = |at: usize| parts[at].as_u64().expect("a count") as usize;
    text(0).repeat(times(1)) + text(2) + &text(4).repeat(times(3))
}

fn decoded(base64: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = base64.bytes().filter(|byte| *byte != b'=');
    let bits = digits.map(|byte| {
        DIGITS
            .iter()
            .position(|digit| *digit == byte)
            .expect("a base64 digit")
    });
    let (mut bytes, mut held, mut count) = (Vec::new(), 0_usize, 0);
    for digit in bits {
        held = held << 6 | digit;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count) as u8);
            held &= (1 << count) - 1;
        }
    }
    bytes
}
