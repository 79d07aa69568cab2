//! Consent to calls of a rig agent: who is asked, and what it counts for.

mod support;

use std::sync::{Arc, Mutex};

use rig_agent::agent::{AgentBuilder, AgentHook, DispatchAction, DispatchEvent, HookContext};
use rig_core::tool::ToolErrorKind;
use serde_json::json;
use support::{Outcomes, agent, call, calls, cancelled, lab, model, read, texts};
use toolrt::host::{Confirmer, Consent, Policy, Question};
use toolrt::{Answer, Asked, Asker, BoxFuture, Context, RequestKind, Spec};
use toolrt_rig::{Approval, End, Hook, How, Run};
use toolrt_rig_lab::Lab;
use toolrt_rig_lab::code::lab::sdk::rig;

/// What somebody was asked.
#[derive(Clone, Default)]
struct Questions(Arc<Mutex<Vec<String>>>);

impl Questions {
    fn all(&self) -> Vec<String> {
        self.0.lock().expect("nobody panics here").clone()
    }

    fn asked(&self, question: &str) {
        let mut all = self.0.lock().expect("nobody panics here");
        all.push(question.to_owned());
    }

    /// Asks somebody who says this.
    fn approving(&self, says: bool) -> How {
        let own = self.clone();
        How::new().approving(move |approval: Approval| {
            own.asked(&approval.question);
            assert_eq!(approval.cx.caller().as_str(), "rig");
            async move { says }
        })
    }
}

#[tokio::test]
async fn an_approval_is_consent_to_one_call() {
    let (lab, app) = lab();
    let model = model([
        call("a", "burn", json!({"name": "alpha"})),
        call("b", "burn", json!({"name": "alpha"})),
    ]);
    let questions = Questions::default();
    let (agent, _) = agent(&model, rig::tools(&app, questions.approving(true)));
    agent.prompt("Burn.").await.expect("it ends");
    assert_eq!(questions.all(), ["Burn alpha?", "Burn alpha?"]);
    assert_eq!(texts(&read(&model, 2)[0]), ["{\"burned\":true}"]);
    assert_eq!(lab.calls(), ["burn", "burn"]);
}

/// A policy by which only consent counts that is on record.
struct Records;

impl Policy for Records {
    fn consent(&self, _: &'static Spec, _: &Context) -> Consent {
        Consent::Recorded
    }
}

#[tokio::test]
async fn an_approval_is_on_record() {
    let lab = Lab::default();
    let mut app = lab.registry();
    app.set_policy(Records);
    let model = model([call("a", "burn", json!({"name": "alpha"}))]);
    let questions = Questions::default();
    let tools = rig::tools(&Arc::new(app), questions.approving(true));
    let (agent, _) = agent(&model, tools);
    agent.prompt("Burn.").await.expect("it ends");
    assert_eq!(lab.calls(), ["burn"]);
}

#[tokio::test]
async fn a_refusal_is_told_and_ends_nothing() {
    for is_recorded in [false, true] {
        let lab = Lab::default();
        let mut app = lab.registry();
        if is_recorded {
            app.set_policy(Records);
        }
        let model = model([call("a", "burn", json!({"name": "alpha"}))]);
        let questions = Questions::default();
        let tools = rig::tools(&Arc::new(app), questions.approving(false));
        let (agent, outcomes) = agent(&model, tools);
        let answer = agent.prompt("Burn.").await.expect("it goes on");
        assert_eq!(answer.output(), "done");
        assert_eq!(questions.all(), ["Burn alpha?"]);
        assert!(lab.calls().is_empty());
        let seen = outcomes.all().remove(0);
        assert_eq!(seen.failure().0, ToolErrorKind::PermissionDenied);
        if !is_recorded {
            assert_eq!(
                texts(&read(&model, 1)[0]),
                ["A human has refused the call."]
            );
            assert!(seen.is_refused);
        }
    }
}

#[tokio::test]
async fn without_anybody_to_ask_there_is_no_consent() {
    let (lab, app) = lab();
    let model = model([call("a", "burn", json!({"name": "alpha"}))]);
    let (agent, outcomes) = agent(&model, rig::tools(&app, How::new()));
    let run = Run::default();
    let answer = agent.prompt("Burn.").tool_context(run.tool_context()).await;
    cancelled(answer);
    assert!(matches!(run.end(), Some(End::Failed(_))));
    assert_eq!(outcomes.all()[0].failure().1, "confirmation_required");
    assert!(lab.calls().is_empty());
}

