// Made by toolc from servers.tools; do not edit.

//! What a host implements to provide the resources and prompts of the server `cards`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{ServerArgs, ServerError, ServerResult};

/// Only resources.
pub trait CardsProvider: Send + Sync + 'static {
    /// The resource `server`.
    fn server(
        &self,
        cx: &toolrt::Context,
        args: ServerArgs,
    ) -> impl Future<Output = Result<ServerResult, ServerError>> + Send;

    /// What is wrong with arguments of `server`, by rules that the design cannot say; nothing by default.
    fn check_server(&self, _cx: &toolrt::Context, _args: &ServerArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: CardsProvider>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Server>();
    toolset.build()
}

/// The resource `server`.
#[derive(Debug, Clone, Copy)]
pub struct Server;

impl toolrt::Tool for Server {
    type Args = ServerArgs;
    type Result = ServerResult;
    type Error = ServerError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SERVER
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CardsProvider> toolrt::Handler<P> for Server {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_server(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.server(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
