// Made by toolc from calls.tools; do not edit.

//! How the payloads, results and errors of the toolset `calling` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_calls::codecs as conformance_calls;
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
pub static FIND_NAMES_ARGS_FILTER: table::Record = table::Record {
    name: "FindNamesArgsFilter",
    fields: &[
        table::Field::required("kinds", table::Table::List(&FIND_NAMES_ARGS_FILTER_KINDS)),
        table::Field::default("level", table::Table::Int(&FIND_NAMES_ARGS_FILTER_LEVEL), "1"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_NAMES_ARGS_FILTER_KINDS: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static FIND_NAMES_ARGS_FILTER_LEVEL: table::Int = table::Int::ANY.at_least(1).at_most(5);

impl Payload for FindNamesArgsFilter {
    fn table() -> table::Table {
        table::Table::Record(&FIND_NAMES_ARGS_FILTER)
    }
}

impl Decode for FindNamesArgsFilter {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kinds = None;
        let mut level = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kinds" => kinds = Some(r.read()?),
                "level" => level = Some(r.int(&FIND_NAMES_ARGS_FILTER_LEVEL)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kinds: kinds.ok_or(Refused)?,
            level: level.unwrap_or(1),
        })
    }
}

impl Encode for FindNamesArgsFilter {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kinds").write(&self.kinds);
        w.key("level");
        w.int(self.level, &FIND_NAMES_ARGS_FILTER_LEVEL);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_NAMES_ARGS: table::Record = table::Record {
    name: "FindNamesArgs",
    fields: &[
        table::Field::required("pattern", table::Table::Text(&FIND_NAMES_ARGS_PATTERN)),
        table::Field::default("root", table::Table::PATH, "\".\""),
        table::Field::optional("limit", table::Table::Int(&FIND_NAMES_ARGS_LIMIT)),
        table::Field::optional("filter", table::Table::Record(&FIND_NAMES_ARGS_FILTER)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_NAMES_ARGS_PATTERN: table::Text = table::Text::ANY.min(1).max(20);
#[rustfmt::skip]
static FIND_NAMES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(100);

impl Payload for FindNamesArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_NAMES_ARGS)
    }
}

impl Decode for FindNamesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pattern = None;
        let mut root = None;
        let mut limit = None;
        let mut filter = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pattern" => pattern = Some(r.text(&FIND_NAMES_ARGS_PATTERN)?),
                "root" => root = Some(r.read()?),
                "limit" => limit = Some(r.int(&FIND_NAMES_ARGS_LIMIT)?),
                "filter" => filter = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pattern: pattern.ok_or(Refused)?,
            root: root.unwrap_or_else(Self::default_root),
            limit,
            filter,
        })
    }
}

