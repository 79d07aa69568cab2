// Made by toolc from desk.tools; do not edit.

//! The typed answers of the model of `researcher`.

use super::types::{
    EitherAnswer, Even, FinalAnswer, Finding, Move, MoveAnswer, SecretAnswer, Slug, Verdict,
};
use super::{codecs, specs};

/// Where to go on.
#[derive(Debug, Clone, Copy)]
pub struct NextMove;

impl toolrt::Completion for NextMove {
    type Answer = Move;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::NEXT_MOVE
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `verdict`.
#[derive(Debug, Clone, Copy)]
pub struct VerdictCompletion;

impl toolrt::Completion for VerdictCompletion {
    type Answer = Verdict;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::VERDICT
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `final answer`.
#[derive(Debug, Clone, Copy)]
pub struct FinalAnswerCompletion;

impl toolrt::Completion for FinalAnswerCompletion {
    type Answer = FinalAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::FINAL_ANSWER
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `answers`.
#[derive(Debug, Clone, Copy)]
pub struct Answers;

impl toolrt::Completion for Answers {
    type Answer = Vec<Finding>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::ANSWERS
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::answers_answer()
    }
}

/// The completion `either`.
#[derive(Debug, Clone, Copy)]
pub struct Either;

impl toolrt::Completion for Either {
    type Answer = EitherAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::EITHER
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `agent`.
#[derive(Debug, Clone, Copy)]
pub struct Agent;

impl toolrt::Completion for Agent {
    type Answer = bool;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::AGENT_COMPLETION
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `specs`.
#[derive(Debug, Clone, Copy)]
pub struct Specs;

impl toolrt::Completion for Specs {
    type Answer = Option<Verdict>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::SPECS_COMPLETION
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::specs_answer()
    }
}

/// The completion `Finding`.
#[derive(Debug, Clone, Copy)]
pub struct FindingCompletion;

impl toolrt::Completion for FindingCompletion {
    type Answer = Finding;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::FINDING
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `move_answer`.
#[derive(Debug, Clone, Copy)]
pub struct MoveAnswerCompletion;

impl toolrt::Completion for MoveAnswerCompletion {
    type Answer = MoveAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::MOVE_ANSWER
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `slug`.
#[derive(Debug, Clone, Copy)]
pub struct SlugCompletion;

impl toolrt::Completion for SlugCompletion {
    type Answer = Slug;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::SLUG
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::slug_answer()
    }
}

/// The completion `checked`.
#[derive(Debug, Clone, Copy)]
pub struct Checked;

impl toolrt::Completion for Checked {
    type Answer = Even;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::CHECKED
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::checked_answer()
    }
}

/// The completion `secret`.
#[derive(Debug, Clone, Copy)]
pub struct Secret;

impl toolrt::Completion for Secret {
    type Answer = SecretAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::SECRET
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}
