//! A server in one of both languages, its lines, and what they say.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use toolc_generated::{conformance, fill, root};

use crate::plain::{issue, plain};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is said to lines that are no messages.
const NO_JSON: i64 = -32700;
const NO_REQUEST: i64 = -32600;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Rust,
    Python,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Era {
    Older,
    Modern,
}

/// What comes of a call.
#[derive(Debug, PartialEq)]
pub enum Answer {
    /// A result, as [`plain`] JSON.
    Result(String),
    /// All issues of the arguments, each as [`plain`] JSON.
    Issues(Vec<String>),
    /// The line was no message: an error of the protocol without an id.
    NoMessage,
    /// Something else.
    Other(String),
}

impl Answer {
    pub fn result(json: &[u8]) -> Self {
        Self::Result(plain(json))
    }
}

pub struct Server {
    era: Era,
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// The id of the last request.
    id: u64,
}

impl Server {
    pub fn new(language: Language, era: Era) -> Self {
        let mut process = command(language)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let output = process.stdout.take().expect("it is piped");
        let (heard, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if heard.send(line).is_err() {
                    break;
                }
            }
        });
        let input = process.stdin.take();
        let mut server = Self {
            era,
            process,
            input,
            lines,
            id: 0,
        };
        if era == Era::Older {
            let about = r#""capabilities":{},"clientInfo":{"name":"tests","version":"1"}"#;
            server.ask(format!(
                r#"{{"jsonrpc":"2.0","id":0,"method":"initialize","params":{{"protocolVersion":"2025-11-25",{about}}}}}"#
            ).as_bytes());
            server.say(br#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
        }
        server
    }

    /// Calls a tool with the argument `value`, as it stands.
    pub fn call(&mut self, tool: &str, value: &[u8]) -> Answer {
        self.id += 1;
        self.call_as(&self.id.to_string(), tool, value)
    }

    /// The same with an id of its own.
    pub fn call_as(&mut self, id: &str, tool: &str, value: &[u8]) -> Answer {
        let meta = match self.era {
            Era::Older => "",
            Era::Modern => {
                r#","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
            }
        };
        let mut line = format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{{"name":"{tool}"{meta},"arguments":{{"value":"#
        )
        .into_bytes();
        line.extend_from_slice(value);
        line.extend_from_slice(b"}}}");
        let answer = self.ask(&line);
        self.told(id, &answer)
    }

    /// The answer to a line: each has one, and nothing else is said.
    fn ask(&mut self, line: &[u8]) -> String {
        self.say(line);
        let answer = self.lines.recv_timeout(PATIENCE);
        answer.unwrap_or_else(|_| panic!("no answer to {}", String::from_utf8_lossy(line)))
    }

    fn say(&mut self, line: &[u8]) {
        let input = self.input.as_mut().expect("it is open");
        let written = input.write_all(&[line, b"\n"].concat());
        written.expect("the server reads");
    }

    fn told(&self, id: &str, line: &str) -> Answer {
        let other = || Answer::Other(line.to_owned());
        let Ok(message) = serde_json::from_str::<Message<'_>>(line) else {
            return other();
        };
        if let Some(error) = message.error {
            return match (message.id, error.code) {
                (None, NO_JSON | NO_REQUEST) => Answer::NoMessage,
                _ => other(),
            };
        }
        let Some(result) = message
            .result
            .filter(|_| message.id.is_some_and(|theirs| theirs.get() == id))
        else {
            return other();
        };
        if result.is_error {
            return match (result.structured, result.meta.envelope.error) {
                (None, Some(error)) => {
                    let issues = error.issues.iter();
                    Answer::Issues(issues.map(|one| issue(one.get().as_bytes())).collect())
                }
                (Some(_), _) | (None, None) => other(),
            };
        }
        // The text has the bytes of the pipeline; what is structured may be spelled in another way.
        let text = plain(result.content[0].text.as_bytes());
        let structured = plain(result.structured.map_or("null", RawValue::get).as_bytes());
        let wrapped = format!(r#"{{"result":{text}}}"#);
        match structured == text || (self.era == Era::Older && structured == wrapped) {
            true => Answer::Result(text),
            false => other(),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.input.take());
        let ended = self.process.wait().expect("it has started");
        assert!(ended.success() || thread::panicking(), "{ended}");
    }
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    result: Option<Outcome<'a>>,
    error: Option<Failure>,
}

#[derive(Deserialize)]
struct Outcome<'a> {
    #[serde(borrow, rename = "structuredContent")]
    structured: Option<&'a RawValue>,
    content: Vec<Part>,
    #[serde(default, rename = "isError")]
    is_error: bool,
    #[serde(borrow, rename = "_meta")]
    meta: Meta<'a>,
}

#[derive(Deserialize)]
struct Meta<'a> {
    #[serde(borrow, rename = "dev.toolc/envelope")]
    envelope: Rest<'a>,
}

#[derive(Deserialize)]
struct Rest<'a> {
    #[serde(borrow)]
    error: Option<Refused<'a>>,
}

#[derive(Deserialize)]
struct Refused<'a> {
    #[serde(borrow)]
    issues: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Part {
    text: String,
}

#[derive(Deserialize)]
struct Failure {
    code: i64,
}

fn command(language: Language) -> Command {
    match language {
        Language::Rust => Command::new(env!("CARGO_BIN_EXE_toolc-mcp-vectors")),
        Language::Python => {
            static MADE: OnceLock<()> = OnceLock::new();
            MADE.get_or_init(|| {
                let folder = root().join("target/vectors/python/gen");
                fill(&folder, &conformance::takers("python").files)
                    .expect("the code can be written");
            });
            let python = root().join(match cfg!(windows) {
                true => ".venv/Scripts/python.exe",
                false => ".venv/bin/python",
            });
            let is_there = python.exists();
            assert!(is_there, "there is no .venv: `cargo xtask test` makes it");
            let mut command = Command::new(python);
            command.arg(root().join("tests/vectors/python/main.py"));
            command
        }
    }
}
