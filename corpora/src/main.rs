//! `cargo xtask corpora`: real tool definitions through import and everything that must hold for what it writes.

mod groups;
mod normal;
mod round_trip;
mod rows;
mod speed;
mod suite;
mod tables;
mod told;
mod verdicts;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;

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
    /// Looks only at sources whose names contain this.
    #[arg(long)]
    only: Option<String>,
    /// Lists every exception, not only the first of each kind.
    #[arg(long)]
    all: bool,
}

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Types lead to types as deep as there are types.
const STACK: usize = 256 << 20;

fn main() -> ExitCode {
    let _ = rayon::ThreadPoolBuilder::new()
        .stack_size(STACK)
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
    let folder = corpora
        .folder
        .clone()
        .or_else(|| std::env::var_os("TOOLC_CORPORA").map(PathBuf::from))
        .ok_or("name the folder of the collection, or set TOOLC_CORPORA")?;
    let folder = seen(corpora, &folder);
    let rows = rows::definitions(&folder)?;
    let groups = groups::imported(rows, corpora.only.as_deref());
    if let Some(folder) = &corpora.keep {
        groups::keep(&groups, &seen(corpora, folder))?;
    }
    let mut fine = told::imports(&groups, corpora.all);
    fine &= verdicts::told(&groups, &folder, corpora.all)?;
    fine &= round_trip::told(&groups, corpora.all);
    if corpora.only.is_none() {
        fine &= suite::told(&folder, corpora.all)?;
        fine &= speed::told(&groups);
    }
    Ok(fine)
}

/// A folder as the caller sees it.
fn seen(corpora: &Corpora, folder: &Path) -> PathBuf {
    match &corpora.from {
        Some(from) => from.join(folder),
        None => folder.to_owned(),
    }
}
