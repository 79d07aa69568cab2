//! Tools of a design in a rig agent: what a model reads, what a host sees, what is cancelled.

mod support;

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use rig_agent::agent::MultiTurnStreamItem;
use rig_agent::completion::{PromptError, Usage};
use rig_core::message::{DocumentSourceKind, ImageMediaType, ToolResultContent};
use rig_core::test_utils::{MockCompletionModel, MockStreamEvent, mock_final};
use rig_core::tool::{ToolContext, ToolErrorKind, ToolExecutionError};
use serde_json::{Value, json};
use support::{Heard, agent, call, calls, cancelled, lab, model, read, texts};
use toolrt::{Context, Status};
use toolrt_rig::{CallFailed, End, How, OnStop, Run, RunContext, Said};
use toolrt_rig_lab::PNG;
use toolrt_rig_lab::code::lab::sdk::rig;
use toolrt_rig_lab::code::lab::tools::samples::specs;

/// What a model reads that has got all arguments of `measure` wrong.
const WRONG: &str = r#"/name must have 1 to 20 characters; got 0.
/unit must be one of "mg", "g"; got "kilo".
/time is not a known key. Did you mean "times"?
Arguments: {"name": string, "unit"?: "mg" | "g", "times"?: integer, "notes"?: {string: string}}
Example: {"name":"alpha","unit":"g"}"#;

#[tokio::test]
async fn a_valid_call_goes_through_the_pipeline() {
    let (lab, app) = lab();
    let model = model([call(
        "call-a",
        "measure",
        json!({"name": "alpha", "unit": "g"}),
    )]);
    let (agent, outcomes) = agent(&model, rig::tools(&app, How::new()));
    let answer = agent.prompt("Measure alpha.").await.expect("it ends");
    assert_eq!(answer.output(), "done");

    let results = read(&model, 1);
    let told = [
        "{\"name\":\"alpha\",\"value\":1.5,\"unit\":\"g\"}",
        "Write it down.",
    ];
    assert_eq!(texts(&results[0]), told);
    assert!(!results[0].is_error);
    let contexts = lab.contexts();
    assert_eq!(contexts[0].caller().as_str(), toolrt_rig::CALLER);
    assert_eq!(contexts[0].call_id(), Some("call-a"));
    let seen = outcomes.all().remove(0);
    let envelope = seen.envelope.expect("it comes with the result");
    assert!(envelope.is_ok() && seen.error.is_none());
    assert_eq!(envelope.meta.call_id, "call-a");
    assert_eq!(envelope.meta.caller, "rig");
}

#[tokio::test]
async fn schemas_and_descriptions_reach_the_model_as_they_are() {
    let (_, app) = lab();
    let model = model([]);
    let (agent, _) = agent(&model, rig::samples_tools(&app, How::new()));
    agent.prompt("Hello.").await.expect("it ends");
    let tools = &model.requests()[0].tools;
    assert_eq!(tools.len(), specs::SPECS.len());
    for (tool, spec) in tools.iter().zip(specs::SPECS) {
        assert_eq!(tool.name, spec.name);
        assert_eq!(tool.parameters.to_string(), spec.input_schema);
    }
    assert_eq!(tools[0].description, "Measure a sample.");
    app.unregister("measure");
    let (left, _) = rig::samples_tools(&app, How::new()).into_parts();
    assert_eq!(left[0].name(), "crash", "the others are not registered");
}

#[tokio::test]
async fn a_model_corrects_its_arguments() {
    let (lab, app) = lab();
    let model = model([
        call(
            "a",
            "measure",
            json!({"name": "", "unit": "kilo", "time": 2}),
        ),
        call("b", "measure", json!({"name": "alpha"})),
    ]);
    let (agent, outcomes) = agent(&model, rig::tools(&app, How::new()));
    agent.prompt("Measure alpha.").await.expect("it ends");

    assert_eq!(texts(&read(&model, 1)[0]), [WRONG]);
    assert!(read(&model, 1)[0].is_error && !read(&model, 2)[0].is_error);
    let first = &outcomes.all()[0];
    let failure = (ToolErrorKind::InvalidArgs, "invalid_input", Some(false));
    assert_eq!(first.failure(), failure);
    assert_eq!(
        first
            .failed()
            .error
            .as_ref()
            .map(|error| error.issues.len()),
        Some(3)
    );
    assert_eq!(lab.calls(), ["measure"]);
}

