// Made by toolc from notes.tools; do not edit.

//! What a host implements to provide the resources and prompts of the server `notes_server`, and how it becomes a toolset.

use std::future::Future;

use super::types::{NoteArgs, NoteError, SummarizeArgs, SummarizeError, TidyArgs, TidyError};
use super::{messages, specs};

/// Notes as Markdown files in one folder.
pub trait NotesServerProvider: Send + Sync + 'static {
    /// The text of a note.
    fn note(
        &self,
        cx: &toolrt::Context,
        args: NoteArgs,
    ) -> impl Future<Output = Result<String, NoteError>> + Send;

    /// What is wrong with arguments of `note`, by rules that the design cannot say; nothing by default.
    fn check_note(&self, _cx: &toolrt::Context, _args: &NoteArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: NotesServerProvider>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Note>();
    toolset.prompt::<Summarize>();
    toolset.prompt::<Tidy>();
    toolset.build()
}

toolrt::tool! {
    /// The resource `note`.
    Note: specs::NOTE, NoteArgs => String, NoteError;
}

toolrt::handler! {
    Note for P: NotesServerProvider, note, check_note, complete;
}

toolrt::tool! {
    /// The prompt `summarize`.
    Summarize: specs::SUMMARIZE, SummarizeArgs => toolrt::mcp::Messages, SummarizeError;
}

impl toolrt::mcp::Prompted for Summarize {
    type Injected = ();

    const MESSAGES: &'static [toolrt::mcp::MessageSpec] = messages::SUMMARIZE;

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}

toolrt::tool! {
    /// The prompt `tidy`.
    Tidy: specs::TIDY, TidyArgs => toolrt::mcp::Messages, TidyError;
}

impl toolrt::mcp::Prompted for Tidy {
    type Injected = ();

    const MESSAGES: &'static [toolrt::mcp::MessageSpec] = messages::TIDY;

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
