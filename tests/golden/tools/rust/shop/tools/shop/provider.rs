// Made by toolc from tools.tools; do not edit.

//! What a host implements to provide the toolset `shop`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{ShopService, types as service};
use super::types::{NoteTextArgs, NoteTextError, NoteTextResult};
use super::{specs, transforms};

/// What a host implements to provide the toolset `shop`.
pub trait ShopTools: Send + Sync + 'static {
    /// Notes a text.
    fn note_text(
        &self,
        cx: &toolrt::Context,
        args: NoteTextArgs,
    ) -> impl Future<Output = Result<NoteTextResult, NoteTextError>> + Send;

    /// What is wrong with arguments of `note_text`, by rules that the design cannot say; nothing by default.
    fn check_note_text(&self, _cx: &toolrt::Context, _args: &NoteTextArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ShopTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<NoteText>();
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
    toolset.served::<NoteText>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `note_text`.
    NoteText: specs::NOTE_TEXT, NoteTextArgs => NoteTextResult, NoteTextError;
}

toolrt::handler! {
    NoteText for P: ShopTools, note_text, check_note_text, complete;
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: ShopService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: ShopService> ShopTools for FromService<S> {
    async fn note_text(
        &self,
        cx: &toolrt::Context,
        args: NoteTextArgs,
    ) -> Result<NoteTextResult, NoteTextError> {
        let payload = transforms::note_text_payload(args)?;
        let service = &self.0;
        let result = service.note(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::note_text_result(result)?),
            Err(service::NoteError::Internal(error)) => Err(error.into()),
        }
    }
}