#[tokio::test]
async fn a_declared_error_is_told_with_its_hint() {
    let (_, app) = lab();
    let model = model([call("a", "measure", json!({"name": "gone"}))]);
    let (agent, outcomes) = agent(&model, rig::tools(&app, How::new()));
    agent
        .prompt("Measure what is gone.")
        .await
        .expect("it ends");
    let told = texts(&read(&model, 1)[0]).join("\n");
    assert!(told.contains("There is no such sample."), "{told}");
    assert!(told.contains("Samples are alpha and beta."), "{told}");
    let failure = (ToolErrorKind::NotFound, "no_such_sample", Some(false));
    assert_eq!(outcomes.all()[0].failure(), failure);
}

#[tokio::test]
async fn an_error_that_says_stop_ends_the_run_unless_told() {
    let (_, app) = lab();
    let night = || call("a", "measure", json!({"name": "night"}));
    let one = model([night()]);
    let (ends, _) = agent(&one, rig::tools(&app, How::new()));
    let run = Run::new(Context::new());
    let answer = ends
        .prompt("Measure.")
        .tool_context(run.tool_context())
        .await;
    assert_eq!(cancelled(answer), "measure: closed: The lab is closed.");
    let Some(End::Failed(failed)) = run.end() else {
        panic!("a call has failed: {run:?}");
    };
    let error = failed.envelope().error.as_ref().expect("it has failed");
    assert_eq!(error.code, "closed");
    assert_eq!(one.request_count(), 1);

    let other = model([night()]);
    let (goes_on, outcomes) = agent(
        &other,
        rig::tools(&app, How::new().with_on_stop(OnStop::Tell)),
    );
    let answer = goes_on.prompt("Measure.").await.expect("it goes on");
    assert_eq!(answer.output(), "done");
    let failure = (ToolErrorKind::Provider, "closed", Some(false));
    assert_eq!(outcomes.all()[0].failure(), failure);
}

#[tokio::test]
async fn a_run_that_streams_ends_in_the_same_way() {
    let (lab, app) = lab();
    let turn = |id: &str, name: &str| {
        let call = MockStreamEvent::ToolCall {
            id: id.to_owned(),
            name: "measure".to_owned(),
            arguments: json!({"name": name}),
            call_id: None,
        };
        [
            call,
            MockStreamEvent::FinalResponse(mock_final(Usage::default())),
        ]
    };
    let turns = [turn("a", "alpha"), turn("b", "night"), turn("c", "alpha")];
    let model = MockCompletionModel::from_stream_turns(turns);
    let (agent, _) = agent(&model, rig::tools(&app, How::new()));
    let run = Run::default();
    let answer = agent.prompt("Go.").tool_context(run.tool_context());
    let items: Vec<_> = answer.stream().collect().await;
    let results = items
        .iter()
        .filter(|item| matches!(item, Ok(MultiTurnStreamItem::ToolResult { .. })));
    assert_eq!(results.count(), 1);
    assert!(
        matches!(items.last(), Some(Err(PromptError::Cancelled { .. }))),
        "{items:?}"
    );
    assert!(matches!(run.end(), Some(End::Failed(_))));
    assert_eq!(lab.contexts()[0].call_id(), Some("a"));
    assert_eq!(lab.calls().len(), 2);
}

#[tokio::test]
async fn nobody_reads_what_only_the_log_may_have() {
    let (lab, app) = lab();
    let model = model([call("a", "crash", json!({}))]);
    let (agent, outcomes) = agent(&model, rig::tools(&app, How::new()));
    let reason = cancelled(agent.prompt("Crash.").await);
    assert!(!reason.contains("hunter2"), "{reason}");
    assert_eq!(
        outcomes.all()[0].failure(),
        (ToolErrorKind::Other, "internal", Some(false))
    );
    assert_eq!(lab.log(), ["crash: the password is hunter2"]);
}

