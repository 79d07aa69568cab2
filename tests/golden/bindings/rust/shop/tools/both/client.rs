// Made by toolc from bindings.tools; do not edit.

//! Typed calls of the toolset `both`, over any executor.

use super::provider::{CountBoxes, Greet, Look};
use super::types::{
    CountBoxesArgs, CountBoxesError, GreetArgs, GreetError, Item, LookArgs, LookError,
};

/// Tools of two services, and what neither gives.
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

    /// Counting is written down, so that there is something to plan.
    ///
    /// # Errors
    /// - `Gone`: Nothing has this id.
    pub async fn count_boxes(
        &self,
        args: &CountBoxesArgs,
        cx: &toolrt::Context,
    ) -> Result<std::collections::BTreeMap<String, f64>, toolrt::CallError<CountBoxesError>> {
        toolrt::host::call::<CountBoxes>(&self.executor, args, cx).await
    }

    /// No service has this.
    pub async fn greet(
        &self,
        args: &GreetArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<GreetError>> {
        toolrt::host::call::<Greet>(&self.executor, args, cx).await
    }

    /// Calls `look`.
    ///
    /// # Errors
    /// - `Gone`: Nothing has this id.
    pub async fn look(
        &self,
        args: &LookArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Item>, toolrt::CallError<LookError>> {
        toolrt::host::call::<Look>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_count_boxes: CountBoxes,
        build_greet: Greet,
        build_look: Look,
    }
}
