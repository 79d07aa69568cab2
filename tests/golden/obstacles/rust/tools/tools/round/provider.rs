// Made by toolc from obstacles.tools; do not edit.

//! What a host implements to provide the toolset `round`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    ALongNameOfATypeThatGoesOn, BoundMaybeArgs, BoundMaybeError, BoundMaybeResult,
    BoundNothingArgs, BoundNothingError, BoundNothingResult, Box_, GoRoundArgs, GoRoundError,
    Keyword, Record, TypeSelfClient, U202eTurnedXArgs, U202eTurnedXError,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `round`.
pub trait RoundTools: Send + Sync + 'static {
    /// The tool `go_round`.
    fn go_round(
        &self,
        cx: &toolrt::Context,
        args: GoRoundArgs,
    ) -> impl Future<Output = Result<TypeSelfClient, GoRoundError>> + Send;

    /// The tool `` \u{202e}turned\u{a}`x` ``.
    fn u202e_turned_x(
        &self,
        cx: &toolrt::Context,
        args: U202eTurnedXArgs,
    ) -> impl Future<
        Output = Result<
            (
                String,
                Box_,
                Record,
                Keyword,
                ALongNameOfATypeThatGoesOn,
                i64,
            ),
            U202eTurnedXError,
        >,
    > + Send;

    /// The tool `bound_maybe`.
    fn bound_maybe(
        &self,
        cx: &toolrt::Context,
        args: BoundMaybeArgs,
    ) -> impl Future<Output = Result<Option<BoundMaybeResult>, BoundMaybeError>> + Send;

    /// The tool `bound_nothing`.
    fn bound_nothing(
        &self,
        cx: &toolrt::Context,
        args: BoundNothingArgs,
    ) -> impl Future<Output = Result<BoundNothingResult, BoundNothingError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: RoundTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<GoRound>();
    toolset.tool::<U202eTurnedX>();
    toolset.tool::<BoundMaybe>();
    toolset.tool::<BoundNothing>();
    toolset.build()
}

/// The tool `go_round`.
#[derive(Debug, Clone, Copy)]
pub struct GoRound;

impl toolrt::Tool for GoRound {
    type Args = GoRoundArgs;
    type Result = TypeSelfClient;
    type Error = GoRoundError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::GO_ROUND
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RoundTools> toolrt::Handler<P> for GoRound {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.go_round(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `` \u{202e}turned\u{a}`x` ``.
#[derive(Debug, Clone, Copy)]
pub struct U202eTurnedX;

impl toolrt::Tool for U202eTurnedX {
    type Args = U202eTurnedXArgs;
    type Result = (
        String,
        Box_,
        Record,
        Keyword,
        ALongNameOfATypeThatGoesOn,
        i64,
    );
    type Error = U202eTurnedXError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::U202E_TURNED_X
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::u202e_turned_x_result()
    }
}

impl<P: RoundTools> toolrt::Handler<P> for U202eTurnedX {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.u202e_turned_x(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `bound_maybe`.
#[derive(Debug, Clone, Copy)]
pub struct BoundMaybe;

impl toolrt::Tool for BoundMaybe {
    type Args = BoundMaybeArgs;
    type Result = Option<BoundMaybeResult>;
    type Error = BoundMaybeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BOUND_MAYBE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::bound_maybe_result()
    }
}

impl<P: RoundTools> toolrt::Handler<P> for BoundMaybe {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.bound_maybe(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `bound_nothing`.
#[derive(Debug, Clone, Copy)]
pub struct BoundNothing;

impl toolrt::Tool for BoundNothing {
    type Args = BoundNothingArgs;
    type Result = BoundNothingResult;
    type Error = BoundNothingError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BOUND_NOTHING
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RoundTools> toolrt::Handler<P> for BoundNothing {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.bound_nothing(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