#[tokio::test]
async fn items_and_progress_reach_the_receiver_of_events() {
    let (_, app) = lab();
    let model = model([call("a", "watch", json!({"name": "alpha", "times": 2}))]);
    let (agent, _) = agent(&model, rig::tools(&app, How::new()));
    let heard = Arc::new(Heard::default());
    let run = Run::new(Context::new().with_events(heard.clone()));
    let answer = agent.prompt("Watch.").tool_context(run.tool_context());
    answer.await.expect("it ends");
    let items = [0, 1].map(|n| format!("{{\"name\":\"alpha\",\"value\":{n},\"unit\":\"mg\"}}"));
    assert_eq!(heard.items(), items);
    let names: Vec<String> = heard.names().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names.iter().filter(|name| *name == "progress").count(), 2);
    assert_eq!(texts(&read(&model, 1)[0]), ["2"]);
    assert_eq!(run.end(), None);
}

#[tokio::test]
async fn an_image_is_one_for_the_model() {
    let (_, app) = lab();
    let model = model([call("a", "picture", json!({"name": "alpha"}))]);
    let (agent, _) = agent(&model, rig::tools(&app, How::new()));
    agent.prompt("Show alpha.").await.expect("it ends");
    let result = read(&model, 1).remove(0);
    assert_eq!(texts(&result), ["alpha:", "image"]);
    let Some(ToolResultContent::Image(image)) = result.content.get(1) else {
        panic!("it is an image");
    };
    assert_eq!(image.media_type, Some(ImageMediaType::PNG));
    let png = toolrt::Bytes::from(PNG).to_base64();
    assert_eq!(image.data, DocumentSourceKind::Base64(png));
}

#[tokio::test]
async fn a_model_reads_what_the_host_wants_it_to() {
    let (_, app) = lab();
    let json = "{\"name\":\"alpha\",\"value\":1.5,\"unit\":\"mg\"}";
    let (hint, remind) = ("alpha weighs 1.5", "Write it down.");
    for (said, told) in [
        (Said::Json, vec![json, remind]),
        (Said::Hint, vec![hint, remind]),
        (Said::Both, vec![hint, json, remind]),
    ] {
        let model = model([call("a", "measure", json!({"name": "alpha"}))]);
        let (agent, _) = agent(&model, rig::tools(&app, How::new().with_said(said)));
        agent.prompt("Measure.").await.expect("it ends");
        assert_eq!(texts(&read(&model, 1)[0]), told);
    }
}

#[tokio::test]
async fn a_run_that_is_dropped_drops_its_call() {
    let (lab, app) = lab();
    let model = model([call("a", "wait", json!({"ms": 60_000}))]);
    let (agent, _) = agent(&model, rig::tools(&app, How::new()));
    let answer = tokio::time::timeout(Duration::from_millis(50), agent.prompt("Wait.").run());
    assert!(answer.await.is_err(), "it waits");
    assert_eq!(lab.calls(), ["wait"]);
    assert_eq!(lab.dropped(), 1);
}

#[tokio::test]
async fn the_token_of_a_run_cancels_its_calls() {
    let (lab, app) = lab();
    let model = model([call("a", "wait", json!({"ms": 60_000}))]);
    let (agent, outcomes) = agent(&model, rig::tools(&app, How::new()));
    let run = Run::new(Context::new());
    let cancel = run.context().cancel().clone();
    let cancels = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        cancel.cancel();
    };
    let answer = agent.prompt("Wait.").tool_context(run.tool_context()).run();
    let (answer, ()) = tokio::join!(answer, cancels);
    assert_eq!(
        cancelled(answer),
        "wait: cancelled: The call was cancelled."
    );
    assert_eq!(outcomes.all()[0].failure().0, ToolErrorKind::Cancelled);
    assert_eq!(lab.dropped(), 1);
}

#[tokio::test]
async fn calls_of_a_turn_run_at_once_as_far_as_the_design_lets_them() {
    let (lab, app) = lab();
    let wait = json!({"ms": 50});
    let scale = json!({"name": "alpha"});
    let model = model([calls(&[
        ("a", "wait", wait.clone()),
        ("b", "wait", wait),
        ("c", "scale", scale.clone()),
        ("d", "scale", scale),
    ])]);
    let (agent, _) = agent(&model, rig::tools(&app, How::new()));
    let answer = agent.prompt("Work.").tool_concurrency(4);
    answer.await.expect("it ends");
    let told: Vec<String> = read(&model, 1).iter().flat_map(texts).collect();
    assert_eq!(told, ["true", "true", "1", "1"]);
    assert_eq!(lab.most(), [1, 2]);
    let contexts = lab.contexts();
    let ids = contexts.iter().filter_map(Context::call_id);
    let mut ids: Vec<&str> = ids.collect();
    ids.sort_unstable();
    assert_eq!(ids, ["a", "b", "c", "d"]);
}

