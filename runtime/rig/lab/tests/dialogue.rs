//! Dialogues: what a model is shown, what its turns become, how its run ends.

use std::collections::VecDeque;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use toolrt::agent::Ended;
use toolrt::dialogue::{
    Bounds, CallFailed, Dialogue, Finish, Outcome, Provider, RunFailed, Turn, TurnFailed,
    Unfinished,
};
use toolrt::host::StateKeys;
use toolrt::told::{OnStop, Said};
use toolrt::{AgentPolicy, AgentSpec, Cancel, Context, Registry, RequestKind, Spec};
use toolrt_rig_lab::Lab;
use toolrt_rig_lab::code::lab::agents::assistant::completions::Report;
use toolrt_rig_lab::code::lab::agents::assistant::types::ReportAnswer;
use toolrt_rig_lab::code::lab::sdk;
use toolrt_rig_lab::code::lab::tools::samples::specs::{self, SPECS};

type Any = Box<dyn Error + Send + Sync>;

fn lab() -> (Lab, Arc<Registry>) {
    let lab = Lab::default();
    let registry = lab.registry();
    (lab, Arc::new(registry))
}

fn all(app: &Arc<Registry>) -> Dialogue {
    Dialogue::new(app, SPECS.iter().copied(), Provider::OpenAi)
}

/// A response that makes calls, named `c0`, `c1`, ….
fn calls(all: &[(&str, Value)]) -> Value {
    let calls = all.iter().enumerate().map(|(index, (name, args))| {
        let own = json!({"name": name, "arguments": args.to_string()});
        json!({"id": format!("c{index}"), "type": "function", "function": own})
    });
    let message = json!({"role": "assistant", "tool_calls": calls.collect::<Vec<_>>()});
    json!({"choices": [{"message": message, "finish_reason": "tool_calls"}]})
}

fn says(text: &str) -> Value {
    let message = json!({"role": "assistant", "content": text});
    json!({"choices": [{"message": message, "finish_reason": "stop"}]})
}

/// Runs a dialogue with a model that says this; gives the messages, too.
async fn run<T>(
    chat: &Dialogue<T>,
    turns: impl IntoIterator<Item = Value>,
) -> (Result<Outcome<T>, RunFailed<Any>>, Vec<Value>) {
    let mut turns = turns.into_iter();
    let mut messages = vec![json!({"role": "user", "content": "Go on."})];
    let outcome = chat.run(&mut messages, |_| {
        let response = turns.next();
        async move {
            let response = response.ok_or("the model has nothing to say")?;
            Ok::<_, Any>(chat.turn(&response)?)
        }
    });
    let outcome = outcome.await;
    (outcome, messages)
}

fn ended<T>(outcome: Result<Outcome<T>, RunFailed<Any>>) -> Option<Unfinished> {
    outcome.expect("it ends by itself").ended
}

/// What messages tell of calls.
fn told(messages: &[Value]) -> Vec<&str> {
    let tools = messages.iter().filter(|message| message["role"] == "tool");
    tools
        .filter_map(|message| message["content"].as_str())
        .collect()
}

fn failed(outcome: Result<Outcome<()>, RunFailed<Any>>) -> CallFailed {
    match outcome {
        Err(RunFailed::Call(failed)) => failed,
        other => panic!("{other:?}"),
    }
}

