// Made by toolc from unions.tools; do not edit.

//! Typed calls of the toolset `unions`, over any executor.

use super::provider::{Choose, Count, Descend, Nest, Pick};
use super::types::{
    Below, ChooseArgs, ChooseError, CountArgs, CountError, DescendArgs, DescendError, Group,
    Locator, NestArgs, NestError, PickArgs, PickError, Span,
};

/// Calls the tools of `unions`.
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

    /// Calls `choose`.
    pub async fn choose(
        &self,
        args: &ChooseArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Span>, toolrt::CallError<ChooseError>> {
        toolrt::host::call::<Choose>(&self.executor, args, cx).await
    }

    /// Calls `pick`.
    pub async fn pick(
        &self,
        args: &PickArgs,
        cx: &toolrt::Context,
    ) -> Result<Locator, toolrt::CallError<PickError>> {
        toolrt::host::call::<Pick>(&self.executor, args, cx).await
    }

    /// Calls `descend`.
    pub async fn descend(
        &self,
        args: &DescendArgs,
        cx: &toolrt::Context,
    ) -> Result<Option<Below>, toolrt::CallError<DescendError>> {
        toolrt::host::call::<Descend>(&self.executor, args, cx).await
    }

    /// Calls `count`.
    pub async fn count(
        &self,
        args: &CountArgs,
        cx: &toolrt::Context,
    ) -> Result<i64, toolrt::CallError<CountError>> {
        toolrt::host::call::<Count>(&self.executor, args, cx).await
    }

    /// Calls `nest`.
    pub async fn nest(
        &self,
        args: &NestArgs,
        cx: &toolrt::Context,
    ) -> Result<Group, toolrt::CallError<NestError>> {
        toolrt::host::call::<Nest>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_choose: Choose,
        build_pick: Pick,
        build_descend: Descend,
        build_count: Count,
        build_nest: Nest,
    }
}
