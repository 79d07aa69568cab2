// Made by toolc from tools.tools; do not edit.

//! Typed calls of the toolset `shop`, over any executor.

use super::provider::NoteText;
use super::types::{NoteTextArgs, NoteTextError, NoteTextResult};

/// Calls the tools of `shop`.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Notes a text.
    pub async fn note_text(
        &self,
        args: &NoteTextArgs,
        cx: &toolrt::Context,
    ) -> Result<NoteTextResult, toolrt::CallError<NoteTextError>> {
        toolrt::host::call::<NoteText>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_note_text: NoteText,
    }
}
