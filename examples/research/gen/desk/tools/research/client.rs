// Made by toolc from research.tools; do not edit.

//! Typed calls of the toolset `research`, over any executor.

use super::provider::AnswerQuestion;
use super::types::{Answer, AnswerQuestionArgs, AnswerQuestionError, Step};

/// Research in the notes.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Answer a question from the notes.
    ///
    /// # Errors
    /// - `NotInNotes`: The notes do not say.
    pub async fn answer_question(
        &self,
        args: &AnswerQuestionArgs,
        cx: &toolrt::Context,
    ) -> Result<Answer, toolrt::CallError<AnswerQuestionError>> {
        toolrt::host::call::<AnswerQuestion>(&self.executor, args, cx).await
    }

    /// Calls `answer_question`; `on_item` sees every item before the result is there.
    pub async fn stream_answer_question(
        &self,
        args: &AnswerQuestionArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Step) + Send + 'static,
    ) -> Result<Answer, toolrt::CallError<AnswerQuestionError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<AnswerQuestion>(&self.executor, args, &cx).await
    }

    toolrt::builds! {
        build_answer_question: AnswerQuestion,
    }
}
