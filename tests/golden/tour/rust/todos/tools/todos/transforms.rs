// Made by toolc from todos.tools; do not edit.

//! From the arguments of the bound tools of `todos` to the payloads of their methods, and back with the results.

use super::super::super::service::types as service;
use super::types::{
    GetTodosArgs, GetTodosInjected, TodosSnapshot, UpdateTodosArgs, UpdateTodosInjected,
};

/// What `todos.update_todos` takes for a call of `update_todos`.
pub fn update_todos_payload(
    args: UpdateTodosArgs,
    injected: UpdateTodosInjected,
) -> Result<service::UpdateTodosPayload, toolrt::Internal> {
    Ok(service::UpdateTodosPayload {
        run_id: injected.run_id,
        mode: args.mode,
        items: args.items,
    })
}

/// What `update_todos` gives for a result of `todos.update_todos`.
pub fn update_todos_result(
    result: service::UpdateTodosResult,
) -> Result<TodosSnapshot, toolrt::Internal> {
    Ok(result)
}

/// What `todos.get_todos` takes for a call of `get_todos`.
pub fn get_todos_payload(
    _args: GetTodosArgs,
    injected: GetTodosInjected,
) -> Result<service::GetTodosPayload, toolrt::Internal> {
    Ok(service::GetTodosPayload {
        run_id: injected.run_id,
    })
}

/// What `get_todos` gives for a result of `todos.get_todos`.
pub fn get_todos_result(
    result: service::GetTodosResult,
) -> Result<TodosSnapshot, toolrt::Internal> {
    Ok(result)
}
