// Made by toolc from notes.tools; do not edit.

//! The types of the package `acme.notes`.

/// The name of a note: that of its file, without `.md`.
pub type NoteName = String;

/// A note.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Note {
    pub name: NoteName,
    /// Markdown.
    pub text: String,
}

impl Note {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
        }
    }
}

/// A line of a note in which something was found.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Match {
    pub name: NoteName,
    /// From 1.
    pub line: i64,
    pub text: String,
}

impl Match {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>, line: i64, text: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            line,
            text: text.into(),
        }
    }
}

/// How long a summary is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Length {
    Short,
    Long,
}

impl Length {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Short, Self::Long];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Long => "long",
        }
    }
}

/// There is no note of this name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NoSuchNote {
    pub name: String,
}

impl NoSuchNote {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}
