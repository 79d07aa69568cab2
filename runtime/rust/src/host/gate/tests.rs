//! The vectors of `spec/conformance/shutdown`.

use std::collections::HashMap;
use std::fs;
use std::sync::Arc;

use serde_json::{Value, json};

use super::{Gate, Pass};
use crate::call::Context;

#[test]
fn calls_are_let_in_as_the_vectors_say() {
    let path = "../../spec/conformance/shutdown/shutdown.json";
    let file = fs::read_to_string(path).expect("the vectors are there");
    let file: Value = serde_json::from_str(&file).expect("the vectors are JSON");
    let cases = file["cases"].as_array().expect("there are cases");
    assert!(cases.len() > 10);
    for case in cases.clone() {
        loom::model(move || held(&case));
    }
}

fn held(case: &Value) {
    let name = &case["name"];
    let gate = Arc::new(Gate::default());
    let mut calls: HashMap<&str, (Context, Option<Pass>)> = HashMap::new();
    for step in case["steps"].as_array().expect("steps") {
        let text = |key: &str| step[key].as_str();
        let (then, said) = if let Some(call) = text("enter") {
            let around = text("inside").map(|call| calls[call].0.child());
            // As `Context::started` does: each call has a token of its own.
            let cx = around.unwrap_or_default();
            let token = cx.cancel().child();
            let (cx, pass) = gate.enter(cx.with_cancel(token));
            let then = match pass.is_some() {
                true => "in",
                false => "refused",
            };
            calls.insert(call, (cx, pass));
            (json!(then), &step["then"])
        } else if let Some(call) = text("leave") {
            let (_, pass) = calls.get_mut(call).expect("it has come");
            drop(pass.take().expect("it is in"));
            continue;
        } else if let Some(call) = text("wait") {
            let pass = calls[call].1.as_ref().expect("it is in");
            (json!(pass.may_wait()), &step["then"])
        } else if let Some(call) = text("turn") {
            let pass = calls[call].1.as_ref().expect("it is in");
            let then = match pass.is_turned_away() {
                true => "turned away",
                false => "runs",
            };
            (json!(then), &step["then"])
        } else if !step["idle"].is_null() {
            // Without a timer it does not wait.
            let idle = loom::future::block_on(gate.idle(None));
            (json!(idle), &step["idle"])
        } else if !step["report"].is_null() {
            let report = gate.report();
            let report = [report.finished, report.cancelled, report.left];
            (json!(report), &step["report"])
        } else {
            let said = match step["shut"].is_null() {
                true => {
                    gate.cancel();
                    &step["cancel"]
                }
                false => {
                    gate.shut();
                    &step["shut"]
                }
            };
            (json!(cancelled(&calls)), said)
        };
        assert_eq!(then, *said, "{name}: {step}");
    }
}

/// The calls that were cancelled by themselves or with another one, by name.
fn cancelled<'a>(calls: &HashMap<&'a str, (Context, Option<Pass>)>) -> Vec<&'a str> {
    let told = calls
        .iter()
        .filter(|(_, (cx, _))| cx.cancel().is_cancelled());
    let mut names: Vec<&str> = told.map(|(name, _)| *name).collect();
    names.sort_unstable();
    names
}
