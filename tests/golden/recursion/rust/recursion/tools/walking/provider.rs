// Made by toolc from recursion.tools; do not edit.

//! What a host implements to provide the toolset `walking`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    GiveNodeArgs, GiveNodeError, GivePongArgs, GivePongError, Node, Pong, Tree, WalkAllArgs,
    WalkAllError,
};
use super::{codecs, specs};

/// Walks.
pub trait WalkingTools: Send + Sync + 'static {
    /// Takes them all.
    fn walk_all(
        &self,
        cx: &toolrt::Context,
        args: WalkAllArgs,
    ) -> impl Future<Output = Result<Tree, WalkAllError>> + Send;

    /// What is wrong with arguments of `walk_all`, by rules that the design cannot say; nothing by default.
    fn check_walk_all(&self, _cx: &toolrt::Context, _args: &WalkAllArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Gives a node.
    fn give_node(
        &self,
        cx: &toolrt::Context,
        args: GiveNodeArgs,
    ) -> impl Future<Output = Result<Node, GiveNodeError>> + Send;

    /// What is wrong with arguments of `give_node`, by rules that the design cannot say; nothing by default.
    fn check_give_node(&self, _cx: &toolrt::Context, _args: &GiveNodeArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Gives the other one.
    fn give_pong(
        &self,
        cx: &toolrt::Context,
        args: GivePongArgs,
    ) -> impl Future<Output = Result<Option<Pong>, GivePongError>> + Send;

    /// What is wrong with arguments of `give_pong`, by rules that the design cannot say; nothing by default.
    fn check_give_pong(&self, _cx: &toolrt::Context, _args: &GivePongArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WalkingTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<WalkAll>();
    toolset.tool::<GiveNode>();
    toolset.tool::<GivePong>();
    toolset.build()
}

/// The tool `walk_all`.
#[derive(Debug, Clone, Copy)]
pub struct WalkAll;

impl toolrt::Tool for WalkAll {
    type Args = WalkAllArgs;
    type Result = Tree;
    type Error = WalkAllError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WALK_ALL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::walk_all_result()
    }
}

impl<P: WalkingTools> toolrt::Handler<P> for WalkAll {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_walk_all(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.walk_all(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `give_node`.
#[derive(Debug, Clone, Copy)]
pub struct GiveNode;

impl toolrt::Tool for GiveNode {
    type Args = GiveNodeArgs;
    type Result = Node;
    type Error = GiveNodeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::GIVE_NODE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WalkingTools> toolrt::Handler<P> for GiveNode {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_give_node(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.give_node(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `give_pong`.
#[derive(Debug, Clone, Copy)]
pub struct GivePong;

impl toolrt::Tool for GivePong {
    type Args = GivePongArgs;
    type Result = Option<Pong>;
    type Error = GivePongError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::GIVE_PONG
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::give_pong_result()
    }
}

impl<P: WalkingTools> toolrt::Handler<P> for GivePong {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_give_pong(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.give_pong(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
