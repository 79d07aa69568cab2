// Made by toolc from files.tools; do not edit.

//! Typed calls of the toolset `files`, over any executor.

use super::provider::{FindFiles, ReadLines};
use super::types::{
    FindFilesArgs, FindFilesError, FindFilesResult, ReadLinesArgs, ReadLinesError, ReadLinesResult,
};

/// Find files and read them.
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

    /// Find files by their names, in a folder and all folders below it.
    pub async fn find_files(
        &self,
        args: &FindFilesArgs,
        cx: &toolrt::Context,
    ) -> Result<FindFilesResult, toolrt::CallError<FindFilesError>> {
        toolrt::host::call::<FindFiles>(&self.executor, args, cx).await
    }

    /// Read lines of a text file.
    ///
    /// # Errors
    /// - `NoSuchFile`: Nothing is at this path.
    /// - `NotText`: The file is not text.
    pub async fn read_lines(
        &self,
        args: &ReadLinesArgs,
        cx: &toolrt::Context,
    ) -> Result<ReadLinesResult, toolrt::CallError<ReadLinesError>> {
        toolrt::host::call::<ReadLines>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_find_files: FindFiles,
        build_read_lines: ReadLines,
    }
}
