//! CPU time for checking values: what a call may spend, and who counts it.
//!
//! Loops whose length a document sets count steps, and the clock is read every few thousand. A step is a few
//! nanoseconds. Once the time is used up, [`spend`] says so to each of them: readers and walks end at once with whatever
//! they have, which [`Budget::run`] drops.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// After how many steps the clock is read.
const STEPS: u32 = 20_000;
/// How much CPU time a check may take where the executor of the call waits for it, before it starts again elsewhere.
const AT_ONCE: Duration = Duration::from_millis(2);

/// A check takes more CPU time than it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Exhausted;

/// The CPU time that the checks of one call may take together.
#[derive(Debug)]
pub(crate) struct Budget {
    milliseconds: u64,
    /// In nanoseconds.
    left: AtomicU64,
    /// Whether nobody waits for a check any more: it ends soon.
    is_dropped: AtomicBool,
}

/// A check that runs on this thread.
struct Running {
    budget: Arc<Budget>,
    most: Duration,
    /// The CPU time of the thread when it was first read: checks of few steps do not read it at all.
    start: Option<Duration>,
    is_over: bool,
}

thread_local! {
    /// How many steps there are until the clock is read.
    static LEFT: Cell<u32> = const { Cell::new(u32::MAX) };
    /// `None` where the CPU time has no end.
    static RUNNING: RefCell<Option<Running>> = const { RefCell::new(None) };
}

impl Budget {
    pub(crate) fn new(milliseconds: u64) -> Arc<Self> {
        Arc::new(Self {
            milliseconds,
            left: AtomicU64::new(milliseconds.saturating_mul(1_000_000)),
            is_dropped: AtomicBool::new(false),
        })
    }

    /// How much there was at first.
    pub(crate) fn milliseconds(&self) -> u64 {
        self.milliseconds
    }

    /// What a check gives, unless it takes more CPU time than is left.
    pub(crate) fn run<T>(self: &Arc<Self>, check: impl FnOnce() -> T) -> Result<T, Exhausted> {
        self.within(self.left(), check)
    }

    /// What a check gives that takes little time.
    pub(crate) fn run_at_once<T>(
        self: &Arc<Self>,
        check: impl FnOnce() -> T,
    ) -> Result<T, Exhausted> {
        self.within(self.left().min(AT_ONCE), check)
    }

    /// Lets a check end that nobody waits for any more.
    pub(crate) fn drop_checks(&self) {
        self.is_dropped.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_dropped(&self) -> bool {
        self.is_dropped.load(Ordering::Relaxed)
    }

    fn left(&self) -> Duration {
        Duration::from_nanos(self.left.load(Ordering::Relaxed))
    }

    fn within<T>(
        self: &Arc<Self>,
        most: Duration,
        check: impl FnOnce() -> T,
    ) -> Result<T, Exhausted> {
        let running = Running {
            budget: self.clone(),
            most,
            start: None,
            is_over: false,
        };
        let around = Around {
            running: RUNNING.replace(Some(running)),
            left: LEFT.replace(STEPS),
        };
        let value = check();
        let ended = RUNNING.take();
        drop(around);
        let Some(ended) = ended else {
            return Ok(value);
        };
        if let Some(start) = ended.start {
            let used = u64::try_from(cpu_time().saturating_sub(start).as_nanos());
            let left = self.left.load(Ordering::Relaxed);
            let left = left.saturating_sub(used.unwrap_or(u64::MAX));
            self.left.store(left, Ordering::Relaxed);
        }
        match ended.is_over {
            true => Err(Exhausted),
            false => Ok(value),
        }
    }
}

/// What counts around a check, which may be inside of another; it counts again also if the check panics.
struct Around {
    running: Option<Running>,
    left: u32,
}

impl Drop for Around {
    fn drop(&mut self) {
        LEFT.set(self.left);
        RUNNING.replace(self.running.take());
    }
}

/// Counts steps; whether the check goes on.
#[inline]
pub(crate) fn spend(steps: u32) -> bool {
    let left = LEFT.get();
    if steps < left {
        LEFT.set(left - steps);
        true
    } else {
        look()
    }
}

/// Counts the bytes that are read in one piece; whether the check goes on.
#[inline]
pub(crate) fn spend_bytes(bytes: usize) -> bool {
    spend(u32::try_from(bytes / 64).unwrap_or(u32::MAX))
}

/// Whether the CPU time has an end.
pub(crate) fn is_limited() -> bool {
    RUNNING.with_borrow(Option::is_some)
}

/// Ends the check: what follows would take longer than it may.
pub(crate) fn exhaust() {
    RUNNING.with_borrow_mut(|running| {
        if let Some(running) = running {
            running.is_over = true;
            LEFT.set(0);
        }
    });
}

#[cold]
fn look() -> bool {
    RUNNING.with_borrow_mut(|running| {
        let Some(running) = running else {
            LEFT.set(u32::MAX);
            return true;
        };
        if !running.is_over {
            let now = cpu_time();
            let start = *running.start.get_or_insert(now);
            let used = now.saturating_sub(start);
            running.is_over = used >= running.most || running.budget.is_dropped();
        }
        LEFT.set(if running.is_over { 0 } else { STEPS });
        !running.is_over
    })
}

/// The CPU time of this thread, on a system that counts it.
#[cfg(any(
    target_os = "android",
    target_os = "freebsd",
    target_os = "linux",
    target_vendor = "apple"
))]
fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// The time, on a system that counts none for threads.
#[cfg(not(any(
    target_os = "android",
    target_os = "freebsd",
    target_os = "linux",
    target_vendor = "apple",
    all(target_family = "wasm", target_os = "unknown")
)))]
fn cpu_time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;

    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Nothing, without a system.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
fn cpu_time() -> Duration {
    Duration::ZERO
}

#[cfg(test)]
mod tests {
    use super::{Budget, Exhausted, spend};

    /// Spins until the budget is used up, or for many steps.
    fn spin() -> u64 {
        (0..2_000_000_000)
            .take_while(|_| spend(std::hint::black_box(1)))
            .count() as u64
    }

    #[test]
    fn a_check_ends_when_its_time_is_used_up() {
        let budget = Budget::new(5);
        assert_eq!(budget.run(spin), Err(Exhausted));
        // Nothing is left for the next one.
        assert_eq!(budget.run(spin), Err(Exhausted));
        // Another call has a budget of its own.
        assert_eq!(Budget::new(5).run(|| spend(1)), Ok(true));
    }

    #[test]
    fn a_check_inside_of_another_counts_by_itself() {
        let outer = Budget::new(1_000_000);
        let ended = outer.run(|| {
            let inner = Budget::new(1).run(spin);
            (inner, spend(1))
        });
        assert_eq!(ended, Ok((Err(Exhausted), true)));
        assert!(spend(1), "outside of checks nothing is limited");
    }

    #[test]
    fn a_check_that_nobody_waits_for_ends_soon() {
        let budget = Budget::new(1_000_000);
        budget.drop_checks();
        assert_eq!(budget.run(spin), Err(Exhausted));
    }
}
