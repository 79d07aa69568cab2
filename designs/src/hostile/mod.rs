//! The attack: inputs that were made to break what reads them, by seed and count. Each kind is a file with an [`Attack`].

mod definitions;
mod designs;
mod documents;
mod edits;
mod fix;
mod fmt;
mod imports;
mod kills;
mod moods;
mod pairs;
mod patterns;
mod projects;
mod report;
mod served;
mod servers;
mod sources;
mod templates;
pub mod texts;
mod values;

use std::path::PathBuf;
use std::time::Duration;

use rayon::prelude::*;

pub use report::{Report, Trouble, Worst};
pub use servers::serve_if_asked;

/// All kinds of attack that need no servers, in the order they run.
pub const ATTACKS: &[&Attack] = &[
    &texts::ATTACK,
    &fmt::ATTACK,
    &fix::ATTACK,
    &designs::ATTACK,
    &patterns::ATTACK,
    &values::ATTACK,
    &kills::ATTACK,
    &imports::ATTACK,
    &servers::ATTACK,
    &templates::ATTACK,
    &documents::ATTACK,
    &pairs::RESOURCES,
    &pairs::SHOWN,
    &pairs::NUMBERS,
    &pairs::PATHS,
    &pairs::SECRETS,
    &pairs::HOSTS,
];

/// Attacks on the servers of the notes in both languages, which must be built before.
pub const SERVED: &[&Attack] = &[&served::REQUESTS, &served::CONNECTIONS];

/// One kind of attack.
pub struct Attack {
    /// As on the command line.
    pub name: &'static str,
    /// What is tried, in a line.
    pub about: &'static str,
    /// How many are tried in each run of the tests.
    pub sample: u64,
    /// Tries what the order asks for. An error means that the attack itself cannot run.
    pub run: fn(&Order) -> Result<Report, String>,
}

/// What is asked of an attack.
#[derive(Debug, Clone)]
pub struct Order {
    /// The first seed; the others follow it.
    pub seed: u64,
    /// How many inputs.
    pub count: u64,
    /// A folder of one's own for files, kept between runs.
    pub work: PathBuf,
    /// The `toolc` program, for attacks on processes.
    pub toolc: PathBuf,
    /// The server of `examples/notes` in Rust, for attacks on servers of both languages.
    pub notes: Option<PathBuf>,
    /// How many times over its limit a time may be: more than once on a busy machine.
    pub patience: u32,
}

impl Order {
    /// Tries each seed in this process, on all cores. `attempt` gives what it timed, as pairs of a name and a time, or says what
    /// is wrong; a panic is wrong, too.
    pub fn each(
        &self,
        attempt: impl Fn(u64) -> Result<Vec<(&'static str, Duration)>, String> + Sync,
    ) -> Report {
        let seeds: Vec<u64> = (self.seed..self.seed + self.count).collect();
        let tried = seeds.par_iter().map(|seed| {
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| attempt(*seed)));
            let outcome = outcome.unwrap_or_else(|panic| {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
                Err(format!("a panic: {}", text.unwrap_or_default()))
            });
            Report::of(*seed, outcome)
        });
        tried.reduce(Report::default, Report::joined)
    }
}
