//! The clocks that the runtime brings.

use std::time::Duration;

#[cfg(feature = "tokio")]
use crate::call::BoxFuture;
use crate::call::Clock;

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

/// The system's clock with tokio's timers. Where the runtime of a call has none, because there is no tokio runtime or one
/// without timers, they come from a thread of this crate: deadlines hold everywhere.
#[cfg(feature = "tokio")]
#[derive(Debug, Clone, Copy, Default)]
pub struct TokioClock(SystemClock);

#[cfg(feature = "tokio")]
impl Clock for TokioClock {
    fn now(&self) -> Duration {
        self.0.now()
    }

    fn sleep(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        super::timers::sleep(time)
    }

    /// Timers may need a runtime that is not there yet.
    fn has_timers(&self) -> bool {
        true
    }
}