impl Encode for FindNamesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pattern");
        w.text(&self.pattern, &FIND_NAMES_ARGS_PATTERN);
        w.key("root").write(&self.root);
        if let Some(limit) = &self.limit {
            w.key("limit").int(*limit, &FIND_NAMES_ARGS_LIMIT);
        }
        if let Some(filter) = &self.filter {
            w.key("filter").write(filter);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_NAMES_RESULT: table::Record = table::Record {
    name: "FindNamesResult",
    fields: &[
        table::Field::required("names", table::Table::List(&FIND_NAMES_RESULT_NAMES)),
        table::Field::required("count", table::Table::Int(&FIND_NAMES_RESULT_COUNT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_NAMES_RESULT_NAMES: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
static FIND_NAMES_RESULT_COUNT: table::Int = table::Int::ANY.at_least(0);

impl Payload for FindNamesResult {
    fn table() -> table::Table {
        table::Table::Record(&FIND_NAMES_RESULT)
    }
}

impl Decode for FindNamesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut names = None;
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "names" => names = Some(r.read()?),
                "count" => count = Some(r.int(&FIND_NAMES_RESULT_COUNT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            names: names.ok_or(Refused)?,
            count: count.ok_or(Refused)?,
        })
    }
}

impl Encode for FindNamesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("names").write(&self.names);
        w.key("count").int(self.count, &FIND_NAMES_RESULT_COUNT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WHO_AM_I_ARGS: table::Record = table::Record {
    name: "WhoAmIArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for WhoAmIArgs {
    fn table() -> table::Table {
        table::Table::Record(&WHO_AM_I_ARGS)
    }
}

impl Decode for WhoAmIArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for WhoAmIArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WHO_AM_I_RESULT: table::Record = table::Record {
    name: "WhoAmIResult",
    fields: &[
        table::Field::required("run_id", table::Table::UUID),
        table::Field::required("tries", table::Table::INT),
        table::Field::optional("note", table::Table::STRING),
        table::Field::optional("level", table::Table::FLOAT),
        table::Field::optional("dry", table::Table::Bool),
        table::Field::optional("mode", table::Table::Enum(&conformance_calls::MODE)),
        table::Field::optional("since", table::Table::DATE_TIME),
        table::Field::required("caller", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WhoAmIResult {
    fn table() -> table::Table {
        table::Table::Record(&WHO_AM_I_RESULT)
    }
}

impl Decode for WhoAmIResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut run_id = None;
        let mut tries = None;
        let mut note = None;
        let mut level = None;
        let mut dry = None;
        let mut mode = None;
        let mut since = None;
        let mut caller = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "run_id" => run_id = Some(r.read()?),
                "tries" => tries = Some(r.read()?),
                "note" => note = Some(r.read()?),
                "level" => level = Some(r.read()?),
                "dry" => dry = Some(r.read()?),
                "mode" => mode = Some(r.read()?),
                "since" => since = Some(r.read()?),
                "caller" => caller = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            run_id: run_id.ok_or(Refused)?,
            tries: tries.ok_or(Refused)?,
            note,
            level,
            dry,
            mode,
            since,
            caller: caller.ok_or(Refused)?,
        })
    }
}

impl Encode for WhoAmIResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("run_id").write(&self.run_id);
        w.key("tries").write(&self.tries);
        if let Some(note) = &self.note {
            w.key("note").write(note);
        }
        if let Some(level) = &self.level {
            w.key("level").write(level);
        }
        if let Some(dry) = &self.dry {
            w.key("dry").write(dry);
        }
        if let Some(mode) = &self.mode {
            w.key("mode").write(mode);
        }
        if let Some(since) = &self.since {
            w.key("since").write(since);
        }
        w.key("caller").write(&self.caller);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DROP_PATHS_ARGS: table::Record = table::Record {
    name: "DropPathsArgs",
    fields: &[
        table::Field::required("paths", table::Table::List(&DROP_PATHS_ARGS_PATHS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DROP_PATHS_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

impl Payload for DropPathsArgs {
    fn table() -> table::Table {
        table::Table::Record(&DROP_PATHS_ARGS)
    }
}

impl Decode for DropPathsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut paths = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "paths" => paths = Some(r.list(&DROP_PATHS_ARGS_PATHS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            paths: paths.ok_or(Refused)?,
        })
    }
}

impl Encode for DropPathsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("paths");
        w.list(&self.paths, &DROP_PATHS_ARGS_PATHS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DROP_PATHS_RESULT: table::Record = table::Record {
    name: "DropPathsResult",
    fields: &[
        table::Field::required("dropped", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DropPathsResult {
    fn table() -> table::Table {
        table::Table::Record(&DROP_PATHS_RESULT)
    }
}

impl Decode for DropPathsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut dropped = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "dropped" => dropped = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            dropped: dropped.ok_or(Refused)?,
        })
    }
}

impl Encode for DropPathsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("dropped").write(&self.dropped);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DROP_ALL_ARGS: table::Record = table::Record {
    name: "DropAllArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for DropAllArgs {
    fn table() -> table::Table {
        table::Table::Record(&DROP_ALL_ARGS)
    }
}

impl Decode for DropAllArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for DropAllArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DROP_ALL_RESULT: table::Record = table::Record {
    name: "DropAllResult",
    fields: &[
        table::Field::required("dropped", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DropAllResult {
    fn table() -> table::Table {
        table::Table::Record(&DROP_ALL_RESULT)
    }
}

impl Decode for DropAllResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut dropped = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "dropped" => dropped = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            dropped: dropped.ok_or(Refused)?,
        })
    }
}

impl Encode for DropAllResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("dropped").write(&self.dropped);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COPY_IDS_ARGS: table::Record = table::Record {
    name: "CopyIdsArgs",
    fields: &[
        table::Field::required("ids", table::Table::List(&COPY_IDS_ARGS_IDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static COPY_IDS_ARGS_IDS: table::List = table::List::of(table::Table::STRING);

impl Payload for CopyIdsArgs {
    fn table() -> table::Table {
        table::Table::Record(&COPY_IDS_ARGS)
    }
}

impl Decode for CopyIdsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ids = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ids" => ids = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ids: ids.ok_or(Refused)?,
        })
    }
}

impl Encode for CopyIdsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ids").write(&self.ids);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COPY_IDS_RESULT: table::Record = table::Record {
    name: "CopyIdsResult",
    fields: &[
        table::Field::required("done", table::Table::List(&COPY_IDS_RESULT_DONE)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static COPY_IDS_RESULT_DONE: table::List = table::List::of(table::Table::STRING);

impl Payload for CopyIdsResult {
    fn table() -> table::Table {
        table::Table::Record(&COPY_IDS_RESULT)
    }
}

impl Decode for CopyIdsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut done = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "done" => done = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            done: done.ok_or(Refused)?,
        })
    }
}

impl Encode for CopyIdsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("done").write(&self.done);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAW_CHART_ARGS: table::Record = table::Record {
    name: "DrawChartArgs",
    fields: &[
        table::Field::required("points", table::Table::List(&DRAW_CHART_ARGS_POINTS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DRAW_CHART_ARGS_POINTS: table::List = table::List::of(table::Table::FLOAT);

impl Payload for DrawChartArgs {
    fn table() -> table::Table {
        table::Table::Record(&DRAW_CHART_ARGS)
    }
}

impl Decode for DrawChartArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut points = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "points" => points = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            points: points.ok_or(Refused)?,
        })
    }
}

impl Encode for DrawChartArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("points").write(&self.points);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAW_CHART_RESULT: table::Record = table::Record {
    name: "DrawChartResult",
    fields: &[
        table::Field::required("title", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DrawChartResult {
    fn table() -> table::Table {
        table::Table::Record(&DRAW_CHART_RESULT)
    }
}

impl Decode for DrawChartResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut title = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "title" => title = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            title: title.ok_or(Refused)?,
        })
    }
}

impl Encode for DrawChartResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("title").write(&self.title);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAW_CHART_SIDE: table::Record = table::Record {
    name: "DrawChartSide",
    fields: &[
        table::Field::optional("series", table::Table::List(&DRAW_CHART_SIDE_SERIES)),
        table::Field::optional("log", table::Table::Json),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DRAW_CHART_SIDE_SERIES: table::List = table::List::of(table::Table::FLOAT);

impl Payload for DrawChartSide {
    fn table() -> table::Table {
        table::Table::Record(&DRAW_CHART_SIDE)
    }
}

impl Decode for DrawChartSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut series = None;
        let mut log = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "series" => series = Some(r.read()?),
                "log" => log = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { series, log })
    }
}

