// Made by toolc from files.tools; do not edit.

//! What a host implements to provide the toolset `files`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    DeleteFilesArgs, DeleteFilesError, DeleteFilesResult, FindFilesArgs, FindFilesError,
    FindFilesResult, RenameFilesArgs, RenameFilesError, Renamed, SweepArgs, SweepError,
    SweepResult,
};
use super::{codecs, specs};

/// Find, rename and delete files.
pub trait FilesTools: Send + Sync + 'static {
    /// Find files matching a glob pattern in a directory tree.
    fn find_files(
        &self,
        cx: &toolrt::Context,
        args: FindFilesArgs,
    ) -> impl Future<Output = Result<FindFilesResult, FindFilesError>> + Send;

    /// What is wrong with arguments of `find_files`, by rules that the design cannot say; nothing by default.
    fn check_find_files(&self, _cx: &toolrt::Context, _args: &FindFilesArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Rename files by replacing text in their names.
    fn rename_files(
        &self,
        cx: &toolrt::Context,
        args: RenameFilesArgs,
        sink: toolrt::Sink<Renamed>,
    ) -> impl Future<Output = Result<Vec<Renamed>, RenameFilesError>> + Send;

    /// What is wrong with arguments of `rename_files`, by rules that the design cannot say; nothing by default.
    fn check_rename_files(
        &self,
        _cx: &toolrt::Context,
        _args: &RenameFilesArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What `rename_files` would do, without doing it.
    fn plan_rename_files(
        &self,
        cx: &toolrt::Context,
        args: RenameFilesArgs,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, RenameFilesError>> + Send;

    /// Delete files for good.
    fn delete_files(
        &self,
        cx: &toolrt::Context,
        args: DeleteFilesArgs,
    ) -> impl Future<Output = Result<DeleteFilesResult, DeleteFilesError>> + Send;

    /// What is wrong with arguments of `delete_files`, by rules that the design cannot say; nothing by default.
    fn check_delete_files(
        &self,
        _cx: &toolrt::Context,
        _args: &DeleteFilesArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What `delete_files` would do, without doing it.
    fn plan_delete_files(
        &self,
        cx: &toolrt::Context,
        args: DeleteFilesArgs,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, DeleteFilesError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: FilesTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<FindFiles>();
    toolset.dry_run_tool::<RenameFiles>();
    toolset.dry_run_tool::<DeleteFiles>();
    toolset.chain::<Sweep>();
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
    toolset.served::<RenameFiles>();
    toolset.served::<DeleteFiles>();
    toolset.served::<Sweep>();
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
    /// The tool `rename_files`.
    RenameFiles: specs::RENAME_FILES, RenameFilesArgs => Vec<Renamed>, RenameFilesError, by codecs::rename_files_result();
}

toolrt::handler! {
    RenameFiles for P: FilesTools, rename_files, check_rename_files, complete, items toolrt::Codec::of();
}

toolrt::planner! {
    RenameFiles for P: FilesTools, plan_rename_files;
}

toolrt::tool! {
    /// The tool `delete_files`.
    DeleteFiles: specs::DELETE_FILES, DeleteFilesArgs => DeleteFilesResult, DeleteFilesError;
}

toolrt::handler! {
    DeleteFiles for P: FilesTools, delete_files, check_delete_files, complete;
}

toolrt::planner! {
    DeleteFiles for P: FilesTools, plan_delete_files;
}

toolrt::tool! {
    /// The tool `sweep`.
    Sweep: specs::SWEEP, SweepArgs => SweepResult, SweepError;
}

impl toolrt::Chained for Sweep {
    type Injected = ();

    fn inputs(
        args: &Self::Args,
        _injected: &Self::Injected,
    ) -> Result<toolrt::Inputs, toolrt::Internal> {
        toolrt::Inputs::of(args)
    }
}
