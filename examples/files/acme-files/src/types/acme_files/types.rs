// Made by toolc from files.tools; do not edit.

//! The types of the package `acme.files`.

/// A file that was found.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FileMatch {
    /// From the folder that was searched, with `/` between the parts.
    pub path: toolrt::FilePath,
    /// In bytes.
    pub size: i64,
}

impl FileMatch {
    /// Takes the required fields.
    pub fn new(path: toolrt::FilePath, size: i64) -> Self {
        Self { path, size }
    }
}

/// The order of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// By path.
    Path,
    /// The largest first.
    Size,
}

impl Order {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Path, Self::Size];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Size => "size",
        }
    }
}

/// Nothing is at this path.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NoSuchFile {
    pub path: toolrt::FilePath,
}

impl NoSuchFile {
    /// Takes the required fields.
    pub fn new(path: toolrt::FilePath) -> Self {
        Self { path }
    }
}

/// The file is not text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NotText {
    pub path: toolrt::FilePath,
    pub offset: i64,
}

impl NotText {
    /// Takes the required fields.
    pub fn new(path: toolrt::FilePath, offset: i64) -> Self {
        Self { path, offset }
    }
}
