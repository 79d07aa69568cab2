//! Agents of a design as rig's own: their limits, where they stop, their typed answers.

mod support;

use std::sync::{Arc, Weak};

use rig_core::message::Message;
use rig_core::test_utils::{MockCompletionModel, MockTurn};
use serde_json::json;
use support::{Heard, Outcomes, call, calls, cancelled, lab, model, read, texts};
use toolrt::agent::Ended;
use toolrt::{Context, Registry};
use toolrt_rig::{AgentBuilder, End, How, NoAnswer, Run, answer};
use toolrt_rig_lab::code::lab::agents::assistant::completions::Report;
use toolrt_rig_lab::code::lab::sdk::rig;
use toolrt_rig_lab::code::lab::tools::reports::provider::{ReportsTools, toolset};
use toolrt_rig_lab::code::lab::tools::reports::types::{
    WriteReportArgs, WriteReportError, WriteReportResult,
};

/// The typed answer that is right.
const RIGHT: &str = r#"{"text": "alpha is heavy", "score": 7}"#;

fn measure(id: &str) -> MockTurn {
    call(id, "measure", json!({"name": "alpha"}))
}

fn fails(id: &str) -> MockTurn {
    call(id, "measure", json!({"name": "gone"}))
}

/// A model that answers as it should after some turns.
fn answering(turns: impl IntoIterator<Item = MockTurn>) -> MockCompletionModel {
    MockCompletionModel::from_turns(turns.into_iter().chain([MockTurn::text(RIGHT)]))
}

fn assistant(model: &MockCompletionModel, app: &Arc<Registry>) -> rig_agent::Agent {
    rig::assistant_agent(AgentBuilder::new(model.clone()), app, How::new()).build()
}

#[tokio::test]
async fn an_agent_has_its_instructions_and_its_tools() {
    let (_, app) = lab();
    let model = answering([]);
    let agent = assistant(&model, &app);
    assert_eq!(agent.name(), Some("assistant"));
    agent.prompt("Hello.").await.expect("it ends");
    let request = model.requests().remove(0);
    let Some(Message::System { content }) = request.chat_history.first() else {
        panic!("it has instructions");
    };
    let told = "Measure first, then finish.\n\n\
        samples: When: A sample is to be measured Not: The sample is at home\n\
        measure, then finish: When everything is measured";
    assert!(content.starts_with(told), "{content}");
    let tools: Vec<&str> = request
        .tools
        .iter()
        .map(|tool| tool.name.as_str())
        .collect();
    let used = [
        "measure", "crash", "watch", "picture", "wait", "scale", "finish",
    ];
    assert!(tools.starts_with(&used), "{tools:?}");
    assert!(!tools.contains(&"burn") && !tools.contains(&"write_report"));
}

#[tokio::test]
async fn a_typed_answer_is_read_by_its_codec() {
    let (_, app) = lab();
    let model = answering([measure("a")]);
    let response = assistant(&model, &app)
        .prompt("Report.")
        .await
        .expect("it ends");
    let report = answer::<Report>(&response).expect("it is right");
    assert_eq!((&*report.text, report.score), ("alpha is heavy", 7));
    let NoAnswer { issues, .. } = answer::<Report>(&rig_agent::agent::PromptResponse::new(
        "{}",
        Default::default(),
    ))
    .expect_err("nothing is there");
    assert_eq!(issues.len(), 2);
}

