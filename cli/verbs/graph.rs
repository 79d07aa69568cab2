//! `toolc graph`: services, toolsets, agents and handoffs as a picture.

use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use toolc_build::LoadedProject;
use toolc_templates::graph::{GraphFormat, graph};

use super::exit::Exit;
use super::output::{Output, tell};
use crate::screen;

/// Print services, toolsets, agents and handoffs as a graph
///
/// Examples: `toolc graph > tools.svg`, `toolc graph tools --format mermaid`, `toolc graph --format dot | dot -Tpng`
#[derive(Args)]
pub struct Graph {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// What is printed
    #[arg(long, value_name = "FORMAT", default_value = "svg", value_parser = PossibleValuesParser::new(names()))]
    format: String,
}

/// The names of all formats.
fn names() -> Vec<&'static str> {
    GraphFormat::ALL.iter().map(|(name, _)| *name).collect()
}

impl Graph {
    pub(super) fn run(&self) -> Exit {
        let format = GraphFormat::named(&self.format).expect("clap knows all names");
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        let checked = project.compile();
        match Output::default().findings(&checked, &project) {
            Exit::Fine => {
                screen::out(&graph(&checked.design, format));
                Exit::Fine
            }
            other @ (Exit::Findings | Exit::Usage | Exit::Bug) => other,
        }
    }
}
