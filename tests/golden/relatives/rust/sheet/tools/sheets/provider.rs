// Made by toolc from relatives.tools; do not edit.

//! What a host implements to provide the toolset `sheets`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{SheetService as ServiceTrait, types as service};
use super::types::{
    FromService, FromServiceArgs, FromServiceError, PathArgs, PathError, PathResult,
    RelativesSheetsTools, RowsArgs, RowsError, RowsResult, RowsResultArgs, RowsResultError,
    RowsResultResult, S, SArgs, SError, SheetService, SheetServiceArgs, SheetServiceError,
    SheetsToolsArgs, SheetsToolsError,
};
use super::{specs, transforms};

/// Every tool is a method, so that the toolset comes straight from the service.
pub trait SheetsTools: Send + Sync + 'static {
    /// The tool `s`.
    fn s(
        &self,
        cx: &toolrt::Context,
        args: SArgs,
    ) -> impl Future<Output = Result<S, SError>> + Send;

    /// The tool `from_service`.
    fn from_service(
        &self,
        cx: &toolrt::Context,
        args: FromServiceArgs,
    ) -> impl Future<Output = Result<FromService, FromServiceError>> + Send;

    /// The tool `sheets_tools`.
    fn sheets_tools(
        &self,
        cx: &toolrt::Context,
        args: SheetsToolsArgs,
    ) -> impl Future<Output = Result<RelativesSheetsTools, SheetsToolsError>> + Send;

    /// The tool `sheet_service`.
    fn sheet_service(
        &self,
        cx: &toolrt::Context,
        args: SheetServiceArgs,
    ) -> impl Future<Output = Result<SheetService, SheetServiceError>> + Send;

    /// The tool `path`.
    fn path(
        &self,
        cx: &toolrt::Context,
        args: PathArgs,
    ) -> impl Future<Output = Result<PathResult, PathError>> + Send;

    /// The tool `rows`.
    fn rows(
        &self,
        cx: &toolrt::Context,
        args: RowsArgs,
    ) -> impl Future<Output = Result<RowsResult, RowsError>> + Send;

    /// The tool `rows_result`.
    fn rows_result(
        &self,
        cx: &toolrt::Context,
        args: RowsResultArgs,
    ) -> impl Future<Output = Result<RowsResultResult, RowsResultError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: SheetsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<STool>();
    toolset.tool::<FromServiceTool>();
    toolset.tool::<SheetsToolsTool>();
    toolset.tool::<SheetServiceTool>();
    toolset.tool::<PathTool>();
    toolset.tool::<Rows>();
    toolset.tool::<RowsResultTool>();
    toolset.build()
}

/// The tool `s`.
#[derive(Debug, Clone, Copy)]
pub struct STool;

impl toolrt::Tool for STool {
    type Args = SArgs;
    type Result = S;
    type Error = SError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::S
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for STool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.s(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `from_service`.
#[derive(Debug, Clone, Copy)]
pub struct FromServiceTool;

impl toolrt::Tool for FromServiceTool {
    type Args = FromServiceArgs;
    type Result = FromService;
    type Error = FromServiceError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FROM_SERVICE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for FromServiceTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.from_service(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `sheets_tools`.
#[derive(Debug, Clone, Copy)]
pub struct SheetsToolsTool;

impl toolrt::Tool for SheetsToolsTool {
    type Args = SheetsToolsArgs;
    type Result = RelativesSheetsTools;
    type Error = SheetsToolsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SHEETS_TOOLS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for SheetsToolsTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.sheets_tools(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `sheet_service`.
#[derive(Debug, Clone, Copy)]
pub struct SheetServiceTool;

impl toolrt::Tool for SheetServiceTool {
    type Args = SheetServiceArgs;
    type Result = SheetService;
    type Error = SheetServiceError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::SHEET_SERVICE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for SheetServiceTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.sheet_service(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `path`.
#[derive(Debug, Clone, Copy)]
pub struct PathTool;

impl toolrt::Tool for PathTool {
    type Args = PathArgs;
    type Result = PathResult;
    type Error = PathError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::PATH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for PathTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.path(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `rows`.
#[derive(Debug, Clone, Copy)]
pub struct Rows;

impl toolrt::Tool for Rows {
    type Args = RowsArgs;
    type Result = RowsResult;
    type Error = RowsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::ROWS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for Rows {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.rows(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `rows_result`.
#[derive(Debug, Clone, Copy)]
pub struct RowsResultTool;

impl toolrt::Tool for RowsResultTool {
    type Args = RowsResultArgs;
    type Result = RowsResultResult;
    type Error = RowsResultError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::ROWS_RESULT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SheetsTools> toolrt::Handler<P> for RowsResultTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.rows_result(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S2: ServiceTrait>(service: S2) -> toolrt::Toolset {
    toolset(FromService2(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService2<S2>(S2);

impl<S2: ServiceTrait> SheetsTools for FromService2<S2> {
    async fn s(&self, cx: &toolrt::Context, args: SArgs) -> Result<S, SError> {
        let payload = transforms::s_payload(args)?;
        let service = &self.0;
        let result = service.s(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::s_result(result)?),
            Err(service::SError::Internal(error)) => Err(error.into()),
        }
    }

    async fn from_service(
        &self,
        cx: &toolrt::Context,
        args: FromServiceArgs,
    ) -> Result<FromService, FromServiceError> {
        let payload = transforms::from_service_payload(args)?;
        let service = &self.0;
        let result = service.from_service(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::from_service_result(result)?),
            Err(service::FromServiceError::Internal(error)) => Err(error.into()),
        }
    }

    async fn sheets_tools(
        &self,
        cx: &toolrt::Context,
        args: SheetsToolsArgs,
    ) -> Result<RelativesSheetsTools, SheetsToolsError> {
        let payload = transforms::sheets_tools_payload(args)?;
        let service = &self.0;
        let result = service.sheets_tools(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::sheets_tools_result(result)?),
            Err(service::SheetsToolsError::Internal(error)) => Err(error.into()),
        }
    }

    async fn sheet_service(
        &self,
        cx: &toolrt::Context,
        args: SheetServiceArgs,
    ) -> Result<SheetService, SheetServiceError> {
        let payload = transforms::sheet_service_payload(args)?;
        let service = &self.0;
        let result = service.service(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::sheet_service_result(result)?),
            Err(service::ServiceError::Draft(error)) => Err(error.into()),
            Err(service::ServiceError::Internal(error)) => Err(error.into()),
        }
    }

    async fn path(&self, cx: &toolrt::Context, args: PathArgs) -> Result<PathResult, PathError> {
        let payload = transforms::path_payload(args)?;
        let service = &self.0;
        let result = service.path(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::path_result(result)?),
            Err(service::PathError::Internal(error)) => Err(error.into()),
        }
    }

    async fn rows(&self, cx: &toolrt::Context, args: RowsArgs) -> Result<RowsResult, RowsError> {
        let payload = transforms::rows_payload(args)?;
        let service = &self.0;
        let result = service.read(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::rows_result(result)?),
            Err(service::ReadError::Internal(error)) => Err(error.into()),
        }
    }

    async fn rows_result(
        &self,
        cx: &toolrt::Context,
        args: RowsResultArgs,
    ) -> Result<RowsResultResult, RowsResultError> {
        let payload = transforms::rows_result_payload(args)?;
        let service = &self.0;
        let result = service.read_result(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::rows_result_result(result)?),
            Err(service::ReadResultError::Internal(error)) => Err(error.into()),
        }
    }
}