#[tokio::test]
async fn a_model_corrects_its_answer() {
    let (_, app) = lab();
    let wrong = || MockTurn::text(r#"{"text": "", "score": 11}"#);
    let model = answering([wrong()]);
    let response = assistant(&model, &app)
        .prompt("Report.")
        .await
        .expect("it ends");
    assert!(answer::<Report>(&response).is_ok());
    let request = model.requests().remove(1);
    let feedback = format!("{:?}", request.chat_history.last());
    assert!(
        feedback.contains("/score must be at least 0 and at most 10; got 11."),
        "{feedback}"
    );

    let stubborn = MockCompletionModel::from_turns((0..9).map(|_| wrong()));
    let response = assistant(&stubborn, &app)
        .prompt("Report.")
        .await
        .expect("it ends");
    assert_eq!(stubborn.request_count(), 4);
    let wrong = answer::<Report>(&response).expect_err("it is still wrong");
    assert_eq!(wrong.issues.len(), 2);
}

/// How a run of the assistant ends.
async fn ended(app: &Arc<Registry>, turns: Vec<MockTurn>) -> (Option<End>, usize) {
    let model = answering(turns);
    let agent = assistant(&model, app);
    let run = Run::default();
    let answer = agent.prompt("Go.").tool_context(run.tool_context()).await;
    assert_eq!(answer.is_err(), run.end().is_some(), "{answer:?}");
    (run.end(), model.request_count())
}

#[tokio::test]
async fn a_run_ends_at_the_limits_of_the_design() {
    let (lab, app) = lab();
    let many = |n: usize| (0..n).map(|n| measure(&n.to_string())).collect::<Vec<_>>();
    assert_eq!(ended(&app, many(4)).await, (None, 5));
    assert_eq!(
        ended(&app, many(5)).await,
        (Some(End::Limit(Ended::Calls)), 5)
    );
    assert_eq!(lab.calls().len(), 8);
    let row = vec![fails("a"), fails("b"), measure("c")];
    assert_eq!(
        ended(&app, row).await,
        (Some(End::Limit(Ended::Failures)), 3)
    );
    let between = vec![fails("a"), measure("b"), fails("c")];
    assert_eq!(ended(&app, between).await, (None, 4));
}

#[tokio::test]
async fn runs_count_apart_and_calls_at_once_together() {
    let (lab, app) = lab();
    let alpha = json!({"name": "alpha"});
    let five: Vec<_> = ["a", "b", "c", "d", "e"]
        .into_iter()
        .map(|id| (id, "measure", alpha.clone()))
        .collect();
    let first = answering([calls(&five)]);
    let agent = assistant(&first, &app);
    let run = Run::default();
    let answer = agent.prompt("Go.").tool_concurrency(5);
    assert!(answer.tool_context(run.tool_context()).await.is_err());
    assert_eq!(run.end(), Some(End::Limit(Ended::Calls)));
    assert_eq!(lab.calls().len(), 4);

    // Two runs of one agent, at the same time.
    let both = MockCompletionModel::from_turns([
        calls(&five[..3]),
        calls(&five[..3]),
        MockTurn::text(RIGHT),
        MockTurn::text(RIGHT),
    ]);
    let agent = assistant(&both, &app);
    let (one, other) = tokio::join!(agent.prompt("Go.").run(), agent.prompt("Go.").run());
    assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
    assert_eq!(lab.calls().len(), 10);
}

#[tokio::test]
async fn without_the_hook_all_calls_are_of_one_run() {
    let (_, app) = lab();
    let (tools, _) = rig::assistant_tools(&app, How::new()).into_parts();
    for _ in 0..4 {
        let output = tools[0].execute(json!({"name": "alpha"})).await;
        assert!(output.is_ok());
    }
    let error = tools[0].execute(json!({"name": "alpha"})).await;
    let error = error.expect_err("it was the last one");
    assert_eq!(error.downcast_ref::<Ended>(), Some(&Ended::Calls));
}

#[tokio::test]
async fn a_final_tool_ends_the_run_with_its_result() {
    let (lab, app) = lab();
    let model = answering([calls(&[
        ("a", "finish", json!({"text": "so it is"})),
        ("b", "measure", json!({"name": "alpha"})),
    ])]);
    // Those of a service are final, too.
    let builder = AgentBuilder::new(model.clone()).default_max_turns(5);
    let agent = rig::tools(&app, How::new()).onto(builder).build();
    let run = Run::default();
    let answer = agent
        .prompt("Finish.")
        .tool_context(run.tool_context())
        .await;
    assert_eq!(cancelled(answer), "the run is finished");
    let Some(End::Finished(envelope)) = run.end() else {
        panic!("it is finished: {run:?}");
    };
    let result = envelope.result.as_ref().map(|result| result.as_str());
    assert_eq!(result, Some("{\"text\":\"so it is\"}"));
    assert_eq!(model.request_count(), 1);
    assert_eq!(lab.calls(), ["finish", "measure"], "the turn is done first");

    let last = call("a", "finish", json!({"text": "so it is"}));
    let (end, turns) = ended(&app, vec![measure("m"), last]).await;
    assert!(matches!(end, Some(End::Finished(_))), "{end:?}");
    assert_eq!(turns, 2);
}

/// Writes reports with a rig agent of its own.
struct Reporter(Weak<Registry>);

impl ReportsTools for Reporter {
    async fn write_report(
        &self,
        cx: &Context,
        args: WriteReportArgs,
    ) -> Result<WriteReportResult, WriteReportError> {
        let gone = || WriteReportError::internal("the registry is gone");
        let app = self.0.upgrade().ok_or_else(gone)?;
        let model = model([call("inner", "measure", json!({"name": args.topic}))]);
        let builder = AgentBuilder::new(model).default_max_turns(5);
        let agent = rig::samples_tools(&app, cx.clone()).onto(builder).build();
        let answer = agent.prompt("Measure.").await;
        let answer = answer.map_err(WriteReportError::internal)?;
        Ok(WriteReportResult::new(answer.output()))
    }
}

#[tokio::test]
async fn an_agent_that_is_a_tool_is_one_call() {
    let (lab, app) = lab();
    let reports = toolset(Reporter(Arc::downgrade(&app)));
    app.register(reports).expect("the name is free");
    let model = model([call("outer", "write_report", json!({"topic": "alpha"}))]);
    let outcomes = Outcomes::default();
    let builder = AgentBuilder::new(model.clone()).default_max_turns(5);
    let builder = rig::reports_tools(&app, How::new()).onto(builder.add_hook(outcomes.clone()));
    let heard = Arc::new(Heard::default());
    let run = Run::new(Context::new().with_events(heard.clone()));
    let answer = builder
        .build()
        .prompt("Report.")
        .tool_context(run.tool_context())
        .await;
    answer.expect("it ends");
    assert_eq!(texts(&read(&model, 1)[0]), ["{\"text\":\"done\"}"]);
    let pair = ["call_scheduled", "call_started", "call_finished"];
    let heard: Vec<String> = heard
        .names()
        .into_iter()
        .filter(|(name, _)| name != "policy_decision")
        .map(|(name, tool)| {
            assert_eq!(tool, "write_report");
            name
        })
        .collect();
    assert_eq!(heard, pair);
    let inner = lab.contexts().remove(0);
    assert_eq!(inner.parent_call_id(), Some("outer"));
    assert_eq!(outcomes.all().len(), 1);
}
