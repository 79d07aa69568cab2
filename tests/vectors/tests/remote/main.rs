//! Undeclared keys on their way to a remote tool and back: through generated code and through tools that are made at
//! run time, in both languages.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use toolc_generated::{Tree, fill, imported, root};
use toolrt::{Context, Object, Payload, Registry, Toolset};
use toolrt_mcp::Connection;

#[allow(dead_code, reason = "not all of a client is called")]
mod code {
    include!(concat!(env!("OUT_DIR"), "/open.rs"));
    pub use open::open::tools::open as remote;
    pub use proxy::proxy::tools::keep;
}

use code::keep;
use code::remote;
use code::remote::types::{Record, SaveArgs};

/// Arguments with undeclared keys wherever the schema allows them. `order_by` is what code calls `orderBy`.
const ARGUMENTS: &str = concat!(
    r#"{"z":1.5,"orderBy":1,"order_by":"x","rest":{"b":[0.25],"a":1234567890123456789},"#,
    r#""record":{"y":[],"id":"é","x":{"b":1,"a":2},"inner":{"id":"","extra":"\u0000"}},"#,
    r#""rows":[{"q":0,"n":1},{"p":-2}],"names":{"k":{"id":"","m":0}},"either":{"b":"","c":1},"#,
    r#""told":{"u":1},"empty":{"v":2},"closed":{"c":1},"":null,"__proto__":{"id":1},"self":true}"#
);

/// What the server gets: declared fields in their order, then the others as they came.
const SEEN: &str = concat!(
    r#"{"orderBy":1,"#,
    r#""record":{"id":"é","inner":{"id":"","extra":"\u0000"},"y":[],"x":{"b":1,"a":2}},"#,
    r#""rows":[{"n":1,"q":0},{"p":-2}],"names":{"k":{"id":"","m":0}},"either":{"b":"","c":1},"#,
    r#""told":{"u":1},"empty":{"v":2},"closed":{"c":1},"z":1.5,"order_by":"x","#,
    r#""rest":{"b":[0.25],"a":1234567890123456789},"":null,"__proto__":{"id":1},"self":true}"#
);

/// The result: `count`, `url` and `__class__` are no keys that the schema declares.
const RESULT: &str = concat!(
    r#"{"record":{"id":"é","inner":{"id":"","extra":"\u0000"},"y":[],"x":{"b":1,"a":2}},"#,
    r#""rows":[{"n":1,"q":0},{"p":-2}],"url":"https://a.example/1","count":1.5,"__class__":null}"#
);

#[tokio::test]
async fn undeclared_keys_reach_a_remote_tool_and_come_back_in_rust() {
    let generated = remote::toolset_from_mcp(connection().await);
    holds(
        "generated",
        &called(generated.expect("it has these tools")).await,
    );
    let made = connection().await.toolset("remote");
    holds("made", &called(made.expect("they can be taken")).await);
}