impl Encode for DrawChartSide {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(series) = &self.series {
            w.key("series").write(series);
        }
        if let Some(log) = &self.log {
            w.key("log").write(log);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_PAGES_ARGS: table::Record = table::Record {
    name: "ReadPagesArgs",
    fields: &[
        table::Field::optional("cursor", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadPagesArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_PAGES_ARGS)
    }
}

impl Decode for ReadPagesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut cursor = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "cursor" => cursor = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { cursor })
    }
}

impl Encode for ReadPagesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(cursor) = &self.cursor {
            w.key("cursor").write(cursor);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_PAGES_RESULT: table::Record = table::Record {
    name: "ReadPagesResult",
    fields: &[
        table::Field::required("items", table::Table::List(&READ_PAGES_RESULT_ITEMS)),
        table::Field::optional("next", table::Table::Nullable(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static READ_PAGES_RESULT_ITEMS: table::List = table::List::of(table::Table::INT);

impl Payload for ReadPagesResult {
    fn table() -> table::Table {
        table::Table::Record(&READ_PAGES_RESULT)
    }
}

impl Decode for ReadPagesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        let mut next = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                "next" => next = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
            next,
        })
    }
}

impl Encode for ReadPagesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        if !self.next.is_absent() {
            w.key("next");
            w.nullable(self.next.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COUNT_WORDS_ARGS: table::Record = table::Record {
    name: "CountWordsArgs",
    fields: &[
        table::Field::required("text", table::Table::Text(&COUNT_WORDS_ARGS_TEXT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static COUNT_WORDS_ARGS_TEXT: table::Text = table::Text::ANY.min(1);

impl Payload for CountWordsArgs {
    fn table() -> table::Table {
        table::Table::Record(&COUNT_WORDS_ARGS)
    }
}

impl Decode for CountWordsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&COUNT_WORDS_ARGS_TEXT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for CountWordsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &COUNT_WORDS_ARGS_TEXT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COUNT_WORDS_RESULT: table::Record = table::Record {
    name: "CountWordsResult",
    fields: &[
        table::Field::required("count", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for CountWordsResult {
    fn table() -> table::Table {
        table::Table::Record(&COUNT_WORDS_RESULT)
    }
}

impl Decode for CountWordsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "count" => count = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            count: count.ok_or(Refused)?,
        })
    }
}

impl Encode for CountWordsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("count").write(&self.count);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LOG_IN_ARGS: table::Record = table::Record {
    name: "LogInArgs",
    fields: &[
        table::Field::required("user", table::Table::STRING),
        table::Field::required("token", table::Table::Secret(&table::Table::Text(&LOG_IN_ARGS_TOKEN))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LOG_IN_ARGS_TOKEN: table::Text = table::Text::ANY.min(8);

impl Payload for LogInArgs {
    fn table() -> table::Table {
        table::Table::Record(&LOG_IN_ARGS)
    }
}

impl Decode for LogInArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut user = None;
        let mut token = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "user" => user = Some(r.read()?),
                "token" => token = Some(read_log_in_args_token_hidden(r)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            user: user.ok_or(Refused)?,
            token: token.ok_or(Refused)?,
        })
    }
}

impl Encode for LogInArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("user").write(&self.user);
        w.key("token");
        write_log_in_args_token_hidden(w, &self.token);
        w.end_object();
    }
}

fn read_log_in_args_token_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&LOG_IN_ARGS_TOKEN).map(toolrt::Secret::new)
}

fn write_log_in_args_token_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &LOG_IN_ARGS_TOKEN);
}

