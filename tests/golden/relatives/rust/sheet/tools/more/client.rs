// Made by toolc from relatives.tools; do not edit.

//! Typed calls of the toolset `more`, over any executor.

use super::codecs;
use super::provider::{Stream, StreamNote};
use super::types::{StreamArgs, StreamError, StreamNoteArgs, StreamNoteError};

/// Calls the tools of `more`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `stream_note`.
    pub async fn stream_note(
        &self,
        args: &StreamNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<i64, toolrt::CallError<StreamNoteError>> {
        toolrt::host::call::<StreamNote>(self.executor, args, cx).await
    }

    /// Calls `stream_note`; `on_item` sees every item before the result is there.
    pub async fn stream_stream_note(
        &self,
        args: &StreamNoteArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(i64) + Send + 'static,
    ) -> Result<i64, toolrt::CallError<StreamNoteError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<StreamNote>(self.executor, args, &cx).await
    }

    /// Calls `stream`.
    pub async fn stream(
        &self,
        args: &StreamArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<StreamError>> {
        toolrt::host::call::<Stream>(self.executor, args, cx).await
    }

    /// Calls `stream`; `on_item` sees every item before the result is there.
    pub async fn stream_stream(
        &self,
        args: &StreamArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(i64) + Send + 'static,
    ) -> Result<toolrt::Content, toolrt::CallError<StreamError>> {
        let cx = toolrt::host::with_items(cx, codecs::stream_item(), on_item);
        toolrt::host::call::<Stream>(self.executor, args, &cx).await
    }
}
