//! Each client against each server of the notes, over stdio and HTTP and in both eras: all see the same.
#![cfg(unix)]

use std::fs;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::scope;
use std::time::{Duration, Instant};

use serde_json::json;
use toolc_generated::root;

use crate::support::notes::{Listening, sample, words};
use crate::support::{Language, folder, node_program, python, shown};

/// What every client prints; what stands behind a `|` holds for some of them.
const SEEN: &str = "\
list: shopping-list, trip-to-bergen
read: # Shopping
missing: no-such name
invalid: invalid_input /text /fuzzy
progress: Looking for milk, 0 Looking in shopping-list, 50 Looking in trip-to-bergen, 2 lines: 2 | own
progress: 2 | other
many: 50
write: true
nobody: confirmation_required | own modern
nobody: false | own older
no: false
cancel: cancelled
yes: true
twice: no_such_note
silent: timeout
killed: unavailable
again: 2 | own stdio
again: unavailable | own http
";

/// Clients, of which two are ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Client {
    Of(Language),
    TypeScript,
}

const CLIENTS: [Client; 3] = [
    Client::Of(Language::Rust),
    Client::Of(Language::Python),
    Client::TypeScript,
];

impl Client {
    fn command(self) -> Command {
        let folder = root().join("tests/mcp");
        match self {
            Self::Of(Language::Rust) => Command::new(env!("CARGO_BIN_EXE_toolc-mcp-notes-client")),
            Self::Of(Language::Python) => {
                let mut command = Command::new(python());
                command.arg(folder.join("python/notes_client.py"));
                command
            }
            Self::TypeScript => {
                let mut command = Command::new(node_program());
                command.arg(folder.join("node/notes_client.mjs"));
                command
            }
        }
    }

    fn expected(self, way: &str, era: &str) -> String {
        let own = if matches!(self, Self::Of(_)) {
            "own"
        } else {
            "other"
        };
        let lines = SEEN
            .lines()
            .filter_map(|line| match line.split_once(" | ") {
                None => Some(line),
                Some((line, who)) => who
                    .split(' ')
                    .all(|word| [own, way, era].contains(&word))
                    .then_some(line),
            });
        lines.map(|line| format!("{line}\n")).collect()
    }
}

/// One test at a time: they are about who hears of what in time, and all of them at once leave no time.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn over_stdio() {
    let _alone = alone();
    pairs("stdio");
}

#[test]
fn over_http() {
    let _alone = alone();
    pairs("http");
}

/// Every client with every server. Two pairs are tried at a time.
fn pairs(way: &'static str) {
    let mut pairs = Vec::new();
    for client in CLIENTS {
        for server in Language::ALL {
            pairs.extend(["older", "modern"].map(|era| (client, server, era)));
        }
    }
    let mut wrong = String::new();
    scope(|scope| {
        let halves = pairs.chunks(pairs.len().div_ceil(2));
        let halves: Vec<_> = halves
            .map(|half| {
                scope.spawn(move || {
                    let tried = half.iter().map(|pair| (pair, tried(*pair, way)));
                    tried.collect::<Vec<_>>()
                })
            })
            .collect();
        for half in halves {
            for (pair, (seen, said)) in half.join().expect("it has not panicked") {
                let (client, server, era) = *pair;
                let expected = client.expected(way, era);
                if seen != expected {
                    let who =
                        format!("a client in {client:?}, a server in {server:?}, {way}, {era}");
                    wrong.push_str(&format!(
                        "\n{who} has seen\n{seen}in place of\n{expected}and said\n{said}"
                    ));
                }
            }
        }
    });
    assert!(wrong.is_empty(), "{wrong}");
}

