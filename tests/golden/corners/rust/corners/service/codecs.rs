// Made by toolc from one.tools; do not edit.

//! How the payloads and results of the service `corners` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::types::corners_one::codecs as corners_one;
use super::types::{Broken, PlainError, WatchError, WatchInjected, WatchPayload};

#[rustfmt::skip]
pub static WATCH_PAYLOAD: table::Record = table::Record {
    name: "WatchPayload",
    fields: &[
        table::Field::required("thing", table::Table::Record(&corners_one::THING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WatchPayload {
    fn table() -> table::Table {
        table::Table::Record(&WATCH_PAYLOAD)
    }
}

impl Decode for WatchPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut thing = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "thing" => thing = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            thing: thing.ok_or(Refused)?,
        })
    }
}

impl Encode for WatchPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("thing").write(&self.thing);
        w.end_object();
    }
}

impl toolrt::Inject for WatchInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <toolrt::Uuid as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(WatchError {
    "broken" => Broken(Broken),
});

toolrt::tool_errors!(PlainError {});
