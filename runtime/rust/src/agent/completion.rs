//! Typed answers of an agent's model.

use crate::codec::Codec;
use crate::diagnose::Issue;
use crate::schema;
use crate::table::Table;

/// What a design declares of a completion, as static data.
#[derive(Debug, Clone, Copy)]
pub struct CompletionSpec {
    /// Unique in its agent.
    pub name: &'static str,
    /// The agent whose model answers.
    pub agent: &'static str,
    /// What the model is told of the answer; empty where the design says nothing.
    pub description: &'static str,
    /// The table of the answer.
    pub answer: Table,
    /// The JSON Schema of the answer, which a provider of structured output takes.
    pub schema: &'static str,
}

/// A typed answer of an agent's model, under a name of its own.
///
/// A model's answer is held to its type like the arguments of a call: unknown keys are issues, and
/// every issue says how to fix it, so that the model can try again. A type with `@schema` needs the
/// feature `schema`; without it every answer is refused.
pub trait Completion: 'static {
    /// What the model answers.
    type Answer;

    /// Everything the design declares of the completion.
    fn spec() -> &'static CompletionSpec;

    /// How the answer is read and written.
    fn codec() -> Codec<Self::Answer>;

    /// Reads what the model has answered, or lists everything that is wrong with it.
    fn decode(answer: impl AsRef<[u8]>) -> Result<Self::Answer, Vec<Issue>> {
        enforced(Self::codec())?.decode(answer.as_ref())
    }

    /// The answer as canonical JSON, or everything that is wrong with it.
    fn encode(answer: &Self::Answer) -> Result<Vec<u8>, Vec<Issue>> {
        enforced(Self::codec())?.encode(answer)
    }

    /// Holds an answer that was built by hand to the rules of its type.
    fn validate(answer: &Self::Answer) -> Result<(), Vec<Issue>> {
        Self::encode(answer).map(drop)
    }
}

/// Nobody registers a completion, so that this is where a missing feature shows.
fn enforced<T>(codec: Codec<T>) -> Result<Codec<T>, Vec<Issue>> {
    if !schema::ENFORCED && codec.table().has_schema() {
        return Err(vec![Issue::not_enforced()]);
    }
    Ok(codec)
}
