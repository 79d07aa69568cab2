//! All verbs of the command, and what they have in common: what they print when something is wrong, and how they exit.

mod canonicalize;
mod check;
mod completions;
mod detect;
mod emit;
mod explain;
mod fmt;
mod generate;
mod import;
mod init;
mod ir;
mod man;
mod output;
mod watch;

use std::process::ExitCode;

use clap::Subcommand;
use output::Output;
use toolc_build::{Place, Problem};
use toolc_compiler::import::Mistake;

/// Stands below `toolc --help`.
pub const EXAMPLES: &str = "\
A first project:
  toolc init                             start one here: a toolc.toml and a first .tools file
  toolc watch                            check it again after every save
  toolc check                            say everything that is wrong with it
  toolc explain T0203                    what a finding means, with an example and its fix
  toolc check --fix                      apply the fixes that need no person
  toolc fmt                              put its files into their canonical form
  toolc gen                              write the code that toolc.toml asks for

Without a toolc.toml:
  toolc check tools/ more.tools          check these files together
  toolc gen tools --lang rust --out gen  write Rust

With tools that exist already:
  toolc import tools.json --out tools    .tools files from OpenAI, Anthropic, MCP, OpenAPI, … definitions
  toolc import more.json --into a.tools  add what is new, show what changed
  toolc detect tools.json                which format it is, and why
  toolc canonicalize tools.json          one record a tool, whatever the format

In CI, and for other programs:
  toolc check --format github            findings as annotations; also json, sarif, junit, short
  toolc gen --check --diff               is everything that was generated up to date?
  toolc fmt --check --diff               are all files in their canonical form?
  toolc ir tools | jq .tools             what a design means, as JSON

For models:
  toolc emit --format openai --strict    tools as a provider takes them; also anthropic, gemini, mcp, …
  toolc check --provider openai-strict   what a provider refuses

Set up once:
  toolc completions bash                 completions for a shell
  toolc man | man -l -                   a manual page

`toolc VERB --help` says more about a verb.
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
    Emit(emit::Emit),
    Ir(ir::Ir),
    Import(import::Import),
    Detect(detect::Detect),
    Canonicalize(canonicalize::Canonicalize),
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
            Self::Emit(verb) => verb.run(),
            Self::Ir(verb) => verb.run(),
            Self::Import(verb) => verb.run(),
            Self::Detect(verb) => verb.run(),
            Self::Canonicalize(verb) => verb.run(),
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
/// A text that is not what it should be, with the place; where lines are too long to be shown, by numbers alone.
fn mistaken(name: &str, text: &str, mistake: &Mistake) -> Problem {
    // The mark in front is no part of what was read.
    let mark = text.len() - text.trim_start_matches('\u{FEFF}').len();
    let at = (mark + mistake.offset).min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let end = text[at..]
        .find('\n')
        .map_or(text.len(), |length| at + length);
    let message = format!("`{name}` is no {}", mistake.language.name());
    if start == end || end - start > 160 {
        let line = text[..at].matches('\n').count() + 1;
        let column = text[start..at].chars().count() + 1;
        let what = mistake.message;
        return Problem::content(format!(
            "{message}: {what}, on line {line}, at column {column}"
        ));
    }
    let length = text[at..].chars().next().map_or(0, char::len_utf8);
    Problem::content(message).at(Place {
        path: name.to_owned(),
        text: text.to_owned(),
        span: at..at + length,
        label: mistake.message.to_owned(),
    })
}

fn tell(problems: &[Problem]) -> Exit {
    Output::default().problems(problems)
}
