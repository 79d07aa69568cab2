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

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<FindNames>();
    toolset.served::<WhoAmI>();
    toolset.served::<DropPaths>();
    toolset.served::<DropAll>();
    toolset.served::<CopyIds>();
    toolset.served::<DrawChart>();
    toolset.served::<ReadPages>();
    toolset.served::<CountWords>();
    toolset.served::<LogIn>();
    toolset.served::<FetchPage>();
    toolset.served::<PutNote>();
    toolset.served::<SendNote>();
    toolset.served::<ShipOrder>();
    toolset.served::<ShipAll>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `find_names`.
    FindNames: specs::FIND_NAMES, FindNamesArgs => FindNamesResult, FindNamesError;
}

toolrt::handler! {
    FindNames for P: CallingTools, find_names, check_find_names, complete;
}

toolrt::tool! {
    /// The tool `who_am_i`.
    WhoAmI: specs::WHO_AM_I, WhoAmIArgs => WhoAmIResult, WhoAmIError;
}

toolrt::handler! {
    WhoAmI for P: CallingTools, who_am_i, check_who_am_i, complete, injected WhoAmIInjected;
}

toolrt::tool! {
    /// The tool `drop_paths`.
    DropPaths: specs::DROP_PATHS, DropPathsArgs => DropPathsResult, DropPathsError;
}

toolrt::handler! {
    DropPaths for P: CallingTools, drop_paths, check_drop_paths, complete;
}

toolrt::planner! {
    DropPaths for P: CallingTools, plan_drop_paths;
}

toolrt::tool! {
    /// The tool `drop_all`.
    DropAll: specs::DROP_ALL, DropAllArgs => DropAllResult, DropAllError;
}

toolrt::handler! {
    DropAll for P: CallingTools, drop_all, check_drop_all, complete;
}

toolrt::tool! {
    /// The tool `copy_ids`.
    CopyIds: specs::COPY_IDS, CopyIdsArgs => CopyIdsResult, CopyIdsError;
}

toolrt::handler! {
    CopyIds for P: CallingTools, copy_ids, check_copy_ids, of;
}

toolrt::tool! {
    /// The tool `draw_chart`.
    DrawChart: specs::DRAW_CHART, DrawChartArgs => DrawChartResult, DrawChartError, side DrawChartSide;
}

toolrt::handler! {
    DrawChart for P: CallingTools, draw_chart, check_draw_chart, complete_with;
}

toolrt::tool! {
    /// The tool `read_pages`.
    ReadPages: specs::READ_PAGES, ReadPagesArgs => ReadPagesResult, ReadPagesError;
}

toolrt::handler! {
    ReadPages for P: CallingTools, read_pages, check_read_pages, complete;
}

toolrt::tool! {
    /// The tool `count_words`.
    CountWords: specs::COUNT_WORDS, CountWordsArgs => CountWordsResult, CountWordsError;
}

toolrt::handler! {
    CountWords for P: CallingTools, count_words, check_count_words, complete;
}

toolrt::tool! {
    /// The tool `log_in`.
    LogIn: specs::LOG_IN, LogInArgs => LogInResult, LogInError;
}

toolrt::handler! {
    LogIn for P: CallingTools, log_in, check_log_in, complete;
}

toolrt::tool! {
    /// The tool `fetch_page`.
    FetchPage: specs::FETCH_PAGE, FetchPageArgs => FetchPageResult, FetchPageError;
}

toolrt::handler! {
    FetchPage for P: CallingTools, fetch_page, check_fetch_page, complete;
}

toolrt::tool! {
    /// The tool `put_note`.
    PutNote: specs::PUT_NOTE, PutNoteArgs => PutNoteResult, PutNoteError;
}

toolrt::handler! {
    PutNote for P: CallingTools, put_note, check_put_note, complete;
}

toolrt::tool! {
    /// The tool `send_note`.
    SendNote: specs::SEND_NOTE, SendNoteArgs => SendNoteResult, SendNoteError;
}

toolrt::handler! {
    SendNote for P: CallingTools, send_note, check_send_note, complete;
}

toolrt::tool! {
    /// The tool `ship_order`.
    ShipOrder: specs::SHIP_ORDER, ShipOrderArgs => ShipOrderResult, ShipOrderError;
}

toolrt::handler! {
    ShipOrder for P: CallingTools, ship_order, check_ship_order, complete;
}

toolrt::tool! {
    /// The tool `ship_all`.
    ShipAll: specs::SHIP_ALL, ShipAllArgs => ShipAllResult, ShipAllError;
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
