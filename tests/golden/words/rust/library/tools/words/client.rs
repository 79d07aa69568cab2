// Made by toolc from words.tools; do not edit.

//! Typed calls of the toolset `words`, over any executor.

use super::provider::{ListTestCaseTemplates, ListTestCases};
use super::types::{
    ListTestCaseTemplatesArgs, ListTestCaseTemplatesError, ListTestCasesArgs, ListTestCasesError,
};

/// Calls the tools of `words`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].
    ///
    /// Args:
    ///     pattern: what to look for
    ///
    /// Returns:
    ///   The terms, as types.Terms
    pub async fn list_test_cases(
        &self,
        args: &ListTestCasesArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<ListTestCasesError>> {
        toolrt::host::call::<ListTestCases>(self.executor, args, cx).await
    }

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
    pub async fn list_test_case_templates(
        &self,
        args: &ListTestCaseTemplatesArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<ListTestCaseTemplatesError>> {
        toolrt::host::call::<ListTestCaseTemplates>(self.executor, args, cx).await
    }
}
