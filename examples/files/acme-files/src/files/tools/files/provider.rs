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

/// The tool `find_files`.
#[derive(Debug, Clone, Copy)]
pub struct FindFiles;

impl toolrt::Tool for FindFiles {
    type Args = FindFilesArgs;
    type Result = FindFilesResult;
    type Error = FindFilesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FIND_FILES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FilesTools> toolrt::Handler<P> for FindFiles {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_find_files(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.find_files(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `read_lines`.
#[derive(Debug, Clone, Copy)]
pub struct ReadLines;

impl toolrt::Tool for ReadLines {
    type Args = ReadLinesArgs;
    type Result = ReadLinesResult;
    type Error = ReadLinesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_LINES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FilesTools> toolrt::Handler<P> for ReadLines {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_read_lines(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read_lines(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
