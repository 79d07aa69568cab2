//! Project tasks: `cargo xtask test`, `generated`, `bench`, `sweep`, `hostile`, `corpora`, `schema-suite`,
//! `sdks`, `latest`, `package`, `site`.

#![warn(clippy::wildcard_enum_match_arm)]

mod bench;
mod corpora;
mod generated;
mod hostile;
mod latest;
mod package;
mod proofs;
mod root;
mod sdks;
mod site;
mod sweep;
mod test;
mod tools;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Project tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Runs everything that must pass: formats, lints, tests, examples, generated code.
    Test {
        /// Runs only the steps whose names contain this.
        only: Option<String>,
    },
    /// Writes the code of every case and of all vectors, as the tests check it.
    Generated {
        /// A folder that is new, empty or was written by this task; without it, that of the tests, `target/generated`.
        folder: Option<PathBuf>,
    },
    /// Measures the compiler and what it generates, and prints tables with the goals beside.
    Bench {
        #[command(subcommand)]
        what: Option<bench::Bench>,
    },
    /// Tests the agent SDKs that need an environment of their own; the others run with `test`.
    Sdks {
        /// Runs only those whose names contain this.
        only: Option<String>,
    },
    /// Tests MCP, agent SDKs and new projects with the newest packages that their ranges allow, as users get them.
    Latest {
        /// Runs only the steps whose names contain this.
        only: Option<String>,
    },
    /// Checks, generates, compiles and asks the code of random designs; `-- --help` lists its options.
    Sweep {
        /// For example `--seed 1000 --count 2000 --keep failures`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Attacks the compiler and what it makes with mutations, values, hostile texts, kills and servers; `-- --help` lists its
    /// options.
    Hostile {
        /// For example `patterns --seed 1000 --count 200000`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Imports collections of real tool definitions and holds what comes out to what must be true; `-- --help` lists its
    /// options.
    Corpora {
        /// The folder of the collection, or what TOOLC_CORPORA names; for example `corpora --only github`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Measures a checkout of the official JSON Schema test suite: the validators of both runtimes, and schemas as types.
    SchemaSuite {
        /// The folder with `tests` and `remotes`.
        folder: PathBuf,
    },
    /// Packs everything that is published, and builds projects outside on it; a sample runs with `test`.
    Package,
    /// Writes the README, the specification and all that they lead to as a site with a search.
    Site {
        /// A folder that is new, empty or was written by this task.
        folder: PathBuf,
    },
    /// Writes a synthetic project.
    Synthesize {
        /// The folder, made where it is not there.
        folder: PathBuf,
        /// How many tools.
        tools: usize,
    },
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Test { only } => test::run(only.as_deref()),
        Task::Generated { folder } => generated::run(folder.as_deref()),
        Task::Bench { what } => bench::run(what),
        Task::Sdks { only } => sdks::run(only.as_deref()),
        Task::Latest { only } => latest::run(only.as_deref()),
        Task::Sweep { arguments } => sweep::run(&arguments),
        Task::Hostile { arguments } => hostile::run(&arguments),
        Task::Corpora { arguments } => corpora::run(&arguments),
        Task::SchemaSuite { folder } => corpora::schema_suite(&folder),
        Task::Package => package::run(),
        Task::Site { folder } => site::run(&folder),
        Task::Synthesize { folder, tools } => {
            bench::synthesize::project(&folder, tools).map_err(|error| error.to_string())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
