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

/// The tool `find_cards`.
#[derive(Debug, Clone, Copy)]
pub struct FindCards;

impl toolrt::Tool for FindCards {
    type Args = FindCardsArgs;
    type Result = Vec<Card>;
    type Error = FindCardsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FIND_CARDS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::find_cards_result()
    }
}

impl<P: CardsTools> toolrt::Handler<P> for FindCards {
    type Injected = FindCardsInjected;

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_find_cards(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.find_cards(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `move_card`.
#[derive(Debug, Clone, Copy)]
pub struct MoveCard;

impl toolrt::Tool for MoveCard {
    type Args = MoveCardArgs;
    type Result = bool;
    type Error = MoveCardError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::MOVE_CARD
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CardsTools> toolrt::Handler<P> for MoveCard {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_move_card(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.move_card(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `draw`.
#[derive(Debug, Clone, Copy)]
pub struct Draw;

impl toolrt::Tool for Draw {
    type Args = DrawArgs;
    type Result = toolrt::Content;
    type Error = DrawError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DRAW
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CardsTools> toolrt::Handler<P> for Draw {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_draw(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.draw(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
