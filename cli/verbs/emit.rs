//! `toolc emit`: tools in the notations of providers, protocols and libraries.

use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use toolc_build::show::plain;
use toolc_build::{LoadedProject, Problem};
use toolc_compiler::diagnostics::nearest;
use toolc_compiler::import::{Notation, Options, import};
use toolc_compiler::ir::{Design, ExposureKind, ToolId};
use toolc_compiler::{Input, compile};
use toolc_templates::emit::{EmitNotation, Emitted, emit_all, in_order, pretty};

use super::exit::Exit;
use super::imported::{Told, judged, notation, sources};
use super::output::{Output, tell};
use crate::screen;

/// Print tools as a provider, a protocol or a library takes them
///
/// A list of definitions goes to stdout, what a notation cannot say to stderr. Examples: `toolc emit --format mcp`,
/// `toolc emit tools --format openai --strict --agent clerk`, `toolc emit --format anthropic --tool find_files`,
/// `toolc emit --from tools.json --format gemini`
#[derive(Args)]
pub struct Emit {
    /// Files and folders; without any, the project around the current folder
    #[arg(conflicts_with = "from")]
    paths: Vec<PathBuf>,
    /// Convert these definitions of another notation, or canonical records: a file, a folder, or `-` for stdin; may be given several
    /// times
    #[arg(long, value_name = "FILE")]
    from: Vec<PathBuf>,
    /// Take the definitions of `--from` to be in this notation: openai, anthropic, mcp, … as `toolc detect --verbose` names them
    #[arg(long, value_name = "NOTATION", value_parser = notation, requires = "from")]
    from_format: Option<Notation>,
    /// The folder that refs in files of `--from` may lead into; without it, the folder of the file that has them
    #[arg(long, value_name = "DIR", requires = "from")]
    refs_within: Option<PathBuf>,
    /// Exit with 0 although something of `--from` is lost, or a whole input schema is set aside
    #[arg(long, requires = "from")]
    lossy: bool,
    /// Tell everything of `--from` that was put elsewhere, too
    #[arg(long, requires = "from")]
    verbose: bool,
    /// The notation of the definitions
    #[arg(long, value_name = "FORMAT", value_parser = PossibleValuesParser::new(names()))]
    format: String,
    /// For a mode in which the provider holds the model to the schema
    #[arg(long)]
    strict: bool,
    /// Only this tool; may be given several times, like the four below
    #[arg(long, value_name = "NAME")]
    tool: Vec<String>,
    /// Only the tools of this toolset
    #[arg(long, value_name = "NAME")]
    toolset: Vec<String>,
    /// Only the tools that this agent uses
    #[arg(long, value_name = "NAME")]
    agent: Vec<String>,
    /// Only the tools that this MCP server shows
    #[arg(long, value_name = "NAME")]
    server: Vec<String>,
    /// Only the tools that this command shows
    #[arg(long, value_name = "NAME")]
    command: Vec<String>,
    /// Print how the arguments that a model sends become those that the tool takes (spec/providers.md)
    #[arg(long)]
    undo: bool,
}

/// The names of all notations.
fn names() -> Vec<&'static str> {
    EmitNotation::ALL.iter().map(|(name, _)| *name).collect()
}

impl Emit {
    pub(super) fn run(&self) -> Exit {
        let notation = EmitNotation::named(&self.format).expect("clap knows all names");
        if self.strict && !notation.has_strict() {
            let strict = EmitNotation::ALL
                .iter()
                .filter(|(_, notation)| notation.has_strict());
            let strict: Vec<String> = strict.map(|(name, _)| format!("`{name}`")).collect();
            let problem = Problem::outside(format!("`{}` has no strict mode", notation.name()))
                .help(format!(
                    "leave out `--strict`; there is one in {}",
                    strict.join(", ")
                ));
            return tell(&[problem]);
        }
        if !self.from.is_empty() {
            return self.run_from(notation);
        }
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        let checked = project.compile();
        match Output::default().findings(&checked, &project) {
            Exit::Fine => self.print(&checked.design, notation),
            other @ (Exit::Findings | Exit::Usage | Exit::Bug) => other,
        }
    }

    /// Converts definitions: imports them, and prints the design that would be written.
    fn run_from(&self, notation: EmitNotation) -> Exit {
        let found = match sources(&self.from, self.from_format, self.refs_within.as_deref()) {
            Ok(found) => found,
            Err(problems) => return tell(&problems),
        };
        // Other notations take titles as well.
        let options = Options {
            keep_titles: true,
            ..Options::default()
        };
        let imported = import(&found.sources, &options);
        let told = Told {
            is_lossy: self.lossy,
            verbose: self.verbose,
        };
        told.all(&imported, &found);
        if imported.files.is_empty() {
            return Exit::Findings;
        }
        let inputs = imported.files.iter().map(|file| Input {
            path: format!("{}.tools", file.name),
            text: file.text.clone(),
        });
        let checked = compile(inputs.collect());
        match self.print(&checked.design, notation) {
            Exit::Fine => judged(&imported, false, self.lossy),
            other @ (Exit::Findings | Exit::Usage | Exit::Bug) => other,
        }
    }

