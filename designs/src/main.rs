//! `cargo xtask sweep`: random designs through everything that must hold for each of them.

#![warn(clippy::wildcard_enum_match_arm)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Parser, ValueEnum};
use rayon::prelude::*;
use toolc_designs::apart;
use toolc_designs::edits::{self, Told};
use toolc_designs::sweep::{self, LANGUAGES, Options, Stage};

/// Checks, generates, compiles and asks the code of random designs.
#[derive(Parser)]
#[command(name = "cargo xtask sweep", bin_name = "cargo xtask sweep")]
struct Sweep {
    /// The first seed; the others follow it.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many designs.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The language whose code is judged.
    #[arg(long, default_value = "rust")]
    lang: String,
    /// How many designs are compiled together.
    #[arg(long, default_value_t = 50)]
    batch: usize,
    /// How far each design goes: `layout` is a hundred times faster than all.
    #[arg(long, value_enum, default_value_t = Until::Values)]
    until: Until,
    /// A folder for build products, for two sweeps at once.
    #[arg(long)]
    work: Option<PathBuf>,
    /// Writes each design that fails below this folder, smaller than it was.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Edits random projects so many times each, and compares each run with one from nothing.
    #[arg(long, value_name = "STEPS")]
    edits: Option<usize>,
    /// Makes the packages of random projects apart, and compares their files with those of a run of the whole project.
    #[arg(long, conflicts_with = "edits")]
    apart: bool,
    /// Prints the design of the first seed, and nothing else.
    #[arg(long)]
    show: bool,
}

/// The stages of a language.
#[derive(Clone, Copy, ValueEnum)]
enum Until {
    /// The checker, that the order of files makes no difference, and that schemas say what codecs do.
    Check,
    /// And that texts stay texts.
    Texts,
    /// And the formatter.
    Layout,
    /// And the compiler and linter.
    Lints,
    /// And values.
    Values,
}

impl From<Until> for Stage {
    fn from(until: Until) -> Self {
        match until {
            Until::Check => Self::Schemas,
            Until::Texts => Self::Texts,
            Until::Layout => Self::Layout,
            Until::Lints => Self::Lints,
            Until::Values => Self::Values,
        }
    }
}

fn main() -> ExitCode {
    let sweep = Sweep::parse();
    if sweep.show {
        for input in toolc_designs::design(sweep.seed) {
            println!("// {}\n{}", input.path, input.text);
        }
        return ExitCode::SUCCESS;
    }
    if let Some(steps) = sweep.edits {
        return edited(&sweep, steps);
    }
    if sweep.apart {
        return apart(&sweep);
    }
    let Some(language) = LANGUAGES
        .iter()
        .find(|language| language.name() == sweep.lang)
    else {
        let known: Vec<&str> = LANGUAGES.iter().map(|language| language.name()).collect();
        eprintln!(
            "no code in `{}` can be judged; known: {}",
            sweep.lang,
            known.join(", ")
        );
        return ExitCode::FAILURE;
    };
    let work = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/sweep");
    let work = sweep.work.unwrap_or(work);
    let options = Options {
        seed: sweep.seed,
        count: sweep.count,
        batch: sweep.batch,
        until: sweep.until.into(),
        work,
        keep: sweep.keep,
    };
    let start = Instant::now();
    match sweep::run(*language, &options, |line| eprintln!("{line}")) {
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
        Ok(failures) => {
            println!(
                "{} designs, {} failures, {:.0} s",
                sweep.count,
                failures.len(),
                start.elapsed().as_secs_f64()
            );
            if failures.is_empty() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
    }
}

/// Edits the project of each seed, and prints what runs took from the runs before.
/// What becomes of each seed, in a folder of its own: what went well, and how many differ.
fn judged<T: Send>(
    sweep: &Sweep,
    judge: impl Fn(u64, &Path) -> Result<T, String> + Sync,
) -> (Vec<T>, usize) {
    let seeds: Vec<u64> = (sweep.seed..sweep.seed + sweep.count).collect();
    let judged = seeds.par_iter().map(|seed| {
        let work = tempfile::tempdir().map_err(|error| error.to_string())?;
        judge(*seed, work.path())
    });
    let judged: Vec<Result<T, String>> = judged.collect();
    let (good, bad): (Vec<_>, Vec<_>) = judged.into_iter().partition(Result::is_ok);
    let failures = bad.iter().filter_map(|one| one.as_ref().err());
    failures.for_each(|failure| eprintln!("{failure}"));
    (good.into_iter().flatten().collect(), bad.len())
}

fn exit(failures: usize) -> ExitCode {
    match failures {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn apart(sweep: &Sweep) -> ExitCode {
    let start = Instant::now();
    let (all, failures) = judged(sweep, apart::judge);
    let mut told = apart::Told::default();
    all.into_iter().for_each(|one| told.add(one));
    println!(
        "{} projects, {} packages, {} beside others, {} at once, interfaces have {} % of sources, {failures} failures, {:.0} s",
        sweep.count,
        told.packages,
        told.beside,
        told.at_once,
        told.interfaces * 100 / told.sources.max(1),
        start.elapsed().as_secs_f64()
    );
    exit(failures)
}

fn edited(sweep: &Sweep, steps: usize) -> ExitCode {
    let start = Instant::now();
    let (each, failures) = judged(sweep, |seed, work| edits::judge(seed, steps, work));
    let mut all = Told::default();
    each.into_iter().for_each(|told| all.add(told));
    for (says, count) in &all.told {
        println!("{count:>8}  {says}");
    }
    println!(
        "{} projects, {} runs, {} reused something, {failures} failures, {:.0} s",
        sweep.count,
        all.made,
        all.reused,
        start.elapsed().as_secs_f64()
    );
    exit(failures)
}
