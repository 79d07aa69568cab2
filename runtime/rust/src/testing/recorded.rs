//! A receiver of events that keeps them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::call::{Event, EventKind, EventSink};
use crate::json::Value;

/// A receiver of events that keeps them. Clones are the same.
///
/// ```
/// use std::sync::Arc;
/// use toolrt::{Context, testing::Recorded};
///
/// let events = Recorded::new();
/// let cx = Context::new().with_events(Arc::new(events.clone()));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Recorded(Arc<Mutex<Vec<Event>>>);

impl Recorded {
    /// A receiver that has heard nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// What it has heard, in order.
    pub fn events(&self) -> Vec<Event> {
        self.heard().clone()
    }

    /// The names of the events, such as `call_started`.
    pub fn names(&self) -> Vec<&'static str> {
        self.heard().iter().map(|event| event.kind.name()).collect()
    }

    /// The items of tools that stream.
    pub fn items(&self) -> Vec<Value> {
        let heard = self.heard();
        let items = heard.iter().filter_map(|event| match &event.kind {
            EventKind::Item { value } => Some(value.value()),
            EventKind::Scheduled
            | EventKind::Started
            | EventKind::Progress { .. }
            | EventKind::Log { .. }
            | EventKind::Artifact { .. }
            | EventKind::Decided(_)
            | EventKind::Finished { .. } => None,
        });
        items.collect()
    }

    fn heard(&self) -> MutexGuard<'_, Vec<Event>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl EventSink for Recorded {
    fn event(&self, event: Event) {
        self.heard().push(event);
    }
}
