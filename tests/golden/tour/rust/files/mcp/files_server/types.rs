// Made by toolc from files.tools; do not edit.

//! The types of the resources and prompts of the server `files_server`.

/// The arguments of `files_server/file_text`.
///
/// The text of one file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FileTextArgs {
    pub path: String,
}

impl FileTextArgs {
    /// Takes the required fields.
    pub fn new(path: impl Into<String>) -> Self {
        Self { path: path.into() }
    }
}

/// The arguments of `files_server/suggest_names`.
///
/// Ask for a better name for each file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SuggestNamesArgs {
    pub pattern: String,
}

impl SuggestNamesArgs {
    /// Takes the required fields.
    pub fn new(pattern: impl Into<String>) -> Self {
        Self {
            pattern: pattern.into(),
        }
    }
}

/// The errors of `files_server/file_text`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FileTextError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `files_server/suggest_names`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SuggestNamesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
