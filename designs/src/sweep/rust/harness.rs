//! Puts documents to generated code and says what is wrong with its answers.
//!
//! This is the root of a crate that the sweep writes: `trees` holds the generated code and a list of its tools. Each line
//! of the file that is named as the argument is a question: design, number, tool, place, whether it is valid, payload; texts
//! as hexadecimal digits. What is printed is design, number, what is wrong.

mod trees;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use toolrt::{Codec, diagnose};

/// What is wrong with an answer.
type Answer = Option<String>;

/// Puts a payload to the arguments or the result of a tool.
type Ask = fn(&[u8], &str) -> Answer;

/// A tool of a design.
pub struct Entry {
    pub design: usize,
    pub tool: &'static str,
    pub args: Ask,
    pub result: Ask,
}

impl Entry {
    pub fn of<T: toolrt::Tool>(design: usize) -> Self
    where
        T::Args: PartialEq,
        T::Result: PartialEq,
    {
        Self {
            design,
            tool: T::spec().name,
            args: |payload, valid| ask(Codec::<T::Args>::of(), payload, valid),
            result: |payload, valid| ask(T::result(), payload, valid),
        }
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let entries: HashMap<(usize, &str), Entry> = trees::entries()
        .into_iter()
        .map(|entry| ((entry.design, entry.tool), entry))
        .collect();
    let path = std::env::args().nth(1).expect("a file of questions");
    let questions = std::fs::read_to_string(path).expect("the questions can be read");
    for line in questions.lines() {
        let parts: Vec<&str> = line.split(' ').collect();
        let [design, number, tool, place, valid, payload] = parts[..] else {
            panic!("{line} is no question");
        };
        let (index, payload) = (design.parse().expect("an index"), bytes(payload));
        let tool = String::from_utf8(bytes(tool)).expect("a name");
        let answer = match entries.get(&(index, tool.as_str())) {
            None => Some("the generated code has no such tool".to_owned()),
            Some(entry) => {
                let ask = if place == "args" { entry.args } else { entry.result };
                let asked = catch_unwind(AssertUnwindSafe(|| ask(&payload, valid)));
                asked.unwrap_or_else(|_| Some("the generated code panics".to_owned()))
            }
        };
        if let Some(wrong) = answer {
            println!("{design} {number} {}", wrong.escape_debug());
        }
    }
}

fn ask<T: PartialEq>(codec: Codec<T>, payload: &[u8], valid: &str) -> Answer {
    let issues = diagnose::diagnose(codec.table(), payload);
    match valid {
        "valid" if !issues.is_empty() => return Some(format!("a valid value is refused: {issues:?}")),
        "invalid" if issues.is_empty() => return Some("a value that is not valid is accepted".to_owned()),
        _ => {}
    }
    let value = match codec.decode(payload) {
        Ok(_) if !issues.is_empty() => {
            return Some(format!("decoding accepts what is refused: {issues:?}"));
        }
        Err(refused) if issues.is_empty() => {
            return Some(format!("decoding refuses what is accepted: {refused:?}"));
        }
        Err(refused) if refused != issues => {
            return Some(format!("decoding says {refused:?}, diagnosis {issues:?}"));
        }
        Err(_) => return None,
        Ok(value) => value,
    };
    match codec.decode_lenient(payload) {
        Ok(lenient) if lenient.value == value && lenient.ignored.is_empty() => {}
        Ok(lenient) => return Some(format!("a lenient reading gives another value, ignoring {:?}", lenient.ignored)),
        Err(issues) => return Some(format!("a lenient reading refuses: {issues:?}")),
    }
    let written = match codec.encode(&value) {
        Ok(written) => written,
        // What is filled in may nest deeper than what was read.
        Err(issues) if issues.iter().all(|issue| issue.code == diagnose::Code::Depth) => return None,
        Err(issues) => return Some(format!("what was decoded cannot be encoded: {issues:?}")),
    };
    let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match diagnose::canonical(codec.table(), payload) {
        Ok(canonical) if canonical == written => {}
        Ok(canonical) => return Some(format!("encoded as {}, canonically {}", shown(&written), shown(&canonical))),
        Err(issues) => return Some(format!("no canonical form: {issues:?}")),
    }
    match codec.decode(&written) {
        Ok(again) if again == value => {}
        // What no float tells from another number is written as that, which may be an `int` of an `int | float`.
        Ok(again) if is_rounded(payload) && codec.encode(&again).as_ref() == Ok(&written) => {}
        Ok(_) => return Some(format!("{} decodes to another value", shown(&written))),
        Err(issues) => return Some(format!("{} is refused: {issues:?}", shown(&written))),
    }
    match diagnose::canonical(codec.table(), &written) {
        Ok(canonical) if canonical == written => None,
        Ok(canonical) => Some(format!("{} is not canonical, but {}", shown(&written), shown(&canonical))),
        Err(issues) => Some(format!("{} has issues: {issues:?}", shown(&written))),
    }
}

/// Whether a payload may have a number that no float is equal to.
fn is_rounded(payload: &[u8]) -> bool {
    let has_fraction = payload.windows(2).any(|pair| matches!(pair, b"e-" | b"E-" | [b'.', b'0'..=b'9']));
    has_fraction || payload.windows(16).any(|digits| digits.iter().all(u8::is_ascii_digit))
}

fn bytes(digits: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).expect("a hexadecimal digit") as u8;
    digits.as_bytes().chunks(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}
