//! What a model may see under the host's policy: of a registry, an agent's view of it, and a dialogue.

#![cfg(feature = "dialogue")]

use std::sync::Arc;

use serde_json::{Value, json};
use toolrt::dialogue::{Dialogue, Provider};
use toolrt::host::{Policy, Refusal};
use toolrt::made::toolset_of_executor;
use toolrt::spec::Spec;
use toolrt::told::OnStop;
use toolrt::{
    AgentSpec, BoxFuture, CallFault, Caller, Context, Envelope, Executor, Kind, Registry,
    RegistryView,
};

use crate::support::block_on;

/// Runs what should not run.
struct Nobody;

impl Executor for Nobody {
    fn call<'a>(&'a self, _: &'a str, _: &'a [u8], _: &'a Context) -> BoxFuture<'a, Envelope> {
        unreachable!("no call is admitted that the tests make")
    }
}

/// Admits one tool for one caller, and panics about another tool.
struct Knows {
    caller: &'static str,
    agent: Option<&'static str>,
}

impl Policy for Knows {
    fn admit(&self, spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        assert_ne!(spec.name, "broken", "a policy that fails");
        let is_known = cx.caller().as_str() == self.caller && cx.agent() == self.agent;
        match is_known && spec.name == "open" {
            true => Ok(()),
            false => Err(Box::new(CallFault::new("stranger", Kind::Auth, "No."))),
        }
    }
}

fn registry(policy: Option<Knows>) -> Arc<Registry> {
    let tools = ["open", "closed", "broken"];
    let tools = tools.map(|name| format!(r#"{{"name":"{name}","input_schema":{{}}}}"#));
    let toolset = toolset_of_executor("doors", &tools, Nobody).expect("they are tools");
    let mut registry = Registry::new();
    registry.register(toolset).expect("the names are free");
    if let Some(policy) = policy {
        registry.set_policy(policy);
    }
    Arc::new(registry)
}

fn names<'s>(specs: impl IntoIterator<Item = &'s Spec>) -> Vec<&'s str> {
    specs.into_iter().map(|spec| spec.name).collect()
}

fn by(caller: &str) -> Context {
    Context::new().with_caller(Caller::new(caller))
}

const ALL: [&str; 3] = ["open", "closed", "broken"];
const ADA: Knows = Knows {
    caller: "ada",
    agent: None,
};

#[test]
fn a_registry_gives_what_its_policy_admits() {
    let plain = registry(None);
    assert!(!plain.has_policy());
    assert_eq!(names(plain.advertised(plain.specs(), &Context::new())), ALL);
    let app = registry(Some(ADA));
    assert!(app.has_policy());
    assert_eq!(names(app.advertised(app.specs(), &by("ada"))), ["open"]);
    assert_eq!(names(app.advertised(app.specs(), &by("eve"))), [""; 0]);
    let envelope = block_on(app.call("closed", "{}", &by("ada")));
    assert_eq!(envelope.error.expect("it is rejected").code, "stranger");
}

#[test]
fn a_view_gives_what_the_policy_admits_for_its_agent() {
    let app = registry(Some(Knows {
        agent: Some("porter"),
        ..ADA
    }));
    let tools: Vec<&'static Spec> = app.specs().collect();
    let porter: &'static AgentSpec = Box::leak(Box::new(AgentSpec {
        name: "porter",
        tools: tools.leak(),
        ..AgentSpec::EMPTY
    }));
    let view = RegistryView::new(&app, porter);
    assert_eq!(names(view.specs()), ALL);
    assert_eq!(names(view.advertised(&by("ada"))), ["open"]);
    assert_eq!(names(app.advertised(app.specs(), &by("ada"))), [""; 0]);
    let chat = Dialogue::agent(&app, porter, Provider::OpenAi).with_context(by("ada"));
    assert_eq!(shown(&chat), ["open"]);
}

/// The names of the tools in a request.
fn shown(chat: &Dialogue) -> Vec<String> {
    let tools = chat.request().get("tools").unwrap_or_else(|| json!([]));
    let tools = tools.as_array().expect("they are a list");
    let names = tools.iter().map(|tool| &tool["function"]["name"]);
    let names = names.filter_map(Value::as_str);
    names.map(str::to_owned).collect()
}

#[test]
fn a_dialogue_shows_what_the_policy_admits() {
    let plain = registry(None);
    assert_eq!(
        shown(&Dialogue::new(&plain, plain.specs(), Provider::OpenAi)),
        ALL
    );
    let app = registry(Some(ADA));
    let chat = || Dialogue::new(&app, app.specs(), Provider::OpenAi);
    assert_eq!(shown(&chat()), [""; 0], "nobody knows who calls");
    assert_eq!(shown(&chat().with_context(by("ada"))), ["open"]);
    assert_eq!(shown(&chat().with_context_by(|_| by("ada"))), [""; 0]);

    // A model may still name what it was not shown.
    let chat = chat().with_context(by("ada")).with_on_stop(OnStop::Tell);
    let call = json!({"name": "closed", "arguments": "{}"});
    let call = json!({"id": "c1", "type": "function", "function": call});
    let message = json!({"role": "assistant", "tool_calls": [call]});
    let response = json!({"choices": [{"message": message, "finish_reason": "tool_calls"}]});
    let mut turn = chat.turn(&response).expect("it is a response");
    let messages = block_on(turn.run()).expect("the run goes on");
    let told = messages.iter().find(|message| message["role"] == "tool");
    assert_eq!(told.expect("the model is told")["content"], "No.");
}
