//! `cargo xtask corpora`: real tool definitions through import and everything that must hold for what it writes.

#![warn(clippy::wildcard_enum_match_arm)]

mod again;
mod asked;
mod batches;
mod code;
mod dialects;
mod drafts;
mod groups;
mod lowered;
mod normal;
mod records;
mod round_trip;
mod rows;
mod scores;
mod speed;
mod suite;
mod told;
mod verdicts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use toolc_designs::sweep::LANGUAGES_FOR_MUCH;

/// Imports collections of tool definitions, and holds what comes out to what must be true of it.
#[derive(Parser)]
#[command(name = "cargo xtask corpora", bin_name = "cargo xtask corpora")]
struct Corpora {
    /// The folder of the collection; without it, what the environment variable TOOLC_CORPORA names.
    folder: Option<PathBuf>,
    /// Where folders are seen from.
    #[arg(long, hide = true)]
    from: Option<PathBuf>,
    /// Writes the `.tools` files below this folder.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// Takes only this measure; may be given several times.
    #[arg(long, value_enum)]
    only: Vec<Measure>,
    /// Looks only at sources whose names contain this.
    #[arg(long)]
    source: Option<String>,
    /// A folder for build products of generated code, kept between runs.
    #[arg(long)]
    work: Option<PathBuf>,
    /// Lists every exception, not only the first of each kind.
    #[arg(long)]
    all: bool,
    /// Measures a checkout of the official suite of JSON Schema instead.
    #[arg(long, hide = true)]
    schema_suite: Option<PathBuf>,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Measure {
    /// How definitions are imported, and that what is written checks and is formatted.
    Import,
    /// Judged values, by the tables of the runtime.
    Verdicts,
    /// Import, then emit in the same format.
    RoundTrip,
    /// Emit, import and emit again, in every format.
    Formats,
    /// Canonical records: import, emit, canonicalize.
    Records,
    /// Schemas for providers, and valid values through their shapes.
    Lowered,
    /// The test suite of JSON Schema.
    Suite,
    /// Definitions a second.
    Speed,
    /// Generated Python: ruff, mypy, and judged values.
    Python,
    /// Generated Rust: rustfmt, clippy, and judged values.
    Rust,
}

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let _ = rayon::ThreadPoolBuilder::new()
        .stack_size(batches::STACK)
        .build_global();
    let corpora = Corpora::parse();
    match run(&corpora) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(corpora: &Corpora) -> Result<bool, String> {
    if let Some(folder) = &corpora.schema_suite {
        return drafts::told(&seen(corpora, folder), corpora.all);
    }
    let folder = corpora
        .folder
        .clone()
        .or_else(|| std::env::var_os("TOOLC_CORPORA").map(PathBuf::from))
        .ok_or("name the folder of the collection, or set TOOLC_CORPORA")?;
    let folder = seen(corpora, &folder);
    let rows = rows::definitions(&folder)?;
    let groups = groups::imported(rows, corpora.source.as_deref());
    if let Some(folder) = &corpora.keep {
        groups::keep(&groups, &seen(corpora, folder))?;
    }
    let asked = asked::all(&folder)?;
    let answering = asked::answering(&groups.iter().collect::<Vec<_>>());
    let work = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/corpora");
    let work = corpora.work.clone().unwrap_or(work);
    let coded = |name: &str, columns: &mut _| {
        let mut languages = LANGUAGES_FOR_MUCH.iter();
        let language = languages.find(|language| language.name() == name);
        let language = language.ok_or("a language cannot be judged")?;
        code::told(*language, &groups, &asked, &work, columns, corpora.all)
    };
    let mut fine = true;
    let mut columns = Vec::new();
    for measure in Measure::value_variants() {
        if !corpora.only.is_empty() && !corpora.only.contains(measure) {
            continue;
        }
        fine &= match measure {
            Measure::Import => told::imports(&groups, &mut columns, corpora.all),
            Measure::Verdicts => {
                verdicts::told(&groups, &asked, &answering, &mut columns, corpora.all)
            }
            Measure::RoundTrip => round_trip::told(&groups, &mut columns, corpora.all),
            Measure::Formats => again::told(&groups, &mut columns, corpora.all),
            Measure::Records => records::told(&groups, &mut columns, corpora.all),
            Measure::Lowered => {
                lowered::told(&groups, &asked, &answering, &mut columns, corpora.all)
            }
            // These have nothing to do with some sources.
            Measure::Suite | Measure::Speed if corpora.source.is_some() => true,
            Measure::Suite => suite::told(&folder, corpora.all)?,
            Measure::Speed => speed::told(&groups),
            Measure::Python => coded("python", &mut columns)?,
            Measure::Rust => coded("rust", &mut columns)?,
        };
    }
    scores::told(&groups, &columns, corpora.all);
    Ok(fine)
}

/// A folder as the caller sees it.
fn seen(corpora: &Corpora, folder: &Path) -> PathBuf {
    match &corpora.from {
        Some(from) => from.join(folder),
        None => folder.to_owned(),
    }
}
