// Made by toolc from tools.tools; do not edit.

//! How the payloads and results of the service `shop` are read, written and checked.

use toolrt::table;

use super::types::{
    BuyError, BuyPayload, NotHere, NoteError, NotePayload, NoteResult, SearchError,
};

#[rustfmt::skip]
static BUY_PAYLOAD_COUNT: table::Int = table::Int::ANY.at_least(1).at_most(9);

toolrt::record! {
    BuyPayload: BUY_PAYLOAD, closed;
    "id" id: required, STRING;
    "count" count: default("1", 1), int(&BUY_PAYLOAD_COUNT);
}

toolrt::record! {
    NotePayload: NOTE_PAYLOAD, closed;
    "text" text: required, STRING;
}

toolrt::record! {
    NoteResult: NOTE_RESULT, closed;
    "length" length: required, INT;
}

toolrt::tool_errors!(BuyError {
    "not_here" => NotHere(NotHere),
});

toolrt::tool_errors!(SearchError {});

toolrt::tool_errors!(NoteError {});
