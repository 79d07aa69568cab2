//! What one caller may take of a registry.

use super::Rate;

/// What one caller may take of a registry ([`CallerKey`](super::CallerKey) says who that is); by default nothing limits
/// it.
///
/// Calls that handlers make belong to the call around them, and count with that.
///
/// ```
/// # use std::time::Duration;
/// # use toolrt::host::{Limits, Quota, Rate};
/// let quota = Quota {
///     parallel: Some(4),
///     rate: Some(Rate::new(10, Duration::from_secs(1))),
///     burst: Some(50),
///     ..Quota::default()
/// };
/// let limits = Limits::default().with_quota(quota);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quota {
    /// How many calls of a caller run at once. Further ones wait.
    pub parallel: Option<u32>,
    /// How many calls of a caller wait, for whatever it is; past that a call ends as `rate_limited`. Without it as many
    /// as wait for a tool ([`Limits::queue`](super::Limits::queue)).
    pub queue: Option<usize>,
    /// How often a caller calls in the long run; past that a call ends as `rate_limited`.
    pub rate: Option<Rate>,
    /// How many calls a caller may make at once that has made none for a while; by default as many as the rate allows in
    /// its time.
    pub burst: Option<u32>,
    /// Of how many callers without a call is remembered how often they have called; 10,000 by default. Past that those
    /// are forgotten that may make the most calls anyway.
    pub callers: usize,
}

impl Quota {
    /// Whether it limits nothing.
    pub(super) fn is_plain(&self) -> bool {
        self.parallel.is_none() && self.queue.is_none() && self.rate.is_none()
    }
}

impl Default for Quota {
    fn default() -> Self {
        Self {
            parallel: None,
            queue: None,
            rate: None,
            burst: None,
            callers: 10_000,
        }
    }
}
