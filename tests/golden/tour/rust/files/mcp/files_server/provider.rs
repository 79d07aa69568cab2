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

toolrt::tool! {
    /// The resource `file_text`.
    FileText: specs::FILE_TEXT, FileTextArgs => String, FileTextError;
}

toolrt::handler! {
    FileText for P: FilesServerProvider, file_text, check_file_text, complete;
}

toolrt::tool! {
    /// The prompt `suggest_names`.
    SuggestNames: specs::SUGGEST_NAMES, SuggestNamesArgs => toolrt::mcp::Messages, SuggestNamesError;
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
