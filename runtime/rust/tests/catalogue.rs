//! Two tools in place of many, by the vectors of every runtime (`spec/conformance/catalogue`).

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value as Json, json};
use toolrt::host::{Catalogue, Confirmer, GrantPolicy, Mode, Question};
use toolrt::{BoxFuture, Context, Envelope, Event, EventSink, Registry};

use crate::catalogue_tools::{VECTORS, is_shown, toolset};
use crate::support::block_on;

/// A human, with what was asked.
struct Human(bool, Arc<Mutex<Vec<String>>>);

impl Confirmer for Human {
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool> {
        self.1.lock().unwrap().push(question.text.to_owned());
        Box::pin(std::future::ready(self.0))
    }
}

#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        let text = format!("{} {}", event.tool, event.kind.name());
        self.0.lock().unwrap().push(text);
    }
}

fn call(registry: &Registry, tool: &str, args: &Json, cx: &Context) -> Envelope {
    block_on(registry.call(tool, args.to_string(), cx))
}

#[test]
fn the_two_tools_do_what_the_vectors_say() {
    let cases = VECTORS["cases"].as_array().unwrap();
    assert!(cases.len() > 15);
    for (case, is_itself) in cases.iter().flat_map(|case| [(case, false), (case, true)]) {
        let name = &case["name"];
        let asked = Arc::default();
        let mut tools = Registry::new();
        if let Some(agrees) = case["agrees"].as_bool() {
            tools.set_confirmer(Human(agrees, Arc::clone(&asked)));
        }
        if let Some(grants) = case["grants"].as_array() {
            let grants = grants.iter().map(|grant| grant.as_str().unwrap());
            let policy = GrantPolicy::new(Mode::Standard).unwrap();
            tools.set_policy(policy.with_capabilities(grants).unwrap());
        }
        tools.register(toolset()).unwrap();
        let tools = Arc::new(tools);
        // The registry of the tools may have the two as well.
        let front = match is_itself {
            true => tools.clone(),
            false => Arc::new(Registry::new()),
        };
        let catalogue = Catalogue::new(tools).only(is_shown);
        front.register(catalogue.toolset()).unwrap();
        let heard = Arc::new(Heard::default());
        let mut cx = Context::new()
            .with_dry_run(case["dry_run"] == true)
            .with_hint(case["hint"] == true);
        if case["events"].is_array() {
            cx = cx.with_events(heard.clone());
        }
        let tool = case["tool"].as_str().unwrap();
        let args = &case["arguments"];
        let envelope = match case["preflight"] == true {
            true => block_on(front.preflight(tool, args.to_string(), &cx)),
            false => call(&front, tool, args, &cx),
        };
        let mut document: Json = serde_json::from_str(&envelope.to_json()).unwrap();
        let meta = document.as_object_mut().unwrap().remove("meta").unwrap();
        assert_eq!(meta["tool"], case["tool"], "{name}");
        for member in ["reminder", "hint", "next_cursor"] {
            assert_eq!(meta[member], case["meta"][member], "{name}: {member}");
        }
        if case["envelope"].is_object() {
            assert_eq!(document, case["envelope"], "{name}");
        } else {
            let error = &document["error"];
            assert_eq!(error["code"], case["code"], "{name}");
            let issues = error["issues"].as_array().into_iter().flatten();
            let paths: Vec<&Json> = issues.map(|issue| &issue["path"]).collect();
            let none = json!([]);
            let wanted = case.get("paths").unwrap_or(&none);
            assert_eq!(&json!(paths), wanted, "{name}");
        }
        let list = |key: &str| case.get(key).cloned().unwrap_or(json!([]));
        assert_eq!(json!(*heard.0.lock().unwrap()), list("events"), "{name}");
        assert_eq!(json!(*asked.lock().unwrap()), list("questions"), "{name}");
    }
}

#[test]
fn the_registry_of_the_tools_decides() {
    let tools = Arc::new(Registry::new());
    tools.register(toolset()).unwrap();
    let front = Registry::new();
    front
        .register(Catalogue::new(tools.clone()).toolset())
        .unwrap();
    block_on(tools.shutdown(Duration::ZERO));
    let args = json!({"name": "echo", "arguments": {"n": 4}});
    let envelope = call(&front, "run_tool", &args, &Context::new());
    assert_eq!(envelope.error.unwrap().code, "unavailable");
}

#[test]
fn consent_that_is_recorded_is_for_the_tool() {
    let tools = Arc::new(Registry::new());
    tools.register(toolset()).unwrap();
    let front = Registry::new();
    front
        .register(Catalogue::new(tools.clone()).toolset())
        .unwrap();
    let cx = Context::new();
    let minute = Duration::from_secs(60);
    let agreement = tools.agreement("drop", r#"{"n":4}"#, &cx, "ada", minute);
    let cx = cx.with_consent(agreement.unwrap());
    let args = |n: i64| json!({"name": "drop", "arguments": {"n": n}});
    assert!(call(&front, "run_tool", &args(4), &cx).is_ok());
    assert!(!call(&front, "run_tool", &args(5), &cx).is_ok());
}
