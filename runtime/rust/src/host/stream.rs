//! The events of one call, to be read one by one.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;

use super::Executor;
use crate::call::{BoxFuture, Context, Envelope, Event, EventSink};

/// The events of one call; reading them drives it.
pub struct Events<'a> {
    call: Option<BoxFuture<'a, Envelope>>,
    queue: Arc<Queue>,
}

impl<'a> Events<'a> {
    /// Calls `tool`; a receiver that the context has gets the events as well.
    pub fn of(executor: &'a dyn Executor, tool: &'a str, payload: &'a [u8], cx: &Context) -> Self {
        let cx = cx.for_call();
        let queue = Arc::new(Queue {
            events: Mutex::default(),
            outer: cx.events().cloned(),
        });
        let cx = cx.with_events(queue.clone());
        let call = Box::pin(async move { executor.call(tool, payload, &cx).await });
        Self {
            call: Some(call),
            queue,
        }
    }

    /// The next event; `None` after the call has finished.
    pub async fn next(&mut self) -> Option<Event> {
        poll_fn(|task| {
            if let Some(event) = self.queue.take() {
                return Poll::Ready(Some(event));
            }
            let Some(call) = &mut self.call else {
                return Poll::Ready(None);
            };
            let done = call.as_mut().poll(task).is_ready();
            if done {
                self.call = None;
            }
            match self.queue.take() {
                Some(event) => Poll::Ready(Some(event)),
                None if done => Poll::Ready(None),
                None => Poll::Pending,
            }
        })
        .await
    }
}

/// Unread events. While an item is unread, the handler waits.
struct Queue {
    events: Mutex<VecDeque<Event>>,
    outer: Option<Arc<dyn EventSink>>,
}

impl Queue {
    fn take(&self) -> Option<Event> {
        self.events
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop_front()
    }
}

impl EventSink for Queue {
    fn event(&self, event: Event) {
        if let Some(outer) = &self.outer {
            outer.event(event.clone());
        }
        self.events
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push_back(event);
    }

    fn poll_ready(&self, task: &mut std::task::Context<'_>) -> Poll<()> {
        let waiting = self
            .events
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .len();
        if waiting > 0 {
            // Reading an event polls the call again, so that the handler goes on from here.
            task.waker().wake_by_ref();
            return Poll::Pending;
        }
        match &self.outer {
            Some(outer) => outer.poll_ready(task),
            None => Poll::Ready(()),
        }
    }
}
