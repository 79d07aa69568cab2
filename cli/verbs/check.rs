//! `toolc check`: reports the findings of some files, and applies safe fixes.

use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use toolc_build::show::Report;
use toolc_build::{FixedFile, FixedProject, LoadedProject, faults_of_options, fixed};
use toolc_compiler::providers::{PROVIDERS, provider};
use toolc_compiler::{Change, Checked};

use super::exit::Exit;
use super::output::Output;
use crate::screen;

/// Say everything that is wrong with `.tools` files
///
/// All files are checked together. Examples: `toolc check`, `toolc check tools --format short`, `toolc check --fix`,
/// `toolc check --provider openai-strict,gemini`, `toolc check --tokens`
#[derive(Args)]
pub struct Check {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// Apply the fixes that need no person, until none is left
    #[arg(long)]
    fix: bool,
    /// With --fix, show what would change and write nothing
    #[arg(long, requires = "fix")]
    diff: bool,
    /// Say as well what these providers refuse; instead of `providers` in toolc.toml
    #[arg(long, value_delimiter = ',', value_name = "NAME", value_parser = PossibleValuesParser::new(names()))]
    provider: Vec<String>,
    /// Print what each tool, agent, server and command costs in tokens
    #[arg(long, conflicts_with = "diff")]
    tokens: bool,
    #[command(flatten)]
    output: Output,
}

/// The names of all providers.
fn names() -> Vec<&'static str> {
    PROVIDERS.iter().map(|provider| provider.name).collect()
}

impl Check {
    pub(super) fn run(&self) -> Exit {
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return self.output.problems(&problems),
        };
        let (exit, checked) = self.checked(&mut project);
        // The process ends here; taking a large design apart first is time that nobody needs.
        std::mem::forget(checked);
        exit
    }

    /// Checks, and nothing else.
    pub(super) fn of(output: Output) -> Self {
        Self {
            paths: Vec::new(),
            fix: false,
            diff: false,
            provider: Vec::new(),
            tokens: false,
            output,
        }
    }

    /// Checks a loaded project, and reports.
    pub(super) fn checked(&self, project: &mut LoadedProject) -> (Exit, Option<Checked>) {
        self.output.set_levels(project);
        if !self.provider.is_empty() {
            let asked = self.provider.iter().filter_map(|name| provider(name));
            project.levels.demands.providers.clear();
            asked.for_each(|provider| project.levels.demands.add(provider));
        }
        let checked = if self.fix {
            let fixed = fixed(project);
            if self.diff {
                return (self.show(&fixed, project), Some(fixed.checked));
            }
            let problems: Vec<_> = fixed
                .files
                .iter()
                .filter_map(|file| file.write().err())
                .collect();
            if !problems.is_empty() {
                return (self.output.problems(&problems), None);
            }
            self.say(&written(&fixed, project));
            fixed.checked
        } else {
            project.compile()
        };
        (self.tell(&checked, project), Some(checked))
    }

    /// Reports the remaining findings of a design.
    fn tell(&self, checked: &Checked, project: &LoadedProject) -> Exit {
        let problems = faults_of_options(project, checked);
        let report = Report {
            findings: Some((checked, project)),
            problems: &problems,
        };
        let exit = self.output.tell(&report);
        if self.tokens {
            self.say(&toolc_build::show::tokens(&checked.design));
        }
        if report.is_empty() && !self.output.is_for_machines() {
            let files = checked.sources.len();
            screen::say(&format!("{files} {}, no findings\n", many(files, "file")));
        }
        exit
    }

    /// Prints what would change; if nothing would, the findings.
    fn show(&self, fixed: &FixedProject, project: &LoadedProject) -> Exit {
        let diffs: String = fixed.files.iter().map(FixedFile::diff).collect();
        screen::say(&diffs);
        screen::err(&written(fixed, project));
        if fixed.files.is_empty() {
            return self.tell(&fixed.checked, project);
        }
        Exit::Findings
    }

    fn say(&self, text: &str) {
        if self.output.is_for_machines() {
            screen::err(text);
        } else {
            screen::say(text);
        }
    }
}

/// The fixes, one on each line, and their number.
fn written(fixed: &FixedProject, project: &LoadedProject) -> String {
    let mut text = String::new();
    for fix in &fixed.fixes {
        let (line, column) = fix.position;
        let path = project.shown_name(&fix.path);
        let _ = writeln!(
            text,
            "fixed {path}:{line}:{column}: {}: {}{}",
            fix.code,
            fix.message,
            change(&fix.change)
        );
    }
    let (fixes, files) = (fixed.fixes.len(), fixed.files.len());
    let _ = match fixes {
        0 => writeln!(text, "nothing to fix without a person"),
        _ => writeln!(
            text,
            "{fixes} {} in {files} {}",
            many(fixes, "fix"),
            many(files, "file")
        ),
    };
    if !fixed.is_complete {
        let again = if fixes > 0 {
            "; run it again to go on"
        } else {
            ""
        };
        let _ = writeln!(text, "not all fixes were tried{again}");
    }
    text
}

fn change(change: &Change) -> String {
    let short = |text: &str| !text.contains('\n') && text.chars().count() <= 40;
    match change {
        Change::Edit { old, new } if short(old) && short(new) => match (&**old, &**new) {
            (old, "") => format!(": `{old}` removed"),
            ("", new) => format!(": `{new}` added"),
            (old, new) => format!(": `{old}` became `{new}`"),
        },
        Change::Edits(Some(help)) => format!(": {help}"),
        Change::Edit { .. } | Change::Edits(None) => String::new(),
    }
}

fn many(count: usize, word: &str) -> String {
    match (count, word) {
        (1, word) => word.to_owned(),
        (_, "fix") => "fixes".to_owned(),
        (_, word) => format!("{word}s"),
    }
}
