// Made by toolc from calls.tools; do not edit.

//! What a host implements to provide the toolset `calling`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    CopyIdsArgs, CopyIdsError, CopyIdsResult, CountWordsArgs, CountWordsError, CountWordsResult,
    DrawChartArgs, DrawChartError, DrawChartResult, DrawChartSide, DropAllArgs, DropAllError,
    DropAllResult, DropPathsArgs, DropPathsError, DropPathsResult, FetchPageArgs, FetchPageError,
    FetchPageResult, FindNamesArgs, FindNamesError, FindNamesResult, LogInArgs, LogInError,
    LogInResult, PutNoteArgs, PutNoteError, PutNoteResult, ReadPagesArgs, ReadPagesError,
    ReadPagesResult, SendNoteArgs, SendNoteError, SendNoteResult, ShipAllArgs, ShipAllError,
    ShipAllResult, ShipOrderArgs, ShipOrderError, ShipOrderResult, WhoAmIArgs, WhoAmIError,
    WhoAmIInjected, WhoAmIResult,
};

/// Tools of all sorts.
pub trait CallingTools: Send + Sync + 'static {
    /// Find names.
    fn find_names(
        &self,
        cx: &toolrt::Context,
        args: FindNamesArgs,
    ) -> impl Future<Output = Result<FindNamesResult, FindNamesError>> + Send;

    /// What is wrong with arguments of `find_names`, by rules that the design cannot say; nothing by default.
    fn check_find_names(&self, _cx: &toolrt::Context, _args: &FindNamesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Tell who calls.
    fn who_am_i(
        &self,
        cx: &toolrt::Context,
        args: WhoAmIArgs,
        injected: WhoAmIInjected,
    ) -> impl Future<Output = Result<WhoAmIResult, WhoAmIError>> + Send;

    /// What is wrong with arguments of `who_am_i`, by rules that the design cannot say; nothing by default.
    fn check_who_am_i(&self, _cx: &toolrt::Context, _args: &WhoAmIArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Drop some paths.
    fn drop_paths(
        &self,
        cx: &toolrt::Context,
        args: DropPathsArgs,
    ) -> impl Future<Output = Result<DropPathsResult, DropPathsError>> + Send;

    /// What is wrong with arguments of `drop_paths`, by rules that the design cannot say; nothing by default.
    fn check_drop_paths(&self, _cx: &toolrt::Context, _args: &DropPathsArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What `drop_paths` would do, without doing it.
    fn plan_drop_paths(
        &self,
        cx: &toolrt::Context,
        args: DropPathsArgs,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, DropPathsError>> + Send;

    /// Drop everything.
    fn drop_all(
        &self,
        cx: &toolrt::Context,
        args: DropAllArgs,
    ) -> impl Future<Output = Result<DropAllResult, DropAllError>> + Send;

    /// What is wrong with arguments of `drop_all`, by rules that the design cannot say; nothing by default.
    fn check_drop_all(&self, _cx: &toolrt::Context, _args: &DropAllArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Copy some ids.
    fn copy_ids(
        &self,
        cx: &toolrt::Context,
        args: CopyIdsArgs,
    ) -> impl Future<Output = Result<toolrt::Outcome<CopyIdsResult, CopyIdsError>, CopyIdsError>> + Send;

    /// What is wrong with arguments of `copy_ids`, by rules that the design cannot say; nothing by default.
    fn check_copy_ids(&self, _cx: &toolrt::Context, _args: &CopyIdsArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Draw a chart.
    fn draw_chart(
        &self,
        cx: &toolrt::Context,
        args: DrawChartArgs,
    ) -> impl Future<
        Output = Result<toolrt::WithSide<DrawChartResult, DrawChartSide>, DrawChartError>,
    > + Send;

    /// What is wrong with arguments of `draw_chart`, by rules that the design cannot say; nothing by default.
    fn check_draw_chart(&self, _cx: &toolrt::Context, _args: &DrawChartArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Read pages.
    fn read_pages(
        &self,
        cx: &toolrt::Context,
        args: ReadPagesArgs,
    ) -> impl Future<Output = Result<ReadPagesResult, ReadPagesError>> + Send;

    /// What is wrong with arguments of `read_pages`, by rules that the design cannot say; nothing by default.
    fn check_read_pages(&self, _cx: &toolrt::Context, _args: &ReadPagesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Count some words.
    fn count_words(
        &self,
        cx: &toolrt::Context,
        args: CountWordsArgs,
    ) -> impl Future<Output = Result<CountWordsResult, CountWordsError>> + Send;

    /// What is wrong with arguments of `count_words`, by rules that the design cannot say; nothing by default.
    fn check_count_words(
        &self,
        _cx: &toolrt::Context,
        _args: &CountWordsArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Log in.
    fn log_in(
        &self,
        cx: &toolrt::Context,
        args: LogInArgs,
    ) -> impl Future<Output = Result<LogInResult, LogInError>> + Send;

    /// What is wrong with arguments of `log_in`, by rules that the design cannot say; nothing by default.
    fn check_log_in(&self, _cx: &toolrt::Context, _args: &LogInArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Fetch a page.
    fn fetch_page(
        &self,
        cx: &toolrt::Context,
        args: FetchPageArgs,
    ) -> impl Future<Output = Result<FetchPageResult, FetchPageError>> + Send;

    /// What is wrong with arguments of `fetch_page`, by rules that the design cannot say; nothing by default.
    fn check_fetch_page(&self, _cx: &toolrt::Context, _args: &FetchPageArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Put a note into its place.
    fn put_note(
        &self,
        cx: &toolrt::Context,
        args: PutNoteArgs,
    ) -> impl Future<Output = Result<PutNoteResult, PutNoteError>> + Send;

    /// What is wrong with arguments of `put_note`, by rules that the design cannot say; nothing by default.
    fn check_put_note(&self, _cx: &toolrt::Context, _args: &PutNoteArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Send a note, one after the other.
    fn send_note(
        &self,
        cx: &toolrt::Context,
        args: SendNoteArgs,
    ) -> impl Future<Output = Result<SendNoteResult, SendNoteError>> + Send;

    /// What is wrong with arguments of `send_note`, by rules that the design cannot say; nothing by default.
    fn check_send_note(&self, _cx: &toolrt::Context, _args: &SendNoteArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Ship an order.
    fn ship_order(
        &self,
        cx: &toolrt::Context,
        args: ShipOrderArgs,
    ) -> impl Future<Output = Result<ShipOrderResult, ShipOrderError>> + Send;

    /// What is wrong with arguments of `ship_order`, by rules that the design cannot say; nothing by default.
    fn check_ship_order(&self, _cx: &toolrt::Context, _args: &ShipOrderArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: CallingTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<FindNames>();
    toolset.tool::<WhoAmI>();
    toolset.dry_run_tool::<DropPaths>();
    toolset.tool::<DropAll>();
    toolset.tool::<CopyIds>();
    toolset.tool::<DrawChart>();
    toolset.tool::<ReadPages>();
    toolset.tool::<CountWords>();
    toolset.tool::<LogIn>();
    toolset.tool::<FetchPage>();
    toolset.tool::<PutNote>();
    toolset.tool::<SendNote>();
    toolset.tool::<ShipOrder>();
    toolset.chain::<ShipAll>();
    toolset.build()
}

/// The tool `find_names`.
#[derive(Debug, Clone, Copy)]
pub struct FindNames;

impl toolrt::Tool for FindNames {
    type Args = FindNamesArgs;
    type Result = FindNamesResult;
    type Error = FindNamesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FIND_NAMES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for FindNames {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_find_names(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.find_names(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `who_am_i`.
#[derive(Debug, Clone, Copy)]
pub struct WhoAmI;

impl toolrt::Tool for WhoAmI {
    type Args = WhoAmIArgs;
    type Result = WhoAmIResult;
    type Error = WhoAmIError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WHO_AM_I
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for WhoAmI {
    type Injected = WhoAmIInjected;

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_who_am_i(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.who_am_i(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `drop_paths`.
#[derive(Debug, Clone, Copy)]
pub struct DropPaths;

impl toolrt::Tool for DropPaths {
    type Args = DropPathsArgs;
    type Result = DropPathsResult;
    type Error = DropPathsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DROP_PATHS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for DropPaths {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_drop_paths(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.drop_paths(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P: CallingTools> toolrt::Planner<P> for DropPaths {
    async fn plan(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools.plan_drop_paths(cx, args).await
    }
}

/// The tool `drop_all`.
#[derive(Debug, Clone, Copy)]
pub struct DropAll;

impl toolrt::Tool for DropAll {
    type Args = DropAllArgs;
    type Result = DropAllResult;
    type Error = DropAllError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DROP_ALL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for DropAll {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_drop_all(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.drop_all(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `copy_ids`.
#[derive(Debug, Clone, Copy)]
pub struct CopyIds;

impl toolrt::Tool for CopyIds {
    type Args = CopyIdsArgs;
    type Result = CopyIdsResult;
    type Error = CopyIdsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COPY_IDS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for CopyIds {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_copy_ids(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.copy_ids(cx, args).await?;
        Ok(toolrt::Reply::of(result))
    }
}

/// The tool `draw_chart`.
#[derive(Debug, Clone, Copy)]
pub struct DrawChart;

impl toolrt::Tool for DrawChart {
    type Args = DrawChartArgs;
    type Result = DrawChartResult;
    type Error = DrawChartError;
    type Side = DrawChartSide;

    fn spec() -> &'static toolrt::Spec {
        &specs::DRAW_CHART
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for DrawChart {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_draw_chart(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.draw_chart(cx, args).await?;
        Ok(toolrt::Reply::complete_with(result))
    }
}

/// The tool `read_pages`.
#[derive(Debug, Clone, Copy)]
pub struct ReadPages;

impl toolrt::Tool for ReadPages {
    type Args = ReadPagesArgs;
    type Result = ReadPagesResult;
    type Error = ReadPagesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_PAGES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for ReadPages {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_read_pages(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read_pages(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `count_words`.
#[derive(Debug, Clone, Copy)]
pub struct CountWords;

impl toolrt::Tool for CountWords {
    type Args = CountWordsArgs;
    type Result = CountWordsResult;
    type Error = CountWordsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COUNT_WORDS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for CountWords {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_count_words(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.count_words(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `log_in`.
#[derive(Debug, Clone, Copy)]
pub struct LogIn;

impl toolrt::Tool for LogIn {
    type Args = LogInArgs;
    type Result = LogInResult;
    type Error = LogInError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LOG_IN
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for LogIn {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_log_in(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.log_in(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `fetch_page`.
#[derive(Debug, Clone, Copy)]
pub struct FetchPage;

impl toolrt::Tool for FetchPage {
    type Args = FetchPageArgs;
    type Result = FetchPageResult;
    type Error = FetchPageError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FETCH_PAGE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for FetchPage {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_fetch_page(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.fetch_page(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `put_note`.
#[derive(Debug, Clone, Copy)]
pub struct PutNote;

impl toolrt::Tool for PutNote {
    type Args = PutNoteArgs;
    type Result = PutNoteResult;
    type Error = PutNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PUT_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for PutNote {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_put_note(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.put_note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `send_note`.
#[derive(Debug, Clone, Copy)]
pub struct SendNote;

impl toolrt::Tool for SendNote {
    type Args = SendNoteArgs;
    type Result = SendNoteResult;
    type Error = SendNoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SEND_NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for SendNote {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_send_note(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.send_note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `ship_order`.
#[derive(Debug, Clone, Copy)]
pub struct ShipOrder;

impl toolrt::Tool for ShipOrder {
    type Args = ShipOrderArgs;
    type Result = ShipOrderResult;
    type Error = ShipOrderError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SHIP_ORDER
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CallingTools> toolrt::Handler<P> for ShipOrder {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_ship_order(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.ship_order(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `ship_all`.
#[derive(Debug, Clone, Copy)]
pub struct ShipAll;

impl toolrt::Tool for ShipAll {
    type Args = ShipAllArgs;
    type Result = ShipAllResult;
    type Error = ShipAllError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SHIP_ALL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl toolrt::Chained for ShipAll {
    type Injected = ();

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
