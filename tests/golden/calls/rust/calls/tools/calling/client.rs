// Made by toolc from calls.tools; do not edit.

//! Typed calls of the toolset `calling`, over any executor.

use super::provider::{
    CopyIds, CountWords, DrawChart, DropAll, DropPaths, FetchPage, FindNames, LogIn, PutNote,
    ReadPages, SendNote, ShipAll, ShipOrder, WhoAmI,
};
use super::types::{
    CopyIdsArgs, CopyIdsError, CopyIdsResult, CountWordsArgs, CountWordsError, CountWordsResult,
    DrawChartArgs, DrawChartError, DrawChartResult, DropAllArgs, DropAllError, DropAllResult,
    DropPathsArgs, DropPathsError, DropPathsResult, FetchPageArgs, FetchPageError, FetchPageResult,
    FindNamesArgs, FindNamesError, FindNamesResult, LogInArgs, LogInError, LogInResult,
    PutNoteArgs, PutNoteError, PutNoteResult, ReadPagesArgs, ReadPagesError, ReadPagesResult,
    SendNoteArgs, SendNoteError, SendNoteResult, ShipAllArgs, ShipAllError, ShipAllResult,
    ShipOrderArgs, ShipOrderError, ShipOrderResult, WhoAmIArgs, WhoAmIError, WhoAmIResult,
};

