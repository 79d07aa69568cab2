// Made by toolc from calls.tools; do not edit.

//! How the payloads, results and errors of the toolset `calling` are read, written and checked.

use toolrt::table;

use super::packages::conformance_calls::codecs as conformance_calls;
use super::types::{
    AlreadyThere, BadPattern, Broken, CopyIdsArgs, CopyIdsError, CopyIdsResult, CountWordsArgs,
    CountWordsError, CountWordsResult, DrawChartArgs, DrawChartError, DrawChartResult,
    DrawChartSide, DropAllArgs, DropAllError, DropAllResult, DropPathsArgs, DropPathsError,
    DropPathsResult, FetchPageArgs, FetchPageError, FetchPageResult, FindNamesArgs,
    FindNamesArgsFilter, FindNamesError, FindNamesResult, Locked, LogInArgs, LogInError,
    LogInResult, Mode, NoWords, NobodyThere, NotYours, NothingThere, PutNoteArgs, PutNoteError,
    PutNoteResult, ReadPagesArgs, ReadPagesError, ReadPagesResult, SendNoteArgs, SendNoteError,
    SendNoteResult, ShipAllArgs, ShipAllError, ShipAllResult, ShipOrderArgs, ShipOrderError,
    ShipOrderGiftAnswer, ShipOrderResult, ShipOrderSpeedAnswer, Stopped, TooBusy, TooEarly,
    TooSlow, WhoAmIArgs, WhoAmIError, WhoAmIInjected, WhoAmIResult,
};

#[rustfmt::skip]
static FIND_NAMES_ARGS_FILTER_KINDS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static FIND_NAMES_ARGS_FILTER_LEVEL: table::Int = table::Int::ANY.at_least(1).at_most(5);

toolrt::record! {
    FindNamesArgsFilter: FIND_NAMES_ARGS_FILTER, closed;
    "kinds" kinds: required, List(&FIND_NAMES_ARGS_FILTER_KINDS);
    "level" level: default("1", 1), int(&FIND_NAMES_ARGS_FILTER_LEVEL);
}

#[rustfmt::skip]
static FIND_NAMES_ARGS_PATTERN: table::Text = table::Text::ANY.min(1).max(20);
#[rustfmt::skip]
static FIND_NAMES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(100);

toolrt::record! {
    FindNamesArgs: FIND_NAMES_ARGS, closed;
    "pattern" pattern: required, text(&FIND_NAMES_ARGS_PATTERN);
    "root" root: default("\".\"", Self::default_root()), PATH;
    "limit" limit: optional, int(&FIND_NAMES_ARGS_LIMIT);
    "filter" filter: optional, Record(&FIND_NAMES_ARGS_FILTER);
}

#[rustfmt::skip]
static FIND_NAMES_RESULT_NAMES: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static FIND_NAMES_RESULT_COUNT: table::Int = table::Int::ANY.at_least(0);

toolrt::record! {
    FindNamesResult: FIND_NAMES_RESULT, closed;
    "names" names: required, List(&FIND_NAMES_RESULT_NAMES);
    "count" count: required, int(&FIND_NAMES_RESULT_COUNT);
}

toolrt::record! {
    WhoAmIArgs: WHO_AM_I_ARGS, closed;
}

toolrt::record! {
    WhoAmIResult: WHO_AM_I_RESULT, closed;
    "run_id" run_id: required, UUID;
    "tries" tries: required, INT;
    "note" note: optional, STRING;
    "level" level: optional, FLOAT;
    "dry" dry: optional, Bool;
    "mode" mode: optional, Enum(&conformance_calls::MODE);
    "since" since: optional, DATE_TIME;
    "caller" caller: required, STRING;
}

#[rustfmt::skip]
static DROP_PATHS_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

toolrt::record! {
    DropPathsArgs: DROP_PATHS_ARGS, closed;
    "paths" paths: required, list(&DROP_PATHS_ARGS_PATHS);
}

toolrt::record! {
    DropPathsResult: DROP_PATHS_RESULT, closed;
    "dropped" dropped: required, INT;
}

toolrt::record! {
    DropAllArgs: DROP_ALL_ARGS, closed;
}

toolrt::record! {
    DropAllResult: DROP_ALL_RESULT, closed;
    "dropped" dropped: required, INT;
}

#[rustfmt::skip]
static COPY_IDS_ARGS_IDS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    CopyIdsArgs: COPY_IDS_ARGS, closed;
    "ids" ids: required, List(&COPY_IDS_ARGS_IDS);
}

#[rustfmt::skip]
static COPY_IDS_RESULT_DONE: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    CopyIdsResult: COPY_IDS_RESULT, closed;
    "done" done: required, List(&COPY_IDS_RESULT_DONE);
}

#[rustfmt::skip]
static DRAW_CHART_ARGS_POINTS: table::List = table::List::of(table::Table::FLOAT);

toolrt::record! {
    DrawChartArgs: DRAW_CHART_ARGS, closed;
    "points" points: required, List(&DRAW_CHART_ARGS_POINTS);
}

