//! Clients of the official SDKs, of versions old and new, see every kind of answer of both servers: results that match
//! their output schemas, and errors with what helps to correct a call.
#![cfg(unix)]

use std::process::{Command, Stdio};
use std::thread::scope;

use serde_json::Value;
use toolc_generated::root;

use crate::support::{Language, Listening, first_mcp, node, node_program, python};

/// What a client prints; in the older era results that are no objects are wrapped.
const SEEN: &str = r#"test_find: {"id":"a"}
test_find: invalid_input null /id must have 1 to 9 characters; got 0.
test_find: no_such_id null Nothing has this id.
test_measure: {"kind":"named","name":"long"}
test_prices: ["12.50","7"]
test_prices: invalid_input null /below must be at least 0; got "-1".
test_part: {"done":2} 2 of 3 done, 1 failed, 0 of them may succeed when tried again. / Nothing has this id.
complaints: none
"#;

const WRAPPED: [(&str, &str); 2] = [
    (
        r#"{"kind":"named","name":"long"}"#,
        r#"{"result":{"kind":"named","name":"long"}}"#,
    ),
    (r#"["12.50","7"]"#, r#"{"result":["12.50","7"]}"#),
];

#[derive(Clone, Copy, Debug)]
enum Sdk {
    TypeScript(&'static str),
    Python(&'static str),
}

/// SDKs, with the eras that they know.
const CLIENTS: [(Sdk, &str); 6] = [
    (Sdk::TypeScript("1"), "older"),
    (Sdk::TypeScript("2"), "older"),
    (Sdk::TypeScript("2"), "modern"),
    (Sdk::Python("1"), "older"),
    (Sdk::Python("2"), "older"),
    (Sdk::Python("2"), "modern"),
];

impl Sdk {
    fn command(self) -> Command {
        let folder = root().join("tests/mcp");
        let (program, script, version) = match self {
            Self::TypeScript(version) => (
                node_program().to_owned(),
                "node/answers_client.mjs",
                Some(version),
            ),
            Self::Python("1") => (first_mcp(), "python/answers_client.py", None),
            Self::Python(_) => (python(), "python/answers_client.py", None),
        };
        let mut command = Command::new(program);
        command.arg(folder.join(script)).args(version);
        command
    }
}

#[test]
fn over_stdio() {
    for language in Language::ALL {
        let server = [&language.command()[..], &["stdio".to_owned()]].concat();
        all_see(language, "stdio", &server);
    }
}

#[test]
fn over_http() {
    for language in Language::ALL {
        let server = Listening::of(language);
        all_see(language, "http", std::slice::from_ref(&server.url));
    }
}

/// The clients run side by side: most of their time they start.
fn all_see(language: Language, way: &str, place: &[String]) {
    scope(|scope| {
        for (client, era) in CLIENTS {
            scope.spawn(move || {
                let mut command = client.command();
                command.args([era, way]).args(place).env("ROOT", root());
                let run = command.stdin(Stdio::null()).output();
                let run = run.expect("the client starts");
                let seen = String::from_utf8_lossy(&run.stdout);
                let expected = match era {
                    "older" => WRAPPED
                        .iter()
                        .fold(SEEN.to_owned(), |seen, (plain, wrapped)| {
                            seen.replace(plain, wrapped)
                        }),
                    _ => SEEN.to_owned(),
                };
                assert_eq!(
                    seen,
                    expected,
                    "{client:?}, {era}, a server in {language:?} over {way}: {}",
                    String::from_utf8_lossy(&run.stderr)
                );
            });
        }
    });
}

/// The inspector of 2025, which many still have, and today's.
#[test]
fn inspectors_show_errors() {
    scope(|scope| {
        for language in Language::ALL {
            for (id, text, is_error) in [
                ("id=a", r#"{"id":"a"}"#, false),
                (
                    "id=abcdefghij",
                    "/id must have 1 to 9 characters; got 10.",
                    true,
                ),
            ] {
                scope.spawn(move || inspectors_show(language, id, text, is_error));
            }
        }
    });
}

fn inspectors_show(language: Language, id: &str, expected: &str, is_error: bool) {
    let old = "inspector-cli-0.15/build/index.js";
    let new = "@modelcontextprotocol/inspector/clients/launcher/build/index.js";
    let call = ["--method", "tools/call", "--tool-name", "test_find"];
    let call = [&call[..], &["--tool-arg", id]].concat();
    let command = language.command();
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    let server = [&command[..], &["stdio"]].concat();
    let mut runs = vec![node(old, &[&server[..], &call].concat())];
    for era in ["legacy", "modern"] {
        let how = ["--cli", "--format", "json", "--protocol-era", era];
        runs.push(node(new, &[&how[..], &call, &["--"], &server[..]].concat()));
    }
    for run in runs {
        let told = String::from_utf8_lossy(&run.stderr);
        let result: Value = serde_json::from_slice(&run.stdout)
            .unwrap_or_else(|error| panic!("{language:?}, {id}: {error}: {told}"));
        let result = result.get("result").unwrap_or(&result);
        let text = result["content"][0]["text"].as_str().unwrap_or_default();
        assert!(text.starts_with(expected), "{language:?}: {result}: {told}");
        assert_eq!(
            result["isError"] == true,
            is_error,
            "{language:?}: {result}"
        );
    }
}
