// Made by toolc from files.tools; do not edit.

//! The payloads, results and errors of the toolset `files`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_files::types::{FileMatch, NoSuchFile, NotText, Order};

/// The arguments of `find_files`.
///
/// Find files by their names, in a folder and all folders below it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindFilesArgs {
    /// What the name ends in, for example `.rs`; all files without it.
    pub ending: String,
    pub order: Order,
    pub limit: i64,
}

impl FindFilesArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            ending: String::new(),
            order: Order::Path,
            limit: 100,
        }
    }
}

impl Default for FindFilesArgs {
    fn default() -> Self {
        Self::new()
    }
}

/// The result of `find_files`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindFilesResult {
    pub files: Vec<FileMatch>,
    /// Whether there are more than the limit.
    pub more: bool,
}

impl FindFilesResult {
    /// Takes the required fields.
    pub fn new(files: Vec<FileMatch>, more: bool) -> Self {
        Self { files, more }
    }
}

/// The arguments of `read_lines`.
///
/// Read lines of a text file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadLinesArgs {
    pub path: toolrt::FilePath,
    /// The first line, counted from 1.
    pub from: i64,
    pub count: i64,
}

impl ReadLinesArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(path: toolrt::FilePath) -> Self {
        Self {
            path,
            from: 1,
            count: 50,
        }
    }
}

/// The result of `read_lines`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadLinesResult {
    pub lines: Vec<String>,
    /// How many lines the file has.
    pub total: i64,
}

impl ReadLinesResult {
    /// Takes the required fields.
    pub fn new(lines: Vec<String>, total: i64) -> Self {
        Self { lines, total }
    }
}

/// The errors of `find_files`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindFilesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `read_lines`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReadLinesError {
    /// Nothing is at this path.
    NoSuchFile(NoSuchFile),
    /// The file is not text.
    NotText(NotText),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
