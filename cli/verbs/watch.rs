//! `toolc watch`: checks, or generates, again after every save.

use std::path::PathBuf;

use clap::Args;
use toolc_build::{LoadedProject, Memory, Problem, Watch as Changes};

use super::check::Check;
use super::exit::Exit;
use super::generate::Generate;
use super::output::{Output, tell};
use crate::screen;

/// Check again after every save; with --gen, write code as well
///
/// Files and folders may come and go, and so may toolc.toml. Ctrl-C ends it. Examples: `toolc watch`, `toolc watch --gen`
#[derive(Args)]
pub struct Watch {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// Write what toolc.toml asks for whenever there are no errors
    #[arg(long = "gen")]
    generate: bool,
    /// With --gen, tell on stderr how long each phase took
    #[arg(long, requires = "generate")]
    timings: bool,
    /// With --gen, write also where toolc.toml names a folder outside of its repository
    #[arg(long, requires = "generate")]
    allow_outside: bool,
    #[command(flatten)]
    output: Output,
}

impl Watch {
    pub(super) fn run(&self) -> Exit {
        let mut changes = match Changes::start(&self.paths) {
            Ok(changes) => changes,
            Err(problem) => return tell(&[problem]),
        };
        if let Err(problem) = changes.stop_on_interrupt() {
            return tell(&[problem]);
        }
        while let Some(loaded) = changes.next_change() {
            screen::clear();
            let files = self.once(loaded, changes.memory());
            let folders = changes.folders();
            screen::err(&format!(
                "watching {files} in {folders} folder{}; Ctrl-C ends it\n",
                if folders == 1 { "" } else { "s" }
            ));
        }
        Exit::Fine
    }

    /// One run; returns the number of files, in words.
    fn once(&self, loaded: Result<LoadedProject, Vec<Problem>>, memory: &mut Memory) -> String {
        let mut project = match loaded {
            Ok(project) => project,
            Err(problems) => {
                self.output.problems(&problems);
                return "for a repair".to_owned();
            }
        };
        let files = project.inputs.len();
        let (_, checked) = if self.generate {
            let mut generate = Generate::of(self.output);
            generate.timings = self.timings;
            generate.allow_outside = self.allow_outside;
            generate.made(&mut project, Some(memory))
        } else {
            Check::of(self.output).checked(&mut project)
        };
        memory.take_back(&mut project, checked);
        format!("{files} file{}", if files == 1 { "" } else { "s" })
    }
}
