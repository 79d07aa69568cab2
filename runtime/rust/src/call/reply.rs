//! The outcomes of handlers besides a plain result.

/// The outcome of a `partial` tool: complete or partial.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Outcome<T, E> {
    Complete(T),
    Partial(Partial<T, E>),
}

/// A result with the errors of the failed parts.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Partial<T, E> {
    pub result: T,
    pub errors: Vec<E>,
    pub summary: Summary,
}

/// The numbers of a partial outcome.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Summary {
    pub total: u64,
    pub succeeded: u64,
    pub failed: u64,
    /// How many of the failed may succeed when tried again.
    pub recoverable: u64,
}

/// A result, and data beside it that the model never sees.
#[derive(Debug, Clone, Default, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct WithSide<T, S> {
    pub result: T,
    pub side: S,
}

impl<T, S: Default> From<T> for WithSide<T, S> {
    fn from(result: T) -> Self {
        Self {
            result,
            side: S::default(),
        }
    }
}

/// The common outcome of all handlers, unwrapped.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Reply<T, E, S = ()> {
    pub outcome: Outcome<T, E>,
    pub side: S,
}

impl<T, E> Reply<T, E> {
    /// A plain result.
    pub fn complete(result: T) -> Self {
        Self {
            outcome: Outcome::Complete(result),
            side: (),
        }
    }

    /// The outcome of a `partial` tool.
    pub fn of(outcome: Outcome<T, E>) -> Self {
        Self { outcome, side: () }
    }
}

impl<T, E, S> Reply<T, E, S> {
    /// A result with side data.
    pub fn complete_with(reply: WithSide<T, S>) -> Self {
        Self {
            outcome: Outcome::Complete(reply.result),
            side: reply.side,
        }
    }

    /// The outcome of a `partial` tool with side data.
    pub fn of_with(reply: WithSide<Outcome<T, E>, S>) -> Self {
        Self {
            outcome: reply.result,
            side: reply.side,
        }
    }
}
