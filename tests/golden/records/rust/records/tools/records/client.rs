// Made by toolc from records.tools; do not edit.

//! Typed calls of the toolset `records`, over any executor.

use super::provider::KeepRecords;
use super::types::{KeepRecordsArgs, KeepRecordsError, Point};

/// Calls the tools of `records`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Everything at once.
    pub async fn keep_records(
        &self,
        args: &KeepRecordsArgs,
        cx: &toolrt::Context,
    ) -> Result<Option<Point>, toolrt::CallError<KeepRecordsError>> {
        toolrt::host::call::<KeepRecords>(self.executor, args, cx).await
    }
}
