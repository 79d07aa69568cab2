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

/// The tool `answer_question`.
#[derive(Debug, Clone, Copy)]
pub struct AnswerQuestion;

impl toolrt::Tool for AnswerQuestion {
    type Args = AnswerQuestionArgs;
    type Result = Answer;
    type Error = AnswerQuestionError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::ANSWER_QUESTION
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ResearchTools> toolrt::Handler<P> for AnswerQuestion {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_answer_question(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.answer_question(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
