// Made by toolc from files.tools; do not edit.

//! The types of the package `acme.files`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FileMatch {
    pub path: toolrt::FilePath,
    pub size: i64,
    pub modified: toolrt::DateTime,
}

impl FileMatch {
    /// Takes the required fields.
    pub fn new(path: toolrt::FilePath, size: i64, modified: toolrt::DateTime) -> Self {
        Self {
            path,
            size,
            modified,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Renamed {
    pub from: toolrt::FilePath,
    pub to: toolrt::FilePath,
}

impl Renamed {
    /// Takes the required fields.
    pub fn new(from: toolrt::FilePath, to: toolrt::FilePath) -> Self {
        Self { from, to }
    }
}

/// The glob pattern cannot be parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BadPattern {
    pub position: i64,
}

impl BadPattern {
    /// Takes the required fields.
    pub fn new(position: i64) -> Self {
        Self { position }
    }
}
