// Made by toolc from unions.tools; do not edit.

//! What a host implements to provide the toolset `unions`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Below, ChooseArgs, ChooseError, CountArgs, CountError, DescendArgs, DescendError, Group,
    Locator, NestArgs, NestError, PickArgs, PickError, Span,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `unions`.
pub trait UnionsTools: Send + Sync + 'static {
    /// The tool `choose`.
    fn choose(
        &self,
        cx: &toolrt::Context,
        args: ChooseArgs,
    ) -> impl Future<Output = Result<Vec<Span>, ChooseError>> + Send;

    /// What is wrong with arguments of `choose`, by rules that the design cannot say; nothing by default.
    fn check_choose(&self, _cx: &toolrt::Context, _args: &ChooseArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `pick`.
    fn pick(
        &self,
        cx: &toolrt::Context,
        args: PickArgs,
    ) -> impl Future<Output = Result<Locator, PickError>> + Send;

    /// What is wrong with arguments of `pick`, by rules that the design cannot say; nothing by default.
    fn check_pick(&self, _cx: &toolrt::Context, _args: &PickArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `descend`.
    fn descend(
        &self,
        cx: &toolrt::Context,
        args: DescendArgs,
    ) -> impl Future<Output = Result<Option<Below>, DescendError>> + Send;

    /// What is wrong with arguments of `descend`, by rules that the design cannot say; nothing by default.
    fn check_descend(&self, _cx: &toolrt::Context, _args: &DescendArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `count`.
    fn count(
        &self,
        cx: &toolrt::Context,
        args: CountArgs,
    ) -> impl Future<Output = Result<i64, CountError>> + Send;

    /// What is wrong with arguments of `count`, by rules that the design cannot say; nothing by default.
    fn check_count(&self, _cx: &toolrt::Context, _args: &CountArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `nest`.
    fn nest(
        &self,
        cx: &toolrt::Context,
        args: NestArgs,
    ) -> impl Future<Output = Result<Group, NestError>> + Send;

    /// What is wrong with arguments of `nest`, by rules that the design cannot say; nothing by default.
    fn check_nest(&self, _cx: &toolrt::Context, _args: &NestArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: UnionsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Choose>();
    toolset.tool::<Pick>();
    toolset.tool::<Descend>();
    toolset.tool::<Count>();
    toolset.tool::<Nest>();
    toolset.build()
}

/// The tool `choose`.
#[derive(Debug, Clone, Copy)]
pub struct Choose;

impl toolrt::Tool for Choose {
    type Args = ChooseArgs;
    type Result = Vec<Span>;
    type Error = ChooseError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHOOSE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::choose_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for Choose {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_choose(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.choose(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `pick`.
#[derive(Debug, Clone, Copy)]
pub struct Pick;

impl toolrt::Tool for Pick {
    type Args = PickArgs;
    type Result = Locator;
    type Error = PickError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PICK
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for Pick {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_pick(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.pick(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `descend`.
#[derive(Debug, Clone, Copy)]
pub struct Descend;

impl toolrt::Tool for Descend {
    type Args = DescendArgs;
    type Result = Option<Below>;
    type Error = DescendError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DESCEND
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::descend_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for Descend {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_descend(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.descend(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `count`.
#[derive(Debug, Clone, Copy)]
pub struct Count;

impl toolrt::Tool for Count {
    type Args = CountArgs;
    type Result = i64;
    type Error = CountError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COUNT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::count_result()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for Count {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_count(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.count(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `nest`.
#[derive(Debug, Clone, Copy)]
pub struct Nest;

impl toolrt::Tool for Nest {
    type Args = NestArgs;
    type Result = Group;
    type Error = NestError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NEST
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: UnionsTools> toolrt::Handler<P> for Nest {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_nest(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.nest(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
