// Made by toolc from obstacles.tools; do not edit.

//! Typed calls of the toolset `round`, over any executor.

use super::provider::{BoundMaybe, BoundNothing, GoRound, U202eTurnedX};
use super::types::{
    ALongNameOfATypeThatGoesOn, BoundMaybeArgs, BoundMaybeError, BoundMaybeResult,
    BoundNothingArgs, BoundNothingError, BoundNothingResult, Box_, GoRoundArgs, GoRoundError,
    Keyword, Record, TypeSelfClient, U202eTurnedXArgs, U202eTurnedXError,
};

/// Calls the tools of `round`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `go_round`.
    pub async fn go_round(
        &self,
        args: &GoRoundArgs,
        cx: &toolrt::Context,
    ) -> Result<TypeSelfClient, toolrt::CallError<GoRoundError>> {
        toolrt::host::call::<GoRound>(self.executor, args, cx).await
    }

    /// Calls `` \u{202e}turned\u{a}`x` ``.
    pub async fn u202e_turned_x(
        &self,
        args: &U202eTurnedXArgs,
        cx: &toolrt::Context,
    ) -> Result<
        (
            String,
            Box_,
            Record,
            Keyword,
            ALongNameOfATypeThatGoesOn,
            i64,
        ),
        toolrt::CallError<U202eTurnedXError>,
    > {
        toolrt::host::call::<U202eTurnedX>(self.executor, args, cx).await
    }

    /// Calls `bound_maybe`.
    pub async fn bound_maybe(
        &self,
        args: &BoundMaybeArgs,
        cx: &toolrt::Context,
    ) -> Result<Option<BoundMaybeResult>, toolrt::CallError<BoundMaybeError>> {
        toolrt::host::call::<BoundMaybe>(self.executor, args, cx).await
    }

    /// Calls `bound_nothing`.
    pub async fn bound_nothing(
        &self,
        args: &BoundNothingArgs,
        cx: &toolrt::Context,
    ) -> Result<BoundNothingResult, toolrt::CallError<BoundNothingError>> {
        toolrt::host::call::<BoundNothing>(self.executor, args, cx).await
    }
}
