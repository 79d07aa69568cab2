//! Cancelling a call that runs.

use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context as Task, Poll, Waker};

/// A token that every clone of a context shares: cancelling it wakes the calls that wait.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    cancelled: bool,
    next: u64,
    waiting: HashMap<u64, Waker>,
}

impl Cancel {
    /// A token that is not cancelled.
    pub fn new() -> Self {
        Self::default()
    }

    /// Cancels every call with this token.
    pub fn cancel(&self) {
        let waiting = {
            let mut state = self.state();
            state.cancelled = true;
            std::mem::take(&mut state.waiting)
        };
        waiting.into_values().for_each(Waker::wake);
    }

    /// Whether the token was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.state().cancelled
    }

    /// Waits until the token is cancelled.
    pub async fn cancelled(&self) {
        let mut watch = self.watch();
        poll_fn(|task| watch.poll(task)).await;
    }

    /// An entry in the list of wakers, removed when it is dropped: a token may outlive many calls.
    pub(crate) fn watch(&self) -> Watch<'_> {
        Watch {
            cancel: self,
            place: None,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A task that waits for a cancel.
pub(crate) struct Watch<'a> {
    cancel: &'a Cancel,
    place: Option<u64>,
}

impl Watch<'_> {
    pub(crate) fn poll(&mut self, task: &Task<'_>) -> Poll<()> {
        let mut state = self.cancel.state();
        if state.cancelled {
            return Poll::Ready(());
        }
        let place = *self.place.get_or_insert_with(|| {
            state.next += 1;
            state.next
        });
        state.waiting.insert(place, task.waker().clone());
        Poll::Pending
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        if let Some(place) = self.place {
            self.cancel.state().waiting.remove(&place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cancel;
    use std::task::{Context, Waker};

    #[test]
    fn those_who_stop_waiting_leave_nothing_behind() {
        let cancel = Cancel::new();
        let task = Context::from_waker(Waker::noop());
        for _ in 0..3 {
            let mut watch = cancel.watch();
            assert!(watch.poll(&task).is_pending());
            assert!(watch.poll(&task).is_pending());
            assert_eq!(cancel.state().waiting.len(), 1);
        }
        assert!(cancel.state().waiting.is_empty());
        let mut watch = cancel.watch();
        cancel.cancel();
        assert!(watch.poll(&task).is_ready());
    }
}
