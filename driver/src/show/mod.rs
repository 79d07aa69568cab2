//! Findings and problems in all formats: as text for people, by miette, and for machines.

mod diagnostic;
mod entry;
mod github;
mod json;
mod junit;
mod page;
mod plain;
mod report;
mod sarif;
mod short;
mod source;
mod text;
mod tokens;

use std::fmt::Write;

use miette::{GraphicalReportHandler, GraphicalTheme, ThemeCharacters, ThemeStyles};
use toolc_compiler::Checked;
use toolc_compiler::diagnostics::Finding;

use crate::problem::Problem;
use diagnostic::Shown;
pub use json::schema;
pub use page::{list, page};
pub use plain::{plain, plain_json, plain_lines};
pub use report::{Count, Format, Report};
use source::{Excerpt, Excerpts};
pub use tokens::tokens;

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// With colours.
    pub color: bool,
    /// How many columns there are. The same text comes out everywhere as long as this is the same.
    pub width: usize,
}

impl Style {
    /// For files, pipes and tests.
    pub const PLAIN: Self = Self {
        color: false,
        width: 100,
    };
}

/// All findings, in the order of files and places; `name` says how a source is shown.
pub fn findings(checked: &Checked, name: &dyn Fn(&str) -> String, style: Style) -> String {
    let texts = Excerpts::new(checked, name);
    let mut text = String::new();
    for finding in checked.findings.iter() {
        let title = format!("{}[{}]:", report::word(finding.severity), finding.code.id);
        text.push_str(&render(&Shown::finding(finding, &texts), &title, style));
        text.push('\n');
    }
    text
}

/// Where a finding is: `tools/a.tools:3:7`.
pub fn place(finding: &Finding, checked: &Checked, name: &dyn Fn(&str) -> String) -> String {
    let span = finding.span();
    let file = checked.sources.file(span.file);
    let (line, column) = file.position(span.start);
    format!("{}:{line}:{column}", plain(&name(&file.path)))
}

/// One problem.
pub fn problem(problem: &Problem, style: Style) -> String {
    let place = problem.place.as_ref();
    let text = place.map(|place| Excerpt::new(&place.path, &place.text));
    render(&Shown::problem(problem, text.as_ref()), "error:", style)
}

/// `3 errors, 1 warning`
pub fn count(errors: usize, warnings: usize) -> String {
    let many =
        |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
    match (errors, warnings) {
        (errors, 0) => many(errors, "error"),
        (0, warnings) => many(warnings, "warning"),
        (errors, warnings) => format!("{}, {}", many(errors, "error"), many(warnings, "warning")),
    }
}

fn render(shown: &Shown<'_>, title: &str, style: Style) -> String {
    let title = title.to_owned();
    let characters = ThemeCharacters {
        error: title.clone(),
        warning: title,
        advice: "note:".into(),
        ..ThemeCharacters::unicode()
    };
    let styles = if style.color {
        ThemeStyles::ansi()
    } else {
        ThemeStyles::none()
    };
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme { characters, styles })
        .with_width(style.width)
        .with_links(false);
    let mut text = String::new();
    if handler.render_report(&mut text, shown).is_err() {
        // A renderer's limit must not cost the user the finding.
        let _ = writeln!(text, "{shown}");
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut text = lines.join("\n").trim_matches('\n').to_owned() + "\n";
    for related in &shown.related {
        text.push_str(&render(related, "note:", style));
    }
    text
}
