//! The vectors of `spec/conformance`, run through generated code: on the fast path and on the slow one.

mod codecs;
mod newtypes;

use std::fmt::Write;

use codecs::{Checked, Lenient, Verdict, check, check_newtypes, undo};
use serde_json::Value;
use toolc_generated::conformance::about_newtypes;
use toolc_generated::vectors::{Vectors, all, cases, lowered, payload, spelled, text, types};
use toolrt::diagnose::Issue;

#[test]
fn every_vector_holds_in_generated_code() {
    let count = hold(all(), check);
    assert!(count >= 2000, "there are only {count} vectors");
}

/// What aliases are in Rust changes nothing of what is valid, and of what is said.
#[test]
fn the_same_vectors_hold_where_aliases_are_types_of_their_own() {
    let count = hold(about_newtypes(), check_newtypes);
    assert!(count >= 1000, "there are only {count} vectors");
}

/// Checks all vectors of some files, and counts them.
fn hold(files: Vec<Vectors>, check: fn(&str, usize, &[u8]) -> Checked) -> usize {
    let mut wrong = String::new();
    let mut count = 0;
    for vectors in files {
        let types = types(&vectors);
        for case in cases(&vectors) {
            count += 1;
            let name = text(case, "type");
            let index = types
                .iter()
                .position(|other| *other == name)
                .expect("the type is listed");
            let payload = payload(case);
            let checked = check(&vectors.name, index, &payload);
            let recorded = checked.recorded.map(String::from_utf8);
            let recorded = recorded.map(|recorded| recorded.expect("JSON is UTF-8"));
            let wanted = case.get("recorded").map(spelled);
            if wanted.is_some() && recorded != wanted {
                let title = text(case, "name");
                writeln!(wrong, "{title}\n  wanted {wanted:?}\n  got    {recorded:?}")
                    .expect("a string takes everything");
            }
            let strict = |verdict: Verdict| verdict.map(|canonical| (canonical, Vec::new()));
            for (path, verdict, expected) in [
                ("generated", strict(checked.generated), Some(expected(case))),
                ("slow", strict(checked.slow), Some(expected(case))),
                ("consumer's", checked.lenient, consumers(case)),
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
    count
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
            let (made, verdict) = undo(
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

fn told(verdict: &Lenient) -> Expected {
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
