//! So many at once: calls, listeners, tasks, sessions. One caller has a part of them at most.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use toolrt::host::CallerKey;

/// A number of places.
#[derive(Clone)]
pub(super) struct Places(Arc<Shared>);

struct Shared {
    most: usize,
    /// How many of them one caller has at most.
    share: usize,
    state: Mutex<State>,
    /// Somebody has given one back.
    free: Notify,
}

#[derive(Default)]
struct State {
    taken: usize,
    /// Those of each caller that has any.
    callers: HashMap<CallerKey, usize>,
}

/// One or several of them, given back when it is dropped.
pub(super) struct Place {
    all: Arc<Shared>,
    count: usize,
    caller: Option<CallerKey>,
}

/// Why there is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Full {
    /// All are taken.
    All,
    /// The caller has as many as one may have.
    Caller,
}

impl Places {
    pub(super) fn new(most: usize) -> Self {
        Self::shared(most, most)
    }

    /// So many places, of which one caller has so many at most.
    pub(super) fn shared(most: usize, share: usize) -> Self {
        Self(Arc::new(Shared {
            most,
            share,
            state: Mutex::default(),
            free: Notify::new(),
        }))
    }

    /// A free place, for nobody.
    pub(super) fn place(&self) -> Option<Place> {
        self.places(1, None).ok()
    }

    /// Free places for a caller, if it is known: all of them or none.
    pub(super) fn places(&self, count: usize, caller: Option<CallerKey>) -> Result<Place, Full> {
        let all = &self.0;
        let mut state = all.state();
        if count > all.most - state.taken {
            return Err(Full::All);
        }
        if let Some(caller) = caller {
            let own = state.callers.get(&caller).copied().unwrap_or_default();
            if count > all.share.saturating_sub(own) {
                return Err(Full::Caller);
            }
            state.callers.insert(caller, own + count);
        }
        state.taken += count;
        Ok(Place {
            all: all.clone(),
            count,
            caller,
        })
    }

    /// Waits until all are free.
    pub(super) async fn all_free(&self) {
        loop {
            let free = self.0.free.notified();
            if self.0.state().taken == 0 {
                return;
            }
            free.await;
        }
    }

    /// How many callers have any.
    #[cfg(test)]
    fn callers(&self) -> usize {
        self.0.state().callers.len()
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.all.state();
        state.taken -= self.count;
        if let Some(caller) = self.caller
            && let Entry::Occupied(mut own) = state.callers.entry(caller)
        {
            *own.get_mut() -= self.count;
            if *own.get() == 0 {
                own.remove();
            }
        }
        drop(state);
        self.all.free.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use toolrt::Context;
    use toolrt::host::CallerKey;

    use super::{Full, Places};

    fn key(owner: &str) -> Option<CallerKey> {
        Some(CallerKey::of(&Context::new().with_owner(owner)))
    }

    #[test]
    fn one_caller_leaves_places_for_others() {
        let all = Places::shared(4, 2);
        let first = all.places(1, key("greedy")).ok();
        let second = all.places(1, key("greedy")).ok();
        assert!(first.is_some() && second.is_some());
        assert_eq!(all.places(1, key("greedy")).err(), Some(Full::Caller));
        assert_eq!(all.places(3, key("modest")).err(), Some(Full::All));
        let others = all.places(2, key("modest")).ok();
        assert!(others.is_some());
        assert_eq!(all.places(1, key("third")).err(), Some(Full::All));
        drop(first);
        assert!(all.places(1, key("greedy")).is_ok());
        drop((second, others));
        // Nothing is kept of those that have none.
        assert_eq!(all.callers(), 0);
        let nobodys: Vec<_> = (0..4).filter_map(|_| all.place()).collect();
        assert_eq!(nobodys.len(), 4);
        assert!(all.place().is_none());
    }
}
