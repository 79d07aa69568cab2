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

toolrt::tool! {
    /// The resource `server`.
    Server: specs::SERVER, ServerArgs => ServerResult, ServerError;
}

toolrt::handler! {
    Server for P: CardsProvider, server, check_server, complete;
}
