// Made by toolc from records.tools; do not edit.

//! The types of the package `conformance.records`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Todo {
    pub id: String,
    pub title: String,
    pub done: bool,
    pub note: Option<String>,
    pub due: toolrt::Maybe<String>,
    pub owner: Option<String>,
    pub level: Option<i64>,
}

impl Todo {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>, title: impl Into<String>, owner: Option<String>) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            done: false,
            note: None,
            due: toolrt::Maybe::Absent,
            owner,
            level: None,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Empty {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Open {
    pub id: i64,
}

impl Open {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct OpenJson {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, toolrt::Value>,
}

impl OpenJson {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpenTyped {
    pub id: i64,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, i64>,
}

impl OpenTyped {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: i64) -> Self {
        Self {
            id,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Odd {
    pub filter_status: Option<String>,
    pub a_b_c: Option<i64>,
    pub type_: Option<String>,
    pub quoted_key: Option<i64>,
    pub empty: Option<i64>,
}

impl Odd {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            filter_status: None,
            a_b_c: None,
            type_: None,
            quoted_key: None,
            empty: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outer {
    pub inner: Todo,
    pub rest: Option<Vec<Todo>>,
}

impl Outer {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(inner: Todo) -> Self {
        Self { inner, rest: None }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Node {
    pub value: i64,
    pub next: Option<Box<Node>>,
    pub children: Vec<Node>,
}

impl Node {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(value: i64) -> Self {
        Self {
            value,
            next: None,
            children: Vec::new(),
        }
    }
}
