// Made by toolc from planner.tools; do not edit.

//! Typed calls of the tools that the agent `session_planner` uses, over any executor.

use super::files::tools::files::provider::FindFiles;
use super::files::tools::files::types::{FindFilesArgs, FindFilesError, FindFilesResult};
use super::todos::tools::todos::provider::{GetTodos, UpdateTodos};
use super::todos::tools::todos::types::{
    GetTodosArgs, GetTodosError, TodosSnapshot, UpdateTodosArgs, UpdateTodosError,
};

/// Typed calls of the tools that the agent `session_planner` uses, over any executor.
#[derive(Clone)]
pub struct Calls<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Calls<'a> {
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

    /// Find files matching a glob pattern in a directory tree.
    ///
    /// # Errors
    /// - `BadPattern`: The glob pattern cannot be parsed.
    pub async fn find_files(
        &self,
        args: &FindFilesArgs,
        cx: &toolrt::Context,
    ) -> Result<FindFilesResult, toolrt::CallError<FindFilesError>> {
        toolrt::host::call::<FindFiles>(&self.executor, args, cx).await
    }

    /// All pages of `find_files`, from the one that `args` asks for.
    pub fn pages_find_files(
        &self,
        args: &FindFilesArgs,
        cx: &toolrt::Context,
    ) -> toolrt::Pages<'a, FindFiles> {
        toolrt::Pages::new(self.executor.clone(), args, cx)
    }

    toolrt::builds! {
        build_update_todos: UpdateTodos,
        build_get_todos: GetTodos,
        build_find_files: FindFiles,
    }
}
