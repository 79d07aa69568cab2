// Made by toolc from todos.tools; do not edit.

//! The payloads, results and errors of the service `todos`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::acme_todos::types::{
    MergeMode, RevisionConflict, RunNotFound, Status, Todo, TodosSnapshot,
};

/// The payload of `update_todos`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct UpdateTodosPayload {
    pub run_id: toolrt::Uuid,
    pub mode: MergeMode,
    pub items: Vec<Todo>,
}

impl UpdateTodosPayload {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(run_id: toolrt::Uuid, items: Vec<Todo>) -> Self {
        Self {
            run_id,
            mode: MergeMode::Merge,
            items,
        }
    }
}

/// The payload of `get_todos`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GetTodosPayload {
    pub run_id: toolrt::Uuid,
}

impl GetTodosPayload {
    /// Takes the required fields.
    pub fn new(run_id: toolrt::Uuid) -> Self {
        Self { run_id }
    }
}

/// The result of `update_todos`.
pub type UpdateTodosResult = TodosSnapshot;

/// The errors of `update_todos`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum UpdateTodosError {
    /// No run has this id.
    RunNotFound(RunNotFound),
    /// Somebody else changed the list since it was read.
    RevisionConflict(RevisionConflict),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `get_todos`.
pub type GetTodosResult = TodosSnapshot;

/// The errors of `get_todos`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum GetTodosError {
    /// No run has this id.
    RunNotFound(RunNotFound),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
