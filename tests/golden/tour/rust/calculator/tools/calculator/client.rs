// Made by toolc from calculator.tools; do not edit.

//! Typed calls of the toolset `calculator`, over any executor.

use super::provider::{Add, Divide};
use super::types::{AddArgs, AddError, AddResult, DivideArgs, DivideError, DivideResult};

/// Adds and divides numbers.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Add two numbers.
    pub async fn add(
        &self,
        args: &AddArgs,
        cx: &toolrt::Context,
    ) -> Result<AddResult, toolrt::CallError<AddError>> {
        toolrt::host::call::<Add>(&self.executor, args, cx).await
    }

    /// Calls `divide`.
    ///
    /// # Errors
    /// - `DivisionByZero`: The divisor is zero.
    pub async fn divide(
        &self,
        args: &DivideArgs,
        cx: &toolrt::Context,
    ) -> Result<DivideResult, toolrt::CallError<DivideError>> {
        toolrt::host::call::<Divide>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_add: Add,
        build_divide: Divide,
    }
}
