// Made by toolc from relatives.tools; do not edit.

//! How the payloads, results and errors of the toolset `notes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::codecs_2::codecs as codecs_2;
use super::super::super::super::types::relatives::codecs as relatives;
use super::types::{
    NoteArgs, NoteArgsArgs, NoteArgsArgsError, NoteArgsArgsResult, NoteArgsError, NoteArgsResult,
    NoteArgsTool2, NoteCallArgs, NoteCallError, NoteCallHintArgs, NoteCallHintError, NoteError,
    NoteInjectedArgs, NoteInjectedError, NoteInjectedInjected, NoteItem, NoteResult,
    NoteResultArgs, NoteResultError, NoteResultItem, NoteResultResult, NoteToolArgs, NoteToolError,
    NoteToolsArgs, NoteToolsError, PArgs, PError, PlanNoteArgs, PlanNoteError, ReadPArgs,
    ReadPError,
};

#[rustfmt::skip]
pub static P_ARGS: table::Record = table::Record {
    name: "PArgs",
    fields: &[
        table::Field::required("p", table::Table::Record(&relatives::P)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for PArgs {
    fn table() -> table::Table {
        table::Table::Record(&P_ARGS)
    }
}

impl Decode for PArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut p = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "p" => p = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            p: p.ok_or(Refused)?,
        })
    }
}

impl Encode for PArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("p").write(&self.p);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_P_ARGS: table::Record = table::Record {
    name: "ReadPArgs",
    fields: &[
        table::Field::required("p", table::Table::Record(&relatives::P)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadPArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_P_ARGS)
    }
}

impl Decode for ReadPArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut p = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "p" => p = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            p: p.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadPArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("p").write(&self.p);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ARGS_ARGS_ERROR: table::Record = table::Record {
    name: "NoteArgsArgsError",
    fields: &[
        table::Field::required("code", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgsArgsError {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS_ARGS_ERROR)
    }
}

impl Decode for NoteArgsArgsError {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut code = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "code" => code = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            code: code.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgsArgsError {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("code").write(&self.code);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ARGS_ARGS_RESULT: table::Record = table::Record {
    name: "NoteArgsArgsResult",
    fields: &[
        table::Field::required("code", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgsArgsResult {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS_ARGS_RESULT)
    }
}

impl Decode for NoteArgsArgsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut code = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "code" => code = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            code: code.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgsArgsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("code").write(&self.code);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ARGS_TOOL2: table::Record = table::Record {
    name: "NoteArgsTool2",
    fields: &[
        table::Field::required("note", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgsTool2 {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS_TOOL2)
    }
}

impl Decode for NoteArgsTool2 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut note = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "note" => note = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            note: note.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgsTool2 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("note").write(&self.note);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ARGS: table::Record = table::Record {
    name: "NoteArgs",
    fields: &[
        table::Field::required("args_error", table::Table::Record(&NOTE_ARGS_ARGS_ERROR)),
        table::Field::required("args_result", table::Table::Record(&NOTE_ARGS_ARGS_RESULT)),
        table::Field::required("notes_provider", table::Table::INT),
        table::Field::required("tool", table::Table::Record(&NOTE_ARGS_TOOL2)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS)
    }
}

impl Decode for NoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut args_error = None;
        let mut args_result = None;
        let mut notes_provider = None;
        let mut tool = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "args_error" => args_error = Some(r.read()?),
                "args_result" => args_result = Some(r.read()?),
                "notes_provider" => notes_provider = Some(r.read()?),
                "tool" => tool = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            args_error: args_error.ok_or(Refused)?,
            args_result: args_result.ok_or(Refused)?,
            notes_provider: notes_provider.ok_or(Refused)?,
            tool: tool.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("args_error").write(&self.args_error);
        w.key("args_result").write(&self.args_result);
        w.key("notes_provider").write(&self.notes_provider);
        w.key("tool").write(&self.tool);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_RESULT_ITEM: table::Record = table::Record {
    name: "NoteResultItem",
    fields: &[
        table::Field::required("side", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteResultItem {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_RESULT_ITEM)
    }
}

impl Decode for NoteResultItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteResultItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_RESULT: table::Record = table::Record {
    name: "NoteResult",
    fields: &[
        table::Field::required("item", table::Table::Record(&NOTE_RESULT_ITEM)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteResult {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_RESULT)
    }
}

impl Decode for NoteResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut item = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "item" => item = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            item: item.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("item").write(&self.item);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ITEM: table::Record = table::Record {
    name: "NoteItem",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteItem {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ITEM)
    }
}

impl Decode for NoteItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ARGS_ARGS: table::Record = table::Record {
    name: "NoteArgsArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgsArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS_ARGS)
    }
}

impl Decode for NoteArgsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_ARGS_RESULT: table::Record = table::Record {
    name: "NoteArgsResult",
    fields: &[
        table::Field::required("y", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgsResult {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS_RESULT)
    }
}

impl Decode for NoteArgsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut y = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "y" => y = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            y: y.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("y").write(&self.y);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_RESULT_ARGS: table::Record = table::Record {
    name: "NoteResultArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteResultArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_RESULT_ARGS)
    }
}

impl Decode for NoteResultArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteResultArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_RESULT_RESULT: table::Record = table::Record {
    name: "NoteResultResult",
    fields: &[
        table::Field::required("y", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteResultResult {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_RESULT_RESULT)
    }
}

impl Decode for NoteResultResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut y = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "y" => y = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            y: y.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteResultResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("y").write(&self.y);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_TOOL_ARGS: table::Record = table::Record {
    name: "NoteToolArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteToolArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_TOOL_ARGS)
    }
}

impl Decode for NoteToolArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteToolArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_INJECTED_ARGS: table::Record = table::Record {
    name: "NoteInjectedArgs",
    fields: &[
        table::Field::required("c", table::Table::Record(&codecs_2::CELL)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteInjectedArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_INJECTED_ARGS)
    }
}

impl Decode for NoteInjectedArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut c = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "c" => c = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            c: c.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteInjectedArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("c").write(&self.c);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PLAN_NOTE_ARGS: table::Record = table::Record {
    name: "PlanNoteArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for PlanNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&PLAN_NOTE_ARGS)
    }
}

impl Decode for PlanNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for PlanNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_CALL_ARGS: table::Record = table::Record {
    name: "NoteCallArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteCallArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_CALL_ARGS)
    }
}

impl Decode for NoteCallArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteCallArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_CALL_HINT_ARGS: table::Record = table::Record {
    name: "NoteCallHintArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteCallHintArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_CALL_HINT_ARGS)
    }
}

impl Decode for NoteCallHintArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteCallHintArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_TOOLS_ARGS: table::Record = table::Record {
    name: "NoteToolsArgs",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteToolsArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_TOOLS_ARGS)
    }
}

