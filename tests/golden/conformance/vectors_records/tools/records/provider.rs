// Made by toolc from records.tools; do not edit.

//! What a host implements to provide the toolset `records`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `records`.
pub trait RecordsTools: Send + Sync + 'static {
    /// Checks `Todo`.
    fn check_records0(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords0Args,
    ) -> impl Future<Output = Result<Todo, CheckRecords0Error>> + Send;

    /// Checks `Empty`.
    fn check_records1(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords1Args,
    ) -> impl Future<Output = Result<Empty, CheckRecords1Error>> + Send;

    /// Checks `Open`.
    fn check_records2(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords2Args,
    ) -> impl Future<Output = Result<Open, CheckRecords2Error>> + Send;

    /// Checks `OpenJson`.
    fn check_records3(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords3Args,
    ) -> impl Future<Output = Result<OpenJson, CheckRecords3Error>> + Send;

    /// Checks `OpenTyped`.
    fn check_records4(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords4Args,
    ) -> impl Future<Output = Result<OpenTyped, CheckRecords4Error>> + Send;

    /// Checks `Odd`.
    fn check_records5(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords5Args,
    ) -> impl Future<Output = Result<Odd, CheckRecords5Error>> + Send;

    /// Checks `Outer`.
    fn check_records6(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords6Args,
    ) -> impl Future<Output = Result<Outer, CheckRecords6Error>> + Send;

    /// Checks `Node`.
    fn check_records7(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords7Args,
    ) -> impl Future<Output = Result<Node, CheckRecords7Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: RecordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckRecords0>();
    toolset.tool::<CheckRecords1>();
    toolset.tool::<CheckRecords2>();
    toolset.tool::<CheckRecords3>();
    toolset.tool::<CheckRecords4>();
    toolset.tool::<CheckRecords5>();
    toolset.tool::<CheckRecords6>();
    toolset.tool::<CheckRecords7>();
    toolset.build()
}

/// The tool `check_records0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords0;

impl toolrt::Tool for CheckRecords0 {
    type Args = CheckRecords0Args;
    type Result = Todo;
    type Error = CheckRecords0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords1;

impl toolrt::Tool for CheckRecords1 {
    type Args = CheckRecords1Args;
    type Result = Empty;
    type Error = CheckRecords1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords2;

impl toolrt::Tool for CheckRecords2 {
    type Args = CheckRecords2Args;
    type Result = Open;
    type Error = CheckRecords2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords3;

impl toolrt::Tool for CheckRecords3 {
    type Args = CheckRecords3Args;
    type Result = OpenJson;
    type Error = CheckRecords3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords4;

impl toolrt::Tool for CheckRecords4 {
    type Args = CheckRecords4Args;
    type Result = OpenTyped;
    type Error = CheckRecords4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords5;

impl toolrt::Tool for CheckRecords5 {
    type Args = CheckRecords5Args;
    type Result = Odd;
    type Error = CheckRecords5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords6;

impl toolrt::Tool for CheckRecords6 {
    type Args = CheckRecords6Args;
    type Result = Outer;
    type Error = CheckRecords6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords7;

impl toolrt::Tool for CheckRecords7 {
    type Args = CheckRecords7Args;
    type Result = Node;
    type Error = CheckRecords7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
