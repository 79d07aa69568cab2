//! `toolc fmt`: files in their canonical form.

use std::io::{self, Read};
use std::path::PathBuf;

use clap::Args;
use toolc_build::{LayoutMode, LayoutReport, Problem, format_files, format_text, show};

use super::exit::Exit;
use super::output::tell;
use crate::screen;

/// Put `.tools` files into their one canonical form
///
/// There is nothing to set. Only files that change are written; a declaration that does not parse stays as it is, and is
/// told. Exit codes: 0 fine, 1 `--check` found files that would change, or something does not parse, 2 usage or disk.
/// Examples: `toolc fmt`, `toolc fmt --check --diff tools`, `toolc fmt --stdin < a.tools`
#[derive(Args)]
pub struct Fmt {
    /// Files and folders; without any, the project around the current folder
    #[arg(conflicts_with = "stdin")]
    paths: Vec<PathBuf>,
    /// Write nothing; list the files that would change and exit with 1 if there are any
    #[arg(long)]
    check: bool,
    /// With --check, show the differences
    #[arg(long, requires = "check")]
    diff: bool,
    /// Read one file from stdin and write it to stdout, for editors
    #[arg(long)]
    stdin: bool,
}

impl Fmt {
    pub(super) fn run(&self) -> Exit {
        let mode = if self.check {
            LayoutMode::Check { diff: self.diff }
        } else {
            LayoutMode::Write
        };
        if self.stdin {
            return self.run_stdin(mode);
        }
        match format_files(&self.paths, mode) {
            Ok(report) => self.tell(&report),
            Err(problems) => tell(&problems),
        }
    }

    fn run_stdin(&self, mode: LayoutMode) -> Exit {
        let mut bytes = Vec::new();
        if let Err(error) = io::stdin().lock().read_to_end(&mut bytes) {
            return tell(&[Problem::disk("read", "<stdin>", &error)]);
        }
        match format_text(bytes, "<stdin>", mode) {
            Ok((_, report)) if self.check => self.tell(&report),
            Ok((text, report)) => {
                screen::out(&text);
                tell_broken(&report)
            }
            Err(problem) => {
                tell(&[problem]);
                Exit::Usage
            }
        }
    }

    fn tell(&self, report: &LayoutReport) -> Exit {
        for file in &report.changed {
            screen::say(&match (self.check, &file.diff) {
                (true, Some(diff)) => format!("{}\n{diff}", file.path),
                (true, None) => format!("{}\n", file.path),
                (false, _) => format!("formatted {}\n", file.path),
            });
        }
        let (changed, unchanged) = (report.changed.len(), report.unchanged);
        let broken = tell_broken(report);
        if self.check && changed > 0 {
            screen::err(&format!(
                "{} would change; run `toolc fmt`\n",
                files(changed)
            ));
        } else if report.problems.is_empty() {
            screen::say(&match changed {
                0 => format!("{} unchanged\n", files(unchanged)),
                _ => format!("{} formatted, {unchanged} unchanged\n", files(changed)),
            });
        }
        if !report.problems.is_empty() {
            tell(&report.problems);
            return Exit::Usage;
        }
        if self.check && changed > 0 {
            return Exit::Findings;
        }
        broken
    }
}

/// Reports syntax errors.
fn tell_broken(report: &LayoutReport) -> Exit {
    if report.broken.is_empty() {
        return Exit::Fine;
    }
    let mut errors = 0;
    for checked in &report.broken {
        screen::err(&show::findings(checked, &str::to_owned, screen::style()));
        errors += checked.findings.count().0;
    }
    screen::err(&format!(
        "{}; what does not parse was left as it is\n",
        show::count(errors, 0)
    ));
    Exit::Findings
}

fn files(count: usize) -> String {
    format!("{count} file{}", if count == 1 { "" } else { "s" })
}
