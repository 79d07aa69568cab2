// Made by toolc from research.tools; do not edit.

//! The payloads, results and errors of the toolset `research`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_research::types::{Answer, NotInNotes, Step, ToolCall};

/// The arguments of `answer_question`.
///
/// Answer a question from the notes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AnswerQuestionArgs {
    pub question: String,
}

impl AnswerQuestionArgs {
    /// Takes the required fields.
    pub fn new(question: impl Into<String>) -> Self {
        Self {
            question: question.into(),
        }
    }
}

/// The errors of `answer_question`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum AnswerQuestionError {
    /// The notes do not say.
    NotInNotes(NotInNotes),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
