//! `toolc ir`: the checked design as JSON.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use toolc_build::LoadedProject;

use super::exit::Exit;
use super::output::{Output, tell};
use crate::screen;

/// Print what `.tools` files mean, as JSON
///
/// Names are resolved and everything that follows is computed. Example: `toolc ir tools`
#[derive(Args)]
pub struct Ir {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// Print the JSON Schema of that instead
    #[arg(long, conflicts_with = "paths")]
    schema: bool,
}

impl Ir {
    pub(super) fn run(&self) -> Exit {
        if self.schema {
            return print(&toolc_compiler::ir::schema());
        }
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        let checked = project.compile();
        match Output::default().findings(&checked, &project) {
            Exit::Fine => print(&checked.design),
            other @ (Exit::Findings | Exit::Usage | Exit::Bug) => other,
        }
    }
}

fn print(value: &impl Serialize) -> Exit {
    let text = serde_json::to_string_pretty(value).expect("the IR has only what JSON can say");
    screen::json(&(text + "\n"));
    Exit::Fine
}
