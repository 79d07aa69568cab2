//! One line a finding, as compilers print it and editors read it.

use super::entry::{Entry, entries};
use super::report::{Report, word};

pub(super) fn render(report: &Report<'_>) -> String {
    let all = entries(report).into_iter().map(Entry::plain);
    all.map(|entry| line(&entry)).collect()
}

/// `tools/a.tools:3:7: error[T0203]: …`: line and column from 1, columns in code points.
fn line(entry: &Entry) -> String {
    let place = entry.place.as_ref().map_or(String::new(), |place| {
        let (line, column) = (place.start.line + 1, place.start.points + 1);
        format!("{}:{line}:{column}: ", place.path)
    });
    let code = entry
        .code
        .map_or(String::new(), |code| format!("[{}]", code.id));
    let details: String = entry
        .details
        .iter()
        .map(|detail| format!("; {}", detail.trim()))
        .collect();
    // A line is a line, whatever a name has in it.
    let message = format!("{}{details}", entry.message).replace(['\n', '\r'], " ");
    format!("{place}{}{code}: {message}\n", word(entry.severity))
}
