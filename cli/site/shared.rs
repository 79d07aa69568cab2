//! What the last run made, for those who answer and those who wait for the next one.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Paths from the root of the site, and what stands there.
pub type Pages = HashMap<String, String>;

/// The state after a run.
#[derive(Clone, Default)]
pub struct State {
    /// How many runs there were.
    pub run: u64,
    /// The run that made the pages; 0 before there are any.
    pub site: u64,
    pub pages: Arc<Pages>,
    /// What is wrong, as people read it; empty where nothing is.
    pub findings: String,
}

/// The state that runs change.
#[derive(Default)]
pub struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    /// The end of a run. Without pages those of an earlier one stay.
    pub fn put(&self, pages: Option<Pages>, findings: String) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.run += 1;
        state.findings = findings;
        if let Some(pages) = pages {
            state.pages = Arc::new(pages);
            state.site = state.run;
        }
        drop(state);
        self.changed.notify_all();
    }

    pub fn state(&self) -> State {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.clone()
    }

    /// The state behind another run than this one, or as it is after a time.
    pub fn after(&self, run: u64, patience: Duration) -> State {
        let end = Instant::now() + patience;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        while state.run == run {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            let waited = self.changed.wait_timeout(state, left);
            (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        }
        state.clone()
    }
}
