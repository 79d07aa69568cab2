//! Both servers, over standard input and output: the same lines get the same answers, whatever the language.
//!
//! `BLESS=1` writes the answers of the Rust server beside the conversations.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::Value;

#[test]
fn the_older_era_is_the_same_in_both() {
    converse("older");
}

#[test]
fn the_modern_era_is_the_same_in_both() {
    converse("modern");
}

fn converse(name: &str) {
    let file = here().join("tests/conversations").join(name);
    let asked = fs::read_to_string(file.with_extension("jsonl")).expect("it is there");
    let rust = Server::rust(name).answers(&asked);
    let golden = file.with_extension("answers");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&golden, &rust).expect("it is written");
    }
    let golden = fs::read_to_string(golden).unwrap_or_default();
    assert_same(&rust, &golden.replace("\r\n", "\n"), "Rust, as it was");
    assert_same(
        &Server::python(name).answers(&asked),
        &rust,
        "Python, as Rust",
    );
}

/// Tells the first lines that differ.
fn assert_same(found: &str, wanted: &str, who: &str) {
    for (at, (found, wanted)) in found.lines().zip(wanted.lines()).enumerate() {
        assert_eq!(found, wanted, "line {}: {who}", at + 1);
    }
    assert_eq!(found.lines().count(), wanted.lines().count(), "{who}");
}

/// A server of a copy of the sample notes.
struct Server {
    process: Child,
    heard: BufReader<ChildStdout>,
}

impl Server {
    fn rust(name: &str) -> Self {
        let folder = copied(&format!("{name}-rust"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_notes-example"));
        command.arg(folder);
        Self::of(command)
    }

    fn python(name: &str) -> Self {
        let folder = copied(&format!("{name}-python"));
        let python = here().join("../../.venv").join(if cfg!(windows) {
            "Scripts/python.exe"
        } else {
            "bin/python"
        });
        assert!(
            python.exists(),
            "{} is not there: `cargo xtask test` sets it up",
            python.display()
        );
        let mut command = Command::new(python);
        command.arg(here().join("python/main.py")).arg(folder);
        Self::of(command)
    }

    fn of(mut command: Command) -> Self {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the server starts");
        let heard = BufReader::new(process.stdout.take().expect("it is piped"));
        Self { process, heard }
    }

    /// One request after the other, and what the server says to each, without what is never the same.
    fn answers(mut self, asked: &str) -> String {
        let mut answers = String::new();
        for line in asked.lines() {
            let input = self.process.stdin.as_mut().expect("it is piped");
            writeln!(input, "{line}").expect("the server reads");
            let request: Value = serde_json::from_str(line).expect("a request is JSON");
            let Some(id) = request.get("id") else {
                continue;
            };
            loop {
                let mut heard = String::new();
                let count = self.heard.read_line(&mut heard).expect("the server writes");
                assert!(count > 0, "the server has ended: {line}");
                let mut answer: Value = serde_json::from_str(&heard).expect("an answer is JSON");
                settle(&mut answer);
                answers.push_str(&format!("{answer}\n"));
                if answer.get("id") == Some(id) {
                    break;
                }
            }
        }
        answers
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let ended = self.process.wait().expect("it has started");
        assert!(ended.success() || std::thread::panicking(), "{ended}");
    }
}

/// Takes out times, ids of calls, sealed states and how the SDKs name the server in each result, and puts members in the
/// order of their names.
fn settle(value: &mut Value) {
    match value {
        Value::Object(members) => {
            for (key, value) in members.iter_mut() {
                match key.as_str() {
                    "duration_ms" => *value = 0.into(),
                    "call_id" | "requestState" => *value = "…".into(),
                    _ => settle(value),
                }
            }
            if let Some(Value::Object(meta)) = members.get_mut("_meta") {
                meta.remove("io.modelcontextprotocol/serverInfo");
                if meta.is_empty() {
                    members.remove("_meta");
                }
            }
            members.sort_keys();
        }
        Value::Array(items) => items.iter_mut().for_each(settle),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn copied(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it is made");
    for file in fs::read_dir(here().join("sample")).expect("it is there") {
        let file = file.expect("it is listed");
        fs::copy(file.path(), folder.join(file.file_name())).expect("it is copied");
    }
    folder
}

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
