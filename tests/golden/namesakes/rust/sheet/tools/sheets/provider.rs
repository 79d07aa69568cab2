// Made by toolc from namesakes.tools; do not edit.

//! What a host implements to provide the toolset `sheets`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    DescribeArgs, DescribeError, Outcome, ReadRowsArgs, ReadRowsError, ReadRowsResultItem, Twins,
    TwinsError,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `sheets`.
pub trait SheetsTools: Send + Sync + 'static {
    /// Passes rows on, which have a type here and one at the service.
    fn read_rows(
        &self,
        cx: &toolrt::Context,
        args: ReadRowsArgs,
    ) -> impl Future<Output = Result<Vec<ReadRowsResultItem>, ReadRowsError>> + Send;

    /// Tells twins apart.
    fn twins(
        &self,
        cx: &toolrt::Context,
        args: Twins,
    ) -> impl Future<Output = Result<toolrt::Content, TwinsError>> + Send;

    /// Tells what there is.
    fn describe(
        &self,
        cx: &toolrt::Context,
        args: DescribeArgs,
    ) -> impl Future<Output = Result<Outcome, DescribeError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: SheetsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ReadRows>();
    toolset.tool::<TwinsTool>();
    toolset.tool::<Describe>();
    toolset.build()
}

/// The tool `read_rows`.
#[derive(Debug, Clone, Copy)]
pub struct ReadRows;

impl toolrt::Tool for ReadRows {
    type Args = ReadRowsArgs;
    type Result = Vec<ReadRowsResultItem>;
    type Error = ReadRowsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_ROWS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::read_rows_result()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for ReadRows {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read_rows(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `twins`.
#[derive(Debug, Clone, Copy)]
pub struct TwinsTool;

impl toolrt::Tool for TwinsTool {
    type Args = Twins;
    type Result = toolrt::Content;
    type Error = TwinsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TWINS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for TwinsTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.twins(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `describe`.
#[derive(Debug, Clone, Copy)]
pub struct Describe;

impl toolrt::Tool for Describe {
    type Args = DescribeArgs;
    type Result = Outcome;
    type Error = DescribeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DESCRIBE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for Describe {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.describe(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