    /// Prints the selected tools of a design without errors.
    fn print(&self, design: &Design, notation: EmitNotation) -> Exit {
        let tools = match self.chosen(design) {
            Ok(tools) => tools,
            Err(problems) => return tell(&problems),
        };
        // Clients put the name of the server before those of its tools.
        let server = match &self.server[..] {
            [server] => Some(&**server),
            _ => None,
        };
        let emitted = emit_all(design, &tools, notation, self.strict, server);
        let all: Vec<(ToolId, Emitted)> = tools.into_iter().zip(emitted).collect();
        let items = all.iter().map(|(id, emitted)| match self.undo {
            false => emitted.json.clone(),
            true => {
                let own = &*design[*id].name;
                let name = serde_json::Value::from(own);
                let sent = match emitted.name == own {
                    true => String::new(),
                    false => format!("\"sent\":{},", serde_json::Value::from(&*emitted.name)),
                };
                let (strict, undo) = (emitted.strict, emitted.undo_json());
                format!("{{\"name\":{name},{sent}\"strict\":{strict},\"undo\":{undo}}}")
            }
        });
        let items: Vec<String> = items.collect();
        screen::json(&pretty(&format!("[{}]", items.join(","))));
        screen::err(&told(&all));
        Exit::Fine
    }

    /// The selected tools in the order of [`in_order`], each once; all of them if none is selected.
    fn chosen(&self, design: &Design) -> Result<Vec<ToolId>, Vec<Problem>> {
        let mut chosen = vec![false; design.tools.len()];
        let mut problems = Vec::new();
        let exposures = design.exposures();
        let exposed = |kind: ExposureKind| {
            let of_kind = exposures.iter().filter(move |one| one.kind == kind);
            let named = of_kind.map(|one| (&**one.name, one.tools().collect::<Vec<_>>()));
            named.collect::<Vec<_>>()
        };
        // Those that stand for resources and prompts are called by their servers alone.
        let tools = design
            .declared_tools()
            .map(|tool| (&*tool.name, vec![tool.id]));
        let toolsets = design.toolsets.iter().filter(|set| set.server.is_none());
        let toolsets = toolsets.map(|set| (&*set.name, set.tools.clone()));
        for (kind, wanted, known) in [
            ("tool", &self.tool, tools.collect::<Vec<_>>()),
            ("toolset", &self.toolset, toolsets.collect()),
            ("agent", &self.agent, exposed(ExposureKind::Agent)),
            ("server", &self.server, exposed(ExposureKind::Server)),
            ("command", &self.command, exposed(ExposureKind::Command)),
        ] {
            for name in wanted {
                match known.iter().find(|(known, _)| known == name) {
                    Some((_, ids)) => ids.iter().for_each(|id| chosen[id.0 as usize] = true),
                    None => {
                        let known: Vec<&str> = known.iter().map(|(known, _)| *known).collect();
                        let problem = Problem::outside(format!("there is no {kind} `{name}`"));
                        problems.push(problem.help(instead(kind, name, &known)));
                    }
                }
            }
        }
        let asked = [
            &self.tool,
            &self.toolset,
            &self.agent,
            &self.server,
            &self.command,
        ];
        let all = asked.iter().all(|wanted| wanted.is_empty());
        let ids = design.declared_tools().map(|tool| tool.id);
        match problems.is_empty() {
            true => Ok(in_order(
                design,
                ids.filter(|id| all || chosen[id.0 as usize]),
            )),
            false => Err(problems),
        }
    }
}

/// How many names are listed if none is near.
const MOST_LISTED: usize = 8;

/// The suggestions for an unknown name.
fn instead(kind: &str, name: &str, known: &[&str]) -> String {
    if let Some(near) = nearest(name, known.iter().copied()).first() {
        return format!("did you mean `{near}`?");
    }
    let listed = known.iter().take(MOST_LISTED);
    let listed: Vec<String> = listed.map(|name| format!("`{name}`")).collect();
    match (listed.is_empty(), known.len() > MOST_LISTED) {
        (true, _) => format!("this project declares no {kind}"),
        (false, true) => {
            let more = known.len() - MOST_LISTED;
            format!("there is {}, and {more} more", listed.join(", "))
        }
        (false, false) => format!("there is {}", listed.join(", ")),
    }
}

/// What the notation cannot express, one line each.
fn told(all: &[(ToolId, Emitted)]) -> String {
    let mut text = String::new();
    for loss in all.iter().flat_map(|(_, emitted)| &emitted.losses) {
        let dot = if loss.path.is_empty() { "" } else { "." };
        let _ = writeln!(
            text,
            "note: `{}{dot}{}`: {}",
            plain(&loss.tool),
            plain(&loss.path),
            plain(&loss.what)
        );
    }
    text
}
