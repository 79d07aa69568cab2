// Made by toolc from todos.tools; do not edit.

//! What the tools of `todos` say while they run, behind their results, and to whom they ask for consent.

use super::provider::UpdateTodos;
use super::types::{TodosSnapshot, UpdateTodosArgs};

/// What `update_todos` says while it runs: `Writing {args.items.count} todos`
pub fn update_todos_call_hint(args: &UpdateTodosArgs) -> String {
    toolrt::host::call_hint::<UpdateTodos>(args)
}

/// What `update_todos` says when it has a result: `{result.items.count} todos, revision {result.revision}`
pub fn update_todos_result_hint(args: &UpdateTodosArgs, result: &TodosSnapshot) -> String {
    toolrt::host::result_hint::<UpdateTodos>(args, result)
}
