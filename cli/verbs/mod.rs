//! All verbs of the command.

mod calls;
mod canonicalize;
mod check;
mod completions;
mod describe;
mod detect;
mod docs;
mod emit;
mod exit;
mod explain;
mod fmt;
mod generate;
mod graph;
mod import;
mod imported;
mod init;
mod interface;
mod ir;
mod man;
mod model;
mod output;
mod stubs;
mod watch;

use clap::Subcommand;

pub use exit::Exit;

/// Printed below `toolc --help`.
pub const EXAMPLES: &str = "\
A first project:
  toolc init --lang rust                 start one here that runs: a design, a host, tests; also python, --mcp
  toolc watch                            check it again after every save
  toolc check                            say everything that is wrong with it
  toolc explain T0203                    what a finding means, with an example and its fix
  toolc check --fix                      apply the fixes that need no person
  toolc fmt                              put its files into their canonical form
  toolc gen                              write the code that toolc.toml asks for
  toolc docs                             write what people and agents read: AGENTS.md, skills, …
  toolc docs --serve                     show a site about the tools, made again after every save

With templates of your own:
  toolc model --lang python              what templates see, as JSON

Without a toolc.toml:
  toolc check tools/ more.tools          check these files together
  toolc gen tools --lang rust --out gen  write Rust

With tools that exist already:
  toolc import tools.json --out tools    .tools files from OpenAI, Anthropic, MCP, OpenAPI, … definitions
  toolc import more.json --into a.tools  add what is new, show what changed
  toolc detect tools.json                which notation it is, and why
  toolc canonicalize tools.json          one record a tool, whatever the notation

With recordings of calls:
  toolc calls calls.jsonl                how often tools are called, why they fail, how long they take
  toolc calls calls.jsonl --examples     examples for a design

In CI, and for other programs:
  toolc check --format github            findings as annotations; also json, sarif, junit, short
  toolc gen --check --diff               is everything that was generated up to date?
  toolc fmt --check --diff               are all files in their canonical form?
  toolc ir tools | jq .tools             what a design means, as JSON
  toolc describe find_files              everything about one tool; --json for programs
  toolc graph --format mermaid           services, toolsets, agents and handoffs as a diagram

For build systems:
  toolc interface a.tools                what other packages see of one
  toolc gen --package a a.tools          make one, beside the interfaces (.toolsi) of those that it uses
  toolc gen --root                       make the files around all packages

For models:
  toolc emit --format openai --strict    tools as a provider takes them; also anthropic, gemini, mcp, …
  toolc emit --from a.json --format mcp  definitions of one notation in another
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
    Docs(docs::Docs),
    Fmt(fmt::Fmt),
    Watch(watch::Watch),
    Emit(emit::Emit),
    Ir(ir::Ir),
    Model(model::Model),
    Import(import::Import),
    Describe(describe::Describe),
    Graph(graph::Graph),
    Interface(interface::Interface),
    Detect(detect::Detect),
    Canonicalize(canonicalize::Canonicalize),
    Calls(calls::Calls),
    Init(init::Init),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Verb {
    /// Does it; `whole` is the command with all of its verbs.
    pub fn run(&self, whole: fn() -> clap::Command) -> Exit {
        match self {
            Self::Check(verb) => verb.run(),
            Self::Explain(verb) => verb.run(),
            Self::Generate(verb) => verb.run(),
            Self::Docs(verb) => verb.run(),
            Self::Fmt(verb) => verb.run(),
            Self::Watch(verb) => verb.run(),
            Self::Emit(verb) => verb.run(),
            Self::Ir(verb) => verb.run(),
            Self::Model(verb) => verb.run(),
            Self::Import(verb) => verb.run(),
            Self::Describe(verb) => verb.run(),
            Self::Graph(verb) => verb.run(),
            Self::Interface(verb) => verb.run(),
            Self::Detect(verb) => verb.run(),
            Self::Canonicalize(verb) => verb.run(),
            Self::Calls(verb) => verb.run(),
            Self::Init(verb) => verb.run(),
            Self::Completions(verb) => verb.run(whole()),
            Self::Man(verb) => verb.run(whole()),
        }
    }
}
