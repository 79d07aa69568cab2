// Made by toolc from desk.tools; do not edit.

//! What a host implements to provide the toolset `research`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Finding, Move, ResearchArgs, ResearchError, StreamResearchArgs, StreamResearchError,
    SummarizeArgs, SummarizeError, SummarizeResultItem,
};
use super::{codecs, specs};

/// Research, done by an agent.
pub trait ResearchTools: Send + Sync + 'static {
    /// Find out.
    fn research(
        &self,
        cx: &toolrt::Context,
        args: ResearchArgs,
        sink: toolrt::Sink<Move>,
    ) -> impl Future<Output = Result<Finding, ResearchError>> + Send;

    /// What is wrong with arguments of `research`, by rules that the design cannot say; nothing by default.
    fn check_research(&self, _cx: &toolrt::Context, _args: &ResearchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `stream_research`.
    fn stream_research(
        &self,
        cx: &toolrt::Context,
        args: StreamResearchArgs,
    ) -> impl Future<Output = Result<toolrt::Content, StreamResearchError>> + Send;

    /// What is wrong with arguments of `stream_research`, by rules that the design cannot say; nothing by default.
    fn check_stream_research(
        &self,
        _cx: &toolrt::Context,
        _args: &StreamResearchArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `summarize`.
    fn summarize(
        &self,
        cx: &toolrt::Context,
        args: SummarizeArgs,
    ) -> impl Future<
        Output = Result<toolrt::Outcome<Vec<SummarizeResultItem>, SummarizeError>, SummarizeError>,
    > + Send;

    /// What is wrong with arguments of `summarize`, by rules that the design cannot say; nothing by default.
    fn check_summarize(&self, _cx: &toolrt::Context, _args: &SummarizeArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ResearchTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Research>();
    toolset.tool::<StreamResearch>();
    toolset.tool::<Summarize>();
    toolset.build()
}

/// The tool `research`.
#[derive(Debug, Clone, Copy)]
pub struct Research;

impl toolrt::Tool for Research {
    type Args = ResearchArgs;
    type Result = Finding;
    type Error = ResearchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::RESEARCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ResearchTools> toolrt::Handler<P> for Research {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_research(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.research(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `stream_research`.
#[derive(Debug, Clone, Copy)]
pub struct StreamResearch;

impl toolrt::Tool for StreamResearch {
    type Args = StreamResearchArgs;
    type Result = toolrt::Content;
    type Error = StreamResearchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::STREAM_RESEARCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ResearchTools> toolrt::Handler<P> for StreamResearch {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_stream_research(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.stream_research(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `summarize`.
#[derive(Debug, Clone, Copy)]
pub struct Summarize;

impl toolrt::Tool for Summarize {
    type Args = SummarizeArgs;
    type Result = Vec<SummarizeResultItem>;
    type Error = SummarizeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SUMMARIZE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::summarize_result()
    }
}

impl<P: ResearchTools> toolrt::Handler<P> for Summarize {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_summarize(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.summarize(cx, args).await?;
        Ok(toolrt::Reply::of(result))
    }
}
