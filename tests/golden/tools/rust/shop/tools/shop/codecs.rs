// Made by toolc from tools.tools; do not edit.

//! How the payloads, results and errors of the toolset `shop` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{NoteTextArgs, NoteTextError, NoteTextResult};

#[rustfmt::skip]
pub static NOTE_TEXT_ARGS: table::Record = table::Record {
    name: "NoteTextArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteTextArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_TEXT_ARGS)
    }
}

impl Decode for NoteTextArgs {
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

impl Encode for NoteTextArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_TEXT_RESULT: table::Record = table::Record {
    name: "NoteTextResult",
    fields: &[
        table::Field::required("length", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteTextResult {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_TEXT_RESULT)
    }
}

impl Decode for NoteTextResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut length = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "length" => length = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            length: length.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteTextResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("length").write(&self.length);
        w.end_object();
    }
}

toolrt::tool_errors!(NoteTextError {});
