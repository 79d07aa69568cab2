// Made by toolc from bindings.tools; do not edit.

//! How the payloads, results and errors of the toolset `shop` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_bindings::codecs as case_bindings;
use super::types::{Gone, Item, StockOfArgs, StockOfError, StockOfInjected};

#[rustfmt::skip]
pub static STOCK_OF_ARGS: table::Record = table::Record {
    name: "StockOfArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for StockOfArgs {
    fn table() -> table::Table {
        table::Table::Record(&STOCK_OF_ARGS)
    }
}

impl Decode for StockOfArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for StockOfArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
static STOCK_OF_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&case_bindings::ITEM));
#[rustfmt::skip]
pub static STOCK_OF_RESULT_TABLE: table::Table = table::Table::List(&STOCK_OF_RESULT_TYPE);

/// How the stock of result is read and written.
pub fn stock_of_result() -> toolrt::Codec<Vec<Item>> {
    toolrt::Codec::new(
        table_stock_of_result,
        read_stock_of_result,
        encode_stock_of_result,
    )
}

fn table_stock_of_result() -> table::Table {
    STOCK_OF_RESULT_TABLE
}

fn encode_stock_of_result(value: &Vec<Item>, w: &mut Writer) {
    w.write(value);
}

fn read_stock_of_result(r: &mut Reader<'_>) -> Result<Vec<Item>, Refused> {
    r.read()
}

impl toolrt::Inject for StockOfInjected {
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

toolrt::tool_errors!(StockOfError {
    "gone" => Gone(Gone),
});
