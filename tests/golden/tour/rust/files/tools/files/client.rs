// Made by toolc from files.tools; do not edit.

//! Typed calls of the toolset `files`, over any executor.

use super::provider::{DeleteFiles, FindFiles, RenameFiles, Sweep};
use super::types::{
    DeleteFilesArgs, DeleteFilesError, DeleteFilesResult, FindFilesArgs, FindFilesError,
    FindFilesResult, RenameFilesArgs, RenameFilesError, Renamed, SweepArgs, SweepError,
    SweepResult,
};

/// Find, rename and delete files.
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

    /// Find files matching a glob pattern in a directory tree.
    ///
    /// # Errors
    /// - `BadPattern`: The glob pattern cannot be parsed.
    pub async fn find_files(
        &self,
        args: &FindFilesArgs,
        cx: &toolrt::Context,
    ) -> Result<FindFilesResult, toolrt::CallError<FindFilesError>> {
        toolrt::host::call::<FindFiles>(&self.executor, args, cx).await
    }

    /// All pages of `find_files`, from the one that `args` asks for.
    pub fn pages_find_files(
        &self,
        args: &FindFilesArgs,
        cx: &toolrt::Context,
    ) -> toolrt::Pages<'a, FindFiles> {
        toolrt::Pages::new(self.executor.clone(), args, cx)
    }

    /// Rename files by replacing text in their names.
    pub async fn rename_files(
        &self,
        args: &RenameFilesArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Renamed>, toolrt::CallError<RenameFilesError>> {
        toolrt::host::call::<RenameFiles>(&self.executor, args, cx).await
    }

    /// Calls `rename_files`; `on_item` sees every item before the result is there.
    pub async fn stream_rename_files(
        &self,
        args: &RenameFilesArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(Renamed) + Send + 'static,
    ) -> Result<Vec<Renamed>, toolrt::CallError<RenameFilesError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<RenameFiles>(&self.executor, args, &cx).await
    }

    /// Delete files for good.
    pub async fn delete_files(
        &self,
        args: &DeleteFilesArgs,
        cx: &toolrt::Context,
    ) -> Result<DeleteFilesResult, toolrt::CallError<DeleteFilesError>> {
        toolrt::host::call::<DeleteFiles>(&self.executor, args, cx).await
    }

    /// Find files by pattern and delete what was found.
    pub async fn sweep(
        &self,
        args: &SweepArgs,
        cx: &toolrt::Context,
    ) -> Result<SweepResult, toolrt::CallError<SweepError>> {
        toolrt::host::call::<Sweep>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_find_files: FindFiles,
        build_rename_files: RenameFiles,
        build_delete_files: DeleteFiles,
        build_sweep: Sweep,
    }
}
