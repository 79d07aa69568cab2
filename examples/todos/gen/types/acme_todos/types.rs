// Made by toolc from todos.tools; do not edit.

//! The types of the package `acme.todos`.

/// One thing to do.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Todo {
    /// Stable id, unique within a run.
    pub id: String,
    pub title: String,
    pub status: Status,
    pub due: Option<toolrt::DateTime>,
    pub tags: Vec<String>,
}

impl Todo {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(id: impl Into<String>, title: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            status: Status::Pending,
            due: None,
            tags: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    Pending,
    InProgress,
    Done,
}

impl Status {
    /// Every member, in declared order.
    pub const ALL: [Self; 3] = [Self::Pending, Self::InProgress, Self::Done];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Done => "done",
        }
    }
}

/// How the given todos combine with those already there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MergeMode {
    /// Throw the old list away.
    Replace,
    /// Update todos with the same id and append the others.
    Merge,
}

impl MergeMode {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Replace, Self::Merge];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Replace => "replace",
            Self::Merge => "merge",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TodosSnapshot {
    pub run_id: toolrt::Uuid,
    pub items: Vec<Todo>,
    pub revision: i64,
}

impl TodosSnapshot {
    /// Takes the required fields.
    pub fn new(run_id: toolrt::Uuid, items: Vec<Todo>, revision: i64) -> Self {
        Self {
            run_id,
            items,
            revision,
        }
    }
}

/// No run has this id.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RunNotFound {
    pub run_id: toolrt::Uuid,
}

impl RunNotFound {
    /// Takes the required fields.
    pub fn new(run_id: toolrt::Uuid) -> Self {
        Self { run_id }
    }
}

/// Somebody else changed the list since it was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RevisionConflict {
    pub expected: i64,
    pub actual: i64,
}

impl RevisionConflict {
    /// Takes the required fields.
    pub fn new(expected: i64, actual: i64) -> Self {
        Self { expected, actual }
    }
}
