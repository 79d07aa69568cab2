//! Connections to a server that others have written: the SDK of Python, without anything of toolc.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use toolrt::call::Action;
use toolrt::mcp::Era;
use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table::{Field, Record, Rest, Table};
use toolrt::{
    Answer, Asked, Asker, BoxFuture, Cancel, Context, Envelope, Event, EventKind, EventSink,
    Executor, Kind, RequestKind,
};
use toolrt_mcp::{ClientOptions, ConnectError, Connection};

const ERAS: [Era; 2] = [Era::Older, Era::Modern];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The server, on stdio or at a port.
fn peer(port: Option<u16>) -> Command {
    let python = root().join(".venv/bin/python");
    assert!(python.exists(), "no .venv: `cargo xtask test` makes it");
    let mut command = Command::new(python);
    command.arg(root().join("runtime/python/tests/mcp_peer.py"));
    command.args(port.map(|port| port.to_string()));
    command
}

fn options(era: Era) -> ClientOptions {
    ClientOptions::new().era(era)
}

/// A server at a port, which ends with this.
struct Web {
    url: String,
    process: Child,
    port: u16,
}

impl Web {
    async fn new() -> Self {
        let (process, port) = started(0).await;
        Self {
            url: format!("http://127.0.0.1:{port}/mcp"),
            process,
            port,
        }
    }

    /// Starts the server again, which has ended.
    async fn begin(&mut self) {
        (self.process, _) = started(self.port).await;
    }
}

/// A server that listens, and its port: one that the system gives for 0.
async fn started(port: u16) -> (Child, u16) {
    let mut command = peer(Some(port));
    command.stdout(Stdio::piped()).kill_on_drop(true);
    let mut process = command.spawn().expect("it starts");
    let said = process.stdout.take().expect("it is piped");
    let mut lines = BufReader::new(said).lines();
    let line = lines.next_line().await.expect("it is a text");
    let port = line.and_then(|line| line.parse().ok());
    (process, port.expect("it says its port"))
}

/// Every way to reach the server, with its name.
async fn all_ways(options: impl Fn(Era) -> ClientOptions) -> (Web, Vec<(String, Connection)>) {
    let web = Web::new().await;
    let mut ways = Vec::new();
    for era in ERAS {
        let stdio = Connection::stdio_with(peer(None), options(era)).await;
        ways.push((format!("stdio {era:?}"), stdio.expect("it is a server")));
        let http = Connection::http(&web.url, options(era)).await;
        ways.push((format!("http {era:?}"), http.expect("it is a server")));
    }
    for (way, connection) in &ways {
        let era = connection.era().expect("it is there");
        assert!(way.ends_with(&format!("{era:?}")), "{way}");
    }
    (web, ways)
}

async fn call(connection: &Connection, tool: &str, args: Value) -> Envelope {
    connection
        .call(tool, args.to_string().as_bytes(), &Context::new())
        .await
}

fn result(envelope: &Envelope) -> Value {
    let result = envelope
        .result
        .as_ref()
        .unwrap_or_else(|| panic!("{}", envelope.to_json()));
    serde_json::from_slice(result.as_bytes()).expect("JSON")
}

fn error(envelope: &Envelope) -> (&str, Kind, &str) {
    let error = envelope
        .error
        .as_ref()
        .unwrap_or_else(|| panic!("{}", envelope.to_json()));
    (&error.code, error.kind, &error.message)
}

static SUM: Record = Record {
    name: "Sum",
    fields: &[Field::required("sum", Table::INT)],
    rest: Rest::Closed,
};

/// A tool of a design whose result is `{ sum: int }`.
const SUMS: Spec = Spec {
    result: Some(Table::Record(&SUM)),
    input_schema: r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}"#,
    output_schema: Some(
        r#"{"type":"object","properties":{"sum":{"type":"integer"}},"required":["sum"],"additionalProperties":false}"#,
    ),
    ..Spec::EMPTY
};

