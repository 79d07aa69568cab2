// Made by toolc from servers.tools; do not edit.

//! How the payloads, results and errors of the toolset `cards` are read, written and checked.

use toolrt::table;

use super::packages::acme_servers::codecs as acme_servers;
use super::types::{
    Card, DrawArgs, DrawError, FindCardsArgs, FindCardsError, FindCardsInjected, MoveCardArgs,
    MoveCardError, NoSuchCard,
};

toolrt::record! {
    FindCardsArgs: FIND_CARDS_ARGS, closed;
    "query" query: default("\"\"", String::new()), STRING;
    "region" region: optional, STRING;
}

toolrt::record! {
    MoveCardArgs: MOVE_CARD_ARGS, closed;
    "id" id: required, INT;
    "column" column: required, Enum(&acme_servers::COLUMN);
}

toolrt::record! {
    DrawArgs: DRAW_ARGS, closed;
}

#[rustfmt::skip]
static FIND_CARDS_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&acme_servers::CARD));
#[rustfmt::skip]
#[doc(hidden)] pub static FIND_CARDS_RESULT_TABLE: table::Table = table::Table::List(&FIND_CARDS_RESULT_TYPE);

/// How the find cards result is read and written.
pub fn find_cards_result() -> toolrt::Codec<Vec<Card>> {
    toolrt::codec! {
        FIND_CARDS_RESULT_TABLE: List(&FIND_CARDS_RESULT_TYPE)
    }
}

impl toolrt::Inject for FindCardsInjected {
    #[rustfmt::skip]
    fn inject(cx: &toolrt::Context) -> Result<Self, toolrt::MissingContext> {
        Ok(Self {
            run: cx.inject(
                "run",
                toolrt::Source::RunId,
                <String as toolrt::Decode>::decode,
            )?,
        })
    }
}

toolrt::tool_errors!(FindCardsError {
    "no_such_card" => NoSuchCard(NoSuchCard),
});

toolrt::tool_errors!(MoveCardError {});

toolrt::tool_errors!(DrawError {});
