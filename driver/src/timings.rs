//! How long a run takes, by phase.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The phases of a run, in order.
#[derive(Clone, Debug, Default)]
pub struct Timings {
    /// Each phase, by the clock on the wall.
    pub phases: Vec<Phase>,
    /// What was taken from the last run, or why nothing was; empty where the question did not come up.
    pub reused: String,
}

/// A phase of a run.
#[derive(Clone, Debug)]
pub struct Phase {
    /// `parse`, `render`, …
    pub name: &'static str,
    /// By the clock on the wall; for a part of a phase, summed over all threads.
    pub time: Duration,
    /// Whether it is a part of the phase before it, on many threads at once.
    pub is_part: bool,
}

impl Timings {
    fn add(&mut self, name: &'static str, time: Duration, is_part: bool) {
        self.phases.push(Phase {
            name,
            time,
            is_part,
        });
    }
}

/// One line for each phase: its name, and milliseconds in two columns. The last one says what was reused.
impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, name: &str, time: Duration, is_part: bool| {
            let time = format!("{:.1} ms", time.as_secs_f64() * 1e3);
            match is_part {
                false => writeln!(f, "{name:<10}{time:>12}"),
                true => writeln!(f, "  {name:<20}{time:>12}  on all threads"),
            }
        };
        let whole = self.phases.iter().filter(|phase| !phase.is_part);
        for phase in &self.phases {
            line(f, phase.name, phase.time, phase.is_part)?;
        }
        line(f, "total", whole.map(|phase| phase.time).sum(), false)?;
        match self.reused.is_empty() {
            true => Ok(()),
            false => writeln!(f, "{}", self.reused),
        }
    }
}

/// A clock that is read at the end of each phase.
pub(crate) struct Clock {
    timings: Timings,
    last: Instant,
}

impl Clock {
    /// Starts, behind what took `read` before.
    pub(crate) fn start(read: Duration) -> Self {
        let mut timings = Timings::default();
        timings.add("read", read, false);
        Self {
            timings,
            last: Instant::now(),
        }
    }

    /// Ends a phase.
    pub(crate) fn end(&mut self, name: &'static str) {
        let now = Instant::now();
        self.timings.add(name, now - self.last, false);
        self.last = now;
    }

    /// Notes a part of the last phase.
    pub(crate) fn part(&mut self, name: &'static str, sum: &Sum) {
        let time = Duration::from_nanos(sum.0.load(Ordering::Relaxed));
        self.timings.add(name, time, true);
    }

    /// Says what was reused, or why nothing was.
    pub(crate) fn reused(&mut self, says: String) {
        self.timings.reused = says;
    }

    /// All phases.
    pub(crate) fn timings(self) -> Timings {
        self.timings
    }
}

/// What something takes on all threads together.
#[derive(Default)]
pub(crate) struct Sum(AtomicU64);

impl Sum {
    /// Runs it once more.
    pub(crate) fn of<T>(&self, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = run();
        let nanos = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.0.fetch_add(nanos, Ordering::Relaxed);
        result
    }
}
