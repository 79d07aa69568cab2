// Made by toolc from servers.tools; do not edit.

//! What a host implements to provide the resources and prompts of the server `board_server`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    AFileArgs, AFileError, Card, ColumnArgs, ColumnError, CompareArgs, CompareError, ImportantArgs,
    ImportantError, NotesArgs, NotesError, PictureArgs, PictureError,
};
use super::{codecs, messages, specs};

/// Everything that a server may say.
pub trait BoardServerProvider: Send + Sync + 'static {
    /// All cards of a column.
    fn column(
        &self,
        cx: &toolrt::Context,
        args: ColumnArgs,
    ) -> impl Future<Output = Result<Vec<Card>, ColumnError>> + Send;

    /// What is wrong with arguments of `column`, by rules that the design cannot say; nothing by default.
    fn check_column(&self, _cx: &toolrt::Context, _args: &ColumnArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The picture of the board.
    fn picture(
        &self,
        cx: &toolrt::Context,
        args: PictureArgs,
    ) -> impl Future<Output = Result<toolrt::Bytes, PictureError>> + Send;

    /// What is wrong with arguments of `picture`, by rules that the design cannot say; nothing by default.
    fn check_picture(&self, _cx: &toolrt::Context, _args: &PictureArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Files beside the board.
    fn a_file(
        &self,
        cx: &toolrt::Context,
        args: AFileArgs,
    ) -> impl Future<Output = Result<toolrt::Content, AFileError>> + Send;

    /// What is wrong with arguments of `a_file`, by rules that the design cannot say; nothing by default.
    fn check_a_file(&self, _cx: &toolrt::Context, _args: &AFileArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The resource `notes`.
    fn notes(
        &self,
        cx: &toolrt::Context,
        args: NotesArgs,
    ) -> impl Future<Output = Result<String, NotesError>> + Send;

    /// What is wrong with arguments of `notes`, by rules that the design cannot say; nothing by default.
    fn check_notes(&self, _cx: &toolrt::Context, _args: &NotesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Whatever the host finds important.
    fn important(
        &self,
        cx: &toolrt::Context,
        args: ImportantArgs,
    ) -> impl Future<Output = Result<toolrt::mcp::Messages, ImportantError>> + Send;

    /// What is wrong with arguments of `important`, by rules that the design cannot say; nothing by default.
    fn check_important(&self, _cx: &toolrt::Context, _args: &ImportantArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: BoardServerProvider>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Column>();
    toolset.tool::<Picture>();
    toolset.tool::<AFile>();
    toolset.tool::<Notes>();
    toolset.prompt::<Compare>();
    toolset.tool::<Important>();
    toolset.build()
}

toolrt::tool! {
    /// The resource `column`.
    Column: specs::COLUMN, ColumnArgs => Vec<Card>, ColumnError, by codecs::column_result();
}

toolrt::handler! {
    Column for P: BoardServerProvider, column, check_column, complete;
}

toolrt::tool! {
    /// The resource `picture`.
    Picture: specs::PICTURE, PictureArgs => toolrt::Bytes, PictureError;
}

toolrt::handler! {
    Picture for P: BoardServerProvider, picture, check_picture, complete;
}

toolrt::tool! {
    /// The resource `a file`.
    AFile: specs::A_FILE, AFileArgs => toolrt::Content, AFileError;
}

toolrt::handler! {
    AFile for P: BoardServerProvider, a_file, check_a_file, complete;
}

toolrt::tool! {
    /// The resource `notes`.
    Notes: specs::NOTES, NotesArgs => String, NotesError;
}

toolrt::handler! {
    Notes for P: BoardServerProvider, notes, check_notes, complete;
}

toolrt::tool! {
    /// The prompt `compare`.
    Compare: specs::COMPARE, CompareArgs => toolrt::mcp::Messages, CompareError;
}

impl toolrt::mcp::Prompted for Compare {
    type Injected = ();

    const MESSAGES: &'static [toolrt::mcp::MessageSpec] = messages::COMPARE;

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}

toolrt::tool! {
    /// The prompt `important`.
    Important: specs::IMPORTANT, ImportantArgs => toolrt::mcp::Messages, ImportantError;
}

toolrt::handler! {
    Important for P: BoardServerProvider, important, check_important, complete;
}
