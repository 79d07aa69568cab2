//! All verbs of the command, and what they have in common: what they print when something is wrong, and how they exit.

mod check;
mod completions;
mod explain;
mod fmt;
mod generate;
mod init;
mod ir;
mod man;
mod output;
mod watch;

use std::process::ExitCode;

use clap::Subcommand;
use output::Output;
use toolc_build::Problem;

/// Stands below `toolc --help`.
pub const EXAMPLES: &str = "\
Examples:
  toolc init                             start a project here
  toolc check                            check the project around this folder
  toolc check tools/ more.tools          check these files together
  toolc gen                              write what toolc.toml asks for
  toolc gen tools --lang rust --out gen  write Rust, without a toolc.toml
  toolc gen --check --diff               is everything up to date? (for CI)
  toolc fmt                              put the files of the project into their canonical form
  toolc fmt --check --diff               are they? (for CI)
  toolc ir tools | jq .tools             what a design means, as JSON

Exit codes: 0 fine, 1 findings or out of date, 2 usage or disk, 3 a bug of toolc.";

/// What can be done.
#[derive(Subcommand)]
pub enum Verb {
    Check(check::Check),
    Explain(explain::Explain),
    #[command(name = "gen")]
    Generate(generate::Generate),
    Fmt(fmt::Fmt),
    Watch(watch::Watch),
    Ir(ir::Ir),
    Init(init::Init),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Verb {
    /// Does it.
    pub fn run(&self) -> Exit {
        match self {
            Self::Check(verb) => verb.run(),
            Self::Explain(verb) => verb.run(),
            Self::Generate(verb) => verb.run(),
            Self::Fmt(verb) => verb.run(),
            Self::Watch(verb) => verb.run(),
            Self::Ir(verb) => verb.run(),
            Self::Init(verb) => verb.run(),
            Self::Completions(verb) => verb.run(),
            Self::Man(verb) => verb.run(),
        }
    }
}

/// How the command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All is well.
    Fine,
    /// There are findings, or files are out of date.
    Findings,
    /// The command line, `toolc.toml` or the disk must be put right.
    Usage,
    /// It is our fault.
    Bug,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Fine => 0,
            Exit::Findings => 1,
            Exit::Usage => 2,
            Exit::Bug => 3,
        })
    }
}

/// Tells all problems, for people.
fn tell(problems: &[Problem]) -> Exit {
    Output::default().problems(problems)
}