#[rustfmt::skip]
pub static LOG_IN_RESULT: table::Record = table::Record {
    name: "LogInResult",
    fields: &[
        table::Field::required("token", table::Table::Secret(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for LogInResult {
    fn table() -> table::Table {
        table::Table::Record(&LOG_IN_RESULT)
    }
}

impl Decode for LogInResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut token = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "token" => token = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            token: token.ok_or(Refused)?,
        })
    }
}

impl Encode for LogInResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("token").write(&self.token);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FETCH_PAGE_ARGS: table::Record = table::Record {
    name: "FetchPageArgs",
    fields: &[
        table::Field::required("page", table::Table::Int(&FETCH_PAGE_ARGS_PAGE)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FETCH_PAGE_ARGS_PAGE: table::Int = table::Int::ANY.at_least(1);

impl Payload for FetchPageArgs {
    fn table() -> table::Table {
        table::Table::Record(&FETCH_PAGE_ARGS)
    }
}

impl Decode for FetchPageArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut page = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "page" => page = Some(r.int(&FETCH_PAGE_ARGS_PAGE)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            page: page.ok_or(Refused)?,
        })
    }
}

impl Encode for FetchPageArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("page").int(self.page, &FETCH_PAGE_ARGS_PAGE);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FETCH_PAGE_RESULT: table::Record = table::Record {
    name: "FetchPageResult",
    fields: &[
        table::Field::required("text", table::Table::Text(&FETCH_PAGE_RESULT_TEXT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FETCH_PAGE_RESULT_TEXT: table::Text = table::Text::ANY.min(1);

impl Payload for FetchPageResult {
    fn table() -> table::Table {
        table::Table::Record(&FETCH_PAGE_RESULT)
    }
}

impl Decode for FetchPageResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&FETCH_PAGE_RESULT_TEXT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for FetchPageResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &FETCH_PAGE_RESULT_TEXT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PUT_NOTE_ARGS: table::Record = table::Record {
    name: "PutNoteArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PutNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&PUT_NOTE_ARGS)
    }
}

impl Decode for PutNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for PutNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PUT_NOTE_RESULT: table::Record = table::Record {
    name: "PutNoteResult",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PutNoteResult {
    fn table() -> table::Table {
        table::Table::Record(&PUT_NOTE_RESULT)
    }
}

impl Decode for PutNoteResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for PutNoteResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEND_NOTE_ARGS: table::Record = table::Record {
    name: "SendNoteArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::default("to", table::Table::STRING, "\"all\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SendNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEND_NOTE_ARGS)
    }
}

impl Decode for SendNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut to = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "to" => to = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            to: to.unwrap_or_else(Self::default_to),
        })
    }
}