/// Tools of all sorts.
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

    /// Find names.
    ///
    /// # Errors
    /// - `BadPattern`: The pattern cannot be parsed.
    /// - `NothingThere`: Nothing is there.
    /// - `AlreadyThere`: It is there already.
    /// - `TooEarly`: Something else comes first.
    /// - `NotYours`: You may not.
    /// - `TooBusy`: Too many at once.
    /// - `NobodyThere`: Nobody answers.
    /// - `TooSlow`: It took too long.
    /// - `Stopped`: Somebody stopped it.
    /// - `Broken`: It broke.
    pub async fn find_names(
        &self,
        args: &FindNamesArgs,
        cx: &toolrt::Context,
    ) -> Result<FindNamesResult, toolrt::CallError<FindNamesError>> {
        toolrt::host::call::<FindNames>(&self.executor, args, cx).await
    }

    /// Tell who calls.
    pub async fn who_am_i(
        &self,
        args: &WhoAmIArgs,
        cx: &toolrt::Context,
    ) -> Result<WhoAmIResult, toolrt::CallError<WhoAmIError>> {
        toolrt::host::call::<WhoAmI>(&self.executor, args, cx).await
    }

    /// Drop some paths.
    pub async fn drop_paths(
        &self,
        args: &DropPathsArgs,
        cx: &toolrt::Context,
    ) -> Result<DropPathsResult, toolrt::CallError<DropPathsError>> {
        toolrt::host::call::<DropPaths>(&self.executor, args, cx).await
    }

    /// Drop everything.
    pub async fn drop_all(
        &self,
        args: &DropAllArgs,
        cx: &toolrt::Context,
    ) -> Result<DropAllResult, toolrt::CallError<DropAllError>> {
        toolrt::host::call::<DropAll>(&self.executor, args, cx).await
    }

    /// Copy some ids.
    ///
    /// # Errors
    /// - `AlreadyThere`: It is there already.
    /// - `TooBusy`: Too many at once.
    pub async fn copy_ids(
        &self,
        args: &CopyIdsArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Outcome<CopyIdsResult, CopyIdsError>, toolrt::CallError<CopyIdsError>> {
        toolrt::host::call_partial::<CopyIds>(&self.executor, args, cx).await
    }

    /// Draw a chart.
    pub async fn draw_chart(
        &self,
        args: &DrawChartArgs,
        cx: &toolrt::Context,
    ) -> Result<DrawChartResult, toolrt::CallError<DrawChartError>> {
        toolrt::host::call::<DrawChart>(&self.executor, args, cx).await
    }

    /// Read pages.
    pub async fn read_pages(
        &self,
        args: &ReadPagesArgs,
        cx: &toolrt::Context,
    ) -> Result<ReadPagesResult, toolrt::CallError<ReadPagesError>> {
        toolrt::host::call::<ReadPages>(&self.executor, args, cx).await
    }

    /// All pages of `read_pages`, from the one that `args` asks for.
    pub fn pages_read_pages(
        &self,
        args: &ReadPagesArgs,
        cx: &toolrt::Context,
    ) -> toolrt::Pages<'a, ReadPages> {
        toolrt::Pages::new(self.executor.clone(), args, cx)
    }

    /// Count some words.
    ///
    /// # Errors
    /// - `NoWords`: There are no words.
    /// - `NothingThere`: Nothing is there.
    pub async fn count_words(
        &self,
        args: &CountWordsArgs,
        cx: &toolrt::Context,
    ) -> Result<CountWordsResult, toolrt::CallError<CountWordsError>> {
        toolrt::host::call::<CountWords>(&self.executor, args, cx).await
    }

    /// Log in.
    ///
    /// # Errors
    /// - `Locked`: The door is locked.
    pub async fn log_in(
        &self,
        args: &LogInArgs,
        cx: &toolrt::Context,
    ) -> Result<LogInResult, toolrt::CallError<LogInError>> {
        toolrt::host::call::<LogIn>(&self.executor, args, cx).await
    }

    /// Fetch a page.
    ///
    /// # Errors
    /// - `TooBusy`: Too many at once.
    /// - `NobodyThere`: Nobody answers.
    /// - `NoWords`: There are no words.
    pub async fn fetch_page(
        &self,
        args: &FetchPageArgs,
        cx: &toolrt::Context,
    ) -> Result<FetchPageResult, toolrt::CallError<FetchPageError>> {
        toolrt::host::call::<FetchPage>(&self.executor, args, cx).await
    }

    /// Put a note into its place.
    ///
    /// # Errors
    /// - `TooBusy`: Too many at once.
    /// - `NobodyThere`: Nobody answers.
    pub async fn put_note(
        &self,
        args: &PutNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<PutNoteResult, toolrt::CallError<PutNoteError>> {
        toolrt::host::call::<PutNote>(&self.executor, args, cx).await
    }

    /// Send a note, one after the other.
    ///
    /// # Errors
    /// - `TooBusy`: Too many at once.
    /// - `NoWords`: There are no words.
    pub async fn send_note(
        &self,
        args: &SendNoteArgs,
        cx: &toolrt::Context,
    ) -> Result<SendNoteResult, toolrt::CallError<SendNoteError>> {
        toolrt::host::call::<SendNote>(&self.executor, args, cx).await
    }

    /// Ship an order.
    ///
    /// # Errors
    /// - `AlreadyThere`: It is there already.
    pub async fn ship_order(
        &self,
        args: &ShipOrderArgs,
        cx: &toolrt::Context,
    ) -> Result<ShipOrderResult, toolrt::CallError<ShipOrderError>> {
        toolrt::host::call::<ShipOrder>(&self.executor, args, cx).await
    }

    /// Ship an order, and drop its paths.
    pub async fn ship_all(
        &self,
        args: &ShipAllArgs,
        cx: &toolrt::Context,
    ) -> Result<ShipAllResult, toolrt::CallError<ShipAllError>> {
        toolrt::host::call::<ShipAll>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_find_names: FindNames,
        build_who_am_i: WhoAmI,
        build_drop_paths: DropPaths,
        build_drop_all: DropAll,
        build_copy_ids: CopyIds,
        build_draw_chart: DrawChart,
        build_read_pages: ReadPages,
        build_count_words: CountWords,
        build_log_in: LogIn,
        build_fetch_page: FetchPage,
        build_put_note: PutNote,
        build_send_note: SendNote,
        build_ship_order: ShipOrder,
        build_ship_all: ShipAll,
    }
}
