//! Samples of candidates in turn, so that whatever else the machine does meets them all alike.

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

const SAMPLES: usize = 151;
const SAMPLE: Duration = Duration::from_micros(1_500);

/// A measurement by name, or all of them.
pub struct Bench {
    only: String,
    /// The heading above the next printed row.
    heading: RefCell<String>,
}

/// Medians of two candidates, in nanoseconds per run, and the median of the ratios of pairs of samples.
pub struct Pair {
    pub ours: f64,
    pub theirs: f64,
    pub ratio: f64,
}

impl Bench {
    pub fn new(only: String) -> Self {
        Self {
            only,
            heading: RefCell::default(),
        }
    }

    /// The names of the columns of the next rows.
    pub fn heading(&self, what: &str, theirs: &str) {
        self.heading.replace(format!(
            "\n{what:<44}{:>10}{theirs:>12}{:>8}   goal\n",
            "toolc", "ratio"
        ));
    }

    /// Whether a row is wanted; prints its heading if it is the first one below.
    pub fn wants(&self, name: &str) -> bool {
        let wanted = name.contains(&self.only);
        if wanted {
            print!("{}", self.heading.take());
        }
        wanted
    }

    /// Prints a row: ours, theirs, their ratio, and the goal for it.
    pub fn compare<A, B>(
        &self,
        name: &str,
        goal: &str,
        ours: impl FnMut() -> A,
        theirs: impl FnMut() -> B,
    ) {
        if self.wants(name) {
            let pair = pair(ours, theirs);
            println!(
                "{name:<44}{:>10}{:>12}{:>8.2}   {goal}",
                time(pair.ours),
                time(pair.theirs),
                pair.ratio
            );
        }
    }
}

/// Samples both candidates in turn.
pub fn pair<A, B>(mut ours: impl FnMut() -> A, mut theirs: impl FnMut() -> B) -> Pair {
    let (runs, their_runs) = (runs(&mut ours), runs(&mut theirs));
    let mut all = Vec::with_capacity(SAMPLES);
    for _ in 0..SAMPLES {
        all.push((sample(runs, &mut ours), sample(their_runs, &mut theirs)));
    }
    Pair {
        ours: median(all.iter().map(|pair| pair.0)),
        theirs: median(all.iter().map(|pair| pair.1)),
        ratio: median(all.iter().map(|pair| pair.0 / pair.1)),
    }
}

/// How often a candidate runs in one sample, once it is warm.
fn runs<A>(candidate: &mut impl FnMut() -> A) -> usize {
    let start = Instant::now();
    let mut runs = 0;
    while start.elapsed() < 20 * SAMPLE {
        black_box(candidate());
        runs += 1;
    }
    (runs / 20).max(1)
}

fn sample<A>(runs: usize, candidate: &mut impl FnMut() -> A) -> f64 {
    let start = Instant::now();
    for _ in 0..runs {
        black_box(candidate());
    }
    start.elapsed().as_nanos() as f64 / runs as f64
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A time as people read it.
pub fn time(nanoseconds: f64) -> String {
    if nanoseconds < 10_000.0 {
        format!("{nanoseconds:.0} ns")
    } else {
        format!("{:.1} µs", nanoseconds / 1_000.0)
    }
}
