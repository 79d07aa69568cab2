//! Time, which is the host's.

use std::time::Duration;

use super::BoxFuture;

/// Time, as the host has it.
pub trait Clock: Send + Sync {
    /// The time since any fixed point; never goes back.
    fn now(&self) -> Duration;

    /// A future that is ready after `time`; `None` if the host has no timers; then deadlines are checked only when the
    /// handler is polled.
    fn sleep(&self, _time: Duration) -> Option<BoxFuture<'static, ()>> {
        None
    }

    /// Seconds since 1970, for what expires in another process. On wasm without a system, this panics.
    fn unix_time(&self) -> u64 {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |time| time.as_secs())
    }

    /// Whether [`Clock::sleep`] has timers. A registry rejects tools that declare a `timeout` if it has none: nobody
    /// would enforce it. Override it if timers need something that is not there yet when tools are registered.
    fn has_timers(&self) -> bool {
        self.sleep(Duration::ZERO).is_some()
    }
}
