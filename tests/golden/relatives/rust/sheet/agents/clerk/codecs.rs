// Made by toolc from relatives.tools; do not edit.

//! How what the model of `clerk` answers is read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::DraftAnswer;

#[rustfmt::skip]
pub static DRAFT_ANSWER: table::Record = table::Record {
    name: "DraftAnswer",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DraftAnswer {
    fn table() -> table::Table {
        table::Table::Record(&DRAFT_ANSWER)
    }
}

impl Decode for DraftAnswer {
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

impl Encode for DraftAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
static DRAFT_HTTP_ANSWER_TYPE_ITEM: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static DRAFT_HTTP_ANSWER_TYPE: table::List = table::List::of(table::Table::Int(&DRAFT_HTTP_ANSWER_TYPE_ITEM));
#[rustfmt::skip]
pub static DRAFT_HTTP_ANSWER_TABLE: table::Table = table::Table::List(&DRAFT_HTTP_ANSWER_TYPE);

/// How the draft http answer is read and written.
pub fn draft_http_answer() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(
        table_draft_http_answer,
        read_draft_http_answer,
        encode_draft_http_answer,
    )
}

fn table_draft_http_answer() -> table::Table {
    DRAFT_HTTP_ANSWER_TABLE
}

fn encode_draft_http_answer(value: &Vec<i64>, w: &mut Writer) {
    w.list(value, &DRAFT_HTTP_ANSWER_TYPE, write_draft_http_answer_item);
}

fn read_draft_http_answer_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&DRAFT_HTTP_ANSWER_TYPE_ITEM)
}

fn read_draft_http_answer(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&DRAFT_HTTP_ANSWER_TYPE, read_draft_http_answer_item)
}

fn write_draft_http_answer_item(w: &mut Writer, value: &i64) {
    w.int(*value, &DRAFT_HTTP_ANSWER_TYPE_ITEM);
}

#[rustfmt::skip]
static DRAFT_HTTP2_ANSWER_TYPE_ITEM: table::Int = table::Int::ANY.at_least(3).at_most(4);
#[rustfmt::skip]
static DRAFT_HTTP2_ANSWER_TYPE: table::List = table::List::of(table::Table::Int(&DRAFT_HTTP2_ANSWER_TYPE_ITEM));
#[rustfmt::skip]
pub static DRAFT_HTTP2_ANSWER_TABLE: table::Table = table::Table::List(&DRAFT_HTTP2_ANSWER_TYPE);

/// How the draft http2 answer is read and written.
pub fn draft_http2_answer() -> toolrt::Codec<Vec<i64>> {
    toolrt::Codec::new(
        table_draft_http2_answer,
        read_draft_http2_answer,
        encode_draft_http2_answer,
    )
}

fn table_draft_http2_answer() -> table::Table {
    DRAFT_HTTP2_ANSWER_TABLE
}

fn encode_draft_http2_answer(value: &Vec<i64>, w: &mut Writer) {
    w.list(
        value,
        &DRAFT_HTTP2_ANSWER_TYPE,
        write_draft_http2_answer_item,
    );
}

fn read_draft_http2_answer_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&DRAFT_HTTP2_ANSWER_TYPE_ITEM)
}

fn read_draft_http2_answer(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&DRAFT_HTTP2_ANSWER_TYPE, read_draft_http2_answer_item)
}

fn write_draft_http2_answer_item(w: &mut Writer, value: &i64) {
    w.int(*value, &DRAFT_HTTP2_ANSWER_TYPE_ITEM);
}
