//! What the tests have in common: a host with a scripted model.

#![allow(dead_code, reason = "no test needs all of it")]

use std::sync::{Arc, Mutex};

use rig_agent::agent::{
    Agent, AgentHook, HookContext, OutcomeAction, OutcomeEvent, PromptResponse,
};
use rig_agent::completion::PromptError;
use rig_core::message::{
    AssistantContent, Message, ToolCall, ToolFunction, ToolName, ToolResult, ToolResultContent,
    UserContent,
};
use rig_core::test_utils::{MockCompletionModel, MockTurn};
use rig_core::tool::{ToolErrorKind, ToolExecutionError};
use serde_json::Value;
use toolrt::{Envelope, Event, EventKind, EventSink, Registry};
use toolrt_rig::{AgentBuilder, Answered, CallFailed, Tools};
use toolrt_rig_lab::Lab;

/// The lab and its registry.
pub fn lab() -> (Lab, Arc<Registry>) {
    let lab = Lab::default();
    let registry = lab.registry();
    (lab, Arc::new(registry))
}

/// A call of a model.
pub fn call(id: &str, tool: &str, args: Value) -> MockTurn {
    MockTurn::tool_call(id, tool, args)
}

/// Several calls of a model at once.
pub fn calls(all: &[(&str, &str, Value)]) -> MockTurn {
    MockTurn::from_contents(all.iter().map(|(id, tool, args)| {
        let name = ToolName::new(*tool).expect("it has a name");
        let function = ToolFunction::new(name, args.clone());
        AssistantContent::ToolCall(ToolCall::from_wire(*id, function))
    }))
}

/// A model that says this, one turn after the other, and `done` at the end.
pub fn model(turns: impl IntoIterator<Item = MockTurn>) -> MockCompletionModel {
    let turns = turns.into_iter().chain([MockTurn::text("done")]);
    MockCompletionModel::from_turns(turns)
}

/// What hooks see of calls that are over.
#[derive(Clone, Default)]
pub struct Outcomes(Arc<Mutex<Vec<Seen>>>);

/// A call that is over.
#[derive(Debug, Clone)]
pub struct Seen {
    pub envelope: Option<Envelope>,
    pub error: Option<ToolExecutionError>,
    pub is_refused: bool,
}

impl Seen {
    /// The error's kind, code, and whether the same call may succeed.
    pub fn failure(&self) -> (ToolErrorKind, &str, Option<bool>) {
        let error = self.error.as_ref().expect("it has failed");
        let code = error.code().expect("it has a code");
        (error.kind(), code, error.retryable())
    }

    /// The envelope that the error brings along.
    pub fn failed(&self) -> &Envelope {
        let error = self.error.as_ref().expect("it has failed");
        let failed = error.downcast_ref::<CallFailed>();
        failed.expect("that is its source").envelope()
    }
}

impl Outcomes {
    pub fn all(&self) -> Vec<Seen> {
        self.0.lock().expect("nobody panics here").clone()
    }
}

impl AgentHook for Outcomes {
    async fn on_outcome(&self, _: &HookContext, event: OutcomeEvent<'_>) -> OutcomeAction {
        if let Some(result) = event.tool_result() {
            let context = event.tool_context().expect("a call has a context");
            let answered = context.result::<Answered>().expect("it is ours");
            let seen = Seen {
                envelope: answered.and_then(|answered| answered.envelope()),
                error: result.error().or(result.refusal()).cloned(),
                is_refused: result.is_refused(),
            };
            self.0.lock().expect("nobody panics here").push(seen);
        }
        OutcomeAction::proceed()
    }
}

/// An agent with tools, and what is seen of its calls.
pub fn agent(model: &MockCompletionModel, tools: Tools) -> (Agent, Outcomes) {
    let outcomes = Outcomes::default();
    let builder = AgentBuilder::new(model.clone()).default_max_turns(20);
    let builder = tools.onto(builder.add_hook(outcomes.clone()));
    (builder.build(), outcomes)
}

/// The results of tools that a model has read before its turn of this number.
pub fn read(model: &MockCompletionModel, turn: usize) -> Vec<ToolResult> {
    let requests = model.requests();
    let request = requests.get(turn).expect("the model had such a turn");
    let Some(Message::User { content }) = request.chat_history.last() else {
        return Vec::new();
    };
    let results = content.iter().filter_map(|part| match part {
        UserContent::ToolResult(result) => Some(result.clone()),
        _ => None,
    });
    results.collect()
}

/// The texts of a result; JSON as text.
pub fn texts(result: &ToolResult) -> Vec<String> {
    let texts = result.content.iter().map(|part| match part {
        ToolResultContent::Text(text) => text.text.clone(),
        ToolResultContent::Json { value } => value.to_string(),
        ToolResultContent::Image(_) => "image".to_owned(),
    });
    texts.collect()
}

/// Why a run was cancelled.
pub fn cancelled(answer: Result<PromptResponse, PromptError>) -> String {
    match answer {
        Err(PromptError::Cancelled { reason, .. }) => reason,
        other => panic!("the run goes on: {other:?}"),
    }
}

/// Keeps all events.
#[derive(Default)]
pub struct Heard(Mutex<Vec<Event>>);

impl Heard {
    /// The names of the events, with the tools.
    pub fn names(&self) -> Vec<(String, String)> {
        let events = self.0.lock().expect("nobody panics here");
        let names = events
            .iter()
            .map(|event| (event.kind.name().to_owned(), event.tool.to_string()));
        names.collect()
    }

    /// The items of streams.
    pub fn items(&self) -> Vec<String> {
        let events = self.0.lock().expect("nobody panics here");
        let items = events.iter().filter_map(|event| match &event.kind {
            EventKind::Item { value } => Some(value.as_str().to_owned()),
            _ => None,
        });
        items.collect()
    }
}

impl EventSink for Heard {
    fn event(&self, event: Event) {
        self.0.lock().expect("nobody panics here").push(event);
    }
}