fn agent(tools: &[&'static Spec], policy: AgentPolicy) -> &'static AgentSpec {
    Box::leak(Box::new(AgentSpec {
        name: "tester",
        tools: tools.to_vec().leak(),
        policy,
        ..AgentSpec::EMPTY
    }))
}

fn alpha() -> Value {
    json!({"name": "alpha"})
}

#[tokio::test]
async fn a_run_can_be_spawned() {
    let (_, app) = lab();
    let chat = all(&app);
    let task = tokio::spawn(async move {
        let mut turns = VecDeque::from([calls(&[("scale", alpha())]), says("It weighs 1.")]);
        let mut messages = vec![json!({"role": "user", "content": "Go on."})];
        let outcome = chat
            .run(&mut messages, |request| {
                let response = turns.pop_front();
                let chat = &chat;
                async move {
                    tokio::task::yield_now().await;
                    let sent = request.with("model", "m").get("messages");
                    assert_eq!(sent.expect("they are there")[0]["content"], "Go on.");
                    chat.turn(&response)
                }
            })
            .await;
        (outcome.map(|outcome| outcome.text), messages)
    });
    let (text, messages) = task.await.expect("it does not panic");
    assert_eq!(text, Ok("It weighs 1.".to_owned()));
    assert_eq!(messages.len(), 4);
    assert_eq!(told(&messages), ["1"]);
}

#[tokio::test]
async fn wrong_calls_are_corrected() {
    let (lab, app) = lab();
    let wrong = calls(&[("measure", json!({"name": "", "unit": "kilo"}))]);
    let right = calls(&[("measure", alpha())]);
    let (outcome, messages) = run(&all(&app), [wrong, right, says("done")]).await;
    assert_eq!(outcome.expect("it ends").text, "done");
    let told = told(&messages);
    assert!(
        told[0].contains("/name must have 1 to 20 characters"),
        "{}",
        told[0]
    );
    assert!(told[0].contains("/unit must be one of"), "{}", told[0]);
    assert!(told[0].contains("Example: "), "{}", told[0]);
    let document = "{\"name\":\"alpha\",\"value\":1.5,\"unit\":\"mg\"}";
    assert_eq!(told[1], format!("{document}\n\nWrite it down."));
    assert_eq!(lab.calls(), ["measure"]);
    assert_eq!(lab.contexts()[0].caller().as_str(), "openai");
    assert_eq!(lab.contexts()[0].call_id(), Some("c0"));
}

#[tokio::test]
async fn a_model_calls_nothing_but_what_it_is_shown() {
    let (lab, app) = lab();
    let chat = Dialogue::new(&app, [&specs::SCALE], Provider::OpenAi);
    let (outcome, messages) = run(&chat, [calls(&[("measure", alpha())]), says("well")]).await;
    assert_eq!(ended(outcome), None);
    assert_eq!(told(&messages), ["There is no tool \"measure\"."]);
    assert!(lab.calls().is_empty());
}

#[tokio::test]
async fn errors_end_the_run_or_are_told() {
    let (_, app) = lab();
    let night = || calls(&[("scale", alpha()), ("measure", json!({"name": "night"}))]);
    let crash = || calls(&[("crash", json!({}))]);
    for (stops, code) in [(night(), "closed"), (crash(), "internal")] {
        let (outcome, messages) = run(&all(&app), [stops]).await;
        let failed = failed(outcome);
        let error = failed.envelope().error.as_ref().expect("it has failed");
        assert_eq!(error.code, code);
        assert!(!failed.to_string().contains("hunter2"), "{failed}");
        // There is no call without an answer.
        assert_eq!(messages.len(), 1);
    }
    let chat = all(&app).with_on_stop(OnStop::Tell);
    let (outcome, messages) = run(&chat, [crash(), night(), says("done")]).await;
    assert_eq!(ended(outcome), None);
    assert_eq!(told(&messages)[2], "The lab is closed.");
}

#[tokio::test]
async fn a_final_tool_waits_and_ends_the_run() {
    let (lab, app) = lab();
    let turn = calls(&[
        ("wait", json!({"ms": 30})),
        ("finish", json!({"text": "bye"})),
        ("scale", alpha()),
    ]);
    let (outcome, messages) = run(&all(&app), [turn]).await;
    let outcome = outcome.expect("it ends");
    assert_eq!(outcome.ended, Some(Unfinished::Run(Ended::Finished)));
    let finished = outcome.finished.expect("a tool has ended it");
    assert_eq!(
        finished.result.expect("it has one").as_str(),
        "{\"text\":\"bye\"}"
    );
    assert_eq!(lab.calls(), ["wait", "finish"]);
    assert_eq!(told(&messages)[2], "Nothing was done: the run is finished.");
}

#[tokio::test]
async fn calls_run_at_once_as_far_as_they_may() {
    let waits = (0..6).map(|_| ("wait", json!({"ms": 40})));
    let scales = (0..3).map(|_| ("scale", alpha()));
    let turn: Vec<(&str, Value)> = waits.chain(scales).collect();
    for (most, at_once) in [(6, 16), (2, 2), (1, 1), (1, 0)] {
        let (lab, app) = lab();
        let chat = all(&app).with_bounds(Bounds {
            at_once,
            ..Bounds::default()
        });
        let (outcome, messages) = run(&chat, [calls(&turn), says("done")]).await;
        assert_eq!(ended(outcome), None);
        assert_eq!(lab.most(), [1, most]);
        let ids = messages
            .iter()
            .filter_map(|message| message["tool_call_id"].as_str());
        let wanted: Vec<String> = (0..9).map(|index| format!("c{index}")).collect();
        assert_eq!(ids.collect::<Vec<_>>(), wanted);
    }
}

#[tokio::test]
async fn what_a_model_reads_of_a_result() {
    let (_, app) = lab();
    let document = "{\"name\":\"alpha\",\"value\":1.5,\"unit\":\"mg\"}";
    for (said, wanted) in [
        (Said::Json, document.to_owned()),
        (Said::Hint, "alpha weighs 1.5".to_owned()),
        (Said::Both, format!("alpha weighs 1.5\n\n{document}")),
    ] {
        let chat = all(&app).with_said(said);
        let (_, messages) = run(&chat, [calls(&[("measure", alpha())]), says("done")]).await;
        assert_eq!(told(&messages), [format!("{wanted}\n\nWrite it down.")]);
    }
}

#[tokio::test]
async fn the_context_of_calls_is_the_host_s() {
    let (lab, app) = lab();
    let cx = Context::new()
        .with_session_id("s")
        .with_label("tenant", "acme");
    let turns = || [calls(&[("measure", alpha())]), says("done")];
    let chat = all(&app).with_context(cx);
    assert_eq!(ended(run(&chat, turns()).await.0), None);
    let chat =
        all(&app).with_context_by(|call| Context::new().with_run_id(format!("run of {}", call.id)));
    assert_eq!(ended(run(&chat, turns()).await.0), None);
    assert_eq!(lab.tenants()[0].as_deref(), Some("acme"));
    assert_eq!(lab.contexts()[0].session_id(), Some("s"));
    assert_eq!(lab.contexts()[1].run_id(), Some("run of c0"));
}

#[tokio::test]
async fn what_a_call_asks_may_be_answered_later() {
    let lab = Lab::default();
    let mut registry = lab.registry();
    registry.set_state_keys(StateKeys::new([("a", [1; 32])]).expect("it is a key"));
    let app = Arc::new(registry);
    let cx = Context::new().with_can_answer([RequestKind::Ask, RequestKind::Confirm]);
    let chat = all(&app).with_context(cx);
    let turn = calls(&[("measure", alpha()), ("burn", alpha()), ("ship", alpha())]);
    let mut turn: Turn = chat.turn(&turn).expect("it is a turn");
    let answers = [
        (1, "c1", "{\"confirm\":{\"answer\":true}}"),
        (2, "c2", "{\"address\":{\"answer\":\"Rome\"}}"),
        (2, "c2", "{\"cold\":{\"answer\":false}}"),
    ];
    for (index, id, answer) in answers {
        let failed = turn.run().await.expect_err("it asks");
        assert!(
            failed.to_string().ends_with("asks something first"),
            "{failed}"
        );
        let envelope = turn.envelope(index).expect("it has asked");
        assert_eq!(envelope.requests.len(), 1);
        assert!(turn.answer(id, answer));
    }
    assert!(!turn.answer("c0", "{}"));
    let messages = turn.run().await.expect("all is answered");
    assert_eq!(
        told(&messages)[1..],
        ["{\"burned\":true}", "{\"to\":\"Rome\",\"cold\":false}"]
    );
    let measured = lab
        .calls()
        .iter()
        .filter(|tool| **tool == "measure")
        .count();
    assert_eq!(measured, 1);
}

#[tokio::test]
async fn an_agent_s_limits_hold_for_each_run() {
    let (_, app) = lab();
    let policy = AgentPolicy {
        failures: Some(2),
        ..AgentPolicy::UNSAID
    };
    let chat = Dialogue::agent(&app, agent(&[&specs::MEASURE], policy), Provider::OpenAi);
    let wrong = || calls(&[("measure", json!({}))]);
    for _ in 0..2 {
        let (outcome, _) = run(&chat, [wrong(), wrong(), wrong()]).await;
        assert_eq!(ended(outcome), Some(Unfinished::Run(Ended::Failures)));
    }
    // Without calls, the model may still answer, and is told that it makes none.
    let policy = AgentPolicy {
        calls: Some(1),
        ..AgentPolicy::UNSAID
    };
    let chat = Dialogue::agent(&app, agent(&[&specs::SCALE], policy), Provider::OpenAi);
    let one = calls(&[("scale", alpha())]);
    let (outcome, _) = run(&chat, [one, says("so be it")]).await;
    assert_eq!(outcome.expect("it ends").text, "so be it");
    assert_eq!(chat.request().get("tool_choice"), Some("none".into()));
}

#[tokio::test]
async fn nobody_waits_longer_than_a_run_may_take() {
    let (_, app) = lab();
    let policy = AgentPolicy {
        plan_timeout_ms: Some(50),
        ..AgentPolicy::UNSAID
    };
    let never = |_| std::future::pending::<Result<Turn, Any>>();
    let begun = Instant::now();
    let chat = Dialogue::agent(&app, agent(&[], policy), Provider::OpenAi);
    assert_eq!(chat.turn_time(), Some(Duration::from_millis(50)));
    let outcome = chat.run(&mut Vec::new(), never).await;
    assert_eq!(ended(outcome), Some(Unfinished::Run(Ended::Time)));
    let cancel = Cancel::new();
    let chat = all(&app).with_context(Context::new().with_cancel(cancel.clone()));
    let mut messages = Vec::new();
    let (outcome, ()) = tokio::join!(chat.run(&mut messages, never), async {
        tokio::time::sleep(Duration::from_millis(20)).await;
        cancel.cancel();
    });
    assert_eq!(ended(outcome), Some(Unfinished::Cancelled));
    let outcome = chat.run(&mut Vec::new(), never).await;
    assert_eq!(ended(outcome), Some(Unfinished::Cancelled));
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn a_typed_answer_is_corrected() {
    let (_, app) = lab();
    let none: [&'static Spec; 0] = [];
    let chat = Dialogue::new(&app, none, Provider::OpenAi).answering::<Report>();
    assert_eq!(chat.instructions(), None);
    let right = "{\"text\":\"fine\",\"score\":7}";
    let turns = [says("{\"text\":\"\",\"score\":70}"), says(right)];
    let (outcome, messages) = run(&chat, turns).await;
    let answer = outcome.expect("it ends").answer.expect("it is typed");
    assert_eq!(answer, ReportAnswer::new("fine", 7));
    let told = messages[2]["content"].as_str().expect("it is a text");
    assert!(
        told.starts_with("The answer is not valid.\n/text must"),
        "{told}"
    );
    assert!(told.contains("/score must"), "{told}");
    let wrong = || says("{}");
    let (outcome, _) = run(&chat, [wrong(), wrong(), wrong(), wrong()]).await;
    assert_eq!(ended(outcome), Some(Unfinished::Tries));

    // Where the provider has no form for it, the model is told, and may write Markdown.
    let chat = sdk::json::assistant_agent(&app, Provider::Gemini);
    assert!(chat.request().get("generationConfig").is_none());
    let instructions = chat.instructions().expect("there are some");
    assert!(
        instructions.starts_with("Measure first, then finish."),
        "{instructions}"
    );
    assert!(
        instructions.contains("Answer with JSON alone"),
        "{instructions}"
    );
    let part = json!({"text": format!("```json\n{right}\n```")});
    let turn = json!({"candidates": [{"content": {"parts": [part]}, "finishReason": "STOP"}]});
    let (outcome, _) = run(&chat, [turn]).await;
    assert!(outcome.expect("it ends").answer.is_some());
}

#[tokio::test]
async fn a_model_that_never_ends() {
    let (_, app) = lab();
    let chat = all(&app).with_bounds(Bounds {
        turns: 5,
        calls: 3,
        ..Bounds::default()
    });
    let turn = calls(&vec![("scale", alpha()); 5]);
    let (outcome, messages) = run(&chat, vec![turn; 9]).await;
    assert_eq!(ended(outcome), Some(Unfinished::Turns));
    let flaw = "At most 3 calls of a turn are made, and this one was not.";
    assert_eq!(told(&messages)[..5], ["1", "1", "1", flaw, flaw]);
}

/// Everything in a value, by its path.
fn places(value: &Value, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{path}/{index}"), found);
            }
        }
        Value::Object(members) => {
            for (key, member) in members {
                places(member, &format!("{path}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// What is no part of any message, in every place of one.
fn broken(value: &Value) -> impl Iterator<Item = Value> + '_ {
    let mut paths = Vec::new();
    places(value, "", &mut paths);
    paths.into_iter().flat_map(move |path| {
        let junk = json!([null, true, -7, 1e300, "", "x", [], [null], {}, {"x": []}]);
        let junk = junk.as_array().expect("it is a list").clone();
        junk.into_iter().map(move |junk| {
            let mut broken = value.clone();
            *broken.pointer_mut(&path).expect("it is there") = junk;
            broken
        })
    })
}

#[tokio::test]
async fn junk_anywhere_ends_in_an_answer_or_an_error() {
    let (_, app) = lab();
    let mut count = 0;
    for provider in Provider::ALL {
        let path = format!("../../../spec/conformance/dialogue/{provider}.json");
        let vectors = std::fs::read_to_string(path).expect("there are vectors");
        let vectors: Value = serde_json::from_str(&vectors).expect("vectors are JSON");
        let case = &vectors["turns"][4];
        let chat = Dialogue::new(&app, SPECS.iter().copied(), provider);
        let chat = chat.with_on_stop(OnStop::Tell);
        let mut turns: Vec<Result<Turn, TurnFailed>> = broken(&case["response"])
            .map(|response| chat.turn(&response))
            .collect();
        turns.extend(broken(&case["events"]).map(|events| {
            let mut stream = chat.stream();
            for event in events.as_array().into_iter().flatten() {
                stream.feed(event)?;
            }
            stream.done()
        }));
        for turn in turns.into_iter().flatten() {
            count += 1;
            let mut turn = turn;
            let messages = turn.run().await.expect("it is told");
            for index in 0..turn.calls().len() {
                let call = &turn.calls()[index];
                let is_own = turn.calls().iter().filter(|own| own.id == call.id).count() == 1;
                assert!(is_own, "{provider}: {:?}", turn.calls());
            }
            // The messages are those of this provider again.
            assert_eq!(messages.is_empty(), turn.messages().is_empty());
        }
    }
    assert!(count > 500, "{count}");
}

#[test]
fn a_response_takes_no_more_than_its_bounds() {
    let (_, app) = lab();
    let bounds = Bounds {
        size: 10_000,
        ..Bounds::default()
    };
    let chat = all(&app).with_bounds(bounds);
    let failed = chat
        .turn(&says(&"x".repeat(20_000)))
        .expect_err("it is too large");
    assert_eq!(
        failed.to_string(),
        "the response is larger than 10000 characters"
    );
    let mut stream = chat.stream();
    let event = json!({"choices": [{"index": 0, "delta": {"content": "x"}}]});
    let fed = (0..100_000)
        .map(|_| stream.feed(&event))
        .position(|fed| fed.is_err());
    assert!(fed.is_some_and(|fed| fed < 1_000), "{fed:?}");
}

/// How long it takes to read a stream, whatever it ends in.
fn time(chat: &Dialogue, events: impl IntoIterator<Item = Value>) -> Duration {
    let (begun, mut stream) = (Instant::now(), chat.stream());
    for event in events {
        if stream.feed(&event).is_err() {
            break;
        }
    }
    // What it says does not matter.
    let _ = stream.done();
    begun.elapsed()
}

#[test]
fn a_million_members_take_no_long_time() {
    let (_, app) = lab();
    let chat = all(&app);
    let delta = |delta: Value| json!({"choices": [{"index": 0, "delta": delta}]});
    let many = |count: usize, one: fn(usize) -> (String, Value)| {
        let members = (0..count).map(one);
        Value::Object(members.collect())
    };
    let texts = many(200_000, |n| (format!("k{n}"), "".into()));
    assert!(time(&chat, [delta(texts)]) < Duration::from_secs(5));
    let calls = (0..100_000).map(|n| json!({"index": n, "id": format!("c{n}")}));
    let calls = json!({"tool_calls": calls.collect::<Vec<Value>>()});
    assert!(time(&chat, [delta(calls)]) < Duration::from_secs(5));
    let response = |calls: Vec<Value>| json!({"choices": [{"message": {"tool_calls": calls}}]});
    let calls = (0..20_000).map(|_| json!({"id": "same", "function": {"name": "scale"}}));
    let begun = Instant::now();
    let turn = chat.turn(&response(calls.collect())).expect("it is a turn");
    assert_eq!(turn.calls().len(), 20_000);
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn ids_and_names_that_no_provider_takes_back() {
    let (_, app) = lab();
    let message = |call: Value| {
        let own = json!({"name": "a tool\u{1b}[2J\n", "arguments": "{not json"});
        json!({"id": call, "type": "function", "function": own})
    };
    let ids = json!(["", "a b", "x".repeat(9_000), 7, "same", "same", null]);
    let all_calls: Vec<Value> = ids
        .as_array()
        .into_iter()
        .flatten()
        .cloned()
        .map(message)
        .collect();
    let response = json!({"choices": [{"message": {"tool_calls": all_calls}}]});
    let mut turn = all(&app).turn(&response).expect("it is a turn");
    assert_eq!(turn.finish(), Finish::Done);
    let messages = turn.run().await.expect("it is told");
    let mut seen = Vec::new();
    for (call, sent) in turn
        .calls()
        .iter()
        .zip(messages[0]["tool_calls"].as_array().unwrap())
    {
        assert_eq!(sent["id"], call.id);
        assert_eq!(sent["function"]["name"], "a_tool__2J_");
        seen.push(&call.id);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 7);
    assert!(
        told(&messages)
            .iter()
            .all(|text| text.starts_with("There is no tool"))
    );
}
