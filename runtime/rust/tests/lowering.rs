//! Names and descriptions as providers accept them, and the way back from calls.

#[cfg(feature = "dialogue")]
use std::fs;
use std::sync::{Arc, Mutex};

use toolrt::lowering::{Lowering, limits};
use toolrt::made::{Failure, ToolBuilder, ToolsetBuilder};
use toolrt::mcp::{Era, Server, definition, definition_of};
use toolrt::{Registry, Spec, Value};

const SCHEMA: &str = r#"{"type":"object","properties":{"filter[name]":{"type":"string"},"$top":{"type":"integer"},"x-y":{"type":"string"},"nested":{"type":"object","properties":{"a b":{"type":"string"}}}},"required":["filter[name]"],"dependentRequired":{"$top":["filter[name]"]},"allOf":[{"if":{"required":["$top"]},"then":{"required":["x-y"]}}],"additionalProperties":false}"#;
const ARGUMENTS: &str = r#"{"filter[name]":"a","$top":3,"x-y":"b"}"#;

type Seen = Arc<Mutex<Vec<String>>>;

fn host(seen: &Seen) -> Arc<Registry> {
    let long = "Finds files by their names. ".repeat(60);
    let tool = |name: &str, description: &str, schema: &str| {
        let seen = seen.clone();
        ToolBuilder::new(name)
            .description(description)
            .input_schema(schema)
            .output_schema(r#"{"type":"string"}"#)
            .handler(move |_cx, args| {
                seen.lock().expect("nobody panics").push(args.to_json());
                async { Ok::<Value, Failure>(Value::from("done")) }
            })
    };
    let object = r#"{"type":"object"}"#;
    let toolset = ToolsetBuilder::new("files")
        .tool(tool("files.find", &long, SCHEMA))
        .tool(tool("files..find", "Other.", object))
        .tool(tool(&"x".repeat(70), "Long.", object));
    let registry = Registry::new();
    let toolset = toolset.build().expect("they are tools");
    registry.register(toolset).expect("the names are free");
    Arc::new(registry)
}

fn keys(value: &Value, pointer: &str) -> Vec<String> {
    let object = value.get(pointer).and_then(Value::as_object);
    let object = object.into_iter().flat_map(|object| object.iter());
    object.map(|(key, _)| key.to_owned()).collect()
}

fn texts(value: Option<&Value>) -> Vec<String> {
    let items = value.and_then(Value::as_array).unwrap_or_default().iter();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn every_text_is_accepted_and_every_call_finds_its_way_back() {
    let app = host(&Seen::default());
    let specs: Vec<&'static Spec> = app.specs().collect();
    for (provider, limits) in limits::LIMITS {
        let lowering = Lowering::new(specs.iter().copied(), limits, "");
        for spec in &specs {
            let sent = lowering.sent(spec.name).expect("it is one of them");
            assert!(
                limits.tools.accepts(&sent.name),
                "{provider}: {}",
                sent.name
            );
            assert_eq!(lowering.own(&sent.name), spec.name);
            let most = limits.description.unwrap_or(usize::MAX);
            assert!(sent.description.chars().count() <= most, "{provider}");
        }
        let sent = lowering.sent("files.find").expect("it is one of them");
        let schema = Value::parse(SCHEMA.as_bytes()).expect("it is JSON");
        let schema = sent.schema(schema);
        let names = keys(&schema, "properties");
        if let Some(accepted) = &limits.arguments {
            assert!(names.iter().all(|name| accepted.accepts(name)), "{names:?}");
        }
        let named = |all: Vec<String>| all.iter().all(|name| names.contains(name));
        assert!(named(texts(schema.get("required"))));
        assert!(named(keys(&schema, "dependentRequired")));
        let branch = &schema
            .get("allOf")
            .and_then(Value::as_array)
            .expect("a list")[0];
        let condition = branch.get("if").expect("a condition");
        assert!(named(texts(condition.get("required"))));
        // What the provider says nothing of stays.
        let nested = schema.get("properties").and_then(|all| all.get("nested"));
        assert_eq!(keys(nested.expect("it is there"), "properties"), ["a b"]);
        let given = format!(
            r#"{{"{}":"a","{}":3,"{}":"b"}}"#,
            names[0], names[1], names[2]
        );
        assert_eq!(lowering.arguments("files.find", &given), ARGUMENTS);
        // A model may also call arguments by their own names.
        assert_eq!(lowering.arguments("files.find", ARGUMENTS), ARGUMENTS);
    }
}

#[test]
fn an_argument_that_is_there_by_both_names_stays() {
    let app = host(&Seen::default());
    let lowering = Lowering::new(app.specs(), &limits::ANTHROPIC, "");
    for payload in [
        r#"{"filter[name]":"a","filter_name":"b"}"#,
        "",
        "[1]",
        "{",
        r#"{"other":1}"#,
    ] {
        assert_eq!(lowering.arguments("files.find", payload), payload);
    }
}

#[test]
fn a_server_of_mcp_shows_names_that_its_clients_can_send_on() {
    let app = host(&Seen::default());
    let server = Server::of(&app, "a-server-with-a-long-name");
    let prefix = limits::client_prefix(server.name());
    for spec in server.tools() {
        let lowering = server.lowering();
        let sent = lowering.sent(spec.name).expect("it is shown");
        assert!(prefix.len() + sent.name.len() <= 64, "{}", sent.name);
        for name in [spec.name, &*sent.name] {
            assert_eq!(server.shows(name).map(|spec| spec.name), Some(spec.name));
        }
    }
    let spec = app.get("files.find").expect("it is registered");
    let lowering = server.lowering();
    let sent = lowering.sent(spec.name).expect("it is shown");
    let shown = Value::parse(definition_of(sent, Era::Modern).as_bytes()).expect("it is JSON");
    let meta = shown.get("_meta").expect("it has other names");
    let own = meta.get("dev.toolc/name").and_then(Value::as_str);
    assert_eq!(own, Some("files.find"));
    let arguments = meta.get("dev.toolc/arguments").map(Value::to_json);
    let wanted = r#"{"filter_name":"filter[name]","top":"$top"}"#;
    assert_eq!(arguments.as_deref(), Some(wanted));
    let schema = shown.get("inputSchema").expect("a schema");
    assert_eq!(keys(schema, "properties")[..2], ["filter_name", "top"]);
    assert!(!definition(spec, Era::Modern).contains("dev.toolc/name"));
}

/// The vectors are run by the compiler's tests, whose names are these.
#[test]
fn the_table_of_limits_has_the_vectors_of_servers() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../spec/conformance/names/names.json"
    );
    let vectors = Value::parse(&fs::read(path).expect("they are there")).expect("they are JSON");
    let cases = vectors.get("servers").and_then(Value::as_array);
    for case in cases.expect("a list") {
        let server = case.get("server").and_then(Value::as_str).expect("a name");
        let accepted = limits::MCP.tools.after(&limits::client_prefix(server));
        let names = texts(case.get("names"));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(accepted.lowered(&names), texts(case.get("sent")));
    }
}