#[tokio::test]
async fn results_become_envelopes() {
    let (_web, ways) = all_ways(options).await;
    for (way, connection) in &ways {
        let of = async |tool, args| call(connection, tool, args).await;
        assert_eq!(
            result(&of("add", json!({"a": 1, "b": 2})).await),
            json!({"sum": 3}),
            "{way}"
        );
        assert_eq!(
            result(&of("count", json!({"a": 7})).await),
            json!(7),
            "{way}"
        );
        assert_eq!(
            result(&of("parts", json!({})).await),
            json!([
                {"type": "text", "text": "hi", "annotations": {"audience": ["user"], "priority": 0.5}},
                {"type": "resource_link", "uri": "file:///a", "name": "a", "size": 3},
            ]),
            "{way}"
        );
        let failed = of("fails", json!({})).await;
        assert_eq!(
            error(&failed),
            ("tool_failed", Kind::Internal, "It is \\u{1b}[31mbroken."),
            "{way}"
        );
        assert_eq!(failed.error.unwrap().recovery.action, Action::Correct);
        let refused = of("refuses", json!({})).await;
        assert_eq!(
            error(&refused),
            ("invalid_input", Kind::Input, "Not like this."),
            "{way}"
        );
        assert_eq!(
            error(&of("breaks", json!({})).await).0,
            "unavailable",
            "{way}"
        );
        assert_eq!(
            error(&of("nothing", json!({})).await).0,
            "unknown_tool",
            "{way}"
        );
        assert_eq!(
            error(&of("add", json!(1)).await).0,
            "invalid_input",
            "{way}"
        );
        assert_eq!(
            result(&of("add", json!({"a": 1})).await),
            json!({"sum": 1}),
            "{way}"
        );
        let meta = of("add", json!({"a": 1})).await.meta;
        assert_eq!((&*meta.tool, &*meta.caller), ("add", "in-process"), "{way}");
        assert!(meta.call_id.starts_with("call-"), "{way}");
    }
}

#[tokio::test]
async fn a_server_without_schemas_is_read_from_its_text() {
    static TEXT: Spec = Spec {
        name: "text-only",
        ..SUMS
    };
    static ODD: Spec = Spec {
        name: "fails",
        result: Some(Table::STRING),
        output_schema: Some(r#"{"type":"string"}"#),
        ..SUMS
    };
    static PARTS: Spec = Spec {
        name: "parts",
        result: Some(Table::STRING),
        ..ODD
    };
    static NUMBER: Spec = Spec {
        name: "parts",
        result: Some(Table::INT),
        ..ODD
    };
    let connection = Connection::stdio(peer(None)).await.expect("it is a server");
    let typed = async |spec: &'static Spec, args: &str| {
        connection
            .call_typed(spec.name, spec, args.as_bytes(), &Context::new())
            .await
    };
    assert_eq!(result(&typed(&TEXT, r#"{"a":2}"#).await), json!({"sum": 2}));
    // Who knows no type gets the parts.
    let untyped = call(&connection, "text-only", json!({"a": 2})).await;
    assert_eq!(
        result(&untyped),
        json!([{"type": "text", "text": "{\"sum\":2}"}])
    );
    // A text is a string, even if it is no JSON.
    assert_eq!(result(&typed(&PARTS, "{}").await), json!("hi"));
    assert_eq!(error(&typed(&NUMBER, "{}").await).0, "invalid_output");
    assert_eq!(error(&typed(&ODD, "{}").await).0, "tool_failed");
}

/// Keeps what a call tells.
#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        let line = match event.kind {
            EventKind::Progress { message, percent } => format!("progress {message} {percent:?}"),
            EventKind::Log { level, message } => format!("log {} {message}", level.as_str()),
            EventKind::Item { value } => format!("item {}", value.as_str()),
            EventKind::Scheduled => format!("scheduled {}", event.tool),
            EventKind::Started => "started".to_owned(),
            EventKind::Finished { envelope } => format!("finished {}", envelope.is_ok()),
            EventKind::Artifact { .. } | EventKind::Decided(_) => return,
            other => panic!("nobody knows {other:?}"),
        };
        self.0.lock().unwrap().push(line);
    }
}