#[tokio::test]
async fn code_sets_and_reads_undeclared_keys_in_rust() {
    let registry = Registry::new();
    let toolset = remote::toolset_from_mcp(connection().await).expect("it has these tools");
    registry.register(toolset).expect("the name is free");
    let mut record = Record::new("a");
    record.rest.insert("x", 1_i64);
    let mut args = SaveArgs::new(record);
    args.rest.insert("order_by", 1_i64);
    args.rest.insert("rest", Object::new());
    let client = remote::Client::new(&registry);
    let result = client
        .save(&args, &Context::new())
        .await
        .expect("the server answers");
    let seen: Value = serde_json::from_str(&result.seen).expect("it is JSON");
    let sent = json!({"record": {"id": "a", "x": 1}, "order_by": 1, "rest": {}});
    assert_eq!(seen, sent);
    let url = result.rest.get("url").and_then(toolrt::Value::as_str);
    assert_eq!(url, Some("https://a.example/1"));
    assert_eq!(result.record.rest, args.record.rest);
    let json = String::from_utf8(result.to_json().expect("it is valid")).expect("it is UTF-8");
    assert!(json.contains(r#""count":1.5"#), "{json}");
}

#[tokio::test]
async fn a_number_that_the_sdk_cannot_write_is_not_sent_in_rust() {
    let registry = Registry::new();
    let toolset = remote::toolset_from_mcp(connection().await).expect("it has these tools");
    registry.register(toolset).expect("the name is free");
    let envelope = registry.call("save", HUGE, &Context::new()).await;
    is_too_huge(&envelope.to_json());
}

/// The argument `user` comes from the context, whether it has one or not.
#[tokio::test]
async fn a_caller_does_not_send_what_the_context_fills_in_in_rust() {
    let registry = Registry::new();
    let toolset = keep::toolset_from_mcp(connection().await).expect("it has these tools");
    registry.register(toolset).expect("the name is free");
    let mut got = String::new();
    for cx in [Context::new(), Context::new().with_label("user", "ann")] {
        for payload in [SPOOFED, HONEST] {
            let envelope = registry.call("save", payload, &cx).await;
            got += &envelope.to_json();
            got += "\n";
        }
    }
    guards(&got);
}

#[test]
fn undeclared_keys_reach_a_remote_tool_and_come_back_in_python() {
    let folder = root().join("target/vectors/open/gen");
    let proxy = Tree::of_file(&here().join("remote/proxy.tools"), "python");
    let files = imported::tree("open", "python", TOOLS).files;
    fill(&folder, &files).expect("the code can be written");
    let folder = root().join("target/vectors/open/proxy");
    fill(&folder, &proxy.files).expect("the code can be written");
    let mut client = Command::new(python())
        .arg(here().join("python/remote_client.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let mut input = client.stdin.take().expect("it is piped");
    input.write_all(ARGUMENTS.as_bytes()).expect("it reads");
    drop(input);
    let output = client.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", output.status);
    let text = String::from_utf8(output.stdout).expect("it is UTF-8");
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is JSON"))
        .collect();
    assert_eq!(lines.len(), 8, "{text}");
    let guarded = lines[4..]
        .iter()
        .map(|line| line[1].as_str().expect("it has an envelope"));
    guards(&guarded.collect::<Vec<_>>().join("\n"));
    for line in &lines[..2] {
        let name = line[0].as_str().expect("it has a name");
        holds_in_order(name, line[1].as_str().expect("it has an envelope"));
    }
    is_too_huge(lines[3][1].as_str().expect("it has an envelope"));
    assert_eq!(
        lines[2],
        json!([
            "client",
            r#"{"record":{"id":"a","x":1,"a":[null]},"order_by":1,"rest":{"b":1,"a":2}}"#,
            {"url": "https://a.example/1", "count": 1.5, "__class__": null},
            {"x": 1, "a": [null]},
        ])
    );
}

const TOOLS: &str = include_str!("../../remote/tools.json");

async fn connection() -> Connection {
    let mut command = tokio::process::Command::new(python());
    command.arg(here().join("python/remote.py"));
    Connection::stdio(command).await.expect("it is a server")
}

async fn called(toolset: Toolset) -> String {
    let registry = Registry::new();
    registry.register(toolset).expect("the name is free");
    let envelope = registry.call("save", ARGUMENTS, &Context::new()).await;
    envelope.to_json()
}

/// The server got what was sent, and the caller what it gave.
fn holds(name: &str, envelope: &str) {
    let parsed = |text: &str| serde_json::from_str::<Value>(text).expect("it is JSON");
    let mut result = parsed(envelope)["result"].take();
    let members = result.as_object_mut();
    let members = members.unwrap_or_else(|| panic!("{name}: {envelope}"));
    let seen = members.remove("seen").expect("the server says it");
    let seen = seen.as_str().expect("it is a text");
    assert_eq!(parsed(seen), parsed(SEEN), "{name}");
    assert_eq!(result, parsed(RESULT), "{name}");
}

/// The same, and all keys are in their order; what Rust's SDK reads has the order of an alphabet.
fn holds_in_order(name: &str, envelope: &str) {
    holds(name, envelope);
    let seen = Value::from(SEEN).to_string();
    let result = format!(r#""result":{{"seen":{seen},{}"#, &RESULT[1..]);
    assert!(
        envelope.contains(&result),
        "{name}:\nwanted {result}\ngot    {envelope}"
    );
}

const SPOOFED: &str = r#"{"record":{"id":"a"},"x":1,"user":"root"}"#;
const HONEST: &str = r#"{"record":{"id":"a","user":"bob"},"x":1}"#;

const HUGE: &str = r#"{"record":{"id":"a"},"x":1e400}"#;

fn is_too_huge(envelope: &str) {
    assert!(envelope.contains(r#""code":"invalid_input""#), "{envelope}");
}

/// Of [`SPOOFED`] and [`HONEST`], without a user in the context and with one.
fn guards(envelopes: &str) {
    let refused = json!([{
        "path": "/user",
        "code": "unknown",
        "message": "/user is not a known key. Known keys: \"record\".",
    }]);
    let record = json!({"id": "a", "user": "bob"});
    let seen = [
        json!({"record": record, "x": 1}),
        json!({"record": record, "x": 1, "user": "ann"}),
    ];
    let lines = envelopes.lines().map(serde_json::from_str::<Value>);
    let lines: Vec<Value> = lines.collect::<Result<_, _>>().expect("they are JSON");
    assert_eq!(lines.len(), 4, "{envelopes}");
    for (pair, seen) in lines.chunks(2).zip(seen) {
        assert_eq!(pair[0]["error"]["issues"], refused);
        let text = pair[1]["result"]["seen"]
            .as_str()
            .expect("the server says it");
        assert_eq!(
            serde_json::from_str::<Value>(text).expect("it is JSON"),
            seen
        );
    }
}

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn python() -> PathBuf {
    root().join(match cfg!(windows) {
        true => ".venv/Scripts/python.exe",
        false => ".venv/bin/python",
    })
}
