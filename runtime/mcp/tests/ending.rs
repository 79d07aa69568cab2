//! Servers that end, as processes: what runs has its time, everything is recorded, nothing new begins.

#![cfg(unix)]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use toolrt::made::{Tool, ToolBuilder, ToolsetBuilder};
use toolrt::mcp::Server;
use toolrt::recording::Recorder;
use toolrt::{Cancel, Registry, Value};
use toolrt_mcp::{Options, serve_stdio_with};

/// Where the server of a test records; it is none without.
const RECORDED: &str = "TOOLRT_TEST_RECORDED";

/// The variable that says for how many milliseconds calls go on at its end.
const GRACE: &str = "TOOLRT_TEST_GRACE";

/// Waits this long in its own time, and hears when it is not wanted.
fn waits() -> Tool {
    let schema = r#"{"properties": {"ms": {"type": "integer", "minimum": 0}}, "required": ["ms"]}"#;
    ToolBuilder::new("wait")
        .input_schema(schema)
        .output_schema(r#"{"type": "integer"}"#)
        .handler(|_cx, args| async move {
            let ms = args.get("ms").and_then(Value::as_number);
            let ms = ms.and_then(|ms| ms.as_i64()).unwrap_or_default();
            tokio::time::sleep(Duration::from_millis(ms.unsigned_abs())).await;
            Ok(Value::from(ms))
        })
}

/// Ends the server.
fn ends(shutdown: Cancel) -> Tool {
    ToolBuilder::new("end")
        .output_schema(r#"{"type": "boolean"}"#)
        .handler(move |_cx, _args| {
            let shutdown = shutdown.clone();
            async move {
                shutdown.cancel();
                Ok(Value::from(true))
            }
        })
}

/// What the tests below run as a process of its own.
#[tokio::test]
#[ignore = "it serves the tests below"]
async fn server() {
    let Some(path) = env::var_os(RECORDED) else {
        return;
    };
    let shutdown = Cancel::new();
    let tools = ToolsetBuilder::new("times")
        .tool(waits())
        .tool(ends(shutdown.clone()));
    let mut registry = Registry::new();
    registry.record(Recorder::open(PathBuf::from(path)).unwrap());
    registry.register(tools.build().unwrap()).unwrap();
    let registry = Arc::new(registry);
    let grace = env::var(GRACE).unwrap().parse().unwrap();
    let grace = Duration::from_millis(grace);
    let options = Options::new().shutdown(shutdown).grace(grace);
    serve_stdio_with(Server::of(&registry, "times"), options)
        .await
        .unwrap();
    assert!(registry.is_shut_down());
}

struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

impl Process {
    fn begin(recorded: &Path) -> Self {
        Self::with_grace(recorded, "700")
    }

    fn with_grace(recorded: &Path, milliseconds: &str) -> Self {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["ending::server", "--exact", "--ignored", "--nocapture"])
            .env(RECORDED, recorded)
            .env(GRACE, milliseconds)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Self {
            child,
            stdin,
            stdout,
        }
    }

    fn call(&mut self, id: u32, tool: &str, arguments: &Json) {
        let meta = json!({
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
            "io.modelcontextprotocol/clientCapabilities": {},
        });
        let params = json!({"name": tool, "arguments": arguments, "_meta": meta});
        let call = json!({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params});
        let stdin = self.stdin.as_mut().unwrap();
        // Who has ended reads no more.
        let _ = writeln!(stdin, "{call}");
    }

    /// The next message; nothing when there is none any more.
    fn answer(&mut self) -> Option<Json> {
        let mut line = String::new();
        while self.stdout.read_line(&mut line).unwrap() > 0 {
            // The harness of the test writes there, too.
            if let Some(start) = line.find("{\"jsonrpc\"") {
                return Some(serde_json::from_str(&line[start..]).unwrap());
            }
            line.clear();
        }
        None
    }

    #[cfg(unix)]
    fn terminate(&self) {
        let pid = self.child.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(killed.unwrap().success());
    }

    fn ended(mut self) {
        assert!(self.child.wait().unwrap().success());
    }
}

fn recorded(path: &Path) -> Vec<(String, Option<String>)> {
    let lines = fs::read_to_string(path).unwrap();
    let calls = lines.lines().map(|line| {
        let call: Json = serde_json::from_str(line).unwrap();
        let text = |value: &Json| value.as_str().map(str::to_owned);
        let code = text(&call["envelope"]["error"]["code"]);
        (text(&call["tool"]).unwrap(), code)
    });
    let mut calls: Vec<(String, Option<String>)> = calls.collect();
    calls.sort();
    calls
}

/// A file that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn call(tool: &str, code: Option<&str>) -> (String, Option<String>) {
    (tool.to_owned(), code.map(str::to_owned))
}