impl Decode for NoteToolsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteToolsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
static P_RESULT_TYPE_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static P_RESULT_TYPE: table::List = table::List::of(table::Table::Int(&P_RESULT_TYPE_ITEM));
#[rustfmt::skip]
pub static P_RESULT_TABLE: table::Table = table::Table::List(&P_RESULT_TYPE);

/// How the p result is read and written.
pub fn p_result() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(table_p_result, read_p_result_2, encode_p_result)
}

fn table_p_result() -> table::Table {
    P_RESULT_TABLE
}

fn encode_p_result(value: &Vec<i64>, w: &mut Writer) {
    w.list(value, &P_RESULT_TYPE, write_p_result_item);
}

fn read_p_result_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&P_RESULT_TYPE_ITEM)
}

fn read_p_result_2(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&P_RESULT_TYPE, read_p_result_item)
}

fn write_p_result_item(w: &mut Writer, value: &i64) {
    w.int(*value, &P_RESULT_TYPE_ITEM);
}

toolrt::tool_errors!(PError {});

#[rustfmt::skip]
static READ_P_RESULT_TYPE_ITEM: table::Int = table::Int::ANY.at_least(3).at_most(4);
#[rustfmt::skip]
static READ_P_RESULT_TYPE: table::List = table::List::of(table::Table::Int(&READ_P_RESULT_TYPE_ITEM));
#[rustfmt::skip]
pub static READ_P_RESULT_TABLE: table::Table = table::Table::List(&READ_P_RESULT_TYPE);

/// How the read p result is read and written.
pub fn read_p_result() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(
        table_read_p_result,
        read_read_p_result,
        encode_read_p_result,
    )
}

fn table_read_p_result() -> table::Table {
    READ_P_RESULT_TABLE
}

fn encode_read_p_result(value: &Vec<i64>, w: &mut Writer) {
    w.list(value, &READ_P_RESULT_TYPE, write_read_p_result_item);
}

fn read_read_p_result_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&READ_P_RESULT_TYPE_ITEM)
}

fn read_read_p_result(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&READ_P_RESULT_TYPE, read_read_p_result_item)
}

fn write_read_p_result_item(w: &mut Writer, value: &i64) {
    w.int(*value, &READ_P_RESULT_TYPE_ITEM);
}

toolrt::tool_errors!(ReadPError {});

toolrt::tool_errors!(NoteError {});

toolrt::tool_errors!(NoteArgsError {});

toolrt::tool_errors!(NoteResultError {});

toolrt::tool_errors!(NoteToolError {});

impl toolrt::Inject for NoteInjectedInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            b: cx.inject(
                "b",
                toolrt::Source::RunId,
                <i64 as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(NoteInjectedError {});

toolrt::tool_errors!(PlanNoteError {});

toolrt::tool_errors!(NoteCallError {});

toolrt::tool_errors!(NoteCallHintError {});

toolrt::tool_errors!(NoteToolsError {});
