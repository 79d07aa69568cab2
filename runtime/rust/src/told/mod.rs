//! What models read: of a tool, of an agent, of a call.

mod errors;
mod shape;

use crate::agent::AgentSpec;
use crate::call::{Action, Content, Envelope, Status};
use crate::codec::Payload;
use crate::spec::{Handoff, Spec};

pub use errors::{error_text, hint_text};
pub use shape::shape;

/// What a model reads of a result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Said {
    /// The JSON.
    #[default]
    Json,
    /// What the tool says of it (`hint result`); the JSON where it says nothing.
    Hint,
    /// What the tool says of it, and the JSON.
    Both,
}

/// What an error does whose recovery is `stop`. That a human refuses one call never ends a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum OnStop {
    /// It ends the run.
    #[default]
    End,
    /// The model is told, as of other errors.
    Tell,
}

/// What a model reads of a tool, in paragraphs.
pub fn described(spec: &Spec) -> String {
    let deprecated = spec.deprecated.map(|why| match why {
        "" => "Deprecated.".to_owned(),
        why => format!("Deprecated: {why}"),
    });
    let docs = Some(spec.description).filter(|docs| !docs.is_empty());
    let parts: Vec<String> = docs
        .into_iter()
        .map(str::to_owned)
        .chain(spec.when.map(|text| format!("When: {text}")))
        .chain(spec.avoid.map(|text| format!("Not: {text}")))
        .chain(deprecated)
        .collect();
    parts.join("\n\n")
}

/// What an agent's model is told: the instructions of the design, else the description; then when to use which toolset,
/// and which tool comes after which. Nothing if there is nothing to tell.
pub fn instructions(agent: &AgentSpec) -> Option<String> {
    instructions_by(agent, &|tool| tool.to_owned())
}

/// The same, with the names by which the model calls tools.
pub fn instructions_by(agent: &AgentSpec, named: &dyn Fn(&str) -> String) -> Option<String> {
    let mut lines = Vec::new();
    for view in agent.uses {
        let when = view.toolset.when.map(|text| format!("When: {text}"));
        let avoid = view.toolset.avoid.map(|text| format!("Not: {text}"));
        let said: Vec<String> = when.into_iter().chain(avoid).collect();
        if !said.is_empty() {
            lines.push(format!("{}: {}", view.toolset.name, said.join(" ")));
        }
    }
    for tool in agent.tools {
        let next = agent.next(tool);
        let line = |next: &Handoff| {
            let (first, then) = (named(tool.name), named(next.tool));
            format!("{first}, then {then}: {}", next.reason)
        };
        lines.extend(next.map(line));
    }
    let own = agent.instructions.unwrap_or(agent.description);
    let parts = [own.to_owned(), lines.join("\n")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join("\n\n"))
}

/// What has not been done of a partial outcome.
pub fn partly(envelope: &Envelope) -> String {
    let mut lines = Vec::new();
    if let Some(summary) = &envelope.summary {
        lines.push(format!(
            "{} of {} done, {} failed, {} of them may succeed when tried again.",
            summary.succeeded, summary.total, summary.failed, summary.recoverable
        ));
    }
    let errors = envelope.errors.iter();
    lines.extend(errors.map(|error| error.message.clone()));
    lines.join("\n")
}

/// What a model reads of a call as text, whatever has come of it.
pub fn text(spec: Option<&Spec>, envelope: &Envelope, said: Said) -> String {
    if envelope.error.is_some() {
        return error_text(spec, envelope);
    }
    let hint = match said {
        Said::Json => None,
        Said::Hint | Said::Both => envelope.meta.hint.as_deref(),
    };
    let mut paragraphs: Vec<&str> = hint.into_iter().collect();
    if hint.is_none() || said == Said::Both {
        paragraphs.push(
            envelope
                .result
                .as_ref()
                .map_or("null", |json| json.as_str()),
        );
    }
    let partly = match envelope.status {
        Status::Partial => Some(partly(envelope)),
        Status::Success | Status::Error | Status::InputRequired => None,
    };
    paragraphs.extend(partly.as_deref());
    paragraphs.extend(envelope.meta.reminder.as_deref());
    paragraphs.join("\n\n")
}

/// The parts of an untyped result; nothing of other results.
pub fn content(spec: &Spec, envelope: &Envelope) -> Option<Content> {
    match spec.result {
        Some(_) => None,
        None => Content::from_json(envelope.result.as_ref()?.as_bytes()).ok(),
    }
}

/// Whether an error says that its caller should stop. That a human refuses one call is no reason to end a run.
pub fn stops(envelope: &Envelope) -> bool {
    envelope
        .error
        .as_ref()
        .is_some_and(|error| error.code != "denied" && error.recovery.action == Action::Stop)
}

/// How long the id of a call may be that comes from a model's provider.
const LONGEST_ID: usize = 128;

/// Whether the id that a provider gives to a call can be that of the call.
pub fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|byte| (b' '..=b'~').contains(&byte))
}
