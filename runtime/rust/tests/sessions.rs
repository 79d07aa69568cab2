//! Sessions of a command as processes: calls that block, wait, are cancelled, and come in floods.
#![cfg(feature = "cli")]

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command as Process, Stdio};
use std::sync::{Arc, Barrier, Condvar, LazyLock, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value as Json, json};
use toolrt::cli::{Command, CommandSpec};
use toolrt::made::{Failure, ToolBuilder, ToolsetBuilder};
use toolrt::{Registry, Value};

/// What makes this test the command.
const PROGRAM: &str = "TOOLRT_TEST_SESSION";

static SPEC: CommandSpec = CommandSpec {
    name: "calls",
    tools: &["echo", "meet", "stick", "free", "wait", "sleep"],
    ..CommandSpec::EMPTY
};

/// Those that wait here go on together.
static GATE: LazyLock<Barrier> = LazyLock::new(|| Barrier::new(64));

/// Whether those that are stuck may go on, and what wakes them.
static FREE: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

fn number(args: &Value) -> Value {
    args.get("n").cloned().unwrap_or_default()
}

fn registry() -> Registry {
    let tool = |name: &str| {
        ToolBuilder::new(name)
            .input_schema(r#"{"properties":{"n":{"type":"integer"}},"required":["n"]}"#)
            .output_schema(r#"{"type":"integer"}"#)
    };
    let given = |args: Value| Ok::<_, Failure>(number(&args));
    let toolset = ToolsetBuilder::new("calls")
        .tool(tool("echo").handler(move |_, args| async move { given(args) }))
        // It blocks its thread until 64 calls are here.
        .tool(tool("meet").handler(move |_, args| async move {
            GATE.wait();
            given(args)
        }))
        // It blocks its thread until `free` is called.
        .tool(tool("stick").handler(move |_, args| async move {
            let free = FREE.0.lock().expect("nobody panics");
            drop(FREE.1.wait_while(free, |free| !*free));
            given(args)
        }))
        .tool(tool("free").handler(move |_, args| async move {
            *FREE.0.lock().expect("nobody panics") = true;
            FREE.1.notify_all();
            given(args)
        }))
        // It waits until it is cancelled.
        .tool(tool("wait").handler(move |cx, args| async move {
            cx.progress("Waiting", None);
            cx.cancel().cancelled().await;
            given(args)
        }))
        .tool(tool("sleep").handler(move |_, args| async move {
            thread::sleep(Duration::from_millis(100));
            given(args)
        }));
    let registry = Registry::new();
    let registered = registry.register(toolset.build().expect("it is one"));
    registered.expect("the names are free");
    registry
}

/// The command itself, in a process of its own.
#[test]
fn program() {
    if env::var_os(PROGRAM).is_some() {
        let command = Command::new(&SPEC, &Arc::new(registry()));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("it starts");
        let code = runtime.block_on(command.run(["--session"]));
        std::process::exit(code.into());
    }
}

struct Session {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

impl Session {
    fn begin() -> Self {
        let mut child = Process::new(env::current_exe().expect("it has a path"))
            .args(["--exact", "sessions::program", "--nocapture"])
            .env(PROGRAM, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().expect("it is a pipe"));
        let mut session = Self {
            child,
            stdin,
            stdout,
        };
        session.hear("awaiting_input", 1);
        session
    }

    fn say(&mut self, lines: &[Json]) {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let stdin = self.stdin.as_mut().expect("it is open");
        stdin.write_all(text.as_bytes()).expect("it is read");
    }

    fn next(&mut self) -> Option<Json> {
        loop {
            let mut line = String::new();
            if self.stdout.read_line(&mut line).expect("it is text") == 0 {
                return None;
            }
            // What the harness of the tests says is no JSON.
            if line.starts_with('{') {
                return Some(serde_json::from_str(&line).expect("it is JSON"));
            }
        }
    }

    /// So many events of a name; others are passed over.
    fn hear(&mut self, event: &str, count: usize) -> Vec<Json> {
        let mut heard = Vec::new();
        while heard.len() < count {
            let said = self.next().expect("more is said");
            if said["event"] == event {
                heard.push(said);
            }
        }
        heard
    }

    /// Closes the input; gives what is said until the end.
    fn end(mut self) -> Vec<Json> {
        self.stdin = None;
        let rest = std::iter::from_fn(|| self.next()).collect();
        assert!(self.child.wait().expect("it ends").success());
        rest
    }
}

fn call(tool: &str, n: u64) -> Json {
    json!({"tool": tool, "arguments": {"n": n}})
}

fn results(finished: &[Json]) -> BTreeMap<String, u64> {
    let all = finished.iter().map(|one| {
        let id = one["id"].as_str().unwrap_or_default().to_owned();
        let result = one["envelope"]["result"].as_u64();
        (id, result.expect("it is a number"))
    });
    all.collect()
}

/// The results of calls that are counted from one.
fn counted(count: u64) -> BTreeMap<String, u64> {
    (0..count).map(|n| ((n + 1).to_string(), n)).collect()
}

#[test]
fn short_calls_are_all_answered() {
    let mut session = Session::begin();
    let mut stdin = session.stdin.take().expect("it is open");
    let writer = thread::spawn(move || {
        for n in 0..20_000 {
            writeln!(stdin, "{}", call("echo", n)).expect("it is read");
        }
        stdin
    });
    let finished = session.hear("call_finished", 20_000);
    assert_eq!(results(&finished), counted(20_000));
    session.hear("awaiting_input", 1);
    session.stdin = writer.join().ok();
    assert_eq!(session.end(), [json!({"event": "session_end"})]);
}

#[test]
fn no_call_runs_is_said_once_behind_the_last_one() {
    let mut session = Session::begin();
    session.say(&[call("echo", 1), json!({"cancel": "nobody"})]);
    let said: Vec<Json> = (0..4).filter_map(|_| session.next()).collect();
    let names: Vec<_> = said.iter().map(|said| &said["event"]).collect();
    let should = [
        "call_scheduled",
        "call_started",
        "call_finished",
        "awaiting_input",
    ];
    assert_eq!(names, should);
    session.say(&[json!({"cancel": "nobody"})]);
    assert_eq!(session.end(), [json!({"event": "session_end"})]);
}

#[test]
fn as_many_as_64_calls_run_at_once() {
    let mut session = Session::begin();
    let calls: Vec<Json> = (0..64).map(|n| call("meet", n)).collect();
    session.say(&calls);
    let finished = session.hear("call_finished", 64);
    assert_eq!(results(&finished), counted(64));
}

#[test]
fn calls_behind_those_that_block_or_wait_are_answered() {
    let mut session = Session::begin();
    let wait = json!({"tool": "wait", "arguments": {"n": 0}, "id": "w"});
    session.say(&[wait]);
    session.hear("progress", 1);
    let mut calls = vec![call("stick", 0)];
    calls.extend((1..200).map(|n| call("echo", n)));
    session.say(&calls);
    let finished = session.hear("call_finished", 199);
    // The call that waits was the first one, the one that is stuck the second.
    let echoed = (1..200).map(|n| ((n + 2).to_string(), n)).collect();
    assert_eq!(results(&finished), echoed);
    session.say(&[call("free", 200)]);
    let freed = results(&session.hear("call_finished", 2));
    assert_eq!(freed, [("2".to_owned(), 0), ("202".to_owned(), 200)].into());
    session.say(&[json!({"cancel": "w"})]);
    let ended = session.hear("call_finished", 1);
    assert_eq!(ended[0]["envelope"]["error"]["code"], "cancelled");
    session.end();
}

#[test]
fn an_id_is_free_when_its_call_has_ended() {
    let mut session = Session::begin();
    for n in 0..200 {
        session.say(&[json!({"tool": "echo", "arguments": {"n": n}, "id": "same"})]);
        let finished = session.hear("call_finished", 1);
        assert_eq!(finished[0]["envelope"]["result"], n);
    }
    let wait = json!({"tool": "wait", "arguments": {"n": 0}, "id": "same"});
    session.say(&[wait.clone(), wait]);
    assert_eq!(session.hear("invalid_line", 1)[0]["id"], "same");
    session.say(&[json!({"cancel": "same"})]);
    session.hear("call_finished", 1);
    session.end();
}

#[test]
fn what_waits_at_the_end_is_waited_for() {
    let mut session = Session::begin();
    let calls: Vec<Json> = (0..100).map(|n| call("sleep", n)).collect();
    session.say(&calls);
    let said = session.end();
    let finished = said.iter().filter(|one| one["event"] == "call_finished");
    assert_eq!(finished.count(), 100);
    assert_eq!(said.last(), Some(&json!({"event": "session_end"})));
}
