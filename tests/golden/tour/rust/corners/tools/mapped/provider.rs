// Made by toolc from wide.tools; do not edit.

//! What a host implements to provide the toolset `mapped`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `mapped`.
pub trait MappedTools: Send + Sync + 'static {
    /// Find by free text.
    fn find(
        &self,
        cx: &toolrt::Context,
        args: FindArgs,
    ) -> impl Future<Output = Result<FindResult, FindError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: MappedTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Find>();
    toolset.build()
}

/// The tool `find`.
#[derive(Debug, Clone, Copy)]
pub struct Find;

impl toolrt::Tool for Find {
    type Args = FindArgs;
    type Result = FindResult;
    type Error = FindError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FIND
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: MappedTools> toolrt::Handler<P> for Find {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.find(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