#[tokio::test]
async fn what_a_server_tells_comes_in_order_and_before_the_end() {
    const TIMES: usize = 100;
    let (_web, ways) = all_ways(options).await;
    for (way, connection) in &ways {
        let heard = Arc::new(Heard::default());
        let cx = Context::new().with_events(heard.clone());
        let args = json!({"times": TIMES}).to_string();
        let envelope = connection.call("talks", args.as_bytes(), &cx).await;
        assert!(envelope.is_ok(), "{way}: {}", envelope.to_json());
        let heard = heard.0.lock().unwrap();
        let of = |kind: &str| -> Vec<String> {
            let own = heard.iter().filter(|line| line.starts_with(kind));
            own.cloned().collect()
        };
        let items: Vec<String> = (0..TIMES)
            .map(|n| format!("item {{\"value\":{n}}}"))
            .collect();
        assert_eq!(of("item"), items, "{way}");
        let lines: Vec<String> = (0..TIMES)
            .map(|n| format!("log warning line {n}"))
            .collect();
        assert_eq!(of("log"), lines, "{way}");
        assert_eq!(
            of("progress")[..2],
            ["progress half Some(50.0)", "progress half Some(51.0)"]
        );
        assert_eq!(heard[..2], ["scheduled talks", "started"], "{way}");
        assert_eq!(
            heard.last().map(String::as_str),
            Some("finished true"),
            "{way}"
        );
    }
}

/// Answers everything.
struct Everything;

impl Asker for Everything {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let request = asked.request;
        let answer = match request.kind {
            RequestKind::Confirm => "true",
            RequestKind::Sample => "\"hi\"",
            RequestKind::Roots => r#"[{"uri":"file:///home","name":"home"}]"#,
            RequestKind::Ask => match request.schema.as_ref().expect("it has one").as_str() {
                schema if schema.contains("street") => r#"{"street":"Long Lane"}"#,
                _ => "7",
            },
        };
        Box::pin(std::future::ready(Answer::json(answer)))
    }
}

#[tokio::test]
async fn whoever_answers_for_a_call_answers_its_server() {
    let (_web, ways) = all_ways(options).await;
    let asks = Context::new().with_asker(Arc::new(Everything));
    for (way, connection) in &ways {
        let told = async |kind: &str, cx: &Context| {
            let args = json!({"kind": kind}).to_string();
            let envelope = connection.call("asks", args.as_bytes(), cx).await;
            match &envelope.error {
                Some(error) => Value::from(&*error.code),
                None => {
                    let text = result(&envelope)[0]["text"].take();
                    serde_json::from_str(text.as_str().expect("a text")).expect("JSON")
                }
            }
        };
        let form = told("form", &asks).await;
        assert_eq!(
            (&form["action"], &form["content"]["street"]),
            (&json!("accept"), &json!("Long Lane")),
            "{way}"
        );
        assert_eq!(
            told("value", &asks).await["content"],
            json!({"value": 7}),
            "{way}"
        );
        assert_eq!(
            told("agree", &asks).await["content"],
            json!({"agree": true}),
            "{way}"
        );
        assert_eq!(
            told("sample", &asks).await["content"]["text"],
            "hi",
            "{way}"
        );
        assert_eq!(
            told("roots", &asks).await["roots"][0]["name"],
            "home",
            "{way}"
        );
        // Nobody answers: forms are declined, and what cannot be ends the call.
        let nobody = Context::new();
        assert_eq!(told("form", &nobody).await["action"], "decline", "{way}");
        let sample = told("sample", &nobody).await;
        assert!(
            ["no_asker", "unavailable"].contains(&sample.as_str().unwrap()),
            "{way} {sample}"
        );
        if connection.era() == Some(Era::Modern) {
            assert_eq!(told("endless", &asks).await, "no_asker", "{way}");
        }
    }
}

