//! The generated code of the case `agents`, at work: what it says of agents, typed calls, typed answers.

#[path = "golden/agents/rust/mod.rs"]
mod tools;

use std::collections::HashSet;
use std::future::Future;
use std::pin::pin;
use std::sync::Mutex;
use std::task::{Poll, Waker};

use toolrt::agent::OnMissing;
use toolrt::{AgentSpec, BoxFuture, Completion, Context, Envelope, Executor, Json, Meta, Value};
use tools::archive::agents::keeper;
use tools::archive::tools::archive;
use tools::desk::agents::{idle, mod_, researcher, reviewer, reviewer_2};
use tools::desk::tools::{research, review};
use tools::lonely::agents::agents;

fn all() -> [&'static AgentSpec; 7] {
    [
        &keeper::AGENT,
        &researcher::AGENT,
        &idle::AGENT,
        &reviewer::AGENT,
        &reviewer_2::AGENT,
        &mod_::AGENT,
        &agents::AGENT,
    ]
}

fn tools_of(agent: &AgentSpec) -> Vec<&str> {
    agent.tools.iter().map(|spec| spec.name).collect()
}

#[test]
fn an_agent_refers_to_the_specs_of_its_toolsets() {
    for agent in all() {
        let viewed: Vec<_> = agent.uses.iter().flat_map(|view| view.tools).collect();
        assert_eq!(viewed.len(), agent.tools.len(), "{}", agent.name);
        for (spec, seen) in agent.tools.iter().zip(viewed) {
            assert!(std::ptr::eq(*spec, *seen), "{}", spec.name);
        }
        for view in agent.uses {
            for spec in view.tools {
                let whole = view.toolset.tools.iter();
                assert!(whole.clone().any(|own| std::ptr::eq(*own, *spec)));
            }
        }
        let needed: HashSet<_> = agent
            .tools
            .iter()
            .flat_map(|spec| spec.capabilities)
            .collect();
        let said: HashSet<_> = agent.capabilities.iter().collect();
        let needed = needed.into_iter().filter(|needed| needed.name != "none");
        assert_eq!(needed.collect::<HashSet<_>>(), said, "{}", agent.name);
        assert_eq!(said.len(), agent.capabilities.len(), "each once");
    }
}

#[test]
fn an_agent_says_what_its_design_says() {
    let agent = &researcher::AGENT;
    assert_eq!((agent.name, agent.service), ("researcher", "desk"));
    assert_eq!(
        (agent.title, agent.version),
        (Some("Researcher"), Some("2.1.0"))
    );
    assert_eq!(
        agent.description,
        "Finds things out.\n\nAsks the archive first."
    );
    assert_eq!(researcher::POLICY, agent.policy);
    assert_eq!(
        (agent.policy.calls, agent.policy.time_ms),
        (Some(20), Some(300_000))
    );
    assert_eq!(agent.policy.on_missing, Some(OnMissing::Clarify));
    assert_eq!(agent.scopes, ["archive:read"]);
    assert!(std::ptr::eq(agent.implements[0], &research::specs::TOOLSET));
    assert!(std::ptr::eq(
        reviewer::AGENT.exports[0],
        &review::specs::TOOLSET
    ));
    assert_eq!(idle::AGENT.version, Some("2.0.0"), "its service's");
    assert!(researcher::spec("fetch").is_some() && researcher::spec("burn").is_none());
    assert_eq!(
        tools_of(&keeper::AGENT),
        [
            "research",
            "stream_research",
            "search_archive",
            "fetch",
            "burn"
        ]
    );
    assert_eq!(
        tools_of(&reviewer_2::AGENT),
        ["research", "review_finding", "review_all"]
    );
    assert_eq!(tools_of(&mod_::AGENT), [""; 0]);

    let count = researcher::spec("count").expect("the agent uses it");
    assert_eq!(agent.next(count).count(), 0, "it may not burn anything");
    assert_eq!(keeper::AGENT.next(count).count(), 1);
}

/// Answers what it is told to, and remembers what it was asked.
#[derive(Default)]
struct Answers(Mutex<Vec<(String, String)>>, &'static str);

impl Executor for Answers {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        _cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        let payload = String::from_utf8(payload.to_vec()).expect("JSON is text");
        let mut asked = self.0.lock().expect("nobody panics here");
        asked.push((tool.to_owned(), payload));
        let answer = Json::parse(self.1).expect("the answers are JSON");
        let envelope = Envelope::success(answer, Meta::default());
        Box::pin(std::future::ready(envelope))
    }
}

