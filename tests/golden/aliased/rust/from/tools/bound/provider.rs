// Made by toolc from one.tools; do not edit.

//! What a host implements to provide the toolset `bound`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    ConvertArgs, ConvertError, Nested, OwnerError, T1, ToTextArgs, ToTextError, TwoUser, WeighArgs,
    WeighError,
};

/// Bound with and without names in between.
pub trait BoundTools: Send + Sync + 'static {
    /// Takes the type of the other package.
    fn owner(
        &self,
        cx: &toolrt::Context,
        args: TwoUser,
    ) -> impl Future<Output = Result<Nested, OwnerError>> + Send;

    /// Takes what holds itself.
    fn weigh(
        &self,
        cx: &toolrt::Context,
        args: WeighArgs,
    ) -> impl Future<Output = Result<Nested, WeighError>> + Send;

    /// Takes both types of one name in capitals.
    fn convert(
        &self,
        cx: &toolrt::Context,
        args: ConvertArgs,
    ) -> impl Future<Output = Result<T1, ConvertError>> + Send;

    /// Makes text of a tree.
    fn to_text(
        &self,
        cx: &toolrt::Context,
        args: ToTextArgs,
    ) -> impl Future<Output = Result<String, ToTextError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: BoundTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Owner>();
    toolset.tool::<Weigh>();
    toolset.tool::<Convert>();
    toolset.tool::<ToText>();
    toolset.build()
}

/// The tool `owner`.
#[derive(Debug, Clone, Copy)]
pub struct Owner;

impl toolrt::Tool for Owner {
    type Args = TwoUser;
    type Result = Nested;
    type Error = OwnerError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::OWNER
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoundTools> toolrt::Handler<P> for Owner {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.owner(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `weigh`.
#[derive(Debug, Clone, Copy)]
pub struct Weigh;

impl toolrt::Tool for Weigh {
    type Args = WeighArgs;
    type Result = Nested;
    type Error = WeighError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WEIGH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoundTools> toolrt::Handler<P> for Weigh {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.weigh(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `convert`.
#[derive(Debug, Clone, Copy)]
pub struct Convert;

impl toolrt::Tool for Convert {
    type Args = ConvertArgs;
    type Result = T1;
    type Error = ConvertError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CONVERT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoundTools> toolrt::Handler<P> for Convert {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.convert(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `to_text`.
#[derive(Debug, Clone, Copy)]
pub struct ToText;

impl toolrt::Tool for ToText {
    type Args = ToTextArgs;
    type Result = String;
    type Error = ToTextError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TO_TEXT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoundTools> toolrt::Handler<P> for ToText {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.to_text(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
