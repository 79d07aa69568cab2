// Made by toolc from todos.tools; do not edit.

//! The methods of the service `todos`.

use std::future::Future;

use super::types::{
    GetTodosError, GetTodosPayload, TodosSnapshot, UpdateTodosError, UpdateTodosPayload,
};

/// Keeps the todo list of each run.
pub trait TodosService: Send + Sync + 'static {
    /// The method `update_todos`.
    fn update_todos(
        &self,
        cx: &toolrt::Context,
        payload: UpdateTodosPayload,
    ) -> impl Future<Output = Result<TodosSnapshot, UpdateTodosError>> + Send;

    /// The method `get_todos`.
    fn get_todos(
        &self,
        cx: &toolrt::Context,
        payload: GetTodosPayload,
    ) -> impl Future<Output = Result<TodosSnapshot, GetTodosError>> + Send;
}
