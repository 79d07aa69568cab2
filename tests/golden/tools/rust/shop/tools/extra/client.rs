// Made by toolc from tools.tools; do not edit.

//! Typed calls of the toolset `extra`, over any executor.

use super::provider::{FindAndSay, Page, Say, Sync_, Watch, Wipe};
use super::types::{
    FindAndSayArgs, FindAndSayError, FindAndSayResult, Item, PageArgs, PageError, PageResult,
    SayArgs, SayError, SyncArgs, SyncError, SyncResult, WatchArgs, WatchError, WipeArgs, WipeError,
    WipeResult,
};

/// Calls the tools of `extra`.
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

    /// Sends text and gives no typed result.
    pub async fn say(
        &self,
        args: &SayArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<SayError>> {
        toolrt::host::call::<Say>(&self.executor, args, cx).await
    }

    /// Streams.
    ///
    /// # Errors
    /// - `NotHere`: Nothing has this id.
    pub async fn watch(
        &self,
        args: &WatchArgs,
        cx: &toolrt::Context,
    ) -> Result<Item, toolrt::CallError<WatchError>> {
        toolrt::host::call::<Watch>(&self.executor, args, cx).await
    }

    /// Calls `watch`; `on_item` sees every item before the result is there.
    pub async fn stream_watch(
        &self,
        args: &WatchArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Item) + Send + 'static,
    ) -> Result<Item, toolrt::CallError<WatchError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<Watch>(&self.executor, args, &cx).await
    }

    /// Plans.
    pub async fn wipe(
        &self,
        args: &WipeArgs,
        cx: &toolrt::Context,
    ) -> Result<WipeResult, toolrt::CallError<WipeError>> {
        toolrt::host::call::<Wipe>(&self.executor, args, cx).await
    }

    /// Does a part.
    pub async fn sync(
        &self,
        args: &SyncArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Outcome<SyncResult, SyncError>, toolrt::CallError<SyncError>> {
        toolrt::host::call_partial::<Sync_>(&self.executor, args, cx).await
    }

    /// Calls `page`.
    pub async fn page(
        &self,
        args: &PageArgs,
        cx: &toolrt::Context,
    ) -> Result<PageResult, toolrt::CallError<PageError>> {
        toolrt::host::call::<Page>(&self.executor, args, cx).await
    }

    /// All pages of `page`, from the one that `args` asks for.
    pub fn pages_page(&self, args: &PageArgs, cx: &toolrt::Context) -> toolrt::Pages<'a, Page> {
        toolrt::Pages::new(self.executor.clone(), args, cx)
    }

    /// Calls `find_and_say`.
    pub async fn find_and_say(
        &self,
        args: &FindAndSayArgs,
        cx: &toolrt::Context,
    ) -> Result<FindAndSayResult, toolrt::CallError<FindAndSayError>> {
        toolrt::host::call::<FindAndSay>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_say: Say,
        build_watch: Watch,
        build_wipe: Wipe,
        build_sync: Sync_,
        build_page: Page,
        build_find_and_say: FindAndSay,
    }
}
