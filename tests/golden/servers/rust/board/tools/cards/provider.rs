// Made by toolc from servers.tools; do not edit.

//! What a host implements to provide the toolset `cards`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Card, DrawArgs, DrawError, FindCardsArgs, FindCardsError, FindCardsInjected, MoveCardArgs,
    MoveCardError,
};
use super::{codecs, specs};

/// Cards of the board.
pub trait CardsTools: Send + Sync + 'static {
    /// Find cards.
    fn find_cards(
        &self,
        cx: &toolrt::Context,
        args: FindCardsArgs,
        injected: FindCardsInjected,
    ) -> impl Future<Output = Result<Vec<Card>, FindCardsError>> + Send;

    /// What is wrong with arguments of `find_cards`, by rules that the design cannot say; nothing by default.
    fn check_find_cards(&self, _cx: &toolrt::Context, _args: &FindCardsArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Move a card.
    fn move_card(
        &self,
        cx: &toolrt::Context,
        args: MoveCardArgs,
    ) -> impl Future<Output = Result<bool, MoveCardError>> + Send;

    /// What is wrong with arguments of `move_card`, by rules that the design cannot say; nothing by default.
    fn check_move_card(&self, _cx: &toolrt::Context, _args: &MoveCardArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Draw the board.
    fn draw(
        &self,
        cx: &toolrt::Context,
        args: DrawArgs,
    ) -> impl Future<Output = Result<toolrt::Content, DrawError>> + Send;

    /// What is wrong with arguments of `draw`, by rules that the design cannot say; nothing by default.
    fn check_draw(&self, _cx: &toolrt::Context, _args: &DrawArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: CardsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<FindCards>();
    toolset.tool::<MoveCard>();
    toolset.tool::<Draw>();
    toolset.build()
}

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<FindCards>();
    toolset.served::<MoveCard>();
    toolset.served::<Draw>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `find_cards`.
    FindCards: specs::FIND_CARDS, FindCardsArgs => Vec<Card>, FindCardsError, by codecs::find_cards_result();
}

toolrt::handler! {
    FindCards for P: CardsTools, find_cards, check_find_cards, complete, injected FindCardsInjected;
}

toolrt::tool! {
    /// The tool `move_card`.
    MoveCard: specs::MOVE_CARD, MoveCardArgs => bool, MoveCardError;
}

toolrt::handler! {
    MoveCard for P: CardsTools, move_card, check_move_card, complete;
}

toolrt::tool! {
    /// The tool `draw`.
    Draw: specs::DRAW, DrawArgs => toolrt::Content, DrawError;
}

toolrt::handler! {
    Draw for P: CardsTools, draw, check_draw, complete;
}
