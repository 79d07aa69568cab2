// Made by toolc from files.tools; do not edit.

//! What a host implements to provide the resources and prompts of the server `files_server`, and how it becomes a toolset.

use std::future::Future;

use super::types::{FileTextArgs, FileTextError, SuggestNamesArgs, SuggestNamesError};
use super::{messages, specs};

/// What a host implements to provide the resources and prompts of the server `files_server`.
pub trait FilesServerProvider: Send + Sync + 'static {
    /// The text of one file.
    fn file_text(
        &self,
        cx: &toolrt::Context,
        args: FileTextArgs,
    ) -> impl Future<Output = Result<String, FileTextError>> + Send;

    /// What is wrong with arguments of `file_text`, by rules that the design cannot say; nothing by default.
    fn check_file_text(&self, _cx: &toolrt::Context, _args: &FileTextArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: FilesServerProvider>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<FileText>();
    toolset.prompt::<SuggestNames>();
    toolset.build()
}

/// The resource `file_text`.
#[derive(Debug, Clone, Copy)]
pub struct FileText;

impl toolrt::Tool for FileText {
    type Args = FileTextArgs;
    type Result = String;
    type Error = FileTextError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FILE_TEXT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FilesServerProvider> toolrt::Handler<P> for FileText {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_file_text(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.file_text(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The prompt `suggest_names`.
#[derive(Debug, Clone, Copy)]
pub struct SuggestNames;

impl toolrt::Tool for SuggestNames {
    type Args = SuggestNamesArgs;
    type Result = toolrt::mcp::Messages;
    type Error = SuggestNamesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SUGGEST_NAMES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl toolrt::mcp::Prompted for SuggestNames {
    type Injected = ();

    const MESSAGES: &'static [toolrt::mcp::MessageSpec] = messages::SUGGEST_NAMES;

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