#[cfg(feature = "dialogue")]
mod dialogues {
    use super::{ARGUMENTS, Seen, host};
    use crate::support::block_on;
    use serde_json::json;
    use toolrt::dialogue::{Dialogue, Provider};

    #[test]
    fn a_dialogue_sends_what_its_provider_accepts() {
        let seen = Seen::default();
        let app = host(&seen);
        let chat = Dialogue::new(&app, app.specs(), Provider::Anthropic);
        let tools = chat.request().get("tools").expect("there are some");
        let name = tools[0]["name"].as_str().expect("a name").to_owned();
        assert_ne!(name, "files.find");
        let properties = tools[0]["input_schema"]["properties"].as_object();
        assert!(properties.expect("some").contains_key("filter_name"));
        let used = json!({
            "type": "tool_use", "id": "c1", "name": name,
            "input": {"filter_name": "a", "top": 3, "x-y": "b"},
        });
        let message = json!({"role": "assistant", "content": [used], "stop_reason": "tool_use"});
        let mut turn = chat.turn(&message).expect("it is a turn");
        assert_eq!(turn.calls()[0].name, "files.find");
        let messages = block_on(turn.run()).expect("it ends well");
        // What the model has said goes back as it was.
        assert_eq!(messages[0]["content"][0]["name"], name.as_str());
        let seen = seen.lock().expect("nobody panics");
        let same = toolrt::Value::parse(seen[0].as_bytes());
        assert_eq!(same, toolrt::Value::parse(ARGUMENTS.as_bytes()));
        let openai = Dialogue::new(&app, app.specs(), Provider::OpenAi);
        let tools = openai.request().get("tools").expect("there are some");
        for tool in tools.as_array().expect("a list") {
            let own = &tool["function"];
            assert!(own["name"].as_str().expect("a name").len() <= 64);
            let description = own["description"].as_str().expect("a text");
            assert!(description.chars().count() <= 1024);
        }
    }
}
