//! Responses that are no turn of a model, and calls that end a run.

use std::error::Error;
use std::fmt;

use serde_json::Value;

use super::plain::text;
use crate::call::Envelope;
use crate::diagnose::shown_text;

/// A response is no turn of a model: its provider reports an error, it is not what this provider sends, it has ended
/// early, or it is too large.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnFailed(String);

impl TurnFailed {
    pub(super) fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }

    pub(super) fn early() -> Self {
        Self::new("the stream has ended before the model's turn")
    }

    pub(super) fn too_large(most: usize) -> Self {
        Self(format!("the response is larger than {most} characters"))
    }

    /// What a provider reports, whatever it looks like.
    pub(super) fn reported(error: &Value) -> Self {
        let told = match error {
            Value::String(told) => told,
            error => ["message", "code", "type"]
                .iter()
                .map(|key| text(&error[*key]))
                .find(|told| !told.is_empty())
                .unwrap_or("no reason is given"),
        };
        Self(format!(
            "the provider reports an error: {}",
            shown_text(told)
        ))
    }
}

impl fmt::Display for TurnFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for TurnFailed {}

/// A call has failed in a way that ends the run, or asks something of its caller (`input_required`).
#[derive(Debug, Clone, PartialEq)]
pub struct CallFailed(Box<Envelope>);

impl CallFailed {
    pub(super) fn new(envelope: Envelope) -> Self {
        Self(Box::new(envelope))
    }

    /// The answer to the call.
    pub fn envelope(&self) -> &Envelope {
        &self.0
    }

    /// The answer to the call.
    pub fn into_envelope(self) -> Envelope {
        *self.0
    }
}

impl fmt::Display for CallFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tool = &self.0.meta.tool;
        match &self.0.error {
            Some(error) => write!(f, "{tool}: {}: {}", error.code, error.message),
            None => write!(f, "{tool} asks something first"),
        }
    }
}

impl Error for CallFailed {}

/// Why a run has come to no end of its own.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum RunFailed<E> {
    /// A call has failed in a way that ends the run, or asks something of its caller.
    Call(CallFailed),
    /// What has sent the messages has failed.
    Send(E),
}

impl<E: fmt::Display> fmt::Display for RunFailed<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call(failed) => failed.fmt(f),
            Self::Send(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> Error for RunFailed<E> {}
