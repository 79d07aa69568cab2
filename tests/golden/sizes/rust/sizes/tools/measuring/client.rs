// Made by toolc from sizes.tools; do not edit.

//! Typed calls of the toolset `measuring`, over any executor.

use super::provider::{TakeTrees, TakeTuples};
use super::types::{TakeTreesArgs, TakeTreesError, TakeTuplesArgs, TakeTuplesError, Tree};

/// Calls the tools of `measuring`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Takes tuples of limited sizes.
    pub async fn take_tuples(
        &self,
        args: &TakeTuplesArgs,
        cx: &toolrt::Context,
    ) -> Result<(i64, Vec<i64>), toolrt::CallError<TakeTuplesError>> {
        toolrt::host::call::<TakeTuples>(self.executor, args, cx).await
    }

    /// Takes what holds itself.
    pub async fn take_trees(
        &self,
        args: &TakeTreesArgs,
        cx: &toolrt::Context,
    ) -> Result<Tree, toolrt::CallError<TakeTreesError>> {
        toolrt::host::call::<TakeTrees>(self.executor, args, cx).await
    }
}
