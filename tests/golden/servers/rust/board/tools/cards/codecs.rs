// Made by toolc from servers.tools; do not edit.

//! How the payloads, results and errors of the toolset `cards` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_servers::codecs as acme_servers;
use super::types::{
    Card, DrawArgs, DrawError, FindCardsArgs, FindCardsError, FindCardsInjected, MoveCardArgs,
    MoveCardError, NoSuchCard,
};

#[rustfmt::skip]
pub static FIND_CARDS_ARGS: table::Record = table::Record {
    name: "FindCardsArgs",
    fields: &[
        table::Field::default("query", table::Table::STRING, "\"\""),
        table::Field::optional("region", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FindCardsArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_CARDS_ARGS)
    }
}

impl Decode for FindCardsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut query = None;
        let mut region = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "query" => query = Some(r.read()?),
                "region" => region = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            query: query.unwrap_or_default(),
            region,
        })
    }
}

impl Encode for FindCardsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("query").write(&self.query);
        if let Some(region) = &self.region {
            w.key("region").write(region);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MOVE_CARD_ARGS: table::Record = table::Record {
    name: "MoveCardArgs",
    fields: &[
        table::Field::required("id", table::Table::INT),
        table::Field::required("column", table::Table::Enum(&acme_servers::COLUMN)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for MoveCardArgs {
    fn table() -> table::Table {
        table::Table::Record(&MOVE_CARD_ARGS)
    }
}

impl Decode for MoveCardArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut column = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                "column" => column = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            column: column.ok_or(Refused)?,
        })
    }
}

impl Encode for MoveCardArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.key("column").write(&self.column);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRAW_ARGS: table::Record = table::Record {
    name: "DrawArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for DrawArgs {
    fn table() -> table::Table {
        table::Table::Record(&DRAW_ARGS)
    }
}

impl Decode for DrawArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for DrawArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
static FIND_CARDS_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&acme_servers::CARD));
#[rustfmt::skip]
pub static FIND_CARDS_RESULT_TABLE: table::Table = table::Table::List(&FIND_CARDS_RESULT_TYPE);

/// How the find cards result is read and written.
pub fn find_cards_result() -> toolrt::Codec<Vec<Card>> {
    toolrt::Codec::new(
        table_find_cards_result,
        read_find_cards_result,
        encode_find_cards_result,
    )
}

fn table_find_cards_result() -> table::Table {
    FIND_CARDS_RESULT_TABLE
}

fn encode_find_cards_result(value: &Vec<Card>, w: &mut Writer) {
    w.write(value);
}

fn read_find_cards_result(r: &mut Reader<'_>) -> Result<Vec<Card>, Refused> {
    r.read()
}

impl toolrt::Inject for FindCardsInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <String as Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(FindCardsError {
    "no_such_card" => NoSuchCard(NoSuchCard),
});

toolrt::tool_errors!(MoveCardError {});

toolrt::tool_errors!(DrawError {});
