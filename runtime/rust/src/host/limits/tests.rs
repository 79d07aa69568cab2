//! The vectors of `spec/conformance/limits`.

use std::any::Any;
use std::collections::HashMap;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::{CallerKey, Full, Limits, Quota, Rate, ToolLimits, Turn, Turns};
use crate::call::Context;
use crate::spec::Spec;

/// What one call has: its turn, and what its context has.
type Entered = (Option<Turn>, Option<Arc<dyn Any + Send + Sync>>);

#[test]
fn turns_come_as_the_vectors_say() {
    all_of("limits.json", 20);
}

#[test]
fn quotas_are_as_the_vectors_say() {
    all_of("quota.json", 20);
}

fn all_of(name: &str, more_than: usize) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../spec/conformance/limits");
    let file = fs::read_to_string(format!("{folder}/{name}")).expect("the vectors are there");
    let file: Value = serde_json::from_str(&file).expect("the vectors are JSON");
    let cases = file["cases"].as_array().expect("there are cases");
    assert!(cases.len() > more_than);
    for case in cases.clone() {
        loom::model(move || held(&case));
    }
}

fn held(case: &Value) {
    let name = &case["name"];
    let turns = Arc::new(Turns::new(limits(&case["limits"])));
    let mut calls: HashMap<&str, Entered> = HashMap::new();
    let mut now = Duration::ZERO;
    for step in case["steps"].as_array().expect("steps") {
        if let Some(ms) = step["advance_ms"].as_u64() {
            now += Duration::from_millis(ms);
        } else if let Some(count) = step["remembers"].as_u64() {
            assert_eq!(turns.remembered() as u64, count, "{name}: {step}");
        } else if let Some(call) = step["leave"].as_str() {
            let waited = waiting(&calls);
            let (turn, _) = calls.get_mut(call).expect("it has come");
            *turn = None;
            let waits = waiting(&calls);
            let runs = waited.iter().filter(|other| **other != call);
            let mut runs: Vec<_> = runs.filter(|other| !waits.contains(other)).collect();
            let mut said: Vec<_> = step["runs"].as_array().expect("runs").iter().collect();
            runs.sort();
            said.sort_by_key(|call| call.as_str());
            assert_eq!(runs, said, "{name}: {step}");
        } else {
            let call = step["enter"].as_str().expect("a step");
            let outer = step["inside"].as_str();
            let outer = outer.and_then(|outer| calls[outer].1.clone());
            let held = turns.held(outer.as_ref());
            let waited = waiting(&calls);
            let caller = step["caller"].as_str().unwrap_or("x");
            let caller = CallerKey::of(&Context::new().with_owner(caller));
            let spec = spec(case, &step["tool"]);
            let entered = turns.enter(spec, Some(&held), caller, || now);
            let waits = waiting(&calls);
            let gone: Vec<_> = waited.iter().filter(|call| !waits.contains(call)).collect();
            let gives_way: Vec<_> = step["gives_way"].as_str().into_iter().collect();
            assert_eq!(gone, gives_way.iter().collect::<Vec<_>>(), "{name}: {step}");
            let then = match &entered {
                Ok(Some(turn)) if turn.waits() => Value::from("waits"),
                Ok(_) => Value::from("runs"),
                Err(Full::Queue) => Value::from("unavailable"),
                Err(Full::Circle) => Value::from("circle"),
                Err(Full::Rate(after)) => {
                    serde_json::json!({"after_ms": after.as_millis() as u64})
                }
                Err(Full::CallersQueue) => Value::from("too_many_wait"),
                Err(Full::CallersRate(after)) => {
                    let ms = after.as_nanos().div_ceil(1_000_000) as u64;
                    serde_json::json!({ "callers_after_ms": ms })
                }
            };
            assert_eq!(then, step["then"], "{name}: {step}");
            let turn = entered.ok().flatten();
            calls.insert(call, (turn, Some(held)));
        }
    }
    calls.clear();
    assert_eq!(turns.counts(), (0, 0), "{name}");
}

fn waiting<'a>(calls: &HashMap<&'a str, Entered>) -> Vec<&'a str> {
    let waits = |(turn, _): &Entered| turn.as_ref().is_some_and(Turn::waits);
    let calls = calls.iter().filter(|(_, entered)| waits(entered));
    calls.map(|(call, _)| *call).collect()
}

fn limits(said: &Value) -> Limits {
    let mut limits = Limits {
        parallel: number(&said["parallel"]),
        rate: rate(&said["rate"]),
        quota: quota(&said["quota"]),
        ..Limits::default()
    };
    if let Some(queue) = said["queue"].as_u64() {
        limits.queue = queue as usize;
    }
    for (tool, said) in said["tools"].as_object().into_iter().flatten() {
        let own = ToolLimits {
            parallel: number(&said["parallel"]),
            rate: rate(&said["rate"]),
        };
        limits = limits.with_tool(tool, own);
    }
    limits
}

fn quota(said: &Value) -> Quota {
    let usual = Quota::default();
    let count = |said: &Value| said.as_u64().map(|number| number as usize);
    Quota {
        parallel: number(&said["parallel"]),
        queue: count(&said["queue"]),
        rate: rate(&said["rate"]),
        burst: number(&said["burst"]),
        callers: count(&said["callers"]).unwrap_or(usual.callers),
    }
}

fn number(said: &Value) -> Option<u32> {
    said.as_u64().map(|number| number as u32)
}

fn rate(said: &Value) -> Option<Rate> {
    let per = Duration::from_millis(said["per_ms"].as_u64()?);
    Some(Rate::new(number(&said["calls"])?, per))
}

fn spec(case: &Value, tool: &Value) -> &'static Spec {
    let name = tool.as_str().expect("a tool").to_owned().leak();
    Box::leak(Box::new(Spec {
        name,
        parallel: number(&case["declared"][&*name]),
        ..Spec::EMPTY
    }))
}
