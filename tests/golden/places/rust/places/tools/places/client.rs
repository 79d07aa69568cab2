// Made by toolc from places.tools; do not edit.

//! Typed calls of the toolset `places`, over any executor.

use super::provider::{Clean, CopyTool, Fetch, Load, Read, Visit};
use super::types::{
    CleanArgs, CleanError, Copy, CopyError, FetchArgs, FetchError, LoadArgs, LoadError, ReadArgs,
    ReadError, VisitArgs, VisitError,
};

/// Tools with paths and URIs in their arguments.
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

    /// Reads a file.
    pub async fn read(
        &self,
        args: &ReadArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<ReadError>> {
        toolrt::host::call::<Read>(&self.executor, args, cx).await
    }

    /// Copies.
    pub async fn copy(
        &self,
        args: &Copy,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<CopyError>> {
        toolrt::host::call::<CopyTool>(&self.executor, args, cx).await
    }

    /// Cleans up.
    pub async fn clean(
        &self,
        args: &CleanArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<CleanError>> {
        toolrt::host::call::<Clean>(&self.executor, args, cx).await
    }

    /// Deals with places of all kinds.
    pub async fn visit(
        &self,
        args: &VisitArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<VisitError>> {
        toolrt::host::call::<Visit>(&self.executor, args, cx).await
    }

    /// Gets a page.
    pub async fn fetch(
        &self,
        args: &FetchArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<FetchError>> {
        toolrt::host::call::<Fetch>(&self.executor, args, cx).await
    }

    /// Gets a file or a page, and nothing else.
    pub async fn load(
        &self,
        args: &LoadArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<LoadError>> {
        toolrt::host::call::<Load>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_read: Read,
        build_copy: CopyTool,
        build_clean: Clean,
        build_visit: Visit,
        build_fetch: Fetch,
        build_load: Load,
    }
}