impl Encode for SendNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("to").write(&self.to);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEND_NOTE_RESULT: table::Record = table::Record {
    name: "SendNoteResult",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SendNoteResult {
    fn table() -> table::Table {
        table::Table::Record(&SEND_NOTE_RESULT)
    }
}

impl Decode for SendNoteResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for SendNoteResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHIP_ORDER_ARGS: table::Record = table::Record {
    name: "ShipOrderArgs",
    fields: &[
        table::Field::required("id", table::Table::Text(&SHIP_ORDER_ARGS_ID)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHIP_ORDER_ARGS_ID: table::Text = table::Text::ANY.min(1).max(20);

impl Payload for ShipOrderArgs {
    fn table() -> table::Table {
        table::Table::Record(&SHIP_ORDER_ARGS)
    }
}

impl Decode for ShipOrderArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.text(&SHIP_ORDER_ARGS_ID)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for ShipOrderArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").text(&self.id, &SHIP_ORDER_ARGS_ID);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHIP_ORDER_RESULT: table::Record = table::Record {
    name: "ShipOrderResult",
    fields: &[
        table::Field::required("answers", table::Table::List(&SHIP_ORDER_RESULT_ANSWERS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHIP_ORDER_RESULT_ANSWERS: table::List = table::List::of(table::Table::Json);

impl Payload for ShipOrderResult {
    fn table() -> table::Table {
        table::Table::Record(&SHIP_ORDER_RESULT)
    }
}

impl Decode for ShipOrderResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut answers = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "answers" => answers = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            answers: answers.ok_or(Refused)?,
        })
    }
}

impl Encode for ShipOrderResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("answers").write(&self.answers);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHIP_ORDER_SPEED_ANSWER: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("slow"),
        table::Literal::Text("fast"),
    ],
};

toolrt::members!(ShipOrderSpeedAnswer: SHIP_ORDER_SPEED_ANSWER);

toolrt::member_texts!(ShipOrderSpeedAnswer: SHIP_ORDER_SPEED_ANSWER);

#[rustfmt::skip]
pub static SHIP_ORDER_GIFT_ANSWER: table::Record = table::Record {
    name: "ShipOrderGiftAnswer",
    fields: &[
        table::Field::required("text", table::Table::Text(&SHIP_ORDER_GIFT_ANSWER_TEXT)),
        table::Field::optional("ribbon", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHIP_ORDER_GIFT_ANSWER_TEXT: table::Text = table::Text::ANY.max(40);

impl Payload for ShipOrderGiftAnswer {
    fn table() -> table::Table {
        table::Table::Record(&SHIP_ORDER_GIFT_ANSWER)
    }
}

impl Decode for ShipOrderGiftAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut ribbon = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&SHIP_ORDER_GIFT_ANSWER_TEXT)?),
                "ribbon" => ribbon = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            ribbon,
        })
    }
}