toolrt::record! {
    DrawChartResult: DRAW_CHART_RESULT, closed;
    "title" title: required, STRING;
}

#[rustfmt::skip]
static DRAW_CHART_SIDE_SERIES: table::List = table::List::of(table::Table::FLOAT);

toolrt::record! {
    DrawChartSide: DRAW_CHART_SIDE, closed;
    "series" series: optional, List(&DRAW_CHART_SIDE_SERIES);
    "log" log: optional, Json;
}

toolrt::record! {
    ReadPagesArgs: READ_PAGES_ARGS, closed;
    "cursor" cursor: optional, STRING;
}

#[rustfmt::skip]
static READ_PAGES_RESULT_ITEMS: table::List = table::List::of(table::Table::INT);

toolrt::record! {
    ReadPagesResult: READ_PAGES_RESULT, closed;
    "items" items: required, List(&READ_PAGES_RESULT_ITEMS);
    "next" next: maybe, Nullable(&table::Table::STRING);
}

#[rustfmt::skip]
static COUNT_WORDS_ARGS_TEXT: table::Text = table::Text::ANY.min(1);

toolrt::record! {
    CountWordsArgs: COUNT_WORDS_ARGS, closed;
    "text" text: required, text(&COUNT_WORDS_ARGS_TEXT);
}

toolrt::record! {
    CountWordsResult: COUNT_WORDS_RESULT, closed;
    "count" count: required, INT;
}

#[rustfmt::skip]
static LOG_IN_ARGS_TOKEN: table::Text = table::Text::ANY.min(8);

toolrt::record! {
    LogInArgs: LOG_IN_ARGS, closed;
    "user" user: required, STRING;
    "token" token: required, Secret(&table::Table::Text(&LOG_IN_ARGS_TOKEN)) => by(read_log_in_args_token_hidden, write_log_in_args_token_hidden);
}

fn read_log_in_args_token_hidden(
    r: &mut toolrt::Reader<'_>,
) -> Result<toolrt::Secret<String>, toolrt::Refused> {
    r.text(&LOG_IN_ARGS_TOKEN).map(toolrt::Secret::new)
}

fn write_log_in_args_token_hidden(w: &mut toolrt::Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &LOG_IN_ARGS_TOKEN);
}

toolrt::record! {
    LogInResult: LOG_IN_RESULT, closed;
    "token" token: required, Secret(&table::Table::STRING);
}

#[rustfmt::skip]
static FETCH_PAGE_ARGS_PAGE: table::Int = table::Int::ANY.at_least(1);

toolrt::record! {
    FetchPageArgs: FETCH_PAGE_ARGS, closed;
    "page" page: required, int(&FETCH_PAGE_ARGS_PAGE);
}

#[rustfmt::skip]
static FETCH_PAGE_RESULT_TEXT: table::Text = table::Text::ANY.min(1);

toolrt::record! {
    FetchPageResult: FETCH_PAGE_RESULT, closed;
    "text" text: required, text(&FETCH_PAGE_RESULT_TEXT);
}

toolrt::record! {
    PutNoteArgs: PUT_NOTE_ARGS, closed;
    "text" text: required, STRING;
}

toolrt::record! {
    PutNoteResult: PUT_NOTE_RESULT, closed;
    "id" id: required, STRING;
}

toolrt::record! {
    SendNoteArgs: SEND_NOTE_ARGS, closed;
    "text" text: required, STRING;
    "to" to: default("\"all\"", Self::default_to()), STRING;
}

toolrt::record! {
    SendNoteResult: SEND_NOTE_RESULT, closed;
    "id" id: required, STRING;
}

#[rustfmt::skip]
static SHIP_ORDER_ARGS_ID: table::Text = table::Text::ANY.min(1).max(20);

toolrt::record! {
    ShipOrderArgs: SHIP_ORDER_ARGS, closed;
    "id" id: required, text(&SHIP_ORDER_ARGS_ID);
}

#[rustfmt::skip]
static SHIP_ORDER_RESULT_ANSWERS: table::List = table::List::of(table::Table::Json);

toolrt::record! {
    ShipOrderResult: SHIP_ORDER_RESULT, closed;
    "answers" answers: required, List(&SHIP_ORDER_RESULT_ANSWERS);
}

toolrt::members! {
    ShipOrderSpeedAnswer: SHIP_ORDER_SPEED_ANSWER;
    Text("slow");
    Text("fast");
}

toolrt::member_texts!(ShipOrderSpeedAnswer: SHIP_ORDER_SPEED_ANSWER);

#[rustfmt::skip]
static SHIP_ORDER_GIFT_ANSWER_TEXT: table::Text = table::Text::ANY.max(40);

toolrt::record! {
    ShipOrderGiftAnswer: SHIP_ORDER_GIFT_ANSWER, closed;
    "text" text: required, text(&SHIP_ORDER_GIFT_ANSWER_TEXT);
    "ribbon" ribbon: optional, Bool;
}

#[rustfmt::skip]
static SHIP_ALL_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

