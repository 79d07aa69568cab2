// Made by toolc from desk.tools; do not edit.

//! What a host implements to provide the toolset `review`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    ReviewAllArgs, ReviewAllError, ReviewFindingArgs, ReviewFindingError, ReviewFindingResult,
};

/// Reviews, done by an agent.
pub trait ReviewTools: Send + Sync + 'static {
    /// Say what is wrong with it.
    fn review_finding(
        &self,
        cx: &toolrt::Context,
        args: ReviewFindingArgs,
    ) -> impl Future<Output = Result<ReviewFindingResult, ReviewFindingError>> + Send;

    /// What is wrong with arguments of `review_finding`, by rules that the design cannot say; nothing by default.
    fn check_review_finding(
        &self,
        _cx: &toolrt::Context,
        _args: &ReviewFindingArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `review_all`.
    fn review_all(
        &self,
        cx: &toolrt::Context,
        args: ReviewAllArgs,
    ) -> impl Future<Output = Result<toolrt::Value, ReviewAllError>> + Send;

    /// What is wrong with arguments of `review_all`, by rules that the design cannot say; nothing by default.
    fn check_review_all(&self, _cx: &toolrt::Context, _args: &ReviewAllArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ReviewTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ReviewFinding>();
    toolset.tool::<ReviewAll>();
    toolset.build()
}

/// The tool `review_finding`.
#[derive(Debug, Clone, Copy)]
pub struct ReviewFinding;

impl toolrt::Tool for ReviewFinding {
    type Args = ReviewFindingArgs;
    type Result = ReviewFindingResult;
    type Error = ReviewFindingError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::REVIEW_FINDING
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ReviewTools> toolrt::Handler<P> for ReviewFinding {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_review_finding(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.review_finding(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `review_all`.
#[derive(Debug, Clone, Copy)]
pub struct ReviewAll;

impl toolrt::Tool for ReviewAll {
    type Args = ReviewAllArgs;
    type Result = toolrt::Value;
    type Error = ReviewAllError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::REVIEW_ALL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ReviewTools> toolrt::Handler<P> for ReviewAll {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_review_all(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.review_all(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
