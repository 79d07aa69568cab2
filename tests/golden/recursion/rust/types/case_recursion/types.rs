// Made by toolc from recursion.tools; do not edit.

//! The types of the package `case.recursion`.

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
    pub inside: Option<Outline>,
}

impl OutlineItem {
    /// Takes the required fields.
    pub fn new(title: impl Into<String>, inside: Option<Outline>) -> Self {
        Self {
            title: title.into(),
            inside,
        }
    }
}

/// Through an inline record, and null.
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

/// Two that hold each other.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Ping(pub Vec<Option<Pong>>);

impl From<Vec<Option<Pong>>> for Ping {
    fn from(value: Vec<Option<Pong>>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pong(pub std::collections::BTreeMap<String, Ping>);

impl From<std::collections::BTreeMap<String, Ping>> for Pong {
    fn from(value: std::collections::BTreeMap<String, Ping>) -> Self {
        Self(value)
    }
}

/// A pair of a value and perhaps another pair.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chain(pub (i64, Option<Box<Chain>>));

impl From<(i64, Option<Box<Chain>>)> for Chain {
    fn from(value: (i64, Option<Box<Chain>>)) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Node {
    pub value: i64,
    pub next: Option<Box<Node>>,
}

impl Node {
    /// Takes the required fields.
    pub fn new(value: i64, next: Option<Box<Node>>) -> Self {
        Self { value, next }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Text {
    Text(String),
    TextList(Vec<Text>),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Deep(pub Vec<Vec<Option<Deep>>>);

impl From<Vec<Vec<Option<Deep>>>> for Deep {
    fn from(value: Vec<Vec<Option<Deep>>>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Odd(pub Vec<Odd>);

impl From<Vec<Odd>> for Odd {
    fn from(value: Vec<Odd>) -> Self {
        Self(value)
    }
}
