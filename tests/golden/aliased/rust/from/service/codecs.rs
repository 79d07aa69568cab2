// Made by toolc from one.tools; do not edit.

//! How the payloads and results of the service `from` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::types::one::codecs as one;
use super::types::{OwnerError, WeighError, WeighPayload, WeighPayloadLevelsItem};

#[rustfmt::skip]
pub static WEIGH_PAYLOAD_LEVELS_ITEM: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("low"),
        table::Literal::Text("high"),
    ],
};

impl Payload for WeighPayloadLevelsItem {
    fn table() -> table::Table {
        table::Table::Enum(&WEIGH_PAYLOAD_LEVELS_ITEM)
    }
}

impl Decode for WeighPayloadLevelsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&WEIGH_PAYLOAD_LEVELS_ITEM, &Self::ALL)
    }
}

impl Encode for WeighPayloadLevelsItem {
    fn encode(&self, w: &mut Writer) {
        w.member(&WEIGH_PAYLOAD_LEVELS_ITEM, *self as usize);
    }
}

#[rustfmt::skip]
pub static WEIGH_PAYLOAD: table::Record = table::Record {
    name: "WeighPayload",
    fields: &[
        table::Field::required("nested", table::Table::List(&one::NESTED)),
        table::Field::required("levels", table::Table::List(&WEIGH_PAYLOAD_LEVELS)),
        table::Field::required("user", table::Table::Record(&one::USER)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WEIGH_PAYLOAD_LEVELS: table::List = table::List::of(table::Table::Enum(&WEIGH_PAYLOAD_LEVELS_ITEM));

impl Payload for WeighPayload {
    fn table() -> table::Table {
        table::Table::Record(&WEIGH_PAYLOAD)
    }
}

impl Decode for WeighPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut nested = None;
        let mut levels = None;
        let mut user = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "nested" => nested = Some(r.read()?),
                "levels" => levels = Some(r.read()?),
                "user" => user = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            nested: nested.ok_or(Refused)?,
            levels: levels.ok_or(Refused)?,
            user: user.ok_or(Refused)?,
        })
    }
}

impl Encode for WeighPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("nested").write(&self.nested);
        w.key("levels").write(&self.levels);
        w.key("user").write(&self.user);
        w.end_object();
    }
}

toolrt::tool_errors!(OwnerError {});

toolrt::tool_errors!(WeighError {});
