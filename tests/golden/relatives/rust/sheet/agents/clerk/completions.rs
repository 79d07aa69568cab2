// Made by toolc from relatives.tools; do not edit.

//! The typed answers of the model of `clerk`.

use super::types::{Draft, DraftAnswer, DraftCompletion};
use super::{codecs, specs};

/// The completion `draft`.
#[derive(Debug, Clone, Copy)]
pub struct DraftCompletionCompletion;

impl toolrt::Completion for DraftCompletionCompletion {
    type Answer = DraftCompletion;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::DRAFT
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `draft_completion`.
#[derive(Debug, Clone, Copy)]
pub struct DraftCompletionCompletionCompletion;

impl toolrt::Completion for DraftCompletionCompletionCompletion {
    type Answer = Draft;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::DRAFT_COMPLETION
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `draft_answer`.
#[derive(Debug, Clone, Copy)]
pub struct DraftAnswerCompletion;

impl toolrt::Completion for DraftAnswerCompletion {
    type Answer = DraftAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::DRAFT_ANSWER
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `p`.
#[derive(Debug, Clone, Copy)]
pub struct P;

impl toolrt::Completion for P {
    type Answer = i64;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::P
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `draftHTTP`.
#[derive(Debug, Clone, Copy)]
pub struct DraftHttp;

impl toolrt::Completion for DraftHttp {
    type Answer = Vec<i64>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::DRAFT_HTTP
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::draft_http_answer()
    }
}

/// The completion `draftHttp`.
#[derive(Debug, Clone, Copy)]
pub struct DraftHttp2;

impl toolrt::Completion for DraftHttp2 {
    type Answer = Vec<i64>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::DRAFT_HTTP2
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::draft_http2_answer()
    }
}
