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

/// The tool `say`.
#[derive(Debug, Clone, Copy)]
pub struct Say;

impl toolrt::Tool for Say {
    type Args = SayArgs;
    type Result = toolrt::Content;
    type Error = SayError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SAY
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ExtraTools> toolrt::Handler<P> for Say {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_say(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.say(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `watch`.
#[derive(Debug, Clone, Copy)]
pub struct Watch;

impl toolrt::Tool for Watch {
    type Args = WatchArgs;
    type Result = Item;
    type Error = WatchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WATCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ExtraTools> toolrt::Handler<P> for Watch {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_watch(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.watch(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `wipe`.
#[derive(Debug, Clone, Copy)]
pub struct Wipe;

impl toolrt::Tool for Wipe {
    type Args = WipeArgs;
    type Result = WipeResult;
    type Error = WipeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WIPE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ExtraTools> toolrt::Handler<P> for Wipe {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_wipe(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.wipe(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P: ExtraTools> toolrt::Planner<P> for Wipe {
    async fn plan(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools.plan_wipe(cx, args).await
    }
}

/// The tool `sync`.
#[derive(Debug, Clone, Copy)]
pub struct Sync_;

impl toolrt::Tool for Sync_ {
    type Args = SyncArgs;
    type Result = SyncResult;
    type Error = SyncError;
    type Side = SyncSide;

    fn spec() -> &'static toolrt::Spec {
        &specs::SYNC
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ExtraTools> toolrt::Handler<P> for Sync_ {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_sync(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.sync(cx, args).await?;
        Ok(toolrt::Reply::of_with(result))
    }
}

/// The tool `page`.
#[derive(Debug, Clone, Copy)]
pub struct Page;

impl toolrt::Tool for Page {
    type Args = PageArgs;
    type Result = PageResult;
    type Error = PageError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PAGE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ExtraTools> toolrt::Handler<P> for Page {
    type Injected = PageInjected;

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_page(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.page(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `find_and_say`.
#[derive(Debug, Clone, Copy)]
pub struct FindAndSay;

impl toolrt::Tool for FindAndSay {
    type Args = FindAndSayArgs;
    type Result = FindAndSayResult;
    type Error = FindAndSayError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FIND_AND_SAY
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
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
