// Made by toolc from recursion.tools; do not edit.

//! Typed calls of the toolset `walking`, over any executor.

use super::provider::{GiveNode, GivePong, WalkAll};
use super::types::{
    GiveNodeArgs, GiveNodeError, GivePongArgs, GivePongError, Node, Pong, Tree, WalkAllArgs,
    WalkAllError,
};

/// Walks.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Takes them all.
    pub async fn walk_all(
        &self,
        args: &WalkAllArgs,
        cx: &toolrt::Context,
    ) -> Result<Tree, toolrt::CallError<WalkAllError>> {
        toolrt::host::call::<WalkAll>(self.executor, args, cx).await
    }

    /// Gives a node.
    pub async fn give_node(
        &self,
        args: &GiveNodeArgs,
        cx: &toolrt::Context,
    ) -> Result<Node, toolrt::CallError<GiveNodeError>> {
        toolrt::host::call::<GiveNode>(self.executor, args, cx).await
    }

    /// Gives the other one.
    pub async fn give_pong(
        &self,
        args: &GivePongArgs,
        cx: &toolrt::Context,
    ) -> Result<Option<Pong>, toolrt::CallError<GivePongError>> {
        toolrt::host::call::<GivePong>(self.executor, args, cx).await
    }
}
