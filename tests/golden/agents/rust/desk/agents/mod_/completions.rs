// Made by toolc from desk.tools; do not edit.

//! The typed answers of the model of `../mod`.

use super::types::*;
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
