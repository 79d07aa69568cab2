//! The vectors of `spec/conformance`, run through generated code: on the fast path and on the slow one.

#[path = "golden/conformance/mod.rs"]
mod golden;
mod vectors;

use std::fmt::Write;

use serde_json::Value;
use toolrt::Codec;
use toolrt::diagnose::{self, Code, Issue};
use vectors::{all, cases, text, types};

/// What became of a payload: its canonical form, or everything that is wrong with it.
type Verdict = Result<Vec<u8>, Vec<Issue>>;

#[test]
fn every_vector_holds_in_generated_code() {
    let mut wrong = String::new();
    let mut count = 0;
    for vectors in all() {
        let types = types(&vectors);
        for case in cases(&vectors) {
            count += 1;
            let name = text(case, "type");
            let index = types
                .iter()
                .position(|other| *other == name)
                .expect("the type is listed");
            let payload = payload(case);
            let (either, slow) = golden::check(&vectors.name, index, &payload);
            let expected = expected(case);
            for (path, verdict) in [("generated", either), ("slow", slow)] {
                let got = told(&verdict);
                if got != expected {
                    let title = text(case, "name");
                    writeln!(
                        wrong,
                        "{} / {title} ({path} path)\n  wanted {expected:?}\n  got    {got:?}",
                        vectors.name
                    )
                    .expect("a string takes everything");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 2000, "there are only {count} vectors");
}

/// Both ways through a codec. What nests too deeply with its defaults can be read, but not written again.
fn both<T>(codec: Codec<T>, payload: &[u8]) -> (Verdict, Verdict) {
    let slow = diagnose::canonical(codec.table(), payload);
    let either = codec
        .decode(payload)
        .and_then(|value| match codec.encode(&value) {
            Err(issues) if issues.iter().all(|issue| issue.code == Code::Depth) => slow.clone(),
            written => written,
        });
    (either, slow)
}

/// The bytes of a payload: a text, `{"repeat": …}` where it would be unreadable, or `{"base64": …}` where it is no text.
fn payload(case: &Value) -> Vec<u8> {
    match case["payload"].get("base64") {
        Some(base64) => decoded(base64.as_str().expect("base64 is text")),
        None => spelled(&case["payload"]).into_bytes(),
    }
}

/// A text, or one that repeats what stands before and after its middle.
fn spelled(value: &Value) -> String {
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

/// The canonical form that a case asks for, or its issues.
fn expected(case: &Value) -> Result<String, Vec<Value>> {
    if case["valid"]
        .as_bool()
        .expect("a case says whether it is valid")
    {
        Ok(spelled(&case["canonical"]))
    } else {
        Err(case["issues"]
            .as_array()
            .expect("an invalid case lists its issues")
            .clone())
    }
}

fn told(verdict: &Verdict) -> Result<String, Vec<Value>> {
    match verdict {
        Ok(bytes) => Ok(String::from_utf8(bytes.clone()).expect("canonical JSON is UTF-8")),
        Err(issues) => {
            let json = |issue: &Issue| {
                serde_json::from_str(toolrt::Json::from(&issue.to_value()).as_str())
            };
            Err(issues
                .iter()
                .map(|issue| json(issue).expect("an issue is JSON"))
                .collect())
        }
    }
}
