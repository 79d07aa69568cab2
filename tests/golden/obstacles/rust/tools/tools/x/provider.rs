// Made by toolc from obstacles.tools; do not edit.

//! What a host implements to provide the toolset `../x`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    ABCArgs, ABCError, ConArgs, ConError, Context, New2Args, New2Error, NewArgs, NewError, Option_,
    Result_, TypeArgs, TypeError, Vec_,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `../x`.
pub trait XTools: Send + Sync + 'static {
    /// The tool `type`.
    fn type_(
        &self,
        cx: &toolrt::Context,
        args: TypeArgs,
    ) -> impl Future<Output = Result<Result_, TypeError>> + Send;

    /// The tool `../new`.
    fn dot_dot_slash_new(
        &self,
        cx: &toolrt::Context,
        args: NewArgs,
    ) -> impl Future<Output = Result<Vec_, NewError>> + Send;

    /// The tool `new`.
    fn new_(
        &self,
        cx: &toolrt::Context,
        args: New2Args,
    ) -> impl Future<Output = Result<Vec<Option_>, New2Error>> + Send;

    /// The tool `a.b-c`.
    fn a_b_c(
        &self,
        cx: &toolrt::Context,
        args: ABCArgs,
    ) -> impl Future<Output = Result<Option<Context>, ABCError>> + Send;

    /// The tool `CON`.
    fn con(
        &self,
        cx: &toolrt::Context,
        args: ConArgs,
    ) -> impl Future<Output = Result<toolrt::Value, ConError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: XTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Type>();
    toolset.tool::<New>();
    toolset.tool::<New2>();
    toolset.tool::<ABC>();
    toolset.tool::<Con>();
    toolset.build()
}

/// The tool `type`.
#[derive(Debug, Clone, Copy)]
pub struct Type;

impl toolrt::Tool for Type {
    type Args = TypeArgs;
    type Result = Result_;
    type Error = TypeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TYPE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: XTools> toolrt::Handler<P> for Type {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.type_(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `../new`.
#[derive(Debug, Clone, Copy)]
pub struct New;

impl toolrt::Tool for New {
    type Args = NewArgs;
    type Result = Vec_;
    type Error = NewError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NEW
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: XTools> toolrt::Handler<P> for New {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.dot_dot_slash_new(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `new`.
#[derive(Debug, Clone, Copy)]
pub struct New2;

impl toolrt::Tool for New2 {
    type Args = New2Args;
    type Result = Vec<Option_>;
    type Error = New2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NEW2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::new_result()
    }
}

impl<P: XTools> toolrt::Handler<P> for New2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.new_(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `a.b-c`.
#[derive(Debug, Clone, Copy)]
pub struct ABC;

impl toolrt::Tool for ABC {
    type Args = ABCArgs;
    type Result = Option<Context>;
    type Error = ABCError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::ABC
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::a_b_c_result()
    }
}

impl<P: XTools> toolrt::Handler<P> for ABC {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.a_b_c(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `CON`.
#[derive(Debug, Clone, Copy)]
pub struct Con;

impl toolrt::Tool for Con {
    type Args = ConArgs;
    type Result = toolrt::Value;
    type Error = ConError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CON
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: XTools> toolrt::Handler<P> for Con {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.con(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
