// Made by toolc from servers.tools; do not edit.

//! Typed calls of the toolset `cards`, over any executor.

use super::provider::{Draw, FindCards, MoveCard};
use super::types::{
    Card, DrawArgs, DrawError, FindCardsArgs, FindCardsError, MoveCardArgs, MoveCardError,
};

/// Cards of the board.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Find cards.
    ///
    /// # Errors
    /// - `NoSuchCard`: There is no such card.
    pub async fn find_cards(
        &self,
        args: &FindCardsArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Card>, toolrt::CallError<FindCardsError>> {
        toolrt::host::call::<FindCards>(&self.executor, args, cx).await
    }

    /// Move a card.
    pub async fn move_card(
        &self,
        args: &MoveCardArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<MoveCardError>> {
        toolrt::host::call::<MoveCard>(&self.executor, args, cx).await
    }

    /// Draw the board.
    pub async fn draw(
        &self,
        args: &DrawArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<DrawError>> {
        toolrt::host::call::<Draw>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_find_cards: FindCards,
        build_move_card: MoveCard,
        build_draw: Draw,
    }
}
