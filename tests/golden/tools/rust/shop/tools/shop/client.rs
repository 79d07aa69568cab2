// Made by toolc from tools.tools; do not edit.

//! Typed calls of the toolset `shop`, over any executor.

use super::provider::NoteText;
use super::types::{NoteTextArgs, NoteTextError, NoteTextResult};

/// Calls the tools of `shop`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Notes a text.
    pub async fn note_text(
        &self,
        args: &NoteTextArgs,
        cx: &toolrt::Context,
    ) -> Result<NoteTextResult, toolrt::CallError<NoteTextError>> {
        toolrt::host::call::<NoteText>(self.executor, args, cx).await
    }
}
