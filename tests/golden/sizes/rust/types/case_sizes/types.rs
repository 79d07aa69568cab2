// Made by toolc from sizes.tools; do not edit.

//! The types of the package `case.sizes`.

/// A list of itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tree(pub Vec<Tree>);

impl From<Vec<Tree>> for Tree {
    fn from(value: Vec<Tree>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OutlineItem {
    pub title: String,
    pub inside: Outline,
}

impl OutlineItem {
    /// Takes the required fields.
    pub fn new(title: impl Into<String>, inside: Outline) -> Self {
        Self {
            title: title.into(),
            inside,
        }
    }
}

/// Has a part without a name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outline(pub Vec<OutlineItem>);

impl From<Vec<OutlineItem>> for Outline {
    fn from(value: Vec<OutlineItem>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Folder(pub std::collections::BTreeMap<String, Folder>);

impl From<std::collections::BTreeMap<String, Folder>> for Folder {
    fn from(value: std::collections::BTreeMap<String, Folder>) -> Self {
        Self(value)
    }
}

pub type Trail = (String, Vec<i64>);
