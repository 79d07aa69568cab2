// Made by toolc from todos.tools; do not edit.

//! How the types of `acme.todos` are read, written and checked.

use toolrt::table;

use super::types::{MergeMode, RevisionConflict, RunNotFound, Status, Todo, TodosSnapshot};

#[rustfmt::skip]
static TODO_ID_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static TODO_ID: table::Text = table::Text::ANY.min(1).max(64).patterns(&[&TODO_ID_PATTERN]);
#[rustfmt::skip]
static TODO_TITLE: table::Text = table::Text::ANY.min(1).max(200);
#[rustfmt::skip]
static TODO_TAGS: table::List = table::List::of(table::Table::STRING).max(10).unique();

toolrt::record! {
    Todo: TODO, closed;
    "id" id: required, text(&TODO_ID);
    "title" title: required, text(&TODO_TITLE);
    "status" status: default("\"pending\"", Status::Pending), Enum(&STATUS);
    "due" due: optional, DATE_TIME;
    "tags" tags: default("[]", Vec::new()), list(&TODO_TAGS);
}

toolrt::members! {
    Status: STATUS;
    Text("pending");
    Text("in_progress");
    Text("done");
}

toolrt::member_texts!(Status: STATUS);

toolrt::members! {
    MergeMode: MERGE_MODE;
    Text("replace");
    Text("merge");
}

toolrt::member_texts!(MergeMode: MERGE_MODE);

#[rustfmt::skip]
static TODOS_SNAPSHOT_ITEMS: table::List = table::List::of(table::Table::Record(&TODO));
#[rustfmt::skip]
static TODOS_SNAPSHOT_REVISION: table::Int = table::Int::ANY.at_least(0);

toolrt::record! {
    TodosSnapshot: TODOS_SNAPSHOT, closed;
    "run_id" run_id: required, UUID;
    "items" items: required, List(&TODOS_SNAPSHOT_ITEMS);
    "revision" revision: required, int(&TODOS_SNAPSHOT_REVISION);
}

toolrt::record! {
    RunNotFound: RUN_NOT_FOUND = "run_not_found", closed;
    "run_id" run_id: required, UUID;
}

toolrt::record! {
    RevisionConflict: REVISION_CONFLICT = "revision_conflict", closed;
    "expected" expected: required, INT;
    "actual" actual: required, INT;
}

toolrt::error_message!(RunNotFound: "No run has this id.");

toolrt::error_message!(RevisionConflict: "Somebody else changed the list since it was read.");
