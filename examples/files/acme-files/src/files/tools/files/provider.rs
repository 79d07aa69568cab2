// Made by toolc from files.tools; do not edit.

//! What a host implements to provide the toolset `files`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    FindFilesArgs, FindFilesError, FindFilesResult, ReadLinesArgs, ReadLinesError, ReadLinesResult,
};

/// Find files and read them.
pub trait FilesTools: Send + Sync + 'static {
    /// Find files by their names, in a folder and all folders below it.
    fn find_files(
        &self,
        cx: &toolrt::Context,
        args: FindFilesArgs,
    ) -> impl Future<Output = Result<FindFilesResult, FindFilesError>> + Send;

    /// What is wrong with arguments of `find_files`, by rules that the design cannot say; nothing by default.
    fn check_find_files(&self, _cx: &toolrt::Context, _args: &FindFilesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Read lines of a text file.
    fn read_lines(
        &self,
        cx: &toolrt::Context,
        args: ReadLinesArgs,
    ) -> impl Future<Output = Result<ReadLinesResult, ReadLinesError>> + Send;

    /// What is wrong with arguments of `read_lines`, by rules that the design cannot say; nothing by default.
    fn check_read_lines(&self, _cx: &toolrt::Context, _args: &ReadLinesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: FilesTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<FindFiles>();
    toolset.tool::<ReadLines>();
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
    toolset.served::<FindFiles>();
    toolset.served::<ReadLines>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `find_files`.
    FindFiles: specs::FIND_FILES, FindFilesArgs => FindFilesResult, FindFilesError;
}

toolrt::handler! {
    FindFiles for P: FilesTools, find_files, check_find_files, complete;
}

toolrt::tool! {
    /// The tool `read_lines`.
    ReadLines: specs::READ_LINES, ReadLinesArgs => ReadLinesResult, ReadLinesError;
}

toolrt::handler! {
    ReadLines for P: FilesTools, read_lines, check_read_lines, complete;
}
