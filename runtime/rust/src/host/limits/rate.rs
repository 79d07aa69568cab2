//! How often something is done.

use std::collections::VecDeque;
use std::time::Duration;

/// At most so many calls in any time of this length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Rate {
    pub calls: u32,
    pub per: Duration,
}

impl Rate {
    /// At most `calls` in any time of the length `per`.
    pub fn new(calls: u32, per: Duration) -> Self {
        Self { calls, per }
    }
}

/// The times of the latest calls, never more than the rate allows.
#[derive(Debug, Default)]
pub(super) struct Window(VecDeque<Duration>);

impl Window {
    /// How long to wait until a call is allowed; `None` if one is now.
    pub(super) fn wait(&mut self, rate: Rate, now: Duration) -> Option<Duration> {
        while self
            .0
            .front()
            .is_some_and(|first| first.saturating_add(rate.per) <= now)
        {
            self.0.pop_front();
        }
        if self.0.len() < rate.calls as usize {
            return None;
        }
        // Where nothing is allowed, nothing gets older.
        let first = self.0.front().copied().unwrap_or(now);
        Some(first.saturating_add(rate.per).saturating_sub(now))
    }

    /// Counts a call.
    pub(super) fn count(&mut self, now: Duration) {
        self.0.push_back(now);
    }
}
