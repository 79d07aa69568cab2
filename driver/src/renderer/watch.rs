//! Looks at the memory of this process and at the time of a page, while templates of users run.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use memory_stats::memory_stats;

use super::RenderLimits;

/// How often memory and time are looked at: in this time a program fills less than a tenth of a gigabyte.
const INTERVAL: Duration = Duration::from_millis(5);

/// The limit that was reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// That of memory.
    Memory,
    /// That of the time of a page.
    Time,
}

/// What this process had spent when the page began that is being rendered.
#[derive(Default)]
pub(super) struct Clock(Mutex<Option<Duration>>);

impl Clock {
    /// A page begins.
    pub(super) fn begin(&self) {
        self.set(Some(spent()));
    }

    /// It has ended.
    pub(super) fn end(&self) {
        self.set(None);
    }

    fn set(&self, begin: Option<Duration>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = begin;
    }

    fn time(&self) -> Duration {
        let begin = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        begin.map_or(Duration::ZERO, |begin| spent().saturating_sub(begin))
    }
}

/// Looks at this process from now on, until its limits are reached or nobody has the clock any more.
pub(super) fn watch(limits: RenderLimits, ended: impl FnOnce(End) + Send + 'static) -> Arc<Clock> {
    let clock = Arc::new(Clock::default());
    let watched = Arc::downgrade(&clock);
    let most = memory().map(|now| now.saturating_add(limits.memory));
    thread::spawn(move || {
        loop {
            let Some(time) = watched.upgrade().map(|clock| clock.time()) else {
                return;
            };
            if most
                .zip(memory())
                .is_some_and(|(most, memory)| memory > most)
            {
                return ended(End::Memory);
            }
            if time > limits.time {
                return ended(End::Time);
            }
            thread::sleep(INTERVAL);
        }
    });
    clock
}

/// The bytes of memory that this process has; nothing where the system does not say.
fn memory() -> Option<usize> {
    memory_stats().map(|now| now.physical_mem)
}

/// The time of processors that this process has had: what else runs on the machine does not count.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn spent() -> Duration {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;
    let usage = getrusage(UsageWho::RUSAGE_SELF);
    let spent = usage.map(|usage| (usage.user_time() + usage.system_time()).num_microseconds());
    Duration::from_micros(spent.unwrap_or_default().unsigned_abs())
}

/// The time since this process was first asked.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn spent() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

/// Has the system refuse what is far too much, even if nobody gets to look at it in time. Allocators ask for more than
/// they use, so the limit is a multiple.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(super) fn limit_addresses(memory: usize) {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let Some(now) = memory_stats() else {
        return;
    };
    let most = now.virtual_mem.saturating_add(memory.saturating_mul(4)) as u64;
    let own = getrlimit(Resource::RLIMIT_AS);
    let _ = own.and_then(|(soft, hard)| setrlimit(Resource::RLIMIT_AS, most.min(soft), hard));
}

/// The system has no such limit, or none without more: memory is looked at.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub(super) fn limit_addresses(_: usize) {}
