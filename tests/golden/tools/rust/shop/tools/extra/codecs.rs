// Made by toolc from tools.tools; do not edit.

//! How the payloads, results and errors of the toolset `extra` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_tools::codecs as case_tools;
use super::types::{
    FindAndSayArgs, FindAndSayError, FindAndSayResult, NotHere, PageArgs, PageError, PageInjected,
    PageResult, SayArgs, SayError, SyncArgs, SyncError, SyncResult, SyncSide, WatchArgs,
    WatchError, WipeArgs, WipeError, WipeResult,
};

#[rustfmt::skip]
pub static SAY_ARGS: table::Record = table::Record {
    name: "SayArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SayArgs {
    fn table() -> table::Table {
        table::Table::Record(&SAY_ARGS)
    }
}

impl Decode for SayArgs {
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

impl Encode for SayArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WATCH_ARGS: table::Record = table::Record {
    name: "WatchArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WatchArgs {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_ARGS)
    }
}

impl Decode for WatchArgs {
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

impl Encode for WatchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WIPE_ARGS: table::Record = table::Record {
    name: "WipeArgs",
    fields: &[
        table::Field::required("ids", table::Table::List(&WIPE_ARGS_IDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WIPE_ARGS_IDS: table::List = table::List::of(table::Table::STRING).min(1);

impl Payload for WipeArgs {
    fn table() -> table::Table {
        table::Table::Record(&WIPE_ARGS)
    }
}

impl Decode for WipeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ids = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ids" => ids = Some(r.list(&WIPE_ARGS_IDS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ids: ids.ok_or(Refused)?,
        })
    }
}

impl Encode for WipeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ids").list(&self.ids, &WIPE_ARGS_IDS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WIPE_RESULT: table::Record = table::Record {
    name: "WipeResult",
    fields: &[
        table::Field::required("deleted", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WipeResult {
    fn table() -> table::Table {
        table::Table::Record(&WIPE_RESULT)
    }
}

impl Decode for WipeResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut deleted = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "deleted" => deleted = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            deleted: deleted.ok_or(Refused)?,
        })
    }
}

impl Encode for WipeResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("deleted").write(&self.deleted);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SYNC_ARGS: table::Record = table::Record {
    name: "SyncArgs",
    fields: &[
        table::Field::required("ids", table::Table::List(&SYNC_ARGS_IDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SYNC_ARGS_IDS: table::List = table::List::of(table::Table::STRING);

impl Payload for SyncArgs {
    fn table() -> table::Table {
        table::Table::Record(&SYNC_ARGS)
    }
}

impl Decode for SyncArgs {
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

impl Encode for SyncArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ids").write(&self.ids);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SYNC_RESULT: table::Record = table::Record {
    name: "SyncResult",
    fields: &[
        table::Field::required("done", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SyncResult {
    fn table() -> table::Table {
        table::Table::Record(&SYNC_RESULT)
    }
}

impl Decode for SyncResult {
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

impl Encode for SyncResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("done").write(&self.done);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SYNC_SIDE: table::Record = table::Record {
    name: "SyncSide",
    fields: &[
        table::Field::optional("log", table::Table::List(&SYNC_SIDE_LOG)),
        table::Field::optional("chart", table::Table::Json),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SYNC_SIDE_LOG: table::List = table::List::of(table::Table::STRING);

impl Payload for SyncSide {
    fn table() -> table::Table {
        table::Table::Record(&SYNC_SIDE)
    }
}

impl Decode for SyncSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut log = None;
        let mut chart = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "log" => log = Some(r.read()?),
                "chart" => chart = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { log, chart })
    }
}

impl Encode for SyncSide {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(log) = &self.log {
            w.key("log").write(log);
        }
        if let Some(chart) = &self.chart {
            w.key("chart").write(chart);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAGE_ARGS: table::Record = table::Record {
    name: "PageArgs",
    fields: &[
        table::Field::optional("cursor", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PageArgs {
    fn table() -> table::Table {
        table::Table::Record(&PAGE_ARGS)
    }
}

impl Decode for PageArgs {
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

impl Encode for PageArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(cursor) = &self.cursor {
            w.key("cursor").write(cursor);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAGE_RESULT: table::Record = table::Record {
    name: "PageResult",
    fields: &[
        table::Field::required("items", table::Table::List(&PAGE_RESULT_ITEMS)),
        table::Field::optional("next", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PAGE_RESULT_ITEMS: table::List = table::List::of(table::Table::Record(&case_tools::ITEM));

impl Payload for PageResult {
    fn table() -> table::Table {
        table::Table::Record(&PAGE_RESULT)
    }
}

impl Decode for PageResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        let mut next = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                "next" => next = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            items: items.ok_or(Refused)?,
            next,
        })
    }
}

impl Encode for PageResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("items").write(&self.items);
        if let Some(next) = &self.next {
            w.key("next").write(next);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_AND_SAY_ARGS: table::Record = table::Record {
    name: "FindAndSayArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FindAndSayArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_AND_SAY_ARGS)
    }
}

impl Decode for FindAndSayArgs {
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

impl Encode for FindAndSayArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FIND_AND_SAY_RESULT: table::Record = table::Record {
    name: "FindAndSayResult",
    fields: &[
        table::Field::required("done", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FindAndSayResult {
    fn table() -> table::Table {
        table::Table::Record(&FIND_AND_SAY_RESULT)
    }
}

impl Decode for FindAndSayResult {
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

impl Encode for FindAndSayResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("done").write(&self.done);
        w.end_object();
    }
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
                <toolrt::Secret<String> as Decode>::decode,
            )?,
            caller: cx.inject_optional(
                "caller",
                toolrt::Source::Caller,
                <String as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(PageError {});

toolrt::tool_errors!(FindAndSayError {});
