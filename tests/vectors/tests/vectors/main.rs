//! Every vector of `spec/conformance`, sent as an argument of a tool to MCP servers in both languages and in both eras.
//!
//! What SDKs lose before the pipeline sees it is the list of [`lost`]; `spec/mcp.md` has it in words.

mod plain;
mod server;

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;
use serde_json::value::RawValue;
use server::{Answer, Era, Language, Server};
use toolc_generated::vectors::{all, cases, payload, spelled, text, types};
use toolrt::diagnose::{Code, Issue, diagnose};
use toolrt::{Json, Table};

#[test]
fn rust_in_the_modern_era() {
    every_vector_holds(Language::Rust, Era::Modern);
}

#[test]
fn rust_in_the_older_era() {
    every_vector_holds(Language::Rust, Era::Older);
}

#[test]
fn python_in_the_modern_era() {
    every_vector_holds(Language::Python, Era::Modern);
}

#[test]
fn python_in_the_older_era() {
    every_vector_holds(Language::Python, Era::Older);
}

fn every_vector_holds(language: Language, era: Era) {
    let mut server = Server::new(language, era);
    let mut wrong = String::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for vectors in all() {
        let types = types(&vectors);
        for case in cases(&vectors) {
            let name = text(case, "type");
            let mut listed = types.iter();
            let index = listed.position(|other| *other == name);
            let tool = format!(
                "take_{}{}",
                vectors.name,
                index.expect("the type is listed")
            );
            let payload = payload(case);
            let (how, wanted) =
                lost(&payload).unwrap_or_else(|| ("as the vector says", vec![expected(case)]));
            *counts.entry(how).or_default() += 1;
            if wanted.is_empty() {
                continue;
            }
            let got = server.call(&tool, &payload);
            if !wanted.contains(&got) {
                let title = text(case, "name");
                writeln!(
                    wrong,
                    "{} / {title} ({how})\n  wanted {wanted:?}\n  got    {got:?}",
                    vectors.name
                )
                .expect("a string takes everything");
            }
        }
    }
    println!("{language:?}, {era:?}: {counts:#?}");
    assert!(wrong.is_empty(), "{language:?}, {era:?}:\n{wrong}");
    let count = counts["as the vector says"];
    assert!(count >= 1900, "only {count} vectors are as they say");
}

#[test]
fn arguments_may_be_as_deep_as_any_document() {
    for (language, era) in all_servers() {
        let mut server = Server::new(language, era);
        let value = ["[".repeat(127), "]".repeat(127)].concat();
        let got = server.call(ANY, value.as_bytes());
        assert_eq!(
            got,
            Answer::result(value.as_bytes()),
            "{language:?}, {era:?}"
        );
    }
}

#[test]
fn ids_come_back_as_they_are() {
    for (language, era) in all_servers() {
        let mut server = Server::new(language, era);
        for id in ["0", "9007199254740993", "9223372036854775807", r#""1e400""#] {
            let got = server.call_as(id, ANY, b"1");
            assert_eq!(got, Answer::result(b"1"), "{language:?}, {era:?}: {id}");
        }
    }
}

/// A tool that takes any value.
const ANY: &str = "take_documents0";

fn all_servers() -> [(Language, Era); 4] {
    [
        (Language::Rust, Era::Modern),
        (Language::Rust, Era::Older),
        (Language::Python, Era::Modern),
        (Language::Python, Era::Older),
    ]
}

/// Why a vector may have another outcome behind a server, and which ones; none if it cannot be sent.
fn lost(payload: &[u8]) -> Option<(&'static str, Vec<Answer>)> {
    if payload.contains(&b'\n') {
        return Some(("a line feed ends the message", Vec::new()));
    }
    // The arguments are one document.
    let arguments = [br#"{"value":"#, payload, b"}"].concat();
    let issues = diagnose(Table::Json, &arguments);
    if issues.is_empty() {
        return None;
    }
    let issue = |issue: &Issue| plain::issue(Json::from(&issue.to_value()).as_str().as_bytes());
    let told = Answer::Issues(issues.iter().map(issue).collect());
    let is_json = serde_json::from_slice::<&RawValue>(&arguments).is_ok();
    Some(match issues[0].code == Code::Depth && is_json {
        true => ("arguments are one deeper than the value", vec![told]),
        false => (
            "what is no JSON is no message",
            vec![Answer::NoMessage, told],
        ),
    })
}

/// What a case says, of the argument `value`.
fn expected(case: &Value) -> Answer {
    let valid = case["valid"].as_bool();
    match valid.expect("a case says whether it is valid") {
        true => Answer::result(spelled(&case["canonical"]).as_bytes()),
        false => {
            let issues = case["issues"].as_array().expect("issues are a list");
            Answer::Issues(
                issues
                    .iter()
                    .map(below)
                    .map(|issue| plain::issue(issue.to_string().as_bytes()))
                    .collect(),
            )
        }
    }
}

/// An issue of the argument `value`.
fn below(issue: &Value) -> Value {
    let mut issue = issue.clone();
    let path = text(&issue, "path").to_owned();
    let message = text(&issue, "message").to_owned();
    let message = match path.is_empty() {
        true => message.replacen("The value", "/value", 1),
        false => format!("/value{message}"),
    };
    issue["path"] = format!("/value{path}").into();
    issue["message"] = message.into();
    issue
}
