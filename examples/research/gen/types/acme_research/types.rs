// Made by toolc from research.tools; do not edit.

//! The types of the package `acme.research`.

/// A note somebody took.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Note {
    pub id: String,
    pub text: String,
}

impl Note {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            text: text.into(),
        }
    }
}

/// What was found out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Answer {
    pub text: String,
    /// The notes that say so.
    pub sources: Vec<String>,
}

impl Answer {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>, sources: Vec<String>) -> Self {
        Self {
            text: text.into(),
            sources,
        }
    }
}

/// What the model wants to do next.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// Call a tool.
    Call(ToolCall),
    /// Answer the question.
    Answer(Answer),
}

#[derive(Debug, Clone, PartialEq)]
pub struct ToolCall {
    pub tool: String,
    pub args: toolrt::Value,
}

impl ToolCall {
    /// Takes the required fields.
    pub fn new(tool: impl Into<String>, args: toolrt::Value) -> Self {
        Self {
            tool: tool.into(),
            args,
        }
    }
}

/// The notes do not say.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NotInNotes {
    pub question: String,
}

impl NotInNotes {
    /// Takes the required fields.
    pub fn new(question: impl Into<String>) -> Self {
        Self {
            question: question.into(),
        }
    }
}
