//! The CPU time of a call: what its checks may take, by the vectors, and that nobody waits for them.
#![cfg(all(feature = "schema", feature = "tokio"))]

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context as Task, Poll, Waker};
use std::time::{Duration, Instant};

use serde_json::Value as Json;
use toolrt::made::{ToolBuilder, ToolsetBuilder};
use toolrt::{Context, Envelope, Registry, Value};

const VECTORS: &str = include_str!("../../../spec/conformance/budget/budget.json");

fn cases() -> Vec<Json> {
    let vectors: Json = serde_json::from_str(VECTORS).expect("the vectors are JSON");
    vectors["cases"]
        .as_array()
        .expect("there are cases")
        .clone()
}

fn text(of: &Json) -> &str {
    of.as_str().expect("a text")
}

/// The document of a vector.
fn document(made: &Json) -> String {
    let times = made["times"].as_u64().expect("a number") as usize;
    let many = text(&made["text"]).repeat(times);
    format!("{}{many}{}", text(&made["before"]), text(&made["after"]))
}

/// A schema of a vector with its many names written out.
fn schema(of: &Json) -> Json {
    match of {
        Json::Array(items) => items.iter().map(schema).collect(),
        Json::Object(members) => match (members.get("before"), members.get("count")) {
            (Some(before), Some(count)) => (0..count.as_u64().expect("a number"))
                .map(|at| Json::from(format!("{}{at}", text(before))))
                .collect(),
            (_, _) => {
                let members = members.iter();
                let members = members.map(|(key, one)| (key.clone(), schema(one)));
                Json::Object(members.collect())
            }
        },
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => of.clone(),
    }
}

fn registry(case: &Json) -> Registry {
    let mut checked = ToolBuilder::new("checked")
        .description("It is checked.")
        .input_schema(&schema(&case["schema"]).to_string());
    if let Some(output) = case.get("output_schema") {
        checked = checked.output_schema(&schema(output).to_string());
    }
    let result = match case.get("result") {
        Some(made) => Value::parse(document(made).as_bytes()).expect("a document"),
        None => Value::from("done"),
    };
    let checked = checked.handler(move |_, _| {
        let result = result.clone();
        async move { Ok(result) }
    });
    let ping = ToolBuilder::new("ping")
        .description("It is small.")
        .input_schema(r#"{"type":"object"}"#)
        .handler(|_, _| async { Ok(Value::from("pong")) });
    let toolset = ToolsetBuilder::new("budgets").tool(checked).tool(ping);
    let mut registry = Registry::new();
    if let Some(milliseconds) = case["cpu_budget_ms"].as_u64() {
        registry.set_cpu_budget_ms(milliseconds);
    }
    registry
        .register(toolset.build().expect("the tools are fine"))
        .expect("the names are free");
    registry
}

fn check(case: &Json, envelope: &Envelope) {
    let name = text(&case["name"]);
    let error = envelope.error.as_ref();
    assert_eq!(
        error.map(|error| &*error.code),
        case["code"].as_str(),
        "{name}"
    );
    if let (Some(error), Some(message)) = (error, case["message"].as_str()) {
        assert_eq!(error.message, message, "{name}");
    }
    if let (Some(error), Some(suggestion)) = (error, case["suggestion"].as_str()) {
        let suggestions = error.issues.iter().map(|issue| issue.suggestion.as_deref());
        assert_eq!(
            suggestions.collect::<Vec<_>>(),
            [Some(suggestion)],
            "{name}"
        );
    }
    let executed = case["executed"].as_bool().unwrap_or_default();
    assert_eq!(envelope.meta.executed, executed, "{name}");
}

fn runtime() -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_time().build().expect("there is a runtime")
}

#[test]
fn checks_take_as_long_as_the_vectors_say() {
    let cx = Context::new();
    for case in cases() {
        let registry = registry(&case);
        let payload = document(&case["arguments"]);
        // The second call has a budget of its own.
        for _ in 0..2 {
            let envelope = runtime().block_on(registry.call("checked", payload.as_bytes(), &cx));
            check(&case, &envelope);
        }
    }
}

/// The case whose check takes longest by far, with a budget that is not used up soon.
fn long() -> (Registry, String) {
    let mut case = cases()
        .into_iter()
        .find(|case| text(&case["name"]).starts_with("a pattern that looks ahead: many"))
        .expect("there is such a case");
    case["cpu_budget_ms"] = 600_000.into();
    (registry(&case), document(&case["arguments"]))
}

#[test]
fn an_executor_goes_on_while_values_are_checked() {
    let (registry, payload) = long();
    let (registry, cx) = (Arc::new(registry), Context::new());
    let is_over = Arc::new(AtomicBool::new(false));
    let pings = Arc::new(AtomicUsize::new(0));
    let took = runtime().block_on(async {
        let (other, counted, over) = (registry.clone(), pings.clone(), is_over.clone());
        let local = tokio::task::spawn(async move {
            let cx = Context::new();
            while !over.load(Ordering::Relaxed) {
                assert!(other.call("ping", b"{}", &cx).await.error.is_none());
                counted.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        });
        tokio::time::sleep(Duration::from_millis(5)).await;
        pings.store(0, Ordering::Relaxed);
        let start = Instant::now();
        let envelope = registry.call("checked", payload.as_bytes(), &cx).await;
        let took = start.elapsed();
        assert!(envelope.error.is_none());
        is_over.store(true, Ordering::Relaxed);
        local.await.expect("the pings end");
        took
    });
    // The runtime has one thread: without another one for the check, it would answer none.
    let pings = pings.load(Ordering::Relaxed);
    assert!(
        pings >= 3 || took < Duration::from_millis(20),
        "{pings} in {took:?}"
    );
}

#[test]
fn a_call_that_is_dropped_leaves_no_check_behind() {
    let (registry, payload) = long();
    let cx = Context::new();
    runtime().block_on(async {
        for _ in 0..50 {
            let call = registry.call("checked", payload.as_bytes(), &cx);
            let ended = tokio::time::timeout(Duration::from_millis(1), call).await;
            drop(ended);
        }
        // Those that were left would take many times as long as this one.
        let envelope = registry.call("checked", payload.as_bytes(), &cx).await;
        assert!(envelope.error.is_none());
    });
}

#[test]
fn any_executor_takes_answers_of_checks() {
    let (registry, payload) = long();
    let cx = Context::new();
    let call = registry.call("checked", payload.as_bytes(), &cx);
    let mut call = pin!(call);
    let mut task = Task::from_waker(Waker::noop());
    let envelope = loop {
        match call.as_mut().poll(&mut task) {
            Poll::Ready(envelope) => break envelope,
            Poll::Pending => std::thread::sleep(Duration::from_millis(1)),
        }
    };
    assert!(envelope.error.is_none());
}
