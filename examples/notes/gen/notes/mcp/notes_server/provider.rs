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

/// The resource `note`.
#[derive(Debug, Clone, Copy)]
pub struct Note;

impl toolrt::Tool for Note {
    type Args = NoteArgs;
    type Result = String;
    type Error = NoteError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NotesServerProvider> toolrt::Handler<P> for Note {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_note(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.note(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The prompt `summarize`.
#[derive(Debug, Clone, Copy)]
pub struct Summarize;

impl toolrt::Tool for Summarize {
    type Args = SummarizeArgs;
    type Result = toolrt::mcp::Messages;
    type Error = SummarizeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SUMMARIZE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
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

/// The prompt `tidy`.
#[derive(Debug, Clone, Copy)]
pub struct Tidy;

impl toolrt::Tool for Tidy {
    type Args = TidyArgs;
    type Result = toolrt::mcp::Messages;
    type Error = TidyError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TIDY
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
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
