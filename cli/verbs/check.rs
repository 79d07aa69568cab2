//! `toolc check`: says what is wrong with some files.

use std::path::PathBuf;

use clap::Args;
use toolc_build::show::Report;
use toolc_build::{LoadedProject, faults_of_options};

use super::{Exit, Output};
use crate::screen;

/// Say everything that is wrong with `.tools` files
///
/// All files are checked together. Example: `toolc check tools`
#[derive(Args)]
pub struct Check {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    #[command(flatten)]
    output: Output,
}

impl Check {
    pub(super) fn run(&self) -> Exit {
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return self.output.problems(&problems),
        };
        self.output.set_levels(&mut project);
        let checked = project.compile();
        let problems = faults_of_options(&project, &checked);
        let report = Report {
            findings: Some((&checked, &project)),
            problems: &problems,
        };
        let exit = self.output.tell(&report);
        if report.is_empty() && !self.output.is_for_machines() {
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
