// Made by toolc from research.tools; do not edit.

//! The typed answers of the model of `researcher`.

use super::specs;
use super::types::Step;

/// The model's next step.
#[derive(Debug, Clone, Copy)]
pub struct NextStep;

impl toolrt::Completion for NextStep {
    type Answer = Step;

    fn spec() -> &'static toolrt::CompletionSpec {
        &specs::NEXT_STEP
    }

    fn codec() -> toolrt::Codec<Self::Answer> {
        toolrt::Codec::of()
    }
}
