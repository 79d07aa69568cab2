//! The report of an import: counts, and a note for each difference.

use serde::Serialize;

/// The kind of a note, worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// A part could not be kept in the result.
    Lost,
    /// A part was repaired; the meaning may have changed.
    Repaired,
    /// A part could be kept only as `@schema`.
    Escaped,
    /// A part was left out or moved without effect on values: a title that repeats the name, the default of an item.
    Normalised,
}

impl NoteKind {
    /// All, worst first.
    pub const ALL: [NoteKind; 4] = [Self::Lost, Self::Repaired, Self::Escaped, Self::Normalised];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Repaired => "repaired",
            Self::Escaped => "escaped",
            Self::Normalised => "normalised",
        }
    }
}

/// One difference from the source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Note {
    /// Its kind.
    pub kind: NoteKind,
    /// The source of the tool.
    pub source: String,
    /// The tool, by its original name.
    pub tool: String,
    /// A JSON Pointer into its definition.
    pub path: String,
    /// What was done, as a sentence without a full stop.
    pub message: String,
}

/// The result of one definition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ToolReport {
    /// Its source.
    pub source: String,
    /// A JSON Pointer into the source.
    pub place: String,
    /// Its original name.
    pub original: String,
    /// Its new name; absent if it could not be imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its notation.
    #[serde(rename = "format")]
    pub notation: &'static str,
    /// Whether a part was lost, repaired or escaped.
    pub worst: Option<NoteKind>,
}

/// The result of all definitions.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// Each definition, in order.
    pub tools: Vec<ToolReport>,
    /// All differences, in order.
    pub notes: Vec<Note>,
    /// Titles that only repeat a name, and were left out.
    pub implied_titles: usize,
    /// Tools whose whole input schema was set aside: it is kept in `meta`, or lost.
    pub set_aside: usize,
}

impl Report {
    /// How many notes are of a kind.
    pub fn count(&self, kind: NoteKind) -> usize {
        self.notes.iter().filter(|note| note.kind == kind).count()
    }

    /// The number of definitions without loss, repair or escape.
    pub fn kept(&self) -> usize {
        let tools = self.tools.iter();
        tools
            .filter(|tool| {
                tool.name.is_some() && tool.worst.is_none_or(|worst| worst == NoteKind::Normalised)
            })
            .count()
    }
}
