// Made by toolc from todos.tools; do not edit.

//! How the payloads, results and errors of the toolset `todos` are read, written and checked.

use toolrt::table;

use super::packages::acme_todos::codecs as acme_todos;
use super::types::{
    GetTodosArgs, GetTodosError, GetTodosInjected, MergeMode, RevisionConflict, RunNotFound,
    UpdateTodosArgs, UpdateTodosError, UpdateTodosInjected,
};

#[rustfmt::skip]
static UPDATE_TODOS_ARGS_ITEMS: table::List = table::List::of(table::Table::Record(&acme_todos::TODO)).min(1).max(100);

toolrt::record! {
    UpdateTodosArgs: UPDATE_TODOS_ARGS, closed;
    "mode" mode: default("\"merge\"", MergeMode::Merge), Enum(&acme_todos::MERGE_MODE);
    "items" items: required, list(&UPDATE_TODOS_ARGS_ITEMS);
}

toolrt::record! {
    GetTodosArgs: GET_TODOS_ARGS, closed;
}

impl toolrt::Inject for UpdateTodosInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run_id: cx.inject(
                "run_id",
                toolrt::Source::RunId,
                <toolrt::Uuid as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(UpdateTodosError {
    "revision_conflict" => RevisionConflict(RevisionConflict),
    "run_not_found" => RunNotFound(RunNotFound),
});

impl toolrt::Inject for GetTodosInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run_id: cx.inject(
                "run_id",
                toolrt::Source::RunId,
                <toolrt::Uuid as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(GetTodosError {
    "run_not_found" => RunNotFound(RunNotFound),
});
