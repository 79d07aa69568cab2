//! JSON in one form: members in their order, texts escaped in one way, numbers by their exact value.

use toolrt::{Table, diagnose};

/// JSON in this form; of what is none, why.
pub fn plain(json: &[u8]) -> String {
    match diagnose::canonical(Table::Json, json) {
        Ok(plain) => numbered(&String::from_utf8(plain).expect("JSON is UTF-8")),
        Err(issues) => format!("no JSON: {issues:?}"),
    }
}

/// A document whose numbers have no other spelling.
fn numbered(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    let mut rest = json;
    while let Some(at) = rest.find(['"', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let length = match from.starts_with('"') {
            true => end_of_text(from),
            false => from
                .find(|one: char| !"+-.eE0123456789".contains(one))
                .unwrap_or(from.len()),
        };
        let (one, behind) = from.split_at(length);
        match one.starts_with('"') {
            true => out.push_str(one),
            false => out.push_str(&exact(one)),
        }
        rest = behind;
    }
    out + rest
}

/// Behind the quote that ends a text.
fn end_of_text(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 1;
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

/// A number as digits without zeros at their ends, and a power of ten.
fn exact(number: &str) -> String {
    let (number, power) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let (sign, whole) = match whole.strip_prefix('-') {
        Some(whole) => ("-", whole),
        None => ("", whole),
    };
    let digits = format!("{whole}{fraction}");
    let shorter = digits.trim_end_matches('0');
    let power: i64 = power.parse().expect("a power is short");
    let power = power - fraction.len() as i64 + (digits.len() - shorter.len()) as i64;
    match shorter.trim_start_matches('0') {
        "" => "0".to_owned(),
        digits => format!("{sign}{digits}e{power}"),
    }
}

/// An issue, with its members in the order of their names: who reads JSON need not keep any other.
pub fn issue(json: &[u8]) -> String {
    let mut issue: serde_json::Value =
        serde_json::from_str(&plain(json)).expect("an issue is JSON");
    issue.sort_all_objects();
    issue.to_string()
}
