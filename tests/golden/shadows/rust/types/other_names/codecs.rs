// Made by toolc from other.tools; do not edit.

//! How the types of `other.names` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static EXCEPTION: table::Record = table::Record {
    name: "Exception",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Exception {
    fn table() -> table::Table {
        table::Table::Record(&EXCEPTION)
    }
}

impl Decode for Exception {
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

impl Encode for Exception {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static T1: table::Record = table::Record {
    name: "T1",
    fields: &[
        table::Field::required("way", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for T1 {
    fn table() -> table::Table {
        table::Table::Record(&T1)
    }
}

impl Decode for T1 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut way = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "way" => way = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            way: way.ok_or(Refused)?,
        })
    }
}

impl Encode for T1 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("way").write(&self.way);
        w.end_object();
    }
}
