// Made by toolc from desk.tools; do not edit.

//! The typed answers of the model of `../mod`.

use super::types::{ABAnswer, AMinusBAnswer, EmptyAnswer, SelfAnswer};
use super::{codecs, specs};

/// The completion `only`.
#[derive(Debug, Clone, Copy)]
pub struct Only;

impl toolrt::Completion for Only {
    type Answer = ();

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::ONLY
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `Self`.
#[derive(Debug, Clone, Copy)]
pub struct Self_;

impl toolrt::Completion for Self_ {
    type Answer = SelfAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::SELF
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `Option`.
#[derive(Debug, Clone, Copy)]
pub struct Option_;

impl toolrt::Completion for Option_ {
    type Answer = Option<i64>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::OPTION
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::option_answer()
    }
}

/// The completion `option`.
#[derive(Debug, Clone, Copy)]
pub struct Option2;

impl toolrt::Completion for Option2 {
    type Answer = Vec<Option<i64>>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::OPTION2
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::option2_answer()
    }
}

/// The completion `Vec`.
#[derive(Debug, Clone, Copy)]
pub struct Vec_;

impl toolrt::Completion for Vec_ {
    type Answer = Vec<String>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::VEC
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::vec_answer()
    }
}

/// The completion ``.
#[derive(Debug, Clone, Copy)]
pub struct Empty;

impl toolrt::Completion for Empty {
    type Answer = EmptyAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::EMPTY
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `a b`.
#[derive(Debug, Clone, Copy)]
pub struct AB;

impl toolrt::Completion for AB {
    type Answer = ABAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::AB
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `a-b`.
#[derive(Debug, Clone, Copy)]
pub struct AMinusB;

impl toolrt::Completion for AMinusB {
    type Answer = AMinusBAnswer;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::A_MINUS_B
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `POLICY`.
#[derive(Debug, Clone, Copy)]
pub struct Policy;

impl toolrt::Completion for Policy {
    type Answer = toolrt::Value;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::POLICY_COMPLETION
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `🎉`.
#[derive(Debug, Clone, Copy)]
pub struct U1f389;

impl toolrt::Completion for U1f389 {
    type Answer = bool;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::U1F389
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}
