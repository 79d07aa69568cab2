// Made by toolc from shared.tools; do not edit.

//! What a host implements to provide the toolset `Review!`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{ReviewFindingArgs, ReviewFindingError, ReviewFindingResult};

/// What a host implements to provide the toolset `Review!`.
pub trait ReviewTools: Send + Sync + 'static {
    /// Its types are called like those of another toolset.
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
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ReviewTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ReviewFinding>();
    toolset.build()
}

/// The tool `review finding`.
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
