//! The questions of a design, with the types of their answers.

use crate::codec::Codec;

/// What a tool may ask while it runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AskSpec {
    pub name: &'static str,
    /// What a human reads.
    pub question: &'static str,
    /// The JSON Schema of the answer: of a flat record, a scalar or an enum.
    pub schema: &'static str,
}

/// A question that a tool may ask (`asks`): a constant of generated code.
#[derive(Debug)]
pub struct Ask<T> {
    pub(super) name: &'static str,
    pub(super) codec: fn() -> Codec<T>,
}

impl<T> Clone for Ask<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Ask<T> {}

impl<T> Ask<T> {
    /// The question of this name, of the tool that runs.
    pub const fn new(name: &'static str, codec: fn() -> Codec<T>) -> Self {
        Self { name, codec }
    }

    /// The name in the design.
    pub fn name(self) -> &'static str {
        self.name
    }
}
