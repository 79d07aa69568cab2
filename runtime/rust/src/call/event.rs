//! The events of a running call.

use std::borrow::Cow;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::task::{Context as Task, Poll};

use super::{Decision, Envelope, Json, Level};
use crate::caught::caught;
use crate::json::Writer;

/// An event of a call.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Event {
    pub tool: Cow<'static, str>,
    pub call_id: String,
    pub parent_call_id: Option<String>,
    pub session_id: Option<String>,
    pub run_id: Option<String>,
    pub turn_id: Option<String>,
    /// The agent that has made the call.
    pub agent: Option<Cow<'static, str>>,
    pub kind: EventKind,
}

/// The event itself.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
#[non_exhaustive]
pub enum EventKind {
    /// The tool of the call was found.
    Scheduled,
    /// The handler starts.
    Started,
    Progress {
        message: String,
        percent: Option<f64>,
    },
    Log {
        level: Level,
        message: String,
    },
    /// The handler has made an artifact.
    Artifact {
        name: String,
        uri: String,
    },
    /// An item of a tool that streams.
    Item {
        value: Json,
    },
    /// A policy has decided about the call.
    Decided(Box<Decision>),
    Finished {
        envelope: Box<Envelope>,
    },
}

impl EventKind {
    /// The name of the event on the wire.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Scheduled => "call_scheduled",
            Self::Started => "call_started",
            Self::Progress { .. } => "progress",
            Self::Log { .. } => "log",
            Self::Artifact { .. } => "artifact",
            Self::Item { .. } => "item",
            Self::Decided(_) => "policy_decision",
            Self::Finished { .. } => "call_finished",
        }
    }
}

impl Event {
    /// The event as one JSON line, without the line's end.
    pub fn to_json(&self) -> String {
        let mut w = Writer::new();
        self.write(&mut w, None);
        w.into_text()
    }

    /// Writes the same, with what a session calls the call by behind its name.
    pub(crate) fn write(&self, w: &mut Writer, id: Option<&str>) {
        w.begin_object();
        w.key("event").str(self.kind.name());
        if let Some(id) = id {
            w.key("id").str(id);
        }
        w.key("tool").str(&self.tool);
        w.key("call_id").str(&self.call_id);
        let origin = [
            ("parent_call_id", self.parent_call_id.as_deref()),
            ("session_id", self.session_id.as_deref()),
            ("run_id", self.run_id.as_deref()),
            ("turn_id", self.turn_id.as_deref()),
            ("agent", self.agent.as_deref()),
        ];
        for (key, text) in origin {
            if let Some(text) = text {
                w.key(key).str(text);
            }
        }
        match &self.kind {
            EventKind::Scheduled | EventKind::Started => {}
            EventKind::Progress { message, percent } => {
                w.key("message").str(message);
                if let Some(percent) = percent.filter(|percent| percent.is_finite()) {
                    w.key("percent").write(&percent);
                }
            }
            EventKind::Log { level, message } => {
                w.key("level").str(level.as_str());
                w.key("message").str(message);
            }
            EventKind::Artifact { name, uri } => {
                w.key("name").str(name);
                w.key("uri").str(uri);
            }
            EventKind::Item { value } => w.key("value").raw(value.as_bytes()),
            EventKind::Decided(decision) => decision.write(w),
            EventKind::Finished { envelope } => envelope.write(w.key("envelope")),
        }
        w.end_object();
    }
}

/// Two receivers of events: each hears all, and an item waits for both.
pub(crate) struct Both(pub Arc<dyn EventSink>, pub Arc<dyn EventSink>);

impl EventSink for Both {
    fn event(&self, event: Event) {
        // A receiver that panics takes nothing from the other.
        let first = caught(|| self.0.event(event.clone()));
        self.1.event(event);
        if let Err(panic) = first {
            resume_unwind(Box::new(panic));
        }
    }

    fn poll_ready(&self, task: &mut Task<'_>) -> Poll<()> {
        match (self.0.poll_ready(task), self.1.poll_ready(task)) {
            (Poll::Ready(()), Poll::Ready(())) => Poll::Ready(()),
            (_, _) => Poll::Pending,
        }
    }
}

/// A receiver of events.
pub trait EventSink: Send + Sync {
    /// Receives an event.
    fn event(&self, event: Event);

    /// Whether the receiver can take another item; one that cannot keeps the task's waker and wakes
    /// it later. Only items wait; all other events are few.
    fn poll_ready(&self, _task: &mut Task<'_>) -> Poll<()> {
        Poll::Ready(())
    }
}
