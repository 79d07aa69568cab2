// Made by toolc from records.tools; do not edit.

//! What a host implements to provide the toolset `records`, and how it becomes a toolset.

use std::future::Future;

use super::types::{KeepRecordsArgs, KeepRecordsError, Point};
use super::{codecs, specs};

/// What a host implements to provide the toolset `records`.
pub trait RecordsTools: Send + Sync + 'static {
    /// Everything at once.
    fn keep_records(
        &self,
        cx: &toolrt::Context,
        args: KeepRecordsArgs,
    ) -> impl Future<Output = Result<Option<Point>, KeepRecordsError>> + Send;

    /// What is wrong with arguments of `keep_records`, by rules that the design cannot say; nothing by default.
    fn check_keep_records(
        &self,
        _cx: &toolrt::Context,
        _args: &KeepRecordsArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: RecordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<KeepRecords>();
    toolset.build()
}

/// The tool `keep_records`.
#[derive(Debug, Clone, Copy)]
pub struct KeepRecords;

impl toolrt::Tool for KeepRecords {
    type Args = KeepRecordsArgs;
    type Result = Option<Point>;
    type Error = KeepRecordsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::KEEP_RECORDS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::keep_records_result()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for KeepRecords {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_keep_records(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.keep_records(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
