//! Every vector of `spec/conformance`, sent as an argument of a tool to MCP servers in both languages and in both eras.
//!
//! What SDKs lose before the pipeline sees it is the list of [`lost`]; `spec/mcp.md` has it in words.

mod server;

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;
use server::{Answer, Era, Language, Server};
use toolc_generated::vectors::{all, cases, payload, spelled, text, types};
use toolrt::{Table, diagnose};

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
            let (how, wanted) = match lost(&payload, case) {
                Some((reason, wanted)) => (reason, wanted),
                None => ("as the vector says", expected(case)),
            };
            *counts.entry(how).or_default() += 1;
            let Some(wanted) = wanted else {
                continue;
            };
            let got = server.call(&tool, &payload);
            if got != wanted {
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
    let count: usize = counts.values().sum();
    assert!(count >= 2000, "there are only {count} vectors");
}

/// Why a vector has another outcome behind a server, and which one; none if it cannot be sent.
fn lost(payload: &[u8], case: &Value) -> Option<(&'static str, Option<Answer>)> {
    if payload.contains(&b'\n') {
        return Some(("a line feed ends the line of a message", None));
    }
    let code = &case["issues"][0]["code"];
    if code == "json" {
        return Some((
            "what is no JSON is no message",
            Some(Answer::Error(-32700)),
        ));
    }
    None
}

/// What a case says, of the argument `value`.
fn expected(case: &Value) -> Option<Answer> {
    let valid = case["valid"].as_bool();
    Some(match valid.expect("a case says whether it is valid") {
        true => Answer::result(spelled(&case["canonical"]).as_bytes()),
        false => {
            let issues = case["issues"].as_array().expect("issues are a list");
            Answer::Issues(issues.iter().map(below).collect())
        }
    })
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

/// JSON in one form: numbers keep their text, members their order.
fn plain(json: &[u8]) -> String {
    match diagnose::canonical(Table::Json, json) {
        Ok(plain) => String::from_utf8(plain).expect("JSON is UTF-8"),
        Err(issues) => format!("{issues:?}"),
    }
}
