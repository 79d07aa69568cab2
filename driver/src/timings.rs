//! How long a run takes and how much memory it needs, by phase.

use std::fmt;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The phases of a run, in order.
#[derive(Clone, Debug, Default)]
pub struct Timings {
    /// Each phase, by the clock on the wall.
    pub phases: Vec<Phase>,
    /// What was taken from the last run, or why nothing was; empty where the question did not come up.
    pub reused: String,
    /// Why generated files were read although an earlier run had read them as they are; empty where that is not so.
    pub read_again: String,
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
    /// The most memory that the process has had until its end, in bytes; none for a part of a phase, and where the
    /// system does not tell.
    pub peak: Option<u64>,
}

/// One line for each phase: its name, milliseconds in two columns, and the peak of memory until then, in megabytes, where
/// that is known. The last ones say what was reused.
impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.phases.iter().filter(|phase| !phase.is_part);
        let total = Phase {
            name: "total",
            time: whole.clone().map(|phase| phase.time).sum(),
            is_part: false,
            peak: whole.filter_map(|phase| phase.peak).max(),
        };
        for phase in self.phases.iter().chain([&total]) {
            let name = phase.name;
            let time = format!("{:.1} ms", phase.time.as_secs_f64() * 1e3);
            let peak = phase
                .peak
                .map(|bytes| format!("{:.1} MB", bytes as f64 / 1e6));
            match (phase.is_part, peak) {
                (true, _) => writeln!(f, "  {name:<20}{time:>12}  on all threads"),
                (false, Some(peak)) => writeln!(f, "{name:<10}{time:>12}{peak:>24}"),
                (false, None) => writeln!(f, "{name:<10}{time:>12}"),
            }?;
        }
        let lines = [&self.reused, &self.read_again].into_iter();
        let mut lines = lines.filter(|line| !line.is_empty());
        lines.try_for_each(|line| writeln!(f, "{line}"))
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
        let mut clock = Self {
            timings: Timings::default(),
            last: Instant::now(),
        };
        clock.add("read", read);
        clock
    }

    /// Ends a phase.
    pub(crate) fn end(&mut self, name: &'static str) {
        let now = Instant::now();
        self.add(name, now - self.last);
        self.last = now;
    }

    fn add(&mut self, name: &'static str, time: Duration) {
        self.timings.phases.push(Phase {
            name,
            time,
            is_part: false,
            peak: peak(),
        });
    }

    /// Notes a part of the last phase.
    pub(crate) fn part(&mut self, name: &'static str, sum: &Sum) {
        let time = Duration::from_nanos(sum.0.load(Ordering::Relaxed));
        self.timings.phases.push(Phase {
            name,
            time,
            is_part: true,
            peak: None,
        });
    }

    /// Says what was reused, or why nothing was.
    pub(crate) fn reused(&mut self, says: String) {
        self.timings.reused = says;
    }

    /// Says why files were read again, if there is a reason.
    pub(crate) fn read_again(&mut self, why: Option<&'static str>) {
        if let Some(why) = why {
            self.timings.read_again = format!("read all generated files: {why}");
        }
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

/// The most memory that the process has had so far, in bytes: what Linux says, and nothing elsewhere.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let rest = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = rest.strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
