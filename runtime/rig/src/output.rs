//! What becomes of an envelope: the output of a tool, or its error.

use std::error::Error;
use std::fmt;

use rig_core::message::{ImageMediaType, MimeType, ToolResultContent};
use rig_core::tool::{ContextValue, ToolErrorKind, ToolExecutionError, ToolOutput};
use serde::{Deserialize, Serialize};
use toolrt::agent::Ended;
use toolrt::call::Action;
use toolrt::told::{self, Said, error_text};
use toolrt::{Envelope, Json, Kind, Part, Spec, Status, Value};

/// The envelope of a call, as metadata of rig's result that no model sees. Hooks read it in the context of an outcome.
///
/// ```ignore
/// async fn on_outcome(&self, _: &HookContext, event: OutcomeEvent<'_>) -> OutcomeAction {
///     let answered = event.context.and_then(|context| context.result::<Answered>().ok()?);
///     if let Some(envelope) = answered.and_then(|answered| answered.envelope()) {
///         audit(&envelope);
///     }
///     OutcomeAction::proceed()
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answered(String);

impl ContextValue for Answered {
    const KEY: &'static str = "dev.toolc/envelope";
}

impl Answered {
    pub(crate) fn of(envelope: &Envelope) -> Self {
        Self(envelope.to_json())
    }

    /// The envelope as JSON.
    pub fn as_json(&self) -> &str {
        &self.0
    }

    /// The envelope; nothing if a later version has written it in another way.
    pub fn envelope(&self) -> Option<Envelope> {
        Envelope::from_json(self.0.as_bytes())
    }
}

/// A call has failed: the source of rig's error, which [`ToolExecutionError::downcast_ref`] finds.
#[derive(Debug, Clone, PartialEq)]
pub struct CallFailed(Box<Envelope>);

impl CallFailed {
    pub(crate) fn of(envelope: Envelope) -> Self {
        Self(Box::new(envelope))
    }

    /// The answer to the call, with its error.
    pub fn envelope(&self) -> &Envelope {
        &self.0
    }
}

impl fmt::Display for CallFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tool = &self.0.meta.tool;
        match &self.0.error {
            Some(error) => write!(f, "{tool}: {}: {}", error.code, error.message),
            None => write!(f, "{tool}: failed"),
        }
    }
}

impl Error for CallFailed {}

/// The error of a call that has failed.
pub(crate) fn failure(spec: &Spec, envelope: Envelope) -> ToolExecutionError {
    let feedback = error_text(Some(spec), &envelope);
    let status = envelope.http_status();
    let error = match &envelope.error {
        None => ToolExecutionError::other("the call has failed"),
        Some(fault) => {
            let error = match &*fault.code {
                "denied" => ToolExecutionError::refused(&*fault.message),
                _ => ToolExecutionError::new(kind(fault.kind), &*fault.message),
            };
            error
                .with_code(&*fault.code)
                .with_retryable(fault.recovery.action == Action::Retry)
        }
    };
    error
        .with_model_feedback(feedback)
        .with_http_status(status)
        .with_source(CallFailed::of(envelope))
}

/// The error of a call that an agent does not make any more.
pub(crate) fn limit(ended: Ended) -> ToolExecutionError {
    ToolExecutionError::cancelled(ended.to_string())
        .with_code("run_ended")
        .with_source(ended)
}

fn kind(kind: Kind) -> ToolErrorKind {
    match kind {
        Kind::Input => ToolErrorKind::InvalidArgs,
        Kind::Auth => ToolErrorKind::PermissionDenied,
        Kind::NotFound => ToolErrorKind::NotFound,
        Kind::RateLimited => ToolErrorKind::RateLimited,
        Kind::Timeout => ToolErrorKind::Timeout,
        Kind::Unavailable => ToolErrorKind::Provider,
        Kind::Cancelled => ToolErrorKind::Cancelled,
        Kind::Conflict | Kind::Precondition | Kind::Internal => ToolErrorKind::Other,
        // A kind that the runtime learned later.
        _ => ToolErrorKind::Other,
    }
}

/// What the model reads of a call that has not failed.
pub(crate) fn output(
    spec: &Spec,
    envelope: &Envelope,
    said: Said,
) -> Result<ToolOutput, ToolExecutionError> {
    let hint = match said {
        Said::Json => None,
        Said::Hint | Said::Both => envelope.meta.hint.as_deref(),
    };
    let mut content: Vec<ToolResultContent> = Vec::new();
    content.extend(hint.map(ToolResultContent::text));
    if hint.is_none() || said == Said::Both {
        match told::content(spec, envelope) {
            Some(untyped) => content.extend(untyped.0.into_iter().map(part)),
            None => content.push(json(envelope.result.as_ref())),
        }
    }
    if envelope.status == Status::Partial {
        content.push(ToolResultContent::text(told::partly(envelope)));
    }
    let reminder = envelope.meta.reminder.as_deref();
    content.extend(reminder.map(ToolResultContent::text));
    if content.is_empty() {
        content.push(ToolResultContent::text(""));
    }
    ToolOutput::content(content)
}

/// A part of content as rig has it: it has texts and images.
fn part(part: Part) -> ToolResultContent {
    let data = |data: &toolrt::Bytes, mime: &str| match ImageMediaType::from_mime_type(mime) {
        Some(kind) => ToolResultContent::image_base64(data.to_base64(), Some(kind), None),
        None => ToolResultContent::text(format!("{mime}: {} bytes", data.len())),
    };
    match part {
        Part::Text { text, .. } => ToolResultContent::text(text),
        Part::Image {
            data: bytes,
            mime_type,
            ..
        }
        | Part::Audio {
            data: bytes,
            mime_type,
            ..
        } => data(&bytes, &mime_type),
        Part::ResourceLink { uri, name, .. } => ToolResultContent::text(format!("{name}: {uri}")),
        Part::Resource {
            uri,
            mime_type,
            text,
            data: bytes,
            ..
        } => match (text, bytes, mime_type) {
            (Some(text), ..) => ToolResultContent::text(text),
            (None, Some(bytes), Some(mime)) => data(&bytes, &mime),
            (None, ..) => ToolResultContent::text(uri.to_string()),
        },
    }
}

/// A result as JSON; as text where rig's numbers are too short for it.
fn json(result: Option<&Json>) -> ToolResultContent {
    let Some(result) = result else {
        return ToolResultContent::json(serde_json::Value::Null);
    };
    match serde_json::from_slice(result.as_bytes()) {
        Ok(value) if fits(&result.value()) => ToolResultContent::json(value),
        Ok(_) | Err(_) => ToolResultContent::text(result.as_str()),
    }
}

/// Whether all whole numbers are among those that 64 bits have.
fn fits(value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            let text = number.as_str();
            text.contains(['.', 'e', 'E'])
                || text.parse::<i64>().is_ok()
                || text.parse::<u64>().is_ok()
        }
        Value::Array(items) => items.iter().all(fits),
        Value::Object(members) => members.iter().all(|(_, value)| fits(value)),
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}