/// What a client prints, and what it says on stderr.
fn tried((client, server, era): (Client, Language, &str), way: &str) -> (String, String) {
    let place = folder().join(format!("pairs/{client:?}-{server:?}-{era}-{way}"));
    let notes = sample(&place.join("notes"));
    let pid = place.join("pid");
    let mut command = client.command();
    command.arg(era).arg(&pid).arg(way);
    let words = words(server, &notes);
    let _listening = match way {
        "stdio" => {
            // What it is first is no message, as with many programs.
            let script = format!("echo $$ > '{}'; echo Starting; exec \"$@\"", shown(&pid));
            command.args(["sh", "-c", &script, "sh"]).args(words);
            None
        }
        _ => {
            let listening = Listening::new(&words);
            fs::write(&pid, listening.id().to_string()).expect("it is written");
            command.arg(&listening.url);
            Some(listening)
        }
    };
    let run = command.env("ROOT", root()).stdin(Stdio::null()).output();
    let run = run.expect("the client starts");
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    (String::from_utf8_lossy(&run.stdout).into_owned(), said)
}

/// What no server says.
#[test]
fn what_is_no_server_is_told_in_time() {
    let _alone = alone();
    for client in [Client::Of(Language::Rust), Client::Of(Language::Python)] {
        for script in [
            "exec sleep 100",
            "exec yes",
            "exec yes '{\"a\":1}'",
            "exec cat",
            "exit 1",
        ] {
            let started = Instant::now();
            let mut command = client.command();
            command.args(["modern", "-", "stdio", "sh", "-c", script]);
            let run = command.env("PATIENCE", "1").stdin(Stdio::null()).output();
            let run = run.expect("the client starts");
            let seen = String::from_utf8_lossy(&run.stdout);
            assert_eq!(seen, "unreachable\n", "{client:?}: {script}");
            // Its start takes some of it.
            assert!(
                started.elapsed() < Duration::from_secs(15),
                "{client:?}: {script}"
            );
        }
    }
}

/// A server that nobody of us has written: `@modelcontextprotocol/server-everything`.
#[test]
fn the_server_of_others_is_called() {
    let _alone = alone();
    let everything =
        root().join("node_modules/@modelcontextprotocol/server-everything/dist/index.js");
    let is_there = everything.exists();
    assert!(
        is_there,
        "it is not installed: `cargo xtask test` does that"
    );
    let calls = json!({"toolCalls": [
        {"name": "echo", "arguments": {"message": "hi"}},
        {"name": "get-sum", "arguments": {"a": 2, "b": 3}},
        {"name": "get-structured-content", "arguments": {"location": "Chicago"}},
        {"name": "trigger-long-running-operation", "arguments": {"duration": 0.2, "steps": 2}},
    ]});
    let expected = [
        "[{\"type\":\"text\",\"text\":\"Echo: hi\"}]",
        "[{\"type\":\"text\",\"text\":\"The sum of 2 and 3 is 5.\"}]",
        // Members may be in any order.
        "{",
        "[{\"type\":\"text\",\"text\":\"Long running operation completed.",
    ];
    for language in Language::ALL {
        for way in ["stdio", "streamableHttp"] {
            let words = language.client();
            let mut client = Command::new(&words[0]);
            client
                .args(&words[1..])
                .env("MCP_CONFORMANCE_CONTEXT", calls.to_string());
            let mut server = Command::new(node_program());
            server.arg(&everything).arg(way);
            let listening = (way != "stdio").then(|| {
                Listening::by(server, |server, address| {
                    server.env("PORT", address.port().to_string());
                })
            });
            match &listening {
                Some(listening) => client.arg(&listening.url),
                None => client.arg(node_program()).arg(&everything).arg(way),
            };
            let run = client
                .stdin(Stdio::null())
                .output()
                .expect("the client starts");
            let seen = String::from_utf8_lossy(&run.stdout);
            let said = String::from_utf8_lossy(&run.stderr);
            for (line, result) in seen.lines().zip(expected) {
                let result = format!("\"result\":{result}");
                assert!(line.contains(&result), "{language:?}, {way}: {line}");
            }
            let members = ["\"temperature\":", "\"conditions\":", "\"humidity\":"];
            let is_there = |member: &&str| seen.contains(member);
            assert!(members.iter().all(is_there), "{language:?}, {way}: {seen}");
            assert!(
                run.status.success() && seen.lines().count() == expected.len(),
                "{language:?}, {way}: {seen}{said}"
            );
        }
    }
}
