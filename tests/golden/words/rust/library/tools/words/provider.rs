// Made by toolc from words.tools; do not edit.

//! What a host implements to provide the toolset `words`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    ListTestCaseTemplatesArgs, ListTestCaseTemplatesError, ListTestCasesArgs, ListTestCasesError,
};

/// What a host implements to provide the toolset `words`.
pub trait WordsTools: Send + Sync + 'static {
    /// This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].
    ///
    /// Args:
    ///     pattern: what to look for
    ///
    /// Returns:
    ///   The terms, as types.Terms
    fn list_test_cases(
        &self,
        cx: &toolrt::Context,
        args: ListTestCasesArgs,
    ) -> impl Future<Output = Result<toolrt::Content, ListTestCasesError>> + Send;

    /// list_test_case_templates(kind)
    ///
    /// Raises:
    ///
    /// ```text
    /// Nothing.
    /// ```
    /// Parameters
    /// ----------
    /// kind: which
    fn list_test_case_templates(
        &self,
        cx: &toolrt::Context,
        args: ListTestCaseTemplatesArgs,
    ) -> impl Future<Output = Result<toolrt::Content, ListTestCaseTemplatesError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ListTestCases>();
    toolset.tool::<ListTestCaseTemplates>();
    toolset.build()
}

/// The tool `list_test_cases`.
#[derive(Debug, Clone, Copy)]
pub struct ListTestCases;

impl toolrt::Tool for ListTestCases {
    type Args = ListTestCasesArgs;
    type Result = toolrt::Content;
    type Error = ListTestCasesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LIST_TEST_CASES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for ListTestCases {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.list_test_cases(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `list_test_case_templates`.
#[derive(Debug, Clone, Copy)]
pub struct ListTestCaseTemplates;

impl toolrt::Tool for ListTestCaseTemplates {
    type Args = ListTestCaseTemplatesArgs;
    type Result = toolrt::Content;
    type Error = ListTestCaseTemplatesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LIST_TEST_CASE_TEMPLATES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for ListTestCaseTemplates {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.list_test_case_templates(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
