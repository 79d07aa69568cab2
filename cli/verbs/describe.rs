//! `toolc describe`: one tool in words, or as JSON.

use std::path::PathBuf;

use clap::Args;
use toolc_build::{LoadedProject, Problem};
use toolc_compiler::diagnostics::nearest;
use toolc_compiler::ir::{Design, Tool};
use toolc_templates::docs::described;
use toolc_templates::emit::{EmitNotation, emit, pretty};

use super::exit::Exit;
use super::output::{Output, tell};
use crate::screen;

/// Print everything about one tool
///
/// Usage, parameters, output, errors, effects, next steps, examples. Examples: `toolc describe find_files`,
/// `toolc describe find_files tools --json`
#[derive(Args)]
pub struct Describe {
    /// The name of the tool
    tool: String,
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// Print its canonical record as JSON
    #[arg(long)]
    json: bool,
}

impl Describe {
    pub(super) fn run(&self) -> Exit {
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        let checked = project.compile();
        match Output::default().findings(&checked, &project) {
            Exit::Fine => {}
            other @ (Exit::Findings | Exit::Usage | Exit::Bug) => return other,
        }
        let design = &checked.design;
        let tool = match self.named(design) {
            Ok(tool) => tool,
            Err(problem) => return tell(&[problem]),
        };
        match self.json {
            true => {
                let record = emit(design, tool, EmitNotation::Canonical, false).json;
                screen::json(&(pretty(&record).trim_end().to_owned() + "\n"));
            }
            false => screen::say(&described(design, tool)),
        }
        Exit::Fine
    }

    /// The tool, also by its word on a command line: `find-files`.
    fn named<'d>(&self, design: &'d Design) -> Result<&'d Tool, Problem> {
        let tools = || design.declared_tools();
        let is_word = |tool: &&Tool| tool.name.replace('_', "-") == self.tool;
        let exact = tools().find(|tool| *tool.name == *self.tool);
        if let Some(tool) = exact.or_else(|| tools().find(is_word)) {
            return Ok(tool);
        }
        let problem = Problem::outside(format!("there is no tool `{}`", self.tool));
        let near = nearest(&self.tool, tools().map(|tool| &*tool.name));
        Err(match near.first() {
            Some(near) => problem.help(format!("did you mean `{near}`?")),
            None => problem.help("`toolc docs --only markdown` lists all tools"),
        })
    }
}
