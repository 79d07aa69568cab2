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

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<Research>();
    toolset.served::<StreamResearch>();
    toolset.served::<Summarize>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `research`.
    Research: specs::RESEARCH, ResearchArgs => Finding, ResearchError;
}

toolrt::handler! {
    Research for P: ResearchTools, research, check_research, complete, items toolrt::Codec::of();
}

toolrt::tool! {
    /// The tool `stream_research`.
    StreamResearch: specs::STREAM_RESEARCH, StreamResearchArgs => toolrt::Content, StreamResearchError;
}

toolrt::handler! {
    StreamResearch for P: ResearchTools, stream_research, check_stream_research, complete;
}

toolrt::tool! {
    /// The tool `summarize`.
    Summarize: specs::SUMMARIZE, SummarizeArgs => Vec<SummarizeResultItem>, SummarizeError, by codecs::summarize_result();
}

toolrt::handler! {
    Summarize for P: ResearchTools, summarize, check_summarize, of;
}
