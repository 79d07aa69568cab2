// Made by toolc from places.tools; do not edit.

//! The types of the package `case.places`.

/// What to copy, and where to.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Copy {
    pub from: toolrt::FilePath,
    pub to: toolrt::FilePath,
    /// Where the design says it.
    pub log: Option<toolrt::FilePath>,
    pub about: Option<toolrt::Uri>,
}

impl Copy {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(from: toolrt::FilePath, to: toolrt::FilePath) -> Self {
        Self {
            from,
            to,
            log: None,
            about: None,
        }
    }
}

/// A folder by another name.
pub type Folder = toolrt::FilePath;

/// A tree of folders: as deep as it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tree {
    pub at: Folder,
    pub below: Vec<Tree>,
}

impl Tree {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(at: Folder) -> Self {
        Self {
            at,
            below: Vec::new(),
        }
    }
}

/// Where something is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Target {
    /// A file.
    File(AtFile),
    /// A page.
    Page(AtPage),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AtFile {
    pub path: toolrt::FilePath,
}

impl AtFile {
    /// Takes the required fields.
    pub fn new(path: toolrt::FilePath) -> Self {
        Self { path }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AtPage {
    pub url: toolrt::Uri,
}

impl AtPage {
    /// Takes the required fields.
    pub fn new(url: toolrt::Uri) -> Self {
        Self { url }
    }
}

/// Any of several things.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A file.
    File(toolrt::FilePath),
    /// A word.
    Word(String),
}
