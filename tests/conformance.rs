//! The vectors of `spec/conformance`, run through generated code: on the fast path and on the slow one.

#[path = "golden/conformance/mod.rs"]
mod golden;
mod vectors;

use std::fmt::Write;

use serde_json::Value;
use toolrt::Codec;
use toolrt::diagnose::{self, Code, Issue};
use vectors::{all, cases, lowered, payload, spelled, text, types};

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
            let (either, slow, consumer) = golden::check(&vectors.name, index, &payload);
            let ignored = |verdict: Verdict| verdict.map(|canonical| (canonical, Vec::new()));
            for (path, verdict, expected) in [
                ("generated", ignored(either), Some(expected(case))),
                ("slow", ignored(slow), Some(expected(case))),
                ("consumer's", consumer, consumers(case)),
            ] {
                let got = told(&verdict);
                if expected.as_ref().is_some_and(|expected| got != *expected) {
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

/// What a model sends by a lowered schema becomes what the type takes.
#[test]
fn every_lowered_vector_is_undone_by_generated_code() {
    let mut wrong = String::new();
    let mut count = 0;
    for vectors in lowered() {
        let types = types(&vectors);
        for case in cases(&vectors) {
            count += 1;
            let name = text(case, "type");
            let mut listed = types.iter();
            let index = listed.position(|other| *other == name);
            let (made, verdict) = golden::undone(
                &vectors.name,
                index.expect("the type is listed"),
                &payload(case),
            );
            let made = made.map(|made| String::from_utf8(made).expect("JSON is UTF-8"));
            let paths = |issues: Vec<Issue>| issues.into_iter().map(|issue| issue.path).collect();
            let got = (made, verdict.map_err(paths));
            let wanted = (case.get("undone").map(spelled), after(case));
            if got != wanted {
                let title = text(case, "name");
                writeln!(wrong, "{title}\n  wanted {wanted:?}\n  got    {got:?}")
                    .expect("a string takes everything");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 50, "there are only {count} vectors");
}

/// What comes of a lowered vector: its canonical form, or the paths of its issues.
fn after(case: &Value) -> Result<Vec<u8>, Vec<String>> {
    match case["valid"] == true {
        true => Ok(spelled(&case["canonical"]).into_bytes()),
        false => Err(listed(&case["paths"]).iter().map(spelled).collect()),
    }
}

/// A payload undone, and what the codec makes of that.
fn undone<T>(codec: Codec<T>, payload: &[u8]) -> (Option<Vec<u8>>, Verdict) {
    let made = toolrt::undone(codec.table(), payload);
    let value = codec.decode(made.as_deref().unwrap_or(payload));
    (made, value.and_then(|value| codec.encode(&value)))
}

/// What became of a payload at the consumer of a result: its canonical form and the pointers of what was passed over.
type Passed = Result<(Vec<u8>, Vec<String>), Vec<Issue>>;

/// All ways through a codec. What nests too deeply with its defaults can be read, but not written again.
fn every<T>(codec: Codec<T>, payload: &[u8]) -> (Verdict, Verdict, Passed) {
    let slow = diagnose::canonical(codec.table(), payload);
    let write = |value: &T| match codec.encode(value) {
        Err(issues) if issues.iter().all(|issue| issue.code == Code::Depth) => slow.clone(),
        written => written,
    };
    let either = codec.decode(payload).and_then(|value| write(&value));
    let consumer = codec
        .decode_lenient(payload)
        .and_then(|read| Ok((write(&read.value)?, read.ignored)));
    (either, slow, consumer)
}

/// The canonical form that a case asks for and what is passed over, or its issues.
type Expected = Result<(String, Vec<String>), Vec<Value>>;

fn expected(case: &Value) -> Expected {
    let valid = case["valid"].as_bool();
    match valid.expect("a case says whether it is valid") {
        true => Ok((spelled(&case["canonical"]), Vec::new())),
        false => Err(listed(&case["issues"])),
    }
}

/// What a consumer makes of it: where the case does not say and no key is unknown, the same.
fn consumers(case: &Value) -> Option<Expected> {
    let Some(consumer) = case.get("consumer") else {
        let issues = case["issues"].as_array().into_iter().flatten();
        let known = issues.into_iter().all(|issue| issue["code"] != "unknown");
        return known.then(|| expected(case));
    };
    Some(match consumer.get("issues") {
        Some(issues) => Err(listed(issues)),
        None => {
            let pointers = listed(&consumer["ignored"]);
            let text = |pointer: &Value| pointer.as_str().expect("a pointer").to_owned();
            let canonical = spelled(&consumer["canonical"]);
            Ok((canonical, pointers.iter().map(text).collect()))
        }
    })
}

fn listed(values: &Value) -> Vec<Value> {
    values.as_array().expect("a list").clone()
}

fn told(verdict: &Passed) -> Expected {
    match verdict {
        Ok((bytes, ignored)) => {
            let text = String::from_utf8(bytes.clone()).expect("canonical JSON is UTF-8");
            Ok((text, ignored.clone()))
        }
        Err(issues) => {
            let json = |issue: &Issue| {
                serde_json::from_str(toolrt::Json::from(&issue.to_value()).as_str())
            };
            let issues = issues.iter().map(json);
            Err(issues
                .map(|issue| issue.expect("an issue is JSON"))
                .collect())
        }
    }
}
