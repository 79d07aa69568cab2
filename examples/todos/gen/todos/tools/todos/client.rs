// Made by toolc from todos.tools; do not edit.

//! Typed calls of the toolset `todos`, over any executor.

use super::provider::{GetTodos, UpdateTodos};
use super::types::{GetTodosArgs, GetTodosError, TodosSnapshot, UpdateTodosArgs, UpdateTodosError};

/// Update or fetch the todo list of the current run.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Create, replace or merge the todos of the current run.
    ///
    /// # Errors
    /// - `RevisionConflict`: Somebody else changed the list since it was read.
    /// - `RunNotFound`: No run has this id.
    pub async fn update_todos(
        &self,
        args: &UpdateTodosArgs,
        cx: &toolrt::Context,
    ) -> Result<TodosSnapshot, toolrt::CallError<UpdateTodosError>> {
        toolrt::host::call::<UpdateTodos>(&self.executor, args, cx).await
    }

    /// Fetch the todos of the current run.
    ///
    /// # Errors
    /// - `RunNotFound`: No run has this id.
    pub async fn get_todos(
        &self,
        args: &GetTodosArgs,
        cx: &toolrt::Context,
    ) -> Result<TodosSnapshot, toolrt::CallError<GetTodosError>> {
        toolrt::host::call::<GetTodos>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_update_todos: UpdateTodos,
        build_get_todos: GetTodos,
    }
}
