//! Findings and problems for people: the source with marked spans, drawn by miette.

use std::fmt::Write;

use miette::{GraphicalReportHandler, GraphicalTheme, ThemeCharacters, ThemeStyles};
use toolc_compiler::Checked;
use toolc_compiler::diagnostics::Finding;

use super::diagnostic::Shown;
use super::plain::plain;
use super::report::word;
use super::source::{Excerpt, Excerpts};
use super::style::Style;
use crate::problem::Problem;

/// All findings, sorted by file and position; `name` is the shown name of a source.
pub fn findings(checked: &Checked, name: &dyn Fn(&str) -> String, style: Style) -> String {
    let texts = Excerpts::new(checked, name);
    let mut text = String::new();
    for finding in checked.findings.iter() {
        let title = format!("{}[{}]:", word(finding.severity), finding.code.id);
        text.push_str(&render(&Shown::finding(finding, &texts), &title, style));
        text.push('\n');
    }
    text
}

/// The position of a finding: `tools/a.tools:3:7`.
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
