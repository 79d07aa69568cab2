//! What a run changed, or would change.

use std::fmt;

use similar::TextDiff;

use crate::show::plain_lines;

/// The changes of a run to an output folder, made or planned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Every file that differs, sorted by path.
    pub changes: Vec<Change>,
    /// How many files were up to date.
    pub unchanged: usize,
    /// Whether an earlier run was cut off here and not completed yet.
    pub interrupted: bool,
}

/// One file that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The path below the output folder.
    pub path: String,
    /// How it differs.
    pub state: State,
    /// The difference in the unified format, if requested.
    pub diff: Option<String>,
}

/// How a file of the output differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// It is not there yet.
    Missing,
    /// It is as toolc left it and would become another.
    Changed,
    /// It is unchanged since toolc wrote it, and no longer generated.
    Stale,
    /// It was edited after toolc wrote it.
    Edited,
    /// A file of the user is in the way.
    Foreign,
}

impl Report {
    /// Whether a run would change nothing.
    pub fn is_up_to_date(&self) -> bool {
        self.changes.is_empty() && !self.interrupted
    }

    /// How many files are in a state.
    pub fn count(&self, state: State) -> usize {
        self.changes
            .iter()
            .filter(|change| change.state == state)
            .count()
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            State::Missing => "missing",
            State::Changed => "changed",
            State::Stale => "stale",
            State::Edited => "edited",
            State::Foreign => "foreign",
        })
    }
}

/// The difference in the unified format; invalid UTF-8 is shown as U+FFFD.
pub(crate) fn difference(path: &str, old: &[u8], new: &str) -> String {
    let old = String::from_utf8_lossy(old).replace("\r\n", "\n");
    let before = if old.is_empty() {
        "/dev/null".into()
    } else {
        format!("a/{path}")
    };
    let after = if new.is_empty() {
        "/dev/null".into()
    } else {
        format!("b/{path}")
    };
    let lines = TextDiff::from_lines(old.as_str(), new);
    let text = lines.unified_diff().header(&before, &after).to_string();
    // A difference is for people, whatever the texts are for.
    plain_lines(&text)
}
