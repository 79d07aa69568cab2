//! Cancelling a call that runs.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::iter::successors;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::task::{Context as Task, Poll, Waker};

use crate::sync::{AtomicBool, Mutex, MutexGuard};

/// A token that every clone of a context shares: cancelling it wakes the calls that wait.
///
/// Each call has a token of its own, a [`child`](Self::child) of the caller's. What a handler leaves running, such as a
/// task of its own, sees by it that the call is over: it is cancelled if the call ends before the handler does.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<State>);

#[derive(Debug, Default)]
struct State {
    cancelled: AtomicBool,
    /// Whether the call of the token has ended.
    over: AtomicBool,
    /// Whether its handler has said that the result leaves something out.
    truncated: AtomicBool,
    /// Whether it has sent an item.
    sent: AtomicBool,
    waiting: Mutex<Waiting>,
    /// Cancelling it cancels this one.
    parent: Option<Cancel>,
}

#[derive(Debug, Default)]
struct Waiting {
    next: u64,
    wakers: BTreeMap<u64, Waker>,
}

impl Cancel {
    /// A token that is not cancelled.
    pub fn new() -> Self {
        Self::default()
    }

    /// A token that is cancelled with this one, and alone.
    #[must_use]
    pub fn child(&self) -> Self {
        Self(Arc::new(State {
            parent: Some(self.clone()),
            ..State::default()
        }))
    }

    /// Cancels every call with this token.
    pub fn cancel(&self) {
        let wakers = {
            let mut waiting = self.waiting();
            self.0.cancelled.store(true, Ordering::Release);
            std::mem::take(&mut waiting.wakers)
        };
        wakers.into_values().for_each(Waker::wake);
    }

    /// Whether the token was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.chain().any(Self::was_cancelled)
    }

    /// Waits until the token is cancelled.
    pub async fn cancelled(&self) {
        let mut watch = self.watch();
        poll_fn(|task| watch.poll(task)).await;
    }

    /// The call of this token has ended: nobody listens to it any more.
    pub(crate) fn end(&self) {
        self.0.over.store(true, Ordering::Release);
    }

    /// Whether the call of this token has ended or was cancelled.
    pub(crate) fn is_over(&self) -> bool {
        self.0.over.load(Ordering::Acquire) || self.is_cancelled()
    }

    /// The result of this token's call leaves something out.
    pub(crate) fn truncate(&self) {
        self.0.truncated.store(true, Ordering::Release);
    }

    /// Whether the handler has said so.
    pub(crate) fn is_truncated(&self) -> bool {
        self.0.truncated.load(Ordering::Acquire)
    }

    /// This token's call has sent an item.
    pub(crate) fn send(&self) {
        self.0.sent.store(true, Ordering::Release);
    }

    /// Whether it has.
    pub(crate) fn has_sent(&self) -> bool {
        self.0.sent.load(Ordering::Acquire)
    }

    /// The handler of this token's call starts anew: what it said of its result is void.
    pub(crate) fn begin_again(&self) {
        self.0.truncated.store(false, Ordering::Release);
    }

    /// An entry in the lists of wakers, removed when it is dropped: a token may outlive many calls.
    pub(crate) fn watch(&self) -> Watch<'_> {
        Watch {
            cancel: self,
            places: Vec::new(),
        }
    }

    /// This token and those that cancel it.
    fn chain(&self) -> impl Iterator<Item = &Self> {
        successors(Some(self), |token| token.0.parent.as_ref())
    }

    fn was_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Acquire)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// A task that waits for a cancel.
pub(crate) struct Watch<'a> {
    cancel: &'a Cancel,
    /// Its place in the list of the token, and of each of those that cancel it.
    places: Vec<u64>,
}

impl Watch<'_> {
    pub(crate) fn poll(&mut self, task: &Task<'_>) -> Poll<()> {
        for (level, token) in self.cancel.chain().enumerate() {
            let mut waiting = token.waiting();
            // The lock is held: whoever cancels from now on finds the waker.
            if token.was_cancelled() {
                return Poll::Ready(());
            }
            if self.places.len() == level {
                waiting.next += 1;
                self.places.push(waiting.next);
            }
            let before = waiting
                .wakers
                .insert(self.places[level], task.waker().clone());
            drop(waiting);
            // A waker is somebody else's: dropping it may run anything.
            drop(before);
        }
        Poll::Pending
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        for (token, place) in self.cancel.chain().zip(&self.places) {
            let own = token.waiting().wakers.remove(place);
            drop(own);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cancel;
    use std::task::{Context, Waker};

    #[test]
    fn those_who_stop_waiting_leave_nothing_behind() {
        loom::model(|| {
            let cancel = Cancel::new();
            let child = cancel.child();
            let task = Context::from_waker(Waker::noop());
            for _ in 0..3 {
                let mut watch = child.watch();
                assert!(watch.poll(&task).is_pending());
                assert!(watch.poll(&task).is_pending());
                assert_eq!(cancel.waiting().wakers.len(), 1);
                assert_eq!(child.waiting().wakers.len(), 1);
            }
            assert!(cancel.waiting().wakers.is_empty());
            assert!(child.waiting().wakers.is_empty());
            let mut watch = child.watch();
            cancel.cancel();
            assert!(watch.poll(&task).is_ready());
        });
    }

    #[test]
    fn a_child_is_cancelled_with_its_parent_and_alone() {
        loom::model(|| {
            let parent = Cancel::new();
            let (one, other) = (parent.child(), parent.child());
            one.cancel();
            assert!(one.is_cancelled() && !other.is_cancelled() && !parent.is_cancelled());
            parent.cancel();
            assert!(other.is_cancelled());
        });
    }
}
