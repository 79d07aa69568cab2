// Made by toolc from research.tools; do not edit.

//! What a host implements to provide the toolset `research`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{Answer, AnswerQuestionArgs, AnswerQuestionError, Step};

/// Research in the notes.
pub trait ResearchTools: Send + Sync + 'static {
    /// Answer a question from the notes.
    fn answer_question(
        &self,
        cx: &toolrt::Context,
        args: AnswerQuestionArgs,
        sink: toolrt::Sink<Step>,
    ) -> impl Future<Output = Result<Answer, AnswerQuestionError>> + Send;

    /// What is wrong with arguments of `answer_question`, by rules that the design cannot say; nothing by default.
    fn check_answer_question(
        &self,
        _cx: &toolrt::Context,
        _args: &AnswerQuestionArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ResearchTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<AnswerQuestion>();
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
    toolset.served::<AnswerQuestion>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `answer_question`.
    AnswerQuestion: specs::ANSWER_QUESTION, AnswerQuestionArgs => Answer, AnswerQuestionError;
}

toolrt::handler! {
    AnswerQuestion for P: ResearchTools, answer_question, check_answer_question, complete, items toolrt::Codec::of();
}
