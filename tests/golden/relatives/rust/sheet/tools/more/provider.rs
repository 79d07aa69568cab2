// Made by toolc from relatives.tools; do not edit.

//! What a host implements to provide the toolset `more`, and how it becomes a toolset.

use std::future::Future;

use super::types::{StreamArgs, StreamError, StreamNoteArgs, StreamNoteError};
use super::{codecs, specs};

/// What a host implements to provide the toolset `more`.
pub trait MoreTools: Send + Sync + 'static {
    /// The tool `stream_note`.
    fn stream_note(
        &self,
        cx: &toolrt::Context,
        args: StreamNoteArgs,
        sink: toolrt::Sink<i64>,
    ) -> impl Future<Output = Result<i64, StreamNoteError>> + Send;

    /// The tool `stream`.
    fn stream(
        &self,
        cx: &toolrt::Context,
        args: StreamArgs,
        sink: toolrt::Sink<i64>,
    ) -> impl Future<Output = Result<toolrt::Content, StreamError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: MoreTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<StreamNote>();
    toolset.tool::<Stream>();
    toolset.build()
}

/// The tool `stream_note`.
#[derive(Debug, Clone, Copy)]
pub struct StreamNote;

impl toolrt::Tool for StreamNote {
    type Args = StreamNoteArgs;
    type Result = i64;
    type Error = StreamNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::STREAM_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: MoreTools> toolrt::Handler<P> for StreamNote {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.stream_note(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `stream`.
#[derive(Debug, Clone, Copy)]
pub struct Stream;

impl toolrt::Tool for Stream {
    type Args = StreamArgs;
    type Result = toolrt::Content;
    type Error = StreamError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::STREAM
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: MoreTools> toolrt::Handler<P> for Stream {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, codecs::stream_item());
        let result = tools.stream(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
