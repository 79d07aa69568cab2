//! Measurements, each a table with goals. Timings are not tests: nothing fails here for being slow.

mod beside;
mod cli;
mod codecs;
mod command;
mod compile;
mod compiler;
mod growth;
mod mcp;
mod native;
mod peer;
mod pydantic;
mod python;
mod schemas;
mod sdk;
mod search;
mod session;
mod size;
pub mod synthesize;

use clap::Subcommand;

/// What to measure; all of it where nothing is said.
#[derive(Subcommand)]
pub enum Bench {
    /// The compiler: checking and generating synthetic projects.
    Compiler(compiler::Options),
    /// The bytes of generated code for each tool.
    Size(size::Options),
    /// How the times of the compiler grow with what a design has many of.
    Growth(growth::Options),
    /// Generated codecs: reading, writing, finding issues, calling a tool.
    Codecs(codecs::Options),
    /// Generated code in the hands of rustc.
    Compile(compile::Options),
    /// Generated Python and its runtime: values, calls, cold starts.
    Python(python::Options),
    /// Searches over a registry of 10,000 tools, in Rust and in Python.
    Search,
    /// Generated MCP servers against those of the official SDKs; `-- --help` lists its options.
    Mcp(mcp::Options),
    /// Generated commands from their start to their end.
    Cli(cli::Options),
    /// Calls of tools in agent SDKs, over the SDKs' own function tools.
    Sdk,
}

/// Runs one measurement, or all of them.
pub fn run(bench: Option<Bench>) -> Result<(), String> {
    match bench {
        Some(Bench::Compiler(options)) => compiler::run(&options),
        Some(Bench::Size(options)) => size::run(&options),
        Some(Bench::Growth(options)) => growth::run(&options),
        Some(Bench::Codecs(options)) => codecs::run(&options),
        Some(Bench::Compile(options)) => compile::run(&options),
        Some(Bench::Python(options)) => python::run(&options),
        Some(Bench::Search) => search::run(),
        Some(Bench::Mcp(options)) => mcp::run(&options),
        Some(Bench::Cli(options)) => cli::run(&options),
        Some(Bench::Sdk) => sdk::run(),
        None => {
            compiler::run(&compiler::Options::default())?;
            size::run(&size::Options::default())?;
            growth::run(&growth::Options::default())?;
            codecs::run(&codecs::Options::default())?;
            compile::run(&compile::Options::default())?;
            python::run(&python::Options::default())?;
            search::run()?;
            mcp::run(&mcp::Options::default())?;
            cli::run(&cli::Options::default())?;
            sdk::run()
        }
    }
}
