//! Typed answers of an agent's model.

use crate::codec::Codec;
use crate::diagnose::Issue;
use crate::schema;
use crate::table::Table;

/// The declaration of a completion, as static data.
#[derive(Debug, Clone, Copy)]
pub struct CompletionSpec {
    /// Unique in its agent.
    pub name: &'static str,
    /// The agent whose model answers.
    pub agent: &'static str,
    /// The description of the answer for the model; empty if the design has none.
    pub description: &'static str,
    /// The table of the answer.
    pub answer: Table,
    /// The JSON Schema of the answer, for providers of structured output.
    pub schema: &'static str,
}

/// A typed answer of an agent's model, with a separate name.
///
/// A model's answer is validated like the arguments of a call: unknown keys are issues, and every issue says how to fix
/// it, so that the model can try again. A type with `@schema` needs the feature `schema`; without it every answer is
/// rejected.
pub trait Completion: 'static {
    /// The type of the answer.
    type Answer;

    /// Everything the design declares of the completion.
    fn spec() -> &'static CompletionSpec;

    /// How the answer is read and written.
    fn codec() -> Codec<Self::Answer>;

    /// Decodes the model's answer, or returns all issues.
    fn decode(answer: impl AsRef<[u8]>) -> Result<Self::Answer, Vec<Issue>> {
        enforced(Self::codec())?.decode(answer.as_ref())
    }

    /// The answer as canonical JSON, or all issues.
    fn encode(answer: &Self::Answer) -> Result<Vec<u8>, Vec<Issue>> {
        enforced(Self::codec())?.encode(answer)
    }

    /// Validates an answer that was built by hand.
    fn validate(answer: &Self::Answer) -> Result<(), Vec<Issue>> {
        Self::encode(answer).map(drop)
    }
}

/// Completions are not registered, so a missing feature is reported here.
fn enforced<T>(codec: Codec<T>) -> Result<Codec<T>, Vec<Issue>> {
    if !schema::ENFORCED && codec.table().has_schema() {
        return Err(vec![Issue::not_enforced()]);
    }
    Ok(codec)
}
