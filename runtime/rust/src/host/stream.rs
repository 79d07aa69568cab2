//! The events of one call, to be read one by one.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, PoisonError};
use std::task::{Context as Task, Poll, Waker};

use super::Executor;
use crate::call::{BoxFuture, Context, Envelope, Event, EventKind, EventSink};
use crate::sync::{Mutex, MutexGuard};

/// The events of one call; reading them drives it. Whoever stops reading drops the call, which ends it as `cancelled`.
pub struct Events<'a> {
    call: Option<BoxFuture<'a, Envelope>>,
    queue: Arc<Queue>,
}

impl<'a> Events<'a> {
    /// Calls `tool`; a receiver that the context has gets the events as well.
    pub fn of(executor: &'a dyn Executor, tool: &'a str, payload: &'a [u8], cx: &Context) -> Self {
        let cx = cx.for_call();
        let queue = Arc::new(Queue {
            state: Mutex::default(),
            outer: cx.events().is_some().then(|| cx.clone()),
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
        poll_fn(|task| self.poll_next(task)).await
    }

    fn poll_next(&mut self, task: &mut Task<'_>) -> Poll<Option<Event>> {
        if let Some(event) = self.queue.take(task.waker()) {
            return Poll::Ready(Some(event));
        }
        let Some(call) = &mut self.call else {
            return Poll::Ready(None);
        };
        if call.as_mut().poll(task).is_ready() {
            self.call = None;
            self.queue.close();
        }
        match self.queue.take(task.waker()) {
            Some(event) => Poll::Ready(Some(event)),
            None if self.call.is_none() => Poll::Ready(None),
            None => Poll::Pending,
        }
    }
}

impl Drop for Events<'_> {
    fn drop(&mut self) {
        // The call's last event goes to the outer receiver.
        self.call = None;
        self.queue.close();
    }
}

/// Unread events. While one is unread, those who send items wait.
struct Queue {
    state: Mutex<State>,
    /// The context whose receiver gets the events as well.
    outer: Option<Context>,
}

#[derive(Default)]
struct State {
    events: VecDeque<Event>,
    /// The reader that waits for an event.
    reader: Option<Waker>,
    /// The senders that wait until everything is read.
    senders: Vec<Waker>,
    /// How many calls have begun and not ended: the first is the call itself, the others are its children.
    open: usize,
    /// No more events come, or nobody reads them.
    closed: bool,
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first unread event; without one, the reader is woken when there is.
    fn take(&self, reader: &Waker) -> Option<Event> {
        let mut state = self.state();
        let Some(event) = state.events.pop_front() else {
            let before = state.reader.replace(reader.clone());
            drop(state);
            // A waker is somebody else's: dropping it may run anything.
            drop(before);
            return None;
        };
        if state.events.is_empty() {
            let senders = std::mem::take(&mut state.senders);
            drop(state);
            senders.into_iter().for_each(Waker::wake);
        }
        Some(event)
    }

    /// Takes no more events; nobody waits any more.
    fn close(&self) {
        let (reader, senders) = {
            let mut state = self.state();
            state.closed = true;
            (state.reader.take(), std::mem::take(&mut state.senders))
        };
        reader.into_iter().chain(senders).for_each(Waker::wake);
    }
}

impl EventSink for Queue {
    fn event(&self, event: Event) {
        if let Some(outer) = &self.outer {
            outer.forward(event.clone());
        }
        let reader = {
            let mut state = self.state();
            if state.closed {
                return;
            }
            match event.kind {
                EventKind::Scheduled => state.open += 1,
                EventKind::Finished { .. } => {
                    state.open = state.open.saturating_sub(1);
                    state.closed = state.open == 0;
                }
                EventKind::Started
                | EventKind::Decided(_)
                | EventKind::Progress { .. }
                | EventKind::Log { .. }
                | EventKind::Artifact { .. }
                | EventKind::Item { .. } => {}
            }
            state.events.push_back(event);
            state.reader.take()
        };
        if let Some(reader) = reader {
            reader.wake();
        }
    }

    fn poll_ready(&self, task: &mut Task<'_>) -> Poll<()> {
        {
            let mut state = self.state();
            if !state.closed && !state.events.is_empty() {
                let waker = task.waker();
                if !state.senders.iter().any(|known| known.will_wake(waker)) {
                    state.senders.push(waker.clone());
                }
                return Poll::Pending;
            }
        }
        match self.outer.as_ref().and_then(Context::events) {
            Some(outer) => outer.poll_ready(task),
            None => Poll::Ready(()),
        }
    }
}
