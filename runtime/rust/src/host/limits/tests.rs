//! The vectors of `spec/conformance/limits`.

use std::any::Any;
use std::collections::HashMap;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::{Full, Limits, Rate, ToolLimits, Turn, Turns};
use crate::spec::Spec;

/// What one call has: its turn, and what its context has.
type Entered = (Option<Turn>, Option<Arc<dyn Any + Send + Sync>>);

#[test]
fn turns_come_as_the_vectors_say() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../spec/conformance/limits/limits.json"
    );
    let file = fs::read_to_string(path).expect("the vectors are there");
    let file: Value = serde_json::from_str(&file).expect("the vectors are JSON");
    let cases = file["cases"].as_array().expect("there are cases");
    assert!(cases.len() > 20);
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
            let entered = turns.enter(spec(case, &step["tool"]), Some(&held), || now);
            let then = match &entered {
                Ok(Some(turn)) if !turn.is_mine() => Value::from("waits"),
                Ok(_) => Value::from("runs"),
                Err(Full::Queue) => Value::from("unavailable"),
                Err(Full::Circle) => Value::from("circle"),
                Err(Full::Rate(after)) => {
                    serde_json::json!({"after_ms": after.as_millis() as u64})
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
    let waits = |(turn, _): &Entered| turn.as_ref().is_some_and(|turn| !turn.is_mine());
    let calls = calls.iter().filter(|(_, entered)| waits(entered));
    calls.map(|(call, _)| *call).collect()
}

fn limits(said: &Value) -> Limits {
    let mut limits = Limits {
        parallel: number(&said["parallel"]),
        rate: rate(&said["rate"]),
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
