//! A report for people.

use super::drawn::{findings, problem};
use super::report::Report;
use super::style::Style;

/// Everything, and in the last line how much it is.
pub(super) fn render(report: &Report<'_>, style: Style) -> String {
    let mut text = String::new();
    if let Some((checked, project)) = report.findings {
        text.push_str(&findings(checked, &|name| project.shown_name(name), style));
    }
    for wrong in report.problems {
        text.push_str(&problem(wrong, style));
        text.push('\n');
    }
    let said = report.count();
    if said.errors + said.warnings > 0 {
        text.push_str(&count(said.errors, said.warnings));
        text.push('\n');
    }
    text
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
