//! A report for people.

use super::report::Report;
use super::{Style, count, findings, problem};

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
