// Made by toolc from tools.tools; do not edit.

//! How the payloads and results of the service `shop` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    BuyError, BuyPayload, NotHere, NoteError, NotePayload, NoteResult, SearchError,
};

#[rustfmt::skip]
pub static BUY_PAYLOAD: table::Record = table::Record {
    name: "BuyPayload",
    fields: &[
        table::Field::required("id", table::Table::STRING),
        table::Field::default("count", table::Table::Int(&BUY_PAYLOAD_COUNT), "1"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static BUY_PAYLOAD_COUNT: table::Int = table::Int::ANY.at_least(1).at_most(9);

impl Payload for BuyPayload {
    fn table() -> table::Table {
        table::Table::Record(&BUY_PAYLOAD)
    }
}

impl Decode for BuyPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "count" => count = Some(r.int(&BUY_PAYLOAD_COUNT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            count: count.unwrap_or(1),
        })
    }
}

impl Encode for BuyPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("count").int(self.count, &BUY_PAYLOAD_COUNT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_PAYLOAD: table::Record = table::Record {
    name: "NotePayload",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NotePayload {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_PAYLOAD)
    }
}

impl Decode for NotePayload {
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

impl Encode for NotePayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTE_RESULT: table::Record = table::Record {
    name: "NoteResult",
    fields: &[
        table::Field::required("length", table::Table::INT),
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

impl Encode for NoteResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("length").write(&self.length);
        w.end_object();
    }
}

toolrt::tool_errors!(BuyError {
    "not_here" => NotHere(NotHere),
});

toolrt::tool_errors!(SearchError {});

toolrt::tool_errors!(NoteError {});
