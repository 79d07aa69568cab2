//! Generated MCP servers against those of the official SDKs, as processes: `cargo xtask bench mcp` builds and runs it.

mod http;
mod lists;
mod messages;
mod process;
mod programs;
mod starts;
mod stdio;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};

use programs::Programs;

/// Generated MCP servers against those of the official SDKs.
#[derive(Parser)]
struct Options {
    /// What to measure; all of it where nothing is said.
    part: Option<Part>,
    /// Only servers in this language.
    #[arg(long)]
    only: Option<Language>,
    /// How many calls a server in Rust gets over stdio; one in Python gets a fifth.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    calls: u32,
    /// How many of these calls are under way at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=16))]
    at_once: u32,
    /// How often everything is measured in turn; the tables show medians.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// How often each program starts.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    starts: u32,
    /// How many clients call over HTTP at once.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=500))]
    clients: u32,
    /// How many calls each of them makes to a server in Rust; to one in Python it is a tenth.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(10..=100_000))]
    http_calls: u32,
    /// The interpreter with the SDK and the runtime.
    #[arg(long, default_value = "python3")]
    python: PathBuf,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Part {
    /// The CPU time of a call over stdio.
    Stdio,
    /// `tools/list` of a thousand tools.
    List,
    /// From the start of a server to its first answer.
    Start,
    /// Calls a second, and memory of a connection, over HTTP.
    Http,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Language {
    Rust,
    Python,
}

impl Options {
    fn wants(&self, language: Language) -> bool {
        self.only.is_none_or(|only| only == language)
    }
}

/// What could not be measured, as a sentence.
type Told<T> = Result<T, String>;

fn main() -> ExitCode {
    let options = Options::parse();
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Told<()> {
    let programs = Programs::new(&options.python)?;
    let wants = |part| options.part.is_none_or(|only| only == part);
    if wants(Part::Stdio) {
        stdio::run(options, &programs)?;
    }
    if wants(Part::List) {
        lists::run(options, &programs)?;
    }
    if wants(Part::Start) {
        starts::run(options, &programs)?;
    }
    if wants(Part::Http) {
        http::run(options, &programs)?;
    }
    Ok(())
}
