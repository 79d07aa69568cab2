// Made by toolc from files.tools; do not edit.

//! The payloads, results and errors of the toolset `files`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_files::types::{BadPattern, FileMatch, Renamed};

/// The arguments of `find_files`.
///
/// Find files matching a glob pattern in a directory tree.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindFilesArgs {
    /// Glob pattern, for example `*.py` or `**/*.json`.
    pub pattern: String,
    /// Directory to search from.
    pub root: toolrt::FilePath,
    pub max_depth: i64,
    pub limit: i64,
    pub cursor: Option<String>,
}

impl FindFilesArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(pattern: impl Into<String>) -> Self {
        Self {
            pattern: pattern.into(),
            root: Self::default_root(),
            max_depth: 10,
            limit: 100,
            cursor: None,
        }
    }

    pub(super) fn default_root() -> toolrt::FilePath {
        toolrt::codec::constant("\".\"")
    }
}

/// The result of `find_files`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindFilesResult {
    pub files: Vec<FileMatch>,
    pub next_cursor: Option<String>,
}

impl FindFilesResult {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(files: Vec<FileMatch>) -> Self {
        Self {
            files,
            next_cursor: None,
        }
    }
}

/// The arguments of `rename_files`.
///
/// Rename files by replacing text in their names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RenameFilesArgs {
    pub paths: Vec<toolrt::FilePath>,
    pub find: String,
    pub replace: String,
}

impl RenameFilesArgs {
    /// Takes the required fields.
    pub fn new(
        paths: Vec<toolrt::FilePath>,
        find: impl Into<String>,
        replace: impl Into<String>,
    ) -> Self {
        Self {
            paths,
            find: find.into(),
            replace: replace.into(),
        }
    }
}

/// The arguments of `delete_files`.
///
/// Delete files for good.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeleteFilesArgs {
    pub paths: Vec<toolrt::FilePath>,
}

impl DeleteFilesArgs {
    /// Takes the required fields.
    pub fn new(paths: Vec<toolrt::FilePath>) -> Self {
        Self { paths }
    }
}

/// The result of `delete_files`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DeleteFilesResult {
    pub deleted: i64,
}

impl DeleteFilesResult {
    /// Takes the required fields.
    pub fn new(deleted: i64) -> Self {
        Self { deleted }
    }
}

/// The arguments of `sweep`.
///
/// Find files by pattern and delete what was found.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SweepArgs {
    pub pattern: String,
    pub root: toolrt::FilePath,
}

impl SweepArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(pattern: impl Into<String>) -> Self {
        Self {
            pattern: pattern.into(),
            root: Self::default_root(),
        }
    }

    pub(super) fn default_root() -> toolrt::FilePath {
        toolrt::codec::constant("\".\"")
    }
}

/// The result of `sweep`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SweepResult {
    pub deleted: i64,
}

impl SweepResult {
    /// Takes the required fields.
    pub fn new(deleted: i64) -> Self {
        Self { deleted }
    }
}

/// The errors of `find_files`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindFilesError {
    /// The glob pattern cannot be parsed.
    BadPattern(BadPattern),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `rename_files`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum RenameFilesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `delete_files`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DeleteFilesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `sweep`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SweepError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