#[tokio::test]
async fn nobody_is_asked_of_calls_that_are_refused_anyway_or_need_no_consent() {
    let (lab, app) = lab();
    let model = model([
        call("a", "burn", json!({"name": 7})),
        call("b", "measure", json!({"name": "alpha"})),
    ]);
    let questions = Questions::default();
    let (agent, _) = agent(&model, rig::tools(&app, questions.approving(true)));
    agent.prompt("Burn.").await.expect("it ends");
    assert!(questions.all().is_empty());
    assert_eq!(lab.calls(), ["measure"]);
}

/// Says this, and keeps what it is asked.
struct Says(bool, Questions);

impl Confirmer for Says {
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool> {
        self.1.asked(question.text);
        Box::pin(async { self.0 })
    }
}

impl Asker for Says {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        self.1
            .asked(asked.request.question.as_deref().unwrap_or_default());
        let answer = match asked.request.kind {
            RequestKind::Confirm => self.0.to_string(),
            _ if asked.request.question.as_deref() == Some("On ice?") => "true".to_owned(),
            _ => "\"Mars\"".to_owned(),
        };
        Box::pin(async { Answer::json(answer) })
    }
}

#[tokio::test]
async fn the_host_is_asked_before_the_sdk() {
    for by_asker in [false, true] {
        let lab = Lab::default();
        let mut app = lab.registry();
        let (host, sdk) = (Questions::default(), Questions::default());
        match by_asker {
            true => app.set_asker(Says(true, host.clone())),
            false => app.set_confirmer(Says(true, host.clone())),
        }
        let model = model([call("a", "burn", json!({"name": "alpha"}))]);
        let (agent, _) = agent(&model, rig::tools(&Arc::new(app), sdk.approving(false)));
        agent.prompt("Burn.").await.expect("it ends");
        assert_eq!(host.all(), ["Burn alpha?"]);
        assert!(sdk.all().is_empty());
        assert_eq!(lab.calls(), ["burn"]);
    }
}

#[tokio::test]
async fn the_hosts_asker_answers_what_tools_ask() {
    let lab = Lab::default();
    let mut app = lab.registry();
    let host = Questions::default();
    app.set_asker(Says(true, host.clone()));
    let model = model([call("a", "ship", json!({"name": "alpha"}))]);
    let (agent, _) = agent(&model, rig::tools(&Arc::new(app), How::new()));
    agent.prompt("Ship.").await.expect("it ends");
    assert_eq!(host.all(), ["Where to?", "On ice?"]);
    assert_eq!(
        texts(&read(&model, 1)[0]),
        ["{\"to\":\"Mars\",\"cold\":true}"]
    );
}

/// A host's own hook, which agrees to calls on `alpha`; and one that changes what they burn.
struct Agrees(Hook);

impl AgentHook for Agrees {
    async fn on_dispatch(&self, ctx: &HookContext, event: DispatchEvent<'_>) -> DispatchAction {
        let args = event.tool_args().unwrap_or_default();
        if args.contains("alpha") {
            self.0.agree(ctx, &event);
        }
        DispatchAction::proceed()
    }
}

struct Changes;

impl AgentHook for Changes {
    async fn on_dispatch(&self, _: &HookContext, event: DispatchEvent<'_>) -> DispatchAction {
        DispatchAction::rewrite_tool_args(event.kind, json!({"name": "beta"}))
    }
}

