// Made by toolc from shadows.tools; do not edit.

//! The typed answers of the model of `a`.

use super::types::{Exception, Own};
use super::{codecs, specs};

/// The completion `Exception`.
#[derive(Debug, Clone, Copy)]
pub struct ExceptionCompletion;

impl toolrt::Completion for ExceptionCompletion {
    type Answer = Exception;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::EXCEPTION
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}

/// The completion `list`.
#[derive(Debug, Clone, Copy)]
pub struct List;

impl toolrt::Completion for List {
    type Answer = Vec<Own>;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::LIST
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        codecs::list_answer()
    }
}
