// Made by toolc from wide.tools; do not edit.

//! What a host implements to provide the toolset `mapped`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{CornersService, types as service};
use super::types::{FindArgs, FindError, FindResult};
use super::{specs, transforms};

/// What a host implements to provide the toolset `mapped`.
pub trait MappedTools: Send + Sync + 'static {
    /// Find by free text.
    fn find(
        &self,
        cx: &toolrt::Context,
        args: FindArgs,
    ) -> impl Future<Output = Result<FindResult, FindError>> + Send;

    /// What is wrong with arguments of `find`, by rules that the design cannot say; nothing by default.
    fn check_find(&self, _cx: &toolrt::Context, _args: &FindArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: MappedTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Find>();
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
    toolset.served::<Find>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `find`.
    Find: specs::FIND, FindArgs => FindResult, FindError;
}

toolrt::handler! {
    Find for P: MappedTools, find, check_find, complete;
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: CornersService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: CornersService> MappedTools for FromService<S> {
    async fn find(&self, cx: &toolrt::Context, args: FindArgs) -> Result<FindResult, FindError> {
        let payload = transforms::find_payload(args)?;
        let service = &self.0;
        let result = service.search(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::find_result(result)?),
            Err(service::SearchError::Internal(error)) => Err(error.into()),
        }
    }
}
