// Made by toolc from todos.tools; do not edit.

//! The payloads, results and errors of the toolset `todos`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_todos::types::{
    MergeMode, RevisionConflict, RunNotFound, Status, Todo, TodosSnapshot,
};

/// The arguments of `update_todos`.
///
/// Create, replace or merge the todos of the current run.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct UpdateTodosArgs {
    pub mode: MergeMode,
    /// The todos to write.
    pub items: Vec<Todo>,
}

impl UpdateTodosArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(items: Vec<Todo>) -> Self {
        Self {
            mode: MergeMode::Merge,
            items,
        }
    }
}

/// The arguments of `get_todos`.
///
/// Fetch the todos of the current run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GetTodosArgs {}

/// What the context gives to `update_todos`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct UpdateTodosInjected {
    pub run_id: toolrt::Uuid,
}

/// The errors of `update_todos`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum UpdateTodosError {
    /// Somebody else changed the list since it was read.
    RevisionConflict(RevisionConflict),
    /// No run has this id.
    RunNotFound(RunNotFound),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `get_todos`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GetTodosInjected {
    pub run_id: toolrt::Uuid,
}

/// The errors of `get_todos`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetTodosError {
    /// No run has this id.
    RunNotFound(RunNotFound),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
