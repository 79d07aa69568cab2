// Made by toolc from namesakes.tools; do not edit.

//! Typed calls of the toolset `sheets`, over any executor.

use super::provider::{Describe, ReadRows, TwinsTool};
use super::types::{
    DescribeArgs, DescribeError, Outcome, ReadRowsArgs, ReadRowsError, ReadRowsResultItem, Twins,
    TwinsError,
};

/// Calls the tools of `sheets`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Passes rows on, which have a type here and one at the service.
    pub async fn read_rows(
        &self,
        args: &ReadRowsArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<ReadRowsResultItem>, toolrt::CallError<ReadRowsError>> {
        toolrt::host::call::<ReadRows>(self.executor, args, cx).await
    }

    /// Tells twins apart.
    pub async fn twins(
        &self,
        args: &Twins,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<TwinsError>> {
        toolrt::host::call::<TwinsTool>(self.executor, args, cx).await
    }

    /// Tells what there is.
    pub async fn describe(
        &self,
        args: &DescribeArgs,
        cx: &toolrt::Context,
    ) -> Result<Outcome, toolrt::CallError<DescribeError>> {
        toolrt::host::call::<Describe>(self.executor, args, cx).await
    }
}
