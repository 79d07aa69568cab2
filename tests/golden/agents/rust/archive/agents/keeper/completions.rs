// Made by toolc from shared.tools; do not edit.

//! The typed answers of the model of `keeper`.

use super::specs;

/// The completion `keep?`.
#[derive(Debug, Clone, Copy)]
pub struct Keep;

impl toolrt::Completion for Keep {
    type Answer = bool;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::KEEP
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}
