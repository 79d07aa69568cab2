//! Rust and Python against one `.tools` file: what one encodes, the other decodes, and both refuse the same in the same words.

#[path = "../gen/mod.rs"]
mod tools;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use toolrt::{BoxFuture, CallError, Context, Envelope, Executor, Object, Uuid, Value};
use tools::todos::tools::todos::{Client, types::*};

const RUN: &str = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10";

/// Arguments of `update_todos`: fine ones, and every sort of mistake.
const PAYLOADS: &[&str] = &[
    r#"{"items": [{"id": "a-1", "title": "First", "tags": ["x"]}]}"#,
    r#"{"items":[{"title":"\u0041\ud83d\ude00\"\\\/\n","id":"a-1","status":"in_progress"}],"mode":"merge"}"#,
    r#"{"items":[{"id":"b","title":"x","due":"2026-12-31T23:59:60Z"}],"mode":"replace"}"#,
    r#"{"items":[{"id":"b","title":"x"},{"id":"b","title":"y","tags":["k","K"]}]}"#,
    r#"{"items": [{"id": "Read Spec", "titel": "Read it", "status": "dne", "due": "tomorrow"}], "mode": 1}"#,
    r#"{"items": []}"#,
    r#"{"items": [{"id": "a", "title": "", "tags": ["a", "b", "a"]}], "run_id": "x"}"#,
    r#"{"items": [{"id": "a\n", "title": 1e400, "due": "2026-02-29T00:00:00Z", "tags": ["1","2","3","4","5","6","7","8","9","10","11"]}]}"#,
    r#"{"items": {"id": "a"}}"#,
    r#"{"Items": [null, true, 1.50, "x", []]}"#,
    r#"{"items": [null, true, 1.50, "x", []], "mode": "Merge"}"#,
    "[]",
    "null",
    "",
    r#"{"items": [1,]}"#,
    r#"{"items": "\ud800"}"#,
    "{\"items\": \"a\tb\"}",
    "\u{feff}{}",
    r#"{"items": NaN}"#,
];

#[test]
fn both_give_the_same_answers() {
    let (rust, python) = (Process::rust(), Process::python("serve.py"));
    for payload in PAYLOADS {
        let answer = rust.ask("update_todos", payload, Some(RUN));
        assert_eq!(
            python.ask("update_todos", payload, Some(RUN)),
            answer,
            "{payload}"
        );
    }
    for (tool, payload, run) in [
        ("get_todos", "{}", Some(RUN)),
        (
            "get_todos",
            "{}",
            Some("00000000-0000-4000-8000-000000000000"),
        ),
        ("get_todos", "{}", Some("not a uuid")),
        ("get_todos", "{}", None),
        ("get_todo", "{}", None),
        ("GetTodos", "{}", None),
        ("anything", "{", None),
    ] {
        let answer = rust.ask(tool, payload, run);
        assert_eq!(python.ask(tool, payload, run), answer, "{tool} {run:?}");
    }
}

#[tokio::test]
async fn a_client_in_rust_talks_to_the_store_in_python() {
    let python = Process::python("serve.py");
    let client = Client::new(&python);
    let cx = Context::new().with_run_id(RUN);
    let sent = vec![
        Todo {
            due: toolrt::DateTime::parse("2026-12-01t09:00:00+01:00").ok(),
            ..Todo::new("a-1", "\"Quotes\", ümlauts, 😀")
        },
        Todo {
            status: Status::Done,
            tags: vec!["x".into(), "y".into()],
            ..Todo::new("b-2", "Second")
        },
    ];
    for todo in &sent {
        let args = UpdateTodosArgs::new(vec![todo.clone()]);
        client
            .update_todos(&args, &cx)
            .await
            .expect("the store takes it");
    }
    let list = client
        .get_todos(&GetTodosArgs::default(), &cx)
        .await
        .expect("there is a list");
    assert_eq!((list.items, list.revision), (sent, 2));

    let nobodys = "00000000-0000-4000-8000-000000000000";
    let elsewhere = Context::new().with_run_id(nobodys);
    match client.get_todos(&GetTodosArgs::default(), &elsewhere).await {
        Err(CallError::Declared(GetTodosError::RunNotFound(error), _)) => {
            assert_eq!(error.run_id, Uuid::parse(nobodys).expect("an id"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_client_in_python_talks_to_the_store_in_rust() {
    let mut across = python();
    across
        .arg(folder().join("python/across.py"))
        .arg(env!("CARGO_BIN_EXE_todos-serve"));
    let output = across.output().expect("Python starts");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "revision 2, True\n\
         a-1: \"Quotes\", ümlauts, 😀 (pending), True\n\
         b-2: Second (done), True\n\
         RunNotFound(run_id='00000000-0000-4000-8000-000000000000')\n\
         missing_context: context.run_id, which the host must give for run_id, is missing.\n"
    );
}

#[test]
fn the_readme_shows_what_the_program_in_python_prints() {
    let output = python()
        .arg(folder().join("python/main.py"))
        .output()
        .expect("Python starts");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let shown = include_str!("../README.md").split("```text\n").nth(1);
    let shown = shown.and_then(|rest| rest.split("```").next());
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        shown.expect("the README has a block of output")
    );
}

/// A store in a process of its own, which answers a line with a line.
struct Process {
    child: Child,
    answers: Mutex<BufReader<ChildStdout>>,
}

impl Process {
    fn rust() -> Self {
        Self::of(&mut Command::new(env!("CARGO_BIN_EXE_todos-serve")))
    }

    fn python(program: &str) -> Self {
        Self::of(python().arg(folder().join("python").join(program)))
    }

    fn of(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let answers = BufReader::new(child.stdout.take().expect("it has an output"));
        Self {
            child,
            answers: Mutex::new(answers),
        }
    }

    /// The envelope of a call, without the time that it took.
    fn ask(&self, tool: &str, payload: &str, run: Option<&str>) -> String {
        let mut envelope =
            Envelope::from_json(self.answer(tool, payload, run).as_bytes()).expect("an envelope");
        envelope.meta.duration_ms = 0;
        envelope.to_json()
    }

    fn answer(&self, tool: &str, payload: &str, run: Option<&str>) -> String {
        let mut call = Object::new();
        call.insert("tool", tool);
        call.insert("payload", payload);
        if let Some(run) = run {
            call.insert("run_id", run);
        }
        let mut answers = self.answers.lock().expect("nobody panics with it");
        let mut calls = self.child.stdin.as_ref().expect("it has an input");
        writeln!(calls, "{}", Value::Object(call).to_json()).expect("it takes a line");
        let mut line = String::new();
        answers.read_line(&mut line).expect("it gives a line");
        line
    }
}

impl Executor for Process {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        let payload = std::str::from_utf8(payload).expect("arguments are text");
        let answer = self.answer(tool, payload, cx.run_id());
        Box::pin(async move { Envelope::from_json(answer.as_bytes()).expect("an envelope") })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        // It ends with its input; what it ends with is nobody's business any more.
        let _ = self.child.wait();
    }
}

/// The Python that `cargo xtask test` has installed the runtime for.
fn python() -> Command {
    let venv = folder().join("../../.venv");
    let program = venv.join(if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    });
    assert!(
        program.exists(),
        "no .venv: `cargo xtask test languages` makes it"
    );
    let mut python = Command::new(program);
    python.env("PYTHONUTF8", "1");
    python
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}