#[tokio::test]
async fn a_hook_of_the_host_agrees_to_what_it_has_seen() {
    let (lab, app) = lab();
    let burns = |first: &str| model([call("a", "burn", json!({"name": first}))]);
    // Before our hook, or behind it.
    for is_first in [true, false] {
        let model = burns("alpha");
        let tools = rig::tools(&app, How::new());
        let agrees = Agrees(tools.hook().clone());
        let builder = AgentBuilder::new(model).default_max_turns(5);
        let agent = match is_first {
            true => tools.onto(builder.add_hook(agrees)),
            false => tools.onto(builder).add_hook(agrees),
        };
        agent.build().prompt("Burn.").await.expect("it ends");
    }
    assert_eq!(lab.calls(), ["burn", "burn"]);

    let tools = rig::tools(&app, How::new());
    let agrees = Agrees(tools.hook().clone());
    let builder = AgentBuilder::new(burns("gamma")).default_max_turns(5);
    let other = tools.onto(builder).add_hook(agrees).build();
    cancelled(other.prompt("Burn.").await);

    let tools = rig::tools(&app, How::new());
    let agrees = Agrees(tools.hook().clone());
    let builder = AgentBuilder::new(burns("alpha")).default_max_turns(5);
    let changed = tools
        .onto(builder)
        .add_hook(agrees)
        .add_hook(Changes)
        .build();
    cancelled(changed.prompt("Burn.").await);
    assert_eq!(
        lab.calls(),
        ["burn", "burn"],
        "it counts for what was seen alone"
    );
}

#[tokio::test]
async fn of_calls_at_once_each_has_its_own_consent() {
    let (lab, app) = lab();
    let model = model([calls(&[
        ("a", "burn", json!({"name": "alpha"})),
        ("b", "burn", json!({"name": "beta"})),
        ("c", "burn", json!({"name": "alpha"})),
    ])]);
    let how = How::new().approving(|approval| async move {
        tokio::task::yield_now().await;
        approval.cx.call_id() != Some("c") && approval.args.contains("alpha")
    });
    let (agent, _) = agent(&model, rig::tools(&app, how));
    let answer = agent.prompt("Burn.").tool_concurrency(3);
    answer.await.expect("it ends");
    let told: Vec<String> = read(&model, 1).iter().flat_map(texts).collect();
    let refused = "A human has refused the call.";
    assert_eq!(told, ["{\"burned\":true}", refused, refused]);
    assert_eq!(lab.contexts()[0].call_id(), Some("a"));
}

#[tokio::test]
async fn inside_of_an_agent_that_is_a_tool_it_is_the_same() {
    let (lab, app) = lab();
    let inner = model([
        calls(&[
            ("a", "burn", json!({"name": "alpha"})),
            ("b", "burn", json!({"name": "beta"})),
        ]),
        call("c", "measure", json!({"name": "alpha"})),
    ]);
    let how = How::new().approving(|approval| async move { approval.args.contains("alpha") });
    let builder = AgentBuilder::new(inner.clone())
        .name("burner")
        .default_max_turns(5);
    let outcomes = Outcomes::default();
    let builder = rig::tools(&app, how).onto(builder.add_hook(outcomes.clone()));
    let tool = builder.build().into_tool().expect("it has a name");
    let outer = model([call("x", "burner", json!({"prompt": "Burn."}))]);
    let agent = AgentBuilder::new(outer.clone())
        .dynamic_tool(tool)
        .default_max_turns(5)
        .build();
    let run = Run::default();
    let answer = agent.prompt("Go.").tool_context(run.tool_context());
    answer.await.expect("it ends");
    let told: Vec<String> = read(&inner, 1).iter().flat_map(texts).collect();
    assert_eq!(told, ["{\"burned\":true}", "A human has refused the call."]);
    assert_eq!(lab.calls(), ["burn", "measure"]);
    let contexts = lab.contexts();
    let ids: Vec<_> = contexts.iter().map(|cx| cx.call_id()).collect();
    assert_eq!(ids, [Some("a"), Some("c")]);
    assert_eq!(texts(&read(&outer, 1)[0]), ["done"]);
}

#[tokio::test]
async fn what_ends_an_agent_that_is_a_tool_does_not_end_the_run_around() {
    let (_, app) = lab();
    let inner = model([call("a", "measure", json!({"name": "night"}))]);
    let builder = AgentBuilder::new(inner)
        .name("watcher")
        .default_max_turns(5);
    let agent = rig::tools(&app, How::new()).onto(builder).build();
    let tool = agent.into_tool().expect("it has a name");
    let outer = model([call("x", "watcher", json!({"prompt": "Measure."}))]);
    let builder = AgentBuilder::new(outer).default_max_turns(5);
    let run = Run::default();
    let answer = builder
        .dynamic_tool(tool)
        .build()
        .prompt("Go.")
        .tool_context(run.tool_context());
    assert_eq!(answer.await.expect("it goes on").output(), "done");
    assert_eq!(run.end(), None);
}
