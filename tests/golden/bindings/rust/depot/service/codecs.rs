// Made by toolc from bindings.tools; do not edit.

//! How the payloads and results of the service `depot` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{CountError, CountPayload, CountPayloadKindsItem, Gone};

#[rustfmt::skip]
pub static COUNT_PAYLOAD_KINDS_ITEM: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("box"),
        table::Literal::Text("bag"),
    ],
};

toolrt::members!(CountPayloadKindsItem: COUNT_PAYLOAD_KINDS_ITEM);

toolrt::member_texts!(CountPayloadKindsItem: COUNT_PAYLOAD_KINDS_ITEM);

#[rustfmt::skip]
pub static COUNT_PAYLOAD: table::Record = table::Record {
    name: "CountPayload",
    fields: &[
        table::Field::required("kinds", table::Table::List(&COUNT_PAYLOAD_KINDS)),
        table::Field::required("run", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static COUNT_PAYLOAD_KINDS: table::List = table::List::of(table::Table::Enum(&COUNT_PAYLOAD_KINDS_ITEM));

impl Payload for CountPayload {
    fn table() -> table::Table {
        table::Table::Record(&COUNT_PAYLOAD)
    }
}

impl Decode for CountPayload {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kinds = None;
        let mut run = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kinds" => kinds = Some(r.read()?),
                "run" => run = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kinds: kinds.ok_or(Refused)?,
            run: run.ok_or(Refused)?,
        })
    }
}

impl Encode for CountPayload {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kinds").write(&self.kinds);
        w.key("run").write(&self.run);
        w.end_object();
    }
}

#[rustfmt::skip]
static COUNT_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
pub static COUNT_RESULT_TABLE: table::Table = table::Table::Map(&COUNT_RESULT_TYPE);

/// How the count result is read and written.
pub fn count_result() -> toolrt::Codec<std::collections::BTreeMap<String, i64>> {
    toolrt::Codec::new(table_count_result, read_count_result, encode_count_result)
}

fn table_count_result() -> table::Table {
    COUNT_RESULT_TABLE
}

fn encode_count_result(value: &std::collections::BTreeMap<String, i64>, w: &mut Writer) {
    w.write(value);
}

fn read_count_result(
    r: &mut Reader<'_>,
) -> Result<std::collections::BTreeMap<String, i64>, Refused> {
    r.read()
}

toolrt::tool_errors!(CountError {
    "gone" => Gone(Gone),
});
