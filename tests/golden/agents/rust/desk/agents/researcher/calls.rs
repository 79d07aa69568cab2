// Made by toolc from desk.tools; do not edit.

//! Typed calls of the tools that the agent `researcher` uses, over any executor.

use super::super::super::tools::review::provider::ReviewFinding;
use super::super::super::tools::review::types::{
    ReviewFindingArgs, ReviewFindingError, ReviewFindingResult,
};
use super::archive::tools::archive::provider::{Fetch, SearchArchive};
use super::archive::tools::archive::types::{
    FetchArgs, FetchError, Finding, SearchArchiveArgs, SearchArchiveError, SearchArchiveResult,
};
use super::archive::tools::helpers::provider::{Calls as HelpersCalls, Codecs, PlanWipe, Wipe};
use super::archive::tools::helpers::types::{
    CallsArgs, CallsError, CodecsArgs, CodecsError, PlanWipeArgs, PlanWipeError, WipeArgs,
    WipeError,
};
use super::archive::tools::odd_things;
use super::archive::tools::odd_things::provider::{
    AToolWithANameThatIsLongerThanMostNamesOfTools, Count, Fetch as OddThingsFetch, Type, X,
};
use super::archive::tools::odd_things::types::{
    AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    AToolWithANameThatIsLongerThanMostNamesOfToolsError, AToolWithANameThatIsMostNamesOfToolsItem,
    AToolWithANameThatIsOfToolsResultItem, CountArgs, CountError, FetchArgs as OddThingsFetchArgs,
    FetchError as OddThingsFetchError, FetchResult, TypeArgs, TypeError, XArgs, XError,
};
use super::codecs_2::tools::review::provider::ReviewFinding as ReviewNotReviewFinding;
use super::codecs_2::tools::review::types::{
    ReviewFindingArgs as ReviewNotReviewFindingArgs,
    ReviewFindingError as ReviewNotReviewFindingError,
    ReviewFindingResult as ReviewNotReviewFindingResult,
};

/// Typed calls of the tools that the agent `researcher` uses, over any executor.
#[derive(Clone)]
pub struct Calls<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Calls<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Search.
    pub async fn search_archive(
        &self,
        args: &SearchArchiveArgs,
        cx: &toolrt::Context,
    ) -> Result<SearchArchiveResult, toolrt::CallError<SearchArchiveError>> {
        toolrt::host::call::<SearchArchive>(&self.executor, args, cx).await
    }

    /// Calls `fetch`.
    pub async fn fetch(
        &self,
        args: &FetchArgs,
        cx: &toolrt::Context,
    ) -> Result<std::collections::BTreeMap<String, Finding>, toolrt::CallError<FetchError>> {
        toolrt::host::call::<Fetch>(&self.executor, args, cx).await
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
        let cx = toolrt::host::with_items(cx, odd_things::codecs::count_item(), on_item);
        toolrt::host::call::<Count>(&self.executor, args, &cx).await
    }

    /// Calls `fetch!`.
    pub async fn fetch_not(
        &self,
        args: &OddThingsFetchArgs,
        cx: &toolrt::Context,
    ) -> Result<FetchResult, toolrt::CallError<OddThingsFetchError>> {
        toolrt::host::call::<OddThingsFetch>(&self.executor, args, cx).await
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

    /// Say what is wrong with it.
    pub async fn review_finding(
        &self,
        args: &ReviewFindingArgs,
        cx: &toolrt::Context,
    ) -> Result<ReviewFindingResult, toolrt::CallError<ReviewFindingError>> {
        toolrt::host::call::<ReviewFinding>(&self.executor, args, cx).await
    }

    /// Calls `codecs`.
    pub async fn codecs(
        &self,
        args: &CodecsArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<CodecsError>> {
        toolrt::host::call::<Codecs>(&self.executor, args, cx).await
    }

    /// Its plan is named like the next tool.
    pub async fn wipe(
        &self,
        args: &WipeArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<WipeError>> {
        toolrt::host::call::<Wipe>(&self.executor, args, cx).await
    }

    /// Calls `plan_wipe`.
    pub async fn plan_wipe(
        &self,
        args: &PlanWipeArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<PlanWipeError>> {
        toolrt::host::call::<PlanWipe>(&self.executor, args, cx).await
    }

    /// Calls `calls`.
    pub async fn calls(
        &self,
        args: &CallsArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Outcome<Finding, CallsError>, toolrt::CallError<CallsError>> {
        toolrt::host::call_partial::<HelpersCalls>(&self.executor, args, cx).await
    }

    /// Its types are called like those of another toolset.
    pub async fn review_space_finding(
        &self,
        args: &ReviewNotReviewFindingArgs,
        cx: &toolrt::Context,
    ) -> Result<ReviewNotReviewFindingResult, toolrt::CallError<ReviewNotReviewFindingError>> {
        toolrt::host::call::<ReviewNotReviewFinding>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_search_archive: SearchArchive,
        build_fetch: Fetch,
        build_type: Type,
        build_count: Count,
        build_fetch_not: OddThingsFetch,
        build_x: X,
        build_a_tool_with_a_name_that_is_longer_than_most_names_of_tools: AToolWithANameThatIsLongerThanMostNamesOfTools,
        build_review_finding: ReviewFinding,
        build_codecs: Codecs,
        build_wipe: Wipe,
        build_plan_wipe: PlanWipe,
        build_calls: HelpersCalls,
        build_review_space_finding: ReviewNotReviewFinding,
    }
}
