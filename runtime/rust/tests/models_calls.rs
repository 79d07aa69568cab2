//! What a model calls that no design has: the two tools of a catalogue, and tools that a host has made at run time.

#![cfg(feature = "dialogue")]

use std::fs;
use std::sync::Arc;

use serde_json::{Value as Json, json};
use toolrt::dialogue::{Dialogue, Provider};
use toolrt::host::Catalogue;
use toolrt::made::{Failure, ToolBuilder, ToolsetBuilder};
use toolrt::recording::Recorder;
use toolrt::{Object, Registry, Value};

use crate::catalogue_tools;
use crate::support::block_on;

/// A model that says this in turn; what it was told of its calls.
fn told(app: &Arc<Registry>, turns: &[Json]) -> (Vec<String>, Vec<String>) {
    let chat = Dialogue::new(app, app.specs(), Provider::OpenAi);
    let mut shown = Vec::new();
    let mut turns = turns.iter();
    let mut messages = vec![json!({"role": "user", "content": "Go on."})];
    let outcome = block_on(chat.run(&mut messages, |request| {
        let request = serde_json::to_value(&request).unwrap();
        let tools = request["tools"].as_array().unwrap();
        let names = tools
            .iter()
            .map(|tool| tool["function"]["name"].as_str().unwrap());
        shown = names.map(str::to_owned).collect();
        let turn = chat.turn(turns.next().expect("it has more to say"));
        std::future::ready(turn)
    }));
    assert!(outcome.expect("it ends by itself").ended.is_none());
    let told = messages.iter().filter(|message| message["role"] == "tool");
    let told = told.map(|message| message["content"].as_str().unwrap().to_owned());
    (shown, told.collect())
}

fn calls(name: &str, args: &Json) -> Json {
    let own = json!({"name": name, "arguments": args.to_string()});
    let call = json!({"id": format!("{name}-1"), "type": "function", "function": own});
    let message = json!({"role": "assistant", "tool_calls": [call]});
    json!({"choices": [{"message": message, "finish_reason": "tool_calls"}]})
}

fn says(text: &str) -> Json {
    let message = json!({"role": "assistant", "content": text});
    json!({"choices": [{"message": message, "finish_reason": "stop"}]})
}

#[test]
fn a_model_finds_and_runs_tools() {
    let tools = Arc::new(Registry::new());
    tools.register(catalogue_tools::toolset()).unwrap();
    let front = Registry::new();
    let catalogue = Catalogue::new(tools).only(catalogue_tools::is_shown);
    front.register(catalogue.toolset()).unwrap();
    let (shown, told) = told(
        &Arc::new(front),
        &[
            calls("search_tools", &json!({"query": "number back"})),
            calls(
                "run_tool",
                &json!({"name": "echo", "arguments": {"n": "x"}}),
            ),
            calls("run_tool", &json!({"name": "page", "arguments": {"n": 4}})),
            says("Five."),
        ],
    );
    assert_eq!(shown, ["search_tools", "run_tool"]);
    assert!(told[0].contains("Gives the number back."), "{told:?}");
    assert!(
        told[1].contains("/arguments/n must be an integer; got \"x\"."),
        "{told:?}"
    );
    assert_eq!(told[2], "\"p5\"\n\nPage 4.");
}

#[test]
fn a_model_calls_tools_that_were_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("calls.jsonl");
    let schema = r#"{"properties": {"n": {"type": "integer"}, "key": {"type": "string", "writeOnly": true}},
        "required": ["n"], "additionalProperties": false}"#;
    let mut odd = Object::new();
    odd.insert("code", "odd");
    odd.insert("kind", "input");
    odd.insert("message", "It is odd.");
    let halve = ToolBuilder::new("halve")
        .description("Halve a number.")
        .input_schema(schema)
        .output_schema(r#"{"type": "integer"}"#)
        .error(odd)
        .handler(|_cx, args| async move {
            let n = args.get("n").and_then(Value::as_number);
            match n.and_then(|n| n.as_i64()).unwrap_or_default() {
                n if n % 2 == 0 => Ok(Value::from(n / 2)),
                _ => Err(Failure::new("odd", Object::new())),
            }
        });
    let mut app = Registry::new();
    app.record(Recorder::open(&path).unwrap());
    let toolset = ToolsetBuilder::new("numbers").tool(halve).build();
    app.register(toolset.unwrap()).unwrap();
    let (shown, told) = told(
        &Arc::new(app),
        &[
            calls("halve", &json!({"n": "x", "m": 1})),
            calls("halve", &json!({"n": 3})),
            calls("halve", &json!({"n": 4, "key": "hunter2"})),
            says("Two."),
        ],
    );
    assert_eq!(shown, ["halve"]);
    assert!(told[0].contains("/n must be an integer"), "{told:?}");
    assert!(told[0].contains("/m is not a known key."), "{told:?}");
    assert!(told[1].starts_with("It is odd."), "{told:?}");
    assert_eq!(told[2], "2");
    let lines = fs::read_to_string(&path).unwrap();
    let calls: Vec<Json> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let names: Vec<&Json> = calls.iter().map(|call| &call["tool"]).collect();
    assert_eq!(names, ["halve", "halve", "halve"]);
    assert!(!lines.contains("hunter2"), "{lines}");
}