#[test]
fn calls_go_over_any_executor_to_tools_of_any_service() {
    let executor = Answers(Mutex::default(), r#"{"fetch!":3}"#);
    let calls = researcher::Calls::new(&executor);
    let args = tools::archive::tools::odd_things::types::FetchArgs::new(3);
    let result = block_on(calls.fetch_not(&args, &Context::new())).expect("the answer fits");
    assert_eq!(result.fetch, 3);

    let executor = Answers(Mutex::default(), r#"{"problems":["too short"]}"#);
    let finding = tools::types::acme_desk::Finding::new("It rains.");
    let args = review::types::ReviewFindingArgs::new(finding);
    let calls = researcher::Calls::new(&executor);
    let result = block_on(calls.review_finding(&args, &Context::new())).expect("it fits, too");
    assert_eq!(result.problems, ["too short"]);
    assert_eq!(
        *executor.0.lock().expect("nobody panics here"),
        [(
            "review_finding".to_owned(),
            r#"{"finding":{"text":"It rains.","sources":[]}}"#.to_owned()
        )]
    );

    let executor = Answers(Mutex::default(), r#"{"page":7}"#);
    let calls = keeper::Calls::new(&executor);
    let args = archive::types::FetchArgs::new(vec![]);
    let wrong = block_on(calls.fetch(&args, &Context::new())).expect_err("7 is no finding");
    assert_eq!(
        wrong.to_string(),
        "the answer is not valid: /page must be an object; got 7."
    );
}

/// What a completion makes of an answer: canonical JSON, or the first message.
fn held<C: Completion>(answer: &str) -> String {
    let schema = Value::parse(C::spec().schema.as_bytes());
    assert!(schema.is_some(), "{} has a schema", C::spec().name);
    match C::decode(answer) {
        Ok(answer) => {
            C::validate(&answer).expect("what was read is valid");
            String::from_utf8(C::encode(&answer).expect("and can be written")).expect("as text")
        }
        Err(issues) => issues[0].message.clone(),
    }
}

#[test]
fn answers_of_the_model_are_held_to_their_types() {
    use researcher::completions::*;
    assert_eq!(
        held::<NextMove>(r#"{"kind":"ask","text":"Who?"}"#),
        r#"{"kind":"ask","text":"Who?"}"#
    );
    assert_eq!(
        held::<NextMove>(r#"{"kind":"ask"}"#),
        "/text is missing; it must be a string."
    );
    assert_eq!(held::<VerdictCompletion>(r#""not sure""#), r#""not sure""#);
    assert_eq!(
        held::<FinalAnswerCompletion>(r#"{"text":"It rains.","confidence":2}"#),
        "/confidence must be at least 0 and at most 1; got 2."
    );
    assert_eq!(
        held::<FinalAnswerCompletion>(r#"{"text":"It rains.","confidence":1,"of":null}"#),
        r#"{"text":"It rains.","confidence":1,"of":null}"#
    );
    assert_eq!(
        held::<FinalAnswerCompletion>(r#"{"text":"It rains.","confidence":1,"sure":true}"#),
        r#"/sure is not a known key. Known keys: "text", "confidence", "of"."#
    );
    assert_eq!(
        held::<Answers>("[]"),
        "The value must have 1 to 3 items; got 0."
    );
    assert_eq!(held::<Either>(r#"{"code":1.0}"#), r#"{"code":1}"#);
    assert_eq!(held::<Agent>("true"), "true");
    assert_eq!(held::<Specs>("null"), "null");
    assert_eq!(held::<Specs>(r#""no""#), r#""no""#);
    assert_eq!(
        held::<SlugCompletion>(r#""A""#),
        r#"The value must match the pattern /^[a-z0-9-]+$/; got "A"."#
    );
    assert_eq!(held::<mod_::completions::Only>("null"), "null");
    assert_eq!(held::<mod_::completions::Option_>("null"), "null");
    assert_eq!(held::<mod_::completions::Option2>("[null,1]"), "[null,1]");
    assert_eq!(held::<mod_::completions::Vec_>("[\"a\"]"), "[\"a\"]");
    assert_eq!(
        held::<mod_::completions::Self_>("{\"self\":1}"),
        "{\"self\":1}"
    );
    assert_eq!(held::<keeper::completions::Keep>("false"), "false");
    let secret = Secret::decode(r#"{"token":"abc"}"#).expect("it is fine");
    assert!(!format!("{secret:?}").contains("abc"));
    let names = researcher::AGENT.completions.iter().map(|spec| spec.name);
    assert_eq!(names.clone().collect::<HashSet<_>>().len(), names.len());
    assert!(researcher::AGENT.completion("final answer").is_some());
}

fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let mut task = std::task::Context::from_waker(Waker::noop());
    match future.as_mut().poll(&mut task) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("nothing here waits"),
    }
}
