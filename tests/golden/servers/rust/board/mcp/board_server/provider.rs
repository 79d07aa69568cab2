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

/// The resource `column`.
#[derive(Debug, Clone, Copy)]
pub struct Column;

impl toolrt::Tool for Column {
    type Args = ColumnArgs;
    type Result = Vec<Card>;
    type Error = ColumnError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COLUMN
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::column_result()
    }
}

impl<P: BoardServerProvider> toolrt::Handler<P> for Column {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_column(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.column(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The resource `picture`.
#[derive(Debug, Clone, Copy)]
pub struct Picture;

impl toolrt::Tool for Picture {
    type Args = PictureArgs;
    type Result = toolrt::Bytes;
    type Error = PictureError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PICTURE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoardServerProvider> toolrt::Handler<P> for Picture {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_picture(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.picture(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The resource `a file`.
#[derive(Debug, Clone, Copy)]
pub struct AFile;

impl toolrt::Tool for AFile {
    type Args = AFileArgs;
    type Result = toolrt::Content;
    type Error = AFileError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::A_FILE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoardServerProvider> toolrt::Handler<P> for AFile {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_a_file(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.a_file(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The resource `notes`.
#[derive(Debug, Clone, Copy)]
pub struct Notes;

impl toolrt::Tool for Notes {
    type Args = NotesArgs;
    type Result = String;
    type Error = NotesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::NOTES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoardServerProvider> toolrt::Handler<P> for Notes {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_notes(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.notes(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The prompt `compare`.
#[derive(Debug, Clone, Copy)]
pub struct Compare;

impl toolrt::Tool for Compare {
    type Args = CompareArgs;
    type Result = toolrt::mcp::Messages;
    type Error = CompareError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COMPARE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
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

/// The prompt `important`.
#[derive(Debug, Clone, Copy)]
pub struct Important;

impl toolrt::Tool for Important {
    type Args = ImportantArgs;
    type Result = toolrt::mcp::Messages;
    type Error = ImportantError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::IMPORTANT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: BoardServerProvider> toolrt::Handler<P> for Important {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_important(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.important(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
