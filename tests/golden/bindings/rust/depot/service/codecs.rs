// Made by toolc from bindings.tools; do not edit.

//! How the payloads and results of the service `depot` are read, written and checked.

use toolrt::table;

use super::types::{CountError, CountPayload, CountPayloadKindsItem, Gone};

toolrt::members! {
    CountPayloadKindsItem: COUNT_PAYLOAD_KINDS_ITEM;
    Text("box");
    Text("bag");
}

toolrt::member_texts!(CountPayloadKindsItem: COUNT_PAYLOAD_KINDS_ITEM);

#[rustfmt::skip]
static COUNT_PAYLOAD_KINDS: table::List = table::List::of(table::Table::Enum(&COUNT_PAYLOAD_KINDS_ITEM));

toolrt::record! {
    CountPayload: COUNT_PAYLOAD, closed;
    "kinds" kinds: required, List(&COUNT_PAYLOAD_KINDS);
    "run" run: required, STRING;
}

#[rustfmt::skip]
static COUNT_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
#[doc(hidden)] pub static COUNT_RESULT_TABLE: table::Table = table::Table::Map(&COUNT_RESULT_TYPE);

/// How the count result is read and written.
pub fn count_result() -> toolrt::Codec<std::collections::BTreeMap<String, i64>> {
    toolrt::codec! {
        COUNT_RESULT_TABLE: Map(&COUNT_RESULT_TYPE)
    }
}

toolrt::tool_errors!(CountError {
    "gone" => Gone(Gone),
});
