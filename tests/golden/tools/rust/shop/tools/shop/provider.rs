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

/// The tool `note_text`.
#[derive(Debug, Clone, Copy)]
pub struct NoteText;

impl toolrt::Tool for NoteText {
    type Args = NoteTextArgs;
    type Result = NoteTextResult;
    type Error = NoteTextError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE_TEXT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ShopTools> toolrt::Handler<P> for NoteText {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_note_text(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note_text(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
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
