// Made by toolc from todos.tools; do not edit.

//! How the payloads and results of the service `todos` are read, written and checked.

use toolrt::table;

use super::super::super::types::acme_todos::codecs as acme_todos;
use super::types::{
    GetTodosError, GetTodosPayload, MergeMode, RevisionConflict, RunNotFound, UpdateTodosError,
    UpdateTodosPayload,
};

#[rustfmt::skip]
static UPDATE_TODOS_PAYLOAD_ITEMS: table::List = table::List::of(table::Table::Record(&acme_todos::TODO)).min(1).max(100);

toolrt::record! {
    UpdateTodosPayload: UPDATE_TODOS_PAYLOAD, closed;
    "run_id" run_id: required, UUID;
    "mode" mode: default("\"merge\"", MergeMode::Merge), Enum(&acme_todos::MERGE_MODE);
    "items" items: required, list(&UPDATE_TODOS_PAYLOAD_ITEMS);
}

toolrt::record! {
    GetTodosPayload: GET_TODOS_PAYLOAD, closed;
    "run_id" run_id: required, UUID;
}

toolrt::tool_errors!(UpdateTodosError {
    "run_not_found" => RunNotFound(RunNotFound),
    "revision_conflict" => RevisionConflict(RevisionConflict),
});

toolrt::tool_errors!(GetTodosError {
    "run_not_found" => RunNotFound(RunNotFound),
});
