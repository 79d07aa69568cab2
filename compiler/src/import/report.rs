//! What became of what was imported: counted, and told one by one.

use serde::Serialize;

/// What a note is about, worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// Something could not be kept, and has no place in the result.
    Lost,
    /// Something was put right; the meaning may have changed.
    Repaired,
    /// Something could be kept only as `@schema`.
    Escaped,
    /// Something was left out or put elsewhere that changes no value: a title that repeats the name, the default of an item.
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

/// One thing that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What it is about.
    pub kind: NoteKind,
    /// The source that the tool stands in.
    pub source: String,
    /// The tool, as it was called.
    pub tool: String,
    /// A JSON Pointer into its definition.
    pub path: String,
    /// What was done, as a sentence without a full stop.
    pub message: String,
}

/// What became of one definition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ToolReport {
    /// The source that it stands in.
    pub source: String,
    /// A JSON Pointer into the source.
    pub place: String,
    /// What it was called.
    pub original: String,
    /// What it is called now; absent where nothing could be made of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its format.
    pub format: &'static str,
    /// Whether something was lost, repaired or escaped.
    pub worst: Option<NoteKind>,
}

/// What became of everything.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// Each definition, in order.
    pub tools: Vec<ToolReport>,
    /// Everything that is not as it was, in order.
    pub notes: Vec<Note>,
    /// Titles that only repeat a name, and were left out.
    pub implied_titles: usize,
    /// Tools whose whole input schema is not what they take: it is kept in `meta`, or nowhere.
    pub set_aside: usize,
}

impl Report {
    /// How many notes are of a kind.
    pub fn count(&self, kind: NoteKind) -> usize {
        self.notes.iter().filter(|note| note.kind == kind).count()
    }

    /// How many definitions are kept as they were: nothing lost, repaired or escaped.
    pub fn kept(&self) -> usize {
        let tools = self.tools.iter();
        tools
            .filter(|tool| {
                tool.name.is_some() && tool.worst.is_none_or(|worst| worst == NoteKind::Normalised)
            })
            .count()
    }
}
