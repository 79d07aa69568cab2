// Made by toolc from planner.tools; do not edit.

//! The typed answers of the model of `session_planner`.

use super::specs;
use super::types::Answer;

/// The completion `draft_answer`.
#[derive(Debug, Clone, Copy)]
pub struct DraftAnswerCompletion;

impl toolrt::Completion for DraftAnswerCompletion {
    type Answer = Answer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::DRAFT_ANSWER
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}
