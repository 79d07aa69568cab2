//! Dialogues, by the vectors of every runtime (`spec/conformance/dialogue`).

use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use toolrt::Spec;
use toolrt::dialogue::{Bounds, Dialogue, Finish, Provider, Turn, TurnFailed};
use toolrt::told::OnStop;
use toolrt_rig_lab::Lab;
use toolrt_rig_lab::code::lab::agents::assistant::completions::Report;
use toolrt_rig_lab::code::lab::tools::samples::specs::SPECS;

const FOLDER: &str = "../../../spec/conformance/dialogue";

fn vectors(provider: Provider) -> Value {
    let path = Path::new(FOLDER).join(format!("{provider}.json"));
    let text = fs::read_to_string(path).expect("every provider has vectors");
    serde_json::from_str(&text).expect("vectors are JSON")
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().expect("it is a list")
}

fn dialogue(provider: Provider, takes: impl Fn(&Spec) -> bool) -> Dialogue {
    let app = Arc::new(Lab::default().registry());
    let specs = SPECS.iter().copied().filter(|spec| takes(spec));
    Dialogue::new(&app, specs, provider)
}

fn chat(provider: Provider) -> Dialogue {
    dialogue(provider, |_| true).with_on_stop(OnStop::Tell)
}

fn streamed(provider: Provider, case: &Value) -> Result<Turn, TurnFailed> {
    let mut stream = chat(provider).stream();
    let mut heard = String::new();
    for event in list(case, "events") {
        heard += &stream.feed(event)?;
    }
    let turn = stream.done()?;
    assert_eq!(heard, turn.text(), "{case}");
    Ok(turn)
}

/// The turns of a response, and of its events.
fn turns(provider: Provider, case: &Value) -> Vec<Result<Turn, TurnFailed>> {
    let response = case.get("response");
    let whole = response.map(|response| chat(provider).turn(response));
    let events = case.get("events").map(|_| streamed(provider, case));
    whole.into_iter().chain(events).collect()
}

fn finish(finish: Finish) -> &'static str {
    match finish {
        Finish::Done => "done",
        Finish::Truncated => "truncated",
        Finish::Refused => "refused",
        Finish::Paused => "paused",
        Finish::Malformed => "malformed",
        _ => "another",
    }
}

/// What the vectors have of a turn.
fn seen(turn: &Turn, case: &Value) -> Value {
    let calls = turn.calls().iter().zip(list(case, "calls"));
    let calls = calls.map(|(call, wanted)| {
        let args = serde_json::from_str(&call.args);
        let args: Value = args.unwrap_or_else(|_| call.args.as_str().into());
        // A new one is nothing that can be foreseen.
        let id = (!wanted["id"].is_null()).then_some(&call.id);
        json!({"id": id, "name": call.name, "args": args})
    });
    assert_eq!(turn.calls().len(), list(case, "calls").len(), "{case}");
    json!({
        "text": turn.text(),
        "finish": finish(turn.finish()),
        "why": turn.why(),
        "calls": calls.collect::<Vec<Value>>(),
    })
}

#[tokio::test]
async fn turns_are_read_and_answered() {
    let mut count = 0;
    for provider in Provider::ALL {
        for case in list(&vectors(provider), "turns") {
            let at = format!("{provider}: {}", case["name"]);
            for turn in turns(provider, case) {
                count += 1;
                let mut turn = match turn {
                    Ok(turn) => turn,
                    Err(failed) => {
                        assert_eq!(case["failed"], failed.to_string(), "{at}");
                        continue;
                    }
                };
                for (key, value) in seen(&turn, case).as_object().into_iter().flatten() {
                    assert_eq!(case[key], *value, "{at}");
                }
                let messages = turn.run().await.expect("it is told");
                assert_eq!(Value::from(messages), case["messages"], "{at}");
            }
        }
    }
    assert!(count > 150, "{count}");
}

#[test]
fn requests_are_made() {
    for provider in Provider::ALL {
        let two = |spec: &Spec| spec.name == "measure" || spec.name == "picture";
        let bounds = Bounds {
            at_once: 1,
            ..Bounds::default()
        };
        let one = dialogue(provider, two).with_bounds(bounds);
        let form = dialogue(provider, |_| false).answering::<Report>();
        let made = [
            dialogue(provider, two).request(),
            one.request(),
            dialogue(provider, two).with_defers(true).request(),
            form.request(),
        ];
        let vectors = vectors(provider);
        // As text: a model reads their order, too.
        let wanted = list(&vectors, "requests").iter();
        let wanted = wanted.map(|wanted| wanted["request"].to_string());
        let made = made.iter().map(|made| made.to_json());
        assert_eq!(
            made.collect::<Vec<_>>(),
            wanted.collect::<Vec<_>>(),
            "{provider}"
        );
    }
}
