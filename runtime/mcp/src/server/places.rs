//! So many at once: calls, listeners, tasks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Notify;

/// A number of places.
#[derive(Clone)]
pub(super) struct Places(Arc<State>);

struct State {
    most: usize,
    taken: AtomicUsize,
    /// Somebody has given one back.
    free: Notify,
}

/// One of them, given back when it is dropped.
pub(super) struct Place(Arc<State>);

impl Places {
    pub(super) fn new(most: usize) -> Self {
        Self(Arc::new(State {
            most,
            taken: AtomicUsize::new(0),
            free: Notify::new(),
        }))
    }

    /// A free place.
    pub(super) fn place(&self) -> Option<Place> {
        let state = &self.0;
        let next = |taken| (taken < state.most).then_some(taken + 1);
        let taken = state
            .taken
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, next);
        taken.is_ok().then(|| Place(state.clone()))
    }

    /// Waits until all are free.
    pub(super) async fn all_free(&self) {
        loop {
            let free = self.0.free.notified();
            if self.0.taken.load(Ordering::Acquire) == 0 {
                return;
            }
            free.await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.taken.fetch_sub(1, Ordering::AcqRel);
        self.0.free.notify_waiters();
    }
}
