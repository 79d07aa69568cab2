//! Where a handler that streams puts its items.

use std::future::poll_fn;

use super::{Context, EventKind, Internal, Json};
use crate::codec::Codec;

/// Where a handler that streams puts its items, one at a time.
#[derive(Debug, Clone)]
pub struct Sink<T> {
    cx: Context,
    codec: Codec<T>,
}

impl<T> Sink<T> {
    /// The sink of a call.
    pub fn new(cx: &Context, codec: Codec<T>) -> Self {
        Self {
            cx: cx.clone(),
            codec,
        }
    }

    /// Hands an item on, as soon as whoever listens can take it. An item that breaks its type is an
    /// error of the handler; where nobody listens, items are checked and dropped.
    pub async fn send(&self, item: &T) -> Result<(), Internal> {
        let value = self.codec.encode(item).map_err(|issues| {
            let texts: Vec<String> = issues.into_iter().map(|issue| issue.message).collect();
            Internal::new(format!(
                "a streamed item breaks its type: {}",
                texts.join(" ")
            ))
        })?;
        if let Some(events) = self.cx.events() {
            poll_fn(|task| events.poll_ready(task)).await;
            self.cx.emit(|| EventKind::Item {
                value: Json::trusted(value),
            });
        }
        Ok(())
    }
}
