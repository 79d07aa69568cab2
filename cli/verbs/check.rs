//! `toolc check`: says what is wrong with some files.

use std::path::PathBuf;

use clap::Args;
use toolc_build::{LoadedProject, faults_of_options};
use toolc_compiler::compile;

use super::{Exit, tell, tell_findings};
use crate::screen;

/// Say everything that is wrong with `.tools` files
///
/// All files are checked together. Example: `toolc check tools`
#[derive(Args)]
pub struct Check {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
}

impl Check {
    pub(super) fn run(&self) -> Exit {
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        let checked = compile(std::mem::take(&mut project.inputs));
        let exit = tell_findings(&checked, &project);
        let problems = faults_of_options(&project, &checked);
        if !problems.is_empty() {
            return tell(&problems);
        }
        if checked.findings.is_empty() {
            let files = checked.sources.len();
            screen::out(&format!(
                "{files} file{}, no findings\n",
                if files == 1 { "" } else { "s" }
            ));
        }
        // The process ends here; taking a large design apart first is time that nobody needs.
        std::mem::forget(checked);
        exit
    }
}
