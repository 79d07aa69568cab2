// Made by toolc from tools.tools; do not edit.

//! What a host implements to provide the toolset `extra`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    FindAndSayArgs, FindAndSayError, FindAndSayResult, Item, PageArgs, PageError, PageInjected,
    PageResult, SayArgs, SayError, SyncArgs, SyncError, SyncResult, SyncSide, WatchArgs,
    WatchError, WipeArgs, WipeError, WipeResult,
};

/// What a host implements to provide the toolset `extra`.
pub trait ExtraTools: Send + Sync + 'static {
    /// Sends text and gives no typed result.
    fn say(
        &self,
        cx: &toolrt::Context,
        args: SayArgs,
    ) -> impl Future<Output = Result<toolrt::Content, SayError>> + Send;

    /// What is wrong with arguments of `say`, by rules that the design cannot say; nothing by default.
    fn check_say(&self, _cx: &toolrt::Context, _args: &SayArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Streams.
    fn watch(
        &self,
        cx: &toolrt::Context,
        args: WatchArgs,
        sink: toolrt::Sink<Item>,
    ) -> impl Future<Output = Result<Item, WatchError>> + Send;

    /// What is wrong with arguments of `watch`, by rules that the design cannot say; nothing by default.
    fn check_watch(&self, _cx: &toolrt::Context, _args: &WatchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Plans.
    fn wipe(
        &self,
        cx: &toolrt::Context,
        args: WipeArgs,
    ) -> impl Future<Output = Result<WipeResult, WipeError>> + Send;

    /// What is wrong with arguments of `wipe`, by rules that the design cannot say; nothing by default.
    fn check_wipe(&self, _cx: &toolrt::Context, _args: &WipeArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What `wipe` would do, without doing it.
    fn plan_wipe(
        &self,
        cx: &toolrt::Context,
        args: WipeArgs,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, WipeError>> + Send;

    /// Does a part.
    fn sync(
        &self,
        cx: &toolrt::Context,
        args: SyncArgs,
    ) -> impl Future<
        Output = Result<
            toolrt::WithSide<toolrt::Outcome<SyncResult, SyncError>, SyncSide>,
            SyncError,
        >,
    > + Send;

    /// What is wrong with arguments of `sync`, by rules that the design cannot say; nothing by default.
    fn check_sync(&self, _cx: &toolrt::Context, _args: &SyncArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `page`.
    fn page(
        &self,
        cx: &toolrt::Context,
        args: PageArgs,
        injected: PageInjected,
    ) -> impl Future<Output = Result<PageResult, PageError>> + Send;

    /// What is wrong with arguments of `page`, by rules that the design cannot say; nothing by default.
    fn check_page(&self, _cx: &toolrt::Context, _args: &PageArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ExtraTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Say>();
    toolset.tool::<Watch>();
    toolset.dry_run_tool::<Wipe>();
    toolset.tool::<Sync_>();
    toolset.tool::<Page>();
    toolset.chain::<FindAndSay>();
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
    toolset.served::<Say>();
    toolset.served::<Watch>();
    toolset.served::<Wipe>();
    toolset.served::<Sync_>();
    toolset.served::<Page>();
    toolset.served::<FindAndSay>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `say`.
    Say: specs::SAY, SayArgs => toolrt::Content, SayError;
}

toolrt::handler! {
    Say for P: ExtraTools, say, check_say, complete;
}

toolrt::tool! {
    /// The tool `watch`.
    Watch: specs::WATCH, WatchArgs => Item, WatchError;
}

toolrt::handler! {
    Watch for P: ExtraTools, watch, check_watch, complete, items toolrt::Codec::of();
}

toolrt::tool! {
    /// The tool `wipe`.
    Wipe: specs::WIPE, WipeArgs => WipeResult, WipeError;
}

toolrt::handler! {
    Wipe for P: ExtraTools, wipe, check_wipe, complete;
}

toolrt::planner! {
    Wipe for P: ExtraTools, plan_wipe;
}

toolrt::tool! {
    /// The tool `sync`.
    Sync_: specs::SYNC, SyncArgs => SyncResult, SyncError, side SyncSide;
}

toolrt::handler! {
    Sync_ for P: ExtraTools, sync, check_sync, of_with;
}

toolrt::tool! {
    /// The tool `page`.
    Page: specs::PAGE, PageArgs => PageResult, PageError;
}

toolrt::handler! {
    Page for P: ExtraTools, page, check_page, complete, injected PageInjected;
}

toolrt::tool! {
    /// The tool `find_and_say`.
    FindAndSay: specs::FIND_AND_SAY, FindAndSayArgs => FindAndSayResult, FindAndSayError;
}

impl toolrt::Chained for FindAndSay {
    type Injected = ();

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
