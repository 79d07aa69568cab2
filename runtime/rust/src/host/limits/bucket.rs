//! How often one caller calls: a bucket of tokens, of which each call takes one.

use std::time::Duration;

use super::{Quota, Rate};

/// A bucket that holds `burst` tokens, and gets back those of its rate one by one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bucket {
    rate: Rate,
    burst: u32,
}

/// When a bucket is full again: nanoseconds of the host's clock, times the calls of its rate. So each token takes a whole
/// number (the length of the rate), and nothing is rounded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FullAt(u128);

impl Bucket {
    pub(super) fn of(quota: &Quota) -> Option<Self> {
        let rate = quota.rate?;
        Some(Self {
            rate,
            burst: quota.burst.unwrap_or(rate.calls),
        })
    }

    /// How long to wait until there is a token; `None` if there is one now.
    pub(super) fn wait(&self, full_at: FullAt, now: Duration) -> Option<Duration> {
        if self.rate.calls == 0 || self.burst == 0 {
            // Nothing ever comes.
            return Some(self.rate.per);
        }
        let needed = self.missing(full_at, now) + self.token();
        let late = needed.saturating_sub(self.most());
        (late > 0).then(|| duration(late.div_ceil(u128::from(self.rate.calls))))
    }

    /// Takes a token.
    pub(super) fn take(&self, full_at: FullAt, now: Duration) -> FullAt {
        FullAt(self.scaled(now) + self.missing(full_at, now) + self.token())
    }

    pub(super) fn is_full(&self, full_at: FullAt, now: Duration) -> bool {
        full_at.0 <= self.scaled(now)
    }

    /// What is missing until the bucket is full; never more than it holds, also if the clock has gone back.
    fn missing(&self, full_at: FullAt, now: Duration) -> u128 {
        let missing = full_at.0.saturating_sub(self.scaled(now));
        missing.min(self.most())
    }

    fn most(&self) -> u128 {
        u128::from(self.burst) * self.token()
    }

    fn token(&self) -> u128 {
        self.rate.per.as_nanos()
    }

    fn scaled(&self, now: Duration) -> u128 {
        now.as_nanos() * u128::from(self.rate.calls)
    }
}

fn duration(nanos: u128) -> Duration {
    const SECOND: u128 = 1_000_000_000;
    match u64::try_from(nanos / SECOND) {
        // The rest is less than a second.
        Ok(seconds) => Duration::new(seconds, (nanos % SECOND) as u32),
        Err(_) => Duration::MAX,
    }
}
