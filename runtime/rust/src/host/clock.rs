//! Time, which is the host's.

use std::time::Duration;

use crate::call::BoxFuture;

/// Time, as the host has it.
pub trait Clock: Send + Sync {
    /// The time since any fixed point; never goes back.
    fn now(&self) -> Duration;

    /// A future that is ready after `time`; `None` if the host has no timers; then deadlines are checked only when the
    /// handler is polled.
    fn sleep(&self, _time: Duration) -> Option<BoxFuture<'static, ()>> {
        None
    }
}

/// The system's monotonic clock, without timers. On wasm without a system, time does not advance.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock {
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    start: std::time::Instant,
}

impl SystemClock {
    /// A clock that starts now.
    pub fn new() -> Self {
        Self {
            #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
            start: std::time::Instant::now(),
        }
    }
}

impl Default for SystemClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for SystemClock {
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The system's clock with tokio's timers. Outside of a tokio runtime there are none.
#[cfg(feature = "tokio")]
#[derive(Debug, Clone, Copy, Default)]
pub struct TokioClock(SystemClock);

#[cfg(feature = "tokio")]
impl Clock for TokioClock {
    fn now(&self) -> Duration {
        self.0.now()
    }

    fn sleep(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        tokio::runtime::Handle::try_current().ok()?;
        Some(Box::pin(tokio::time::sleep(time)))
    }
}
