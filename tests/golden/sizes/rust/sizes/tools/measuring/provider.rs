// Made by toolc from sizes.tools; do not edit.

//! What a host implements to provide the toolset `measuring`, and how it becomes a toolset.

use std::future::Future;

use super::types::{TakeTreesArgs, TakeTreesError, TakeTuplesArgs, TakeTuplesError, Tree};
use super::{codecs, specs};

/// What a host implements to provide the toolset `measuring`.
pub trait MeasuringTools: Send + Sync + 'static {
    /// Takes tuples of limited sizes.
    fn take_tuples(
        &self,
        cx: &toolrt::Context,
        args: TakeTuplesArgs,
    ) -> impl Future<Output = Result<(i64, Vec<i64>), TakeTuplesError>> + Send;

    /// Takes what holds itself.
    fn take_trees(
        &self,
        cx: &toolrt::Context,
        args: TakeTreesArgs,
    ) -> impl Future<Output = Result<Tree, TakeTreesError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: MeasuringTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<TakeTuples>();
    toolset.tool::<TakeTrees>();
    toolset.build()
}

/// The tool `take_tuples`.
#[derive(Debug, Clone, Copy)]
pub struct TakeTuples;

impl toolrt::Tool for TakeTuples {
    type Args = TakeTuplesArgs;
    type Result = (i64, Vec<i64>);
    type Error = TakeTuplesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TAKE_TUPLES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::take_tuples_result()
    }
}

impl<P: MeasuringTools> toolrt::Handler<P> for TakeTuples {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.take_tuples(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `take_trees`.
#[derive(Debug, Clone, Copy)]
pub struct TakeTrees;

impl toolrt::Tool for TakeTrees {
    type Args = TakeTreesArgs;
    type Result = Tree;
    type Error = TakeTreesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TAKE_TREES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::take_trees_result()
    }
}

impl<P: MeasuringTools> toolrt::Handler<P> for TakeTrees {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.take_trees(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