#[test]
fn a_server_that_shuts_down_lets_calls_end_for_a_while() {
    let path = fresh("ending_shutdown.jsonl");
    let mut process = Process::begin(&path);
    process.call(1, "wait", &json!({"ms": 300}));
    process.call(2, "wait", &json!({"ms": 60_000}));
    std::thread::sleep(Duration::from_millis(100));
    let begun = Instant::now();
    process.call(3, "end", &json!({}));
    let answers: Vec<Json> = (0..3).map_while(|_| process.answer()).collect();
    assert!(begun.elapsed() < Duration::from_secs(5));
    let of = |id: u32| answers.iter().find(|answer| answer["id"] == id);
    let said = |id: u32| &of(id).expect("it is answered")["result"];
    assert_eq!(said(1)["structuredContent"], 300);
    let rest = &said(2)["_meta"]["dev.toolc/envelope"];
    assert_eq!(rest["error"]["code"], "cancelled");
    // It does not wait for its client to close stdin.
    process.ended();
    // The one that has had its time is told to end, and recorded.
    assert_eq!(
        recorded(&path),
        [
            call("end", None),
            call("wait", None),
            call("wait", Some("cancelled"))
        ]
    );
}

#[test]
fn calls_of_a_client_that_goes_are_recorded() {
    let path = fresh("ending_gone.jsonl");
    let mut process = Process::begin(&path);
    process.call(1, "wait", &json!({"ms": 60_000}));
    std::thread::sleep(Duration::from_millis(300));
    let begun = Instant::now();
    process.stdin = None;
    while process.answer().is_some() {}
    process.ended();
    // The SDK waits five seconds for answers that somebody may still read.
    assert!(begun.elapsed() < Duration::from_secs(15));
    assert_eq!(recorded(&path), [call("wait", Some("cancelled"))]);
}

#[test]
#[cfg(unix)]
fn a_signal_lets_calls_end_for_a_while() {
    let path = fresh("ending_signal.jsonl");
    let mut process = Process::begin(&path);
    process.call(1, "wait", &json!({"ms": 400}));
    process.call(2, "wait", &json!({"ms": 60_000}));
    std::thread::sleep(Duration::from_millis(200));
    let begun = Instant::now();
    process.terminate();
    let first = process.answer().expect("the short one has its time");
    assert_eq!(first["id"], 1);
    assert_eq!(first["result"]["structuredContent"], 400);
    while process.answer().is_some() {}
    process.ended();
    assert!(begun.elapsed() < Duration::from_secs(5));
    assert_eq!(
        recorded(&path),
        [call("wait", None), call("wait", Some("cancelled"))]
    );
}

#[test]
#[cfg(unix)]
fn a_second_signal_ends_it_at_once() {
    let path = fresh("ending_signals.jsonl");
    let mut process = Process::with_grace(&path, "600000");
    process.call(1, "wait", &json!({"ms": 600_000}));
    std::thread::sleep(Duration::from_millis(300));
    process.terminate();
    // It is read before the next one comes: both at once would be one.
    std::thread::sleep(Duration::from_millis(300));
    process.terminate();
    assert_eq!(process.child.wait().unwrap().code(), Some(128 + 15));
}
