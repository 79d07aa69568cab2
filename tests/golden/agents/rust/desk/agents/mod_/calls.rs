// Made by toolc from desk.tools; do not edit.

//! Typed calls of the tools that the agent `../mod` uses, over any executor.

/// Typed calls of the tools that the agent `../mod` uses, over any executor.
#[derive(Clone, Copy)]
pub struct Calls<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Calls<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }
}