#[tokio::test]
async fn a_call_that_nobody_waits_for_ends_on_the_server() {
    let (_web, ways) = all_ways(options).await;
    let folder = std::env::temp_dir().join(format!("toolrt-mcp-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room");
    for (index, (way, connection)) in ways.iter().enumerate() {
        let slow = async |name: &str, cx: &Context| {
            let note = folder.join(format!("{index}-{name}"));
            let args = json!({"note": note, "seconds": 30}).to_string();
            let envelope = connection.call("slow", args.as_bytes(), cx).await;
            (note, envelope)
        };
        let cancel = Cancel::new();
        let cx = Context::new().with_cancel(cancel.clone());
        let (cancelled, ()) = tokio::join!(slow("cancelled", &cx), async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            cancel.cancel();
        });
        assert_eq!(error(&cancelled.1).0, "cancelled", "{way}");
        let cx = Context::new().with_timeout(Duration::from_millis(300));
        let late = slow("late", &cx).await;
        assert_eq!(error(&late.1).0, "timeout", "{way}");
        let dropped = folder.join(format!("{index}-dropped"));
        let cx = Context::new();
        let waited = tokio::time::timeout(Duration::from_millis(300), slow("dropped", &cx));
        assert!(waited.await.is_err(), "{way}");
        for note in [cancelled.0, late.0, dropped] {
            let started = Instant::now();
            while !note.exists() {
                assert!(
                    started.elapsed() < Duration::from_secs(5),
                    "{way}: {}",
                    note.display()
                );
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        // The connection is as good as before.
        assert_eq!(
            result(&call(connection, "add", json!({"a": 1})).await),
            json!({"sum": 1}),
            "{way}"
        );
    }
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

#[tokio::test]
async fn a_server_that_dies_is_reached_again() {
    let connection = Connection::stdio(peer(None)).await.expect("it is a server");
    let waiting = call(&connection, "slow", json!({"seconds": 30}));
    let (waiting, dead) = tokio::join!(waiting, async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        call(&connection, "dies", json!({})).await
    });
    assert_eq!(error(&waiting).0, "unavailable");
    assert_eq!(error(&dead).0, "unavailable");
    assert!(dead.error.as_ref().unwrap().retryable());
    let again = call(&connection, "add", json!({"a": 1})).await;
    assert_eq!(result(&again), json!({"sum": 1}));
    // Not more than once a second.
    call(&connection, "dies", json!({})).await;
    let started = Instant::now();
    while let Some(error) = call(&connection, "add", json!({"a": 1})).await.error {
        assert_eq!(error.code, "unavailable");
        assert!(started.elapsed() < Duration::from_secs(5));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    connection.close().await;
    assert_eq!(
        error(&call(&connection, "add", json!({"a": 1})).await).0,
        "unavailable"
    );
}

#[tokio::test]
async fn a_server_that_dies_far_away_is_reached_again() {
    for era in ERAS {
        let mut web = Web::new().await;
        let connection = Connection::http(&web.url, options(era)).await;
        let connection = connection.expect("it is a server");
        let waiting = call(&connection, "slow", json!({"seconds": 30}));
        let started = Instant::now();
        let (waiting, ()) = tokio::join!(waiting, async {
            tokio::time::sleep(Duration::from_millis(500)).await;
            web.process.kill().await.expect("it is ours");
        });
        assert_eq!(error(&waiting).0, "unavailable", "{era:?}");
        assert!(started.elapsed() < Duration::from_secs(10), "{era:?}");
        let gone = call(&connection, "add", json!({"a": 1})).await;
        assert_eq!(error(&gone).0, "unavailable", "{era:?}");
        web.begin().await;
        let started = Instant::now();
        while let Some(error) = call(&connection, "add", json!({"a": 1})).await.error {
            assert_eq!(error.code, "unavailable", "{era:?}");
            assert!(started.elapsed() < Duration::from_secs(10), "{era:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test]
async fn garbage_between_messages_does_not_matter() {
    let connection = Connection::stdio(peer(None)).await.expect("it is a server");
    let envelope = call(&connection, "garbage", json!({})).await;
    assert_eq!(result(&envelope), json!({"sum": 1}));
    assert_eq!(
        result(&call(&connection, "add", json!({"a": 1})).await),
        json!({"sum": 1})
    );
}

#[tokio::test]
async fn what_is_no_server_is_told_in_time() {
    let script = |script: &str| {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    };
    let options = ClientOptions::new().connect_timeout(Duration::from_secs(1));
    for nothing in [
        "exec sleep 100",
        "exec yes",
        "exec yes '{\"a\":1}'",
        "exec cat",
    ] {
        let started = Instant::now();
        let refused = Connection::stdio_with(script(nothing), options.clone()).await;
        assert!(refused.is_err(), "{nothing}");
        assert!(started.elapsed() < Duration::from_secs(5), "{nothing}");
    }
    let refused = Connection::stdio_with(script("exit 1"), options.clone()).await;
    assert!(
        matches!(refused, Err(ConnectError::Refused(_))),
        "{refused:?}"
    );
    let refused = Connection::stdio(Command::new("/no/such/program")).await;
    assert!(
        matches!(refused, Err(ConnectError::Start(_))),
        "{refused:?}"
    );
    let refused = Connection::http("http://127.0.0.1:1/mcp", options.clone()).await;
    assert!(
        matches!(refused, Err(ConnectError::Refused(_))),
        "{refused:?}"
    );
    let refused = Connection::http("file:///etc/passwd", options).await;
    assert!(
        matches!(refused, Err(ConnectError::Address(_))),
        "{refused:?}"
    );
}

/// Whether a process is there.
fn is_there(pid: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    state.is_ok_and(|state| !state.contains(") Z "))
}

#[tokio::test]
async fn the_processes_of_a_server_end_with_its_connection() {
    let note = std::env::temp_dir().join(format!("toolrt-mcp-group-{}", std::process::id()));
    let python = root().join(".venv/bin/python");
    let peer = root().join("runtime/python/tests/mcp_peer.py");
    for closes in [true, false] {
        let script = format!(
            "trap '' TERM; sleep 1000 <&- >&- & echo $! $$ > {}; {} {}; sleep 1000",
            note.display(),
            python.display(),
            peer.display()
        );
        let mut command = Command::new("sh");
        command.args(["-c", &script]);
        let connection = Connection::stdio(command).await.expect("it is a server");
        assert!(call(&connection, "add", json!({"a": 1})).await.is_ok());
        let pids = std::fs::read_to_string(&note).expect("it has written them");
        let pids: Vec<&str> = pids.split_whitespace().collect();
        assert!(pids.iter().all(|pid| is_there(pid)));
        if closes {
            connection.close().await;
        }
        drop(connection);
        let started = Instant::now();
        while pids.iter().any(|pid| is_there(pid)) {
            assert!(started.elapsed() < Duration::from_secs(10), "{pids:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    std::fs::remove_file(note).expect("it is ours");
}

static ADD: Spec = Spec {
    name: "add",
    description: "It is add.",
    ..SUMS
};
static GONE: Spec = Spec {
    name: "gone",
    ..SUMS
};
static OTHER: Spec = Spec {
    name: "count",
    description: "Counts.",
    input_schema: r#"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}"#,
    output_schema: None,
    ..SUMS
};
static WORDS: Spec = Spec {
    name: "text-only",
    description: "It has other words.",
    ..SUMS
};

#[tokio::test]
async fn a_design_is_compared_with_the_server() {
    static SAME: ToolsetSpec = ToolsetSpec {
        name: "same",
        tools: &[&ADD],
        ..ToolsetSpec::EMPTY
    };
    static DRIFTED: ToolsetSpec = ToolsetSpec {
        name: "drifted",
        tools: &[&ADD, &GONE, &OTHER, &WORDS],
        ..ToolsetSpec::EMPTY
    };
    let connection = Connection::stdio(peer(None)).await.expect("it is a server");
    assert_eq!(connection.tools().len(), 16);
    assert!(connection.check(&SAME).is_ok());
    assert!(
        connection.drift(&SAME).is_empty(),
        "{}",
        connection.drift(&SAME)
    );
    let drift = connection.check(&DRIFTED).expect_err("it is another one");
    assert_eq!(
        drift.to_string(),
        "the server has other tools than the design says\n\
         - gone is missing\n\
         - count is changed: it takes less than the design says: /a may not be of the type string\n\
         - text-only is reworded: its description is another one"
    );
}

#[tokio::test]
async fn tools_of_a_server_without_a_design_are_those_of_a_registry() {
    let connection = Connection::stdio(peer(None)).await.expect("it starts");
    let registry = toolrt::Registry::new();
    let toolset = connection.toolset("peer").expect("they can be taken");
    registry.register(toolset).expect("the names are free");
    let mut names = registry.list();
    names.sort_unstable();
    assert_eq!(names, connection.tools());
    let spec = registry.get("add").expect("it is there");
    assert_eq!(
        spec.implementation,
        toolrt::spec::Implementation::Mcp("peer")
    );
    let cx = Context::new();
    let envelope = registry.call("add", br#"{"a": 1, "b": 2}"#, &cx).await;
    assert_eq!(result(&envelope), json!({"sum": 3}));
    let envelope = registry.call("add", br#"{"a": "x"}"#, &cx).await;
    assert_eq!(error(&envelope).2, "/a must be an integer; got \"x\".");
}
