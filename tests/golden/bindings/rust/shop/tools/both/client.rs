// Made by toolc from bindings.tools; do not edit.

//! Typed calls of the toolset `both`, over any executor.

use super::provider::{CountBoxes, Look};
use super::types::{CountBoxesArgs, CountBoxesError, Item, LookArgs, LookError};

/// Tools of two services.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `count_boxes`.
    pub async fn count_boxes(
        &self,
        args: &CountBoxesArgs,
        cx: &toolrt::Context,
    ) -> Result<std::collections::BTreeMap<String, f64>, toolrt::CallError<CountBoxesError>> {
        toolrt::host::call::<CountBoxes>(self.executor, args, cx).await
    }

    /// Calls `look`.
    pub async fn look(
        &self,
        args: &LookArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Item>, toolrt::CallError<LookError>> {
        toolrt::host::call::<Look>(self.executor, args, cx).await
    }
}
