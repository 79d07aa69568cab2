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

/// The tool `rename_files`.
#[derive(Debug, Clone, Copy)]
pub struct RenameFiles;

impl toolrt::Tool for RenameFiles {
    type Args = RenameFilesArgs;
    type Result = Vec<Renamed>;
    type Error = RenameFilesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::RENAME_FILES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::rename_files_result()
    }
}

impl<P: FilesTools> toolrt::Handler<P> for RenameFiles {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_rename_files(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.rename_files(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P: FilesTools> toolrt::Planner<P> for RenameFiles {
    async fn plan(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools.plan_rename_files(cx, args).await
    }
}

/// The tool `delete_files`.
#[derive(Debug, Clone, Copy)]
pub struct DeleteFiles;

impl toolrt::Tool for DeleteFiles {
    type Args = DeleteFilesArgs;
    type Result = DeleteFilesResult;
    type Error = DeleteFilesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::DELETE_FILES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: FilesTools> toolrt::Handler<P> for DeleteFiles {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_delete_files(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.delete_files(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P: FilesTools> toolrt::Planner<P> for DeleteFiles {
    async fn plan(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools.plan_delete_files(cx, args).await
    }
}

/// The tool `sweep`.
#[derive(Debug, Clone, Copy)]
pub struct Sweep;

impl toolrt::Tool for Sweep {
    type Args = SweepArgs;
    type Result = SweepResult;
    type Error = SweepError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SWEEP
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
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