toolrt::record! {
    ShipAllArgs: SHIP_ALL_ARGS, closed;
    "id" id: required, STRING;
    "paths" paths: required, list(&SHIP_ALL_ARGS_PATHS);
}

#[rustfmt::skip]
static SHIP_ALL_RESULT_ANSWERS: table::List = table::List::of(table::Table::Json);

toolrt::record! {
    ShipAllResult: SHIP_ALL_RESULT, closed;
    "answers" answers: required, List(&SHIP_ALL_RESULT_ANSWERS);
}

toolrt::tool_errors!(FindNamesError {
    "bad_pattern" => BadPattern(BadPattern),
    "nothing_there" => NothingThere(NothingThere),
    "already_there" => AlreadyThere(AlreadyThere),
    "too_early" => TooEarly(TooEarly),
    "not_yours" => NotYours(NotYours),
    "too_busy" => TooBusy(TooBusy),
    "nobody_there" => NobodyThere(NobodyThere),
    "too_slow" => TooSlow(TooSlow),
    "stopped" => Stopped(Stopped),
    "broken" => Broken(Broken),
});

#[rustfmt::skip]
static WHO_AM_I_INJECTED_TRIES: table::Int = table::Int::ANY.at_least(1).at_most(3);
#[rustfmt::skip]
static WHO_AM_I_INJECTED_LEVEL: table::Float = table::Float::ANY.at_least(0.0).at_most(1.0);

fn read_who_am_i_injected_tries(r: &mut toolrt::Reader<'_>) -> Result<i64, toolrt::Refused> {
    r.int(&WHO_AM_I_INJECTED_TRIES)
}

fn read_who_am_i_injected_level(r: &mut toolrt::Reader<'_>) -> Result<f64, toolrt::Refused> {
    r.float(&WHO_AM_I_INJECTED_LEVEL)
}

impl toolrt::Inject for WhoAmIInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run_id: cx.inject(
                "run_id",
                toolrt::Source::RunId,
                <toolrt::Uuid as toolrt::Decode>::decode,
            )?,
            tries: cx.inject(
                "tries",
                toolrt::Source::Label("tries"),
                read_who_am_i_injected_tries,
            )?,
            note: cx.inject_optional(
                "note",
                toolrt::Source::Label("note"),
                <String as toolrt::Decode>::decode,
            )?,
            level: cx.inject_optional(
                "level",
                toolrt::Source::Label("level"),
                read_who_am_i_injected_level,
            )?,
            dry: cx.inject_optional(
                "dry",
                toolrt::Source::Label("dry"),
                <bool as toolrt::Decode>::decode,
            )?,
            mode: cx.inject_optional(
                "mode",
                toolrt::Source::Label("mode"),
                <Mode as toolrt::Decode>::decode,
            )?,
            since: cx.inject_optional(
                "since",
                toolrt::Source::Label("since"),
                <toolrt::DateTime as toolrt::Decode>::decode,
            )?,
            caller: cx.inject(
                "caller",
                toolrt::Source::Caller,
                <String as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(WhoAmIError {});

toolrt::tool_errors!(DropPathsError {});

toolrt::tool_errors!(DropAllError {});

toolrt::tool_errors!(CopyIdsError {
    "already_there" => AlreadyThere(AlreadyThere),
    "too_busy" => TooBusy(TooBusy),
});

toolrt::tool_errors!(DrawChartError {});

toolrt::tool_errors!(ReadPagesError {});

toolrt::tool_errors!(CountWordsError {
    "no_words" => NoWords(NoWords),
    "nothing_there" => NothingThere(NothingThere),
});

toolrt::tool_errors!(LogInError {
    "locked" => Locked(Locked),
});

toolrt::tool_errors!(FetchPageError {
    "too_busy" => TooBusy(TooBusy),
    "nobody_there" => NobodyThere(NobodyThere),
    "no_words" => NoWords(NoWords),
});

toolrt::tool_errors!(PutNoteError {
    "too_busy" => TooBusy(TooBusy),
    "nobody_there" => NobodyThere(NobodyThere),
});

toolrt::tool_errors!(SendNoteError {
    "too_busy" => TooBusy(TooBusy),
    "no_words" => NoWords(NoWords),
});

toolrt::tool_errors!(ShipOrderError {
    "already_there" => AlreadyThere(AlreadyThere),
});

#[rustfmt::skip]
static SHIP_ORDER_COUNT_ANSWER_TYPE: table::Int = table::Int::ANY.at_least(1).at_most(9);
#[rustfmt::skip]
#[doc(hidden)] pub static SHIP_ORDER_COUNT_ANSWER_TABLE: table::Table = table::Table::Int(&SHIP_ORDER_COUNT_ANSWER_TYPE);

/// How the ship order count answer is read and written.
pub fn ship_order_count_answer() -> toolrt::Codec<i64> {
    toolrt::codec! {
        SHIP_ORDER_COUNT_ANSWER_TABLE: int(&SHIP_ORDER_COUNT_ANSWER_TYPE)
    }
}

toolrt::tool_errors!(ShipAllError {});
