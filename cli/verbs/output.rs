//! The output of findings and problems: their rendering, and the level of warnings.

use clap::{Args, ValueEnum};
use toolc_build::problem::Kind;
use toolc_build::show::{Rendering, Report};
use toolc_build::{LoadedProject, Place, Problem};
use toolc_compiler::Checked;
use toolc_compiler::import::Mistake;

use super::exit::Exit;
use crate::screen;

/// The switches of all verbs that check.
#[derive(Args, Clone, Copy, Default)]
pub struct Output {
    /// How findings are printed: text goes to stderr, all others to stdout
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    format: RenderingName,
    /// Take warnings as errors
    #[arg(long)]
    deny_warnings: bool,
}

#[derive(ValueEnum, Clone, Copy, Default, PartialEq, Eq)]
enum RenderingName {
    /// For people, with the lines of the source
    #[default]
    Text,
    /// path:line:column: error[T0203]: message
    Short,
    /// One document, by spec/findings.schema.json
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// Commands of GitHub's workflows
    Github,
    /// JUnit's XML
    Junit,
}

impl Output {
    /// Sets the level of warnings for the project.
    pub(super) fn set_levels(&self, project: &mut LoadedProject) {
        project.levels.deny_warnings |= self.deny_warnings;
    }

    /// Whether stdout belongs to the report.
    pub(super) fn is_for_machines(&self) -> bool {
        self.rendering() != Rendering::Text
    }

    /// Reports problems outside the design.
    pub(super) fn problems(&self, problems: &[Problem]) -> Exit {
        self.tell(&Report {
            findings: None,
            problems,
        })
    }

    /// Reports all findings.
    pub(super) fn findings(&self, checked: &Checked, project: &LoadedProject) -> Exit {
        self.tell(&Report {
            findings: Some((checked, project)),
            problems: &[],
        })
    }

    /// Reports everything, with counts.
    pub(super) fn tell(&self, report: &Report<'_>) -> Exit {
        let text = report.render(self.rendering(), screen::style());
        if self.is_for_machines() {
            screen::out(&text);
        } else {
            screen::err(&text);
        }
        exit(report)
    }

    fn rendering(self) -> Rendering {
        match self.format {
            RenderingName::Text => Rendering::Text,
            RenderingName::Short => Rendering::Short,
            RenderingName::Json => Rendering::Json,
            RenderingName::Sarif => Rendering::Sarif,
            RenderingName::Github => Rendering::Github,
            RenderingName::Junit => Rendering::Junit,
        }
    }
}

/// The exit code of the most severe problem.
pub(super) fn exit(report: &Report<'_>) -> Exit {
    match report.problems.iter().map(|problem| problem.kind).max() {
        Some(Kind::Bug) => Exit::Bug,
        Some(Kind::Outside) => Exit::Usage,
        Some(Kind::Content) => Exit::Findings,
        None if report.count().errors > 0 => Exit::Findings,
        None => Exit::Fine,
    }
}

/// Reports all problems, for people.
pub(super) fn tell(problems: &[Problem]) -> Exit {
    Output::default().problems(problems)
}

/// A text with the position of its error; if its lines are too long to be shown, with line and column only.
pub(super) fn mistaken(name: &str, text: &str, mistake: &Mistake) -> Problem {
    // The mark in front is no part of what was read.
    let mark = text.len() - text.trim_start_matches('\u{FEFF}').len();
    let at = (mark + mistake.offset).min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let end = text[at..]
        .find('\n')
        .map_or(text.len(), |length| at + length);
    let message = format!("`{name}` is no {}", mistake.language.name());
    if start == end || end - start > 160 {
        let line = text[..at].matches('\n').count() + 1;
        let column = text[start..at].chars().count() + 1;
        let what = mistake.message;
        return Problem::content(format!(
            "{message}: {what}, on line {line}, at column {column}"
        ));
    }
    let length = text[at..].chars().next().map_or(0, char::len_utf8);
    Problem::content(message).at(Place {
        path: name.to_owned(),
        text: text.to_owned(),
        span: at..at + length,
        label: mistake.message.to_owned(),
    })
}
