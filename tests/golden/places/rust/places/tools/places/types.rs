// Made by toolc from places.tools; do not edit.

//! The payloads, results and errors of the toolset `places`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_places::types::{AtFile, AtPage, Copy, Folder, Target, Thing, Tree};

/// The arguments of `read`.
///
/// Reads a file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadArgs {
    pub file: toolrt::FilePath,
}

impl ReadArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            file: Self::default_file(),
        }
    }

    pub(super) fn default_file() -> toolrt::FilePath {
        toolrt::codec::constant("\".\"")
    }
}

impl Default for ReadArgs {
    fn default() -> Self {
        Self::new()
    }
}

/// The arguments of `clean`.
///
/// Cleans up.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CleanArgs {
    pub paths: Vec<toolrt::FilePath>,
}

impl CleanArgs {
    /// Takes the required fields.
    pub fn new(paths: Vec<toolrt::FilePath>) -> Self {
        Self { paths }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VisitArgsWordsLiteral {
    Stdin,
}

impl VisitArgsWordsLiteral {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Stdin];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Stdin => "stdin",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum VisitArgsWords {
    Literal(VisitArgsWordsLiteral),
    Path(toolrt::FilePath),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum VisitArgsSource {
    Uri(toolrt::Uri),
    Path(toolrt::FilePath),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VisitArgsUploadRecordKind {
    File,
}

impl VisitArgsUploadRecordKind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::File];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::File => "file",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VisitArgsUploadRecord {
    pub kind: VisitArgsUploadRecordKind,
    pub source: toolrt::FilePath,
}

impl VisitArgsUploadRecord {
    /// Takes the required fields.
    pub fn new(kind: VisitArgsUploadRecordKind, source: toolrt::FilePath) -> Self {
        Self { kind, source }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VisitArgsUploadRecord2Kind {
    Text,
}

impl VisitArgsUploadRecord2Kind {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Text];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VisitArgsUploadRecord2 {
    pub kind: VisitArgsUploadRecord2Kind,
    pub source: String,
}

impl VisitArgsUploadRecord2 {
    /// Takes the required fields.
    pub fn new(kind: VisitArgsUploadRecord2Kind, source: impl Into<String>) -> Self {
        Self {
            kind,
            source: source.into(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum VisitArgsUpload {
    Record(VisitArgsUploadRecord),
    Record2(VisitArgsUploadRecord2),
}

/// The arguments of `visit`.
///
/// Deals with places of all kinds.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct VisitArgs {
    pub trees: Option<std::collections::BTreeMap<String, Tree>>,
    pub pair: Option<(toolrt::FilePath, toolrt::Uri)>,
    pub targets: Option<Vec<Target>>,
    pub thing: Option<Thing>,
    pub words: Option<VisitArgsWords>,
    pub source: Option<VisitArgsSource>,
    pub upload: Option<VisitArgsUpload>,
    pub hidden: Option<toolrt::Secret<Vec<toolrt::FilePath>>>,
    pub folder: toolrt::Maybe<toolrt::FilePath>,
    pub note: Option<String>,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, toolrt::FilePath>,
}

impl VisitArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            trees: None,
            pair: None,
            targets: None,
            thing: None,
            words: None,
            source: None,
            upload: None,
            hidden: None,
            folder: toolrt::Maybe::Absent,
            note: None,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

toolrt::debug_keys! {
    VisitArgs {
        trees,
        pair,
        targets,
        thing,
        words,
        source,
        upload,
        hidden,
        folder,
        note,
    }
    rest
}

/// The arguments of `fetch`.
///
/// Gets a page.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FetchArgs {
    pub url: toolrt::Uri,
}

impl FetchArgs {
    /// Takes the required fields.
    pub fn new(url: toolrt::Uri) -> Self {
        Self { url }
    }
}

/// The arguments of `load`.
///
/// Gets a file or a page, and nothing else.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LoadArgs {
    pub from: toolrt::Uri,
    pub log: Option<toolrt::Uri>,
}

impl LoadArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(from: toolrt::Uri) -> Self {
        Self { from, log: None }
    }
}

/// The errors of `read`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReadError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `copy`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CopyError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `clean`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CleanError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `visit`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum VisitError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `fetch`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FetchError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `load`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LoadError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
