// Made by toolc from tools.tools; do not edit.

//! How the payloads, results and errors of the toolset `extra` are read, written and checked.

use toolrt::table;

use super::packages::case_tools::codecs as case_tools;
use super::types::{
    FindAndSayArgs, FindAndSayError, FindAndSayResult, NotHere, PageArgs, PageError, PageInjected,
    PageResult, SayArgs, SayError, SyncArgs, SyncError, SyncResult, SyncSide, WatchArgs,
    WatchError, WipeArgs, WipeError, WipeResult,
};

toolrt::record! {
    SayArgs: SAY_ARGS, closed;
    "text" text: required, STRING;
}

toolrt::record! {
    WatchArgs: WATCH_ARGS, closed;
    "id" id: required, STRING;
}

#[rustfmt::skip]
static WIPE_ARGS_IDS: table::List = table::List::of(table::Table::STRING).min(1);

toolrt::record! {
    WipeArgs: WIPE_ARGS, closed;
    "ids" ids: required, list(&WIPE_ARGS_IDS);
}

toolrt::record! {
    WipeResult: WIPE_RESULT, closed;
    "deleted" deleted: required, INT;
}

#[rustfmt::skip]
static SYNC_ARGS_IDS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    SyncArgs: SYNC_ARGS, closed;
    "ids" ids: required, List(&SYNC_ARGS_IDS);
}

toolrt::record! {
    SyncResult: SYNC_RESULT, closed;
    "done" done: required, INT;
}

#[rustfmt::skip]
static SYNC_SIDE_LOG: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    SyncSide: SYNC_SIDE, closed;
    "log" log: optional, List(&SYNC_SIDE_LOG);
    "chart" chart: optional, Json;
}

toolrt::record! {
    PageArgs: PAGE_ARGS, closed;
    "cursor" cursor: optional, STRING;
}

#[rustfmt::skip]
static PAGE_RESULT_ITEMS: table::List = table::List::of(table::Table::Record(&case_tools::ITEM));

toolrt::record! {
    PageResult: PAGE_RESULT, closed;
    "items" items: required, List(&PAGE_RESULT_ITEMS);
    "next" next: optional, STRING;
}

toolrt::record! {
    FindAndSayArgs: FIND_AND_SAY_ARGS, closed;
    "id" id: required, STRING;
}

toolrt::record! {
    FindAndSayResult: FIND_AND_SAY_RESULT, closed;
    "done" done: required, INT;
}

toolrt::tool_errors!(SayError {});

toolrt::tool_errors!(WatchError {
    "not_here" => NotHere(NotHere),
});

toolrt::tool_errors!(WipeError {});

toolrt::tool_errors!(SyncError {});

impl toolrt::Inject for PageInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            token: cx.inject(
                "token",
                toolrt::Source::Label("token"),
                <toolrt::Secret<String> as toolrt::Decode>::decode,
            )?,
            caller: cx.inject_optional(
                "caller",
                toolrt::Source::Caller,
                <String as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(PageError {});

toolrt::tool_errors!(FindAndSayError {});