impl Encode for ShipOrderGiftAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &SHIP_ORDER_GIFT_ANSWER_TEXT);
        if let Some(ribbon) = &self.ribbon {
            w.key("ribbon").write(ribbon);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHIP_ALL_ARGS: table::Record = table::Record {
    name: "ShipAllArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::required("paths", table::Table::List(&SHIP_ALL_ARGS_PATHS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHIP_ALL_ARGS_PATHS: table::List = table::List::of(table::Table::PATH).min(1);

impl Payload for ShipAllArgs {
    fn table() -> table::Table {
        table::Table::Record(&SHIP_ALL_ARGS)
    }
}

impl Decode for ShipAllArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut paths = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "paths" => paths = Some(r.list(&SHIP_ALL_ARGS_PATHS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            paths: paths.ok_or(Refused)?,
        })
    }
}

impl Encode for ShipAllArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("paths");
        w.list(&self.paths, &SHIP_ALL_ARGS_PATHS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHIP_ALL_RESULT: table::Record = table::Record {
    name: "ShipAllResult",
    fields: &[
        table::Field::required("answers", table::Table::List(&SHIP_ALL_RESULT_ANSWERS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SHIP_ALL_RESULT_ANSWERS: table::List = table::List::of(table::Table::Json);

impl Payload for ShipAllResult {
    fn table() -> table::Table {
        table::Table::Record(&SHIP_ALL_RESULT)
    }
}

impl Decode for ShipAllResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut answers = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "answers" => answers = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            answers: answers.ok_or(Refused)?,
        })
    }
}

impl Encode for ShipAllResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("answers").write(&self.answers);
        w.end_object();
    }
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

fn read_who_am_i_injected_tries(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&WHO_AM_I_INJECTED_TRIES)
}

fn read_who_am_i_injected_level(r: &mut Reader<'_>) -> Result<f64, Refused> {
    r.float(&WHO_AM_I_INJECTED_LEVEL)
}

impl toolrt::Inject for WhoAmIInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run_id: cx.inject(
                "run_id",
                toolrt::Source::RunId,
                <toolrt::Uuid as Decode>::decode,
            )?,
            tries: cx.inject(
                "tries",
                toolrt::Source::Label("tries"),
                read_who_am_i_injected_tries,
            )?,
            note: cx.inject_optional(
                "note",
                toolrt::Source::Label("note"),
                <String as Decode>::decode,
            )?,
            level: cx.inject_optional(
                "level",
                toolrt::Source::Label("level"),
                read_who_am_i_injected_level,
            )?,
            dry: cx.inject_optional(
                "dry",
                toolrt::Source::Label("dry"),
                <bool as Decode>::decode,
            )?,
            mode: cx.inject_optional(
                "mode",
                toolrt::Source::Label("mode"),
                <Mode as Decode>::decode,
            )?,
            since: cx.inject_optional(
                "since",
                toolrt::Source::Label("since"),
                <toolrt::DateTime as Decode>::decode,
            )?,
            caller: cx.inject(
                "caller",
                toolrt::Source::Caller,
                <String as Decode>::decode,
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
pub static SHIP_ORDER_COUNT_ANSWER_TABLE: table::Table = table::Table::Int(&SHIP_ORDER_COUNT_ANSWER_TYPE);

/// How the ship order count answer is read and written.
pub fn ship_order_count_answer() -> toolrt::Codec<i64> {
    toolrt::Codec::new(
        table_ship_order_count_answer,
        read_ship_order_count_answer,
        encode_ship_order_count_answer,
    )
}

fn table_ship_order_count_answer() -> table::Table {
    SHIP_ORDER_COUNT_ANSWER_TABLE
}

fn encode_ship_order_count_answer(value: &i64, w: &mut Writer) {
    w.int(*value, &SHIP_ORDER_COUNT_ANSWER_TYPE);
}

fn read_ship_order_count_answer(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&SHIP_ORDER_COUNT_ANSWER_TYPE)
}

toolrt::tool_errors!(ShipAllError {});