#[tokio::test]
async fn fifty_tools_are_fifty_tools() {
    let (_, app) = lab();
    let model = model([
        call("a", "shelf_01", json!({"row": 1})),
        call("b", "shelf_50", json!({"row": 9})),
    ]);
    let (agent, _) = agent(&model, rig::shelves_tools(&app, How::new()));
    agent.prompt("Look.").await.expect("it ends");
    assert_eq!(model.requests()[0].tools.len(), 50);
    assert_eq!(texts(&read(&model, 1)[0]), ["\"shelf 1, row 1\""]);
    assert_eq!(texts(&read(&model, 2)[0]), ["\"shelf 50, row 9\""]);
}

#[tokio::test]
async fn a_host_gives_the_values_of_a_run() {
    let (lab, app) = lab();
    let measure = || model([call("a", "measure", json!({"name": "alpha"}))]);
    let run = RunContext::new()
        .with_session_id("session")
        .with_run_id("run")
        .with_label("tenant", "acme");
    let mut context = ToolContext::new();
    context.insert(run).expect("it is data");
    let base = Context::new()
        .with_session_id("of all")
        .with_label("tenant", "nobody");

    let (by_data, _) = agent(&measure(), rig::tools(&app, base));
    let answer = by_data.prompt("Measure.").tool_context(context.clone());
    answer.await.expect("it ends");
    let by = How::new().with_context_by(|context| {
        let run = context.get::<RunContext>();
        assert!(run.is_ok_and(|run| run.is_some()), "it is there");
        Context::new()
            .with_label("tenant", "by function")
            .with_run_id("mine")
    });
    let (by_function, _) = agent(&measure(), rig::tools(&app, by));
    let answer = by_function.prompt("Measure.").tool_context(context);
    answer.await.expect("it ends");
    let live = Run::new(Context::new().with_label("tenant", "live"));
    let (by_run, _) = agent(&measure(), rig::tools(&app, How::new()));
    let answer = by_run.prompt("Measure.").tool_context(live.tool_context());
    answer.await.expect("it ends");

    let tenants = ["acme", "acme", "live"].map(|tenant| Some(tenant.to_owned()));
    assert_eq!(lab.tenants(), tenants);
    let contexts = lab.contexts();
    let ids: Vec<_> = contexts
        .iter()
        .map(|cx| (cx.session_id(), cx.run_id()))
        .collect();
    let own = (Some("session"), Some("run"));
    assert_eq!(ids, [own, own, (None, None)]);
}

#[tokio::test]
async fn a_context_of_another_kind_is_an_error_that_models_do_not_read() {
    let (lab, app) = lab();
    let model = model([call("a", "measure", json!({"name": "alpha"}))]);
    let (agent, _) = agent(&model, rig::tools(&app, How::new()));
    let context: ToolContext =
        serde_json::from_value(json!({"inbound": {"dev.toolc/run": 7}})).expect("it is data");
    agent
        .prompt("Measure.")
        .tool_context(context)
        .await
        .expect("it ends");
    assert_eq!(texts(&read(&model, 1)[0]), ["the tool failed"]);
    assert!(lab.calls().is_empty());
}

#[tokio::test]
async fn tools_work_without_an_agent() {
    let (_, app) = lab();
    let (tools, _) = rig::tools(&app, How::new()).into_parts();
    let measure = &tools[0];
    let output = measure.execute(json!({"name": "alpha"})).await;
    let output = output.expect("there is such a sample").into_content();
    let reading = json!({"name": "alpha", "value": 1.5, "unit": "mg"});
    assert_eq!(output[0].as_json(), Some(&reading));
    let error: ToolExecutionError = measure
        .execute(Value::Null)
        .await
        .expect_err("no arguments");
    let failed = error
        .downcast_ref::<CallFailed>()
        .expect("the call has failed");
    assert_eq!(failed.envelope().status, Status::Error);
    assert!(error.http_status() == Some(400) || error.http_status() == Some(422));
}
