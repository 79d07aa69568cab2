// Made by toolc from shared.tools; do not edit.

//! Typed calls of the toolset `odd: things`, over any executor.

use super::codecs;
use super::provider::{AToolWithANameThatIsLongerThanMostNamesOfTools, Count, Fetch, Type, X};
use super::types::{
    AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    AToolWithANameThatIsLongerThanMostNamesOfToolsError, AToolWithANameThatIsMostNamesOfToolsItem,
    AToolWithANameThatIsOfToolsResultItem, CountArgs, CountError, FetchArgs, FetchError,
    FetchResult, TypeArgs, TypeError, XArgs, XError,
};

/// Calls the tools of `odd: things`.
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

    /// Calls `type`.
    pub async fn type_(
        &self,
        args: &TypeArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<TypeError>> {
        toolrt::host::call::<Type>(&self.executor, args, cx).await
    }

    /// Counts.
    pub async fn count(
        &self,
        args: &CountArgs,
        cx: &toolrt::Context,
    ) -> Result<i64, toolrt::CallError<CountError>> {
        toolrt::host::call::<Count>(&self.executor, args, cx).await
    }

    /// Calls `count`; `on_item` sees every item before the result is there.
    pub async fn stream_count(
        &self,
        args: &CountArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Vec<i64>) + Send + 'static,
    ) -> Result<i64, toolrt::CallError<CountError>> {
        let cx = toolrt::host::with_items(cx, codecs::count_item(), on_item);
        toolrt::host::call::<Count>(&self.executor, args, &cx).await
    }

    /// Calls `fetch!`.
    pub async fn fetch(
        &self,
        args: &FetchArgs,
        cx: &toolrt::Context,
    ) -> Result<FetchResult, toolrt::CallError<FetchError>> {
        toolrt::host::call::<Fetch>(&self.executor, args, cx).await
    }

    /// Calls `../x`.
    pub async fn x(
        &self,
        args: &XArgs,
        cx: &toolrt::Context,
    ) -> Result<(i64, Vec<String>), toolrt::CallError<XError>> {
        toolrt::host::call::<X>(&self.executor, args, cx).await
    }

    /// Calls `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
    pub async fn a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        &self,
        args: &AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        cx: &toolrt::Context,
    ) -> Result<
        Vec<AToolWithANameThatIsOfToolsResultItem>,
        toolrt::CallError<AToolWithANameThatIsLongerThanMostNamesOfToolsError>,
    > {
        toolrt::host::call::<AToolWithANameThatIsLongerThanMostNamesOfTools>(
            &self.executor,
            args,
            cx,
        )
        .await
    }

    /// Calls `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`; `on_item` sees every item before the result is there.
    pub async fn stream_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        &self,
        args: &AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(AToolWithANameThatIsMostNamesOfToolsItem) + Send + 'static,
    ) -> Result<
        Vec<AToolWithANameThatIsOfToolsResultItem>,
        toolrt::CallError<AToolWithANameThatIsLongerThanMostNamesOfToolsError>,
    > {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<AToolWithANameThatIsLongerThanMostNamesOfTools>(
            &self.executor,
            args,
            &cx,
        )
        .await
    }

    toolrt::builds! {
        build_type: Type,
        build_count: Count,
        build_fetch: Fetch,
        build_x: X,
        build_a_tool_with_a_name_that_is_longer_than_most_names_of_tools: AToolWithANameThatIsLongerThanMostNamesOfTools,
    }
}
