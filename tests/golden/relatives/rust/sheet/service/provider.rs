// Made by toolc from relatives.tools; do not edit.

//! The methods of the service `sheet`.

use std::future::Future;

use super::types::{
    FromService, FromServiceError, FromServicePayload, Path, PathError, PathPayload, ReadError,
    ReadPayload, ReadResultError, ReadResultPayload, RelativesSheetService, S, SError, SPayload,
    ServiceError, ServicePayload, SheetsTools, SheetsToolsError, SheetsToolsPayload,
};

/// The methods of the service `sheet`.
pub trait SheetService: Send + Sync + 'static {
    /// The method `read`.
    fn read(
        &self,
        cx: &toolrt::Context,
        payload: ReadPayload,
    ) -> impl Future<Output = Result<Vec<i64>, ReadError>> + Send;

    /// The method `read_result`.
    fn read_result(
        &self,
        cx: &toolrt::Context,
        payload: ReadResultPayload,
    ) -> impl Future<Output = Result<Vec<i64>, ReadResultError>> + Send;

    /// The method `s`.
    fn s(
        &self,
        cx: &toolrt::Context,
        payload: SPayload,
    ) -> impl Future<Output = Result<S, SError>> + Send;

    /// The method `from_service`.
    fn from_service(
        &self,
        cx: &toolrt::Context,
        payload: FromServicePayload,
    ) -> impl Future<Output = Result<FromService, FromServiceError>> + Send;

    /// The method `sheets_tools`.
    fn sheets_tools(
        &self,
        cx: &toolrt::Context,
        payload: SheetsToolsPayload,
    ) -> impl Future<Output = Result<SheetsTools, SheetsToolsError>> + Send;

    /// The method `path`.
    fn path(
        &self,
        cx: &toolrt::Context,
        payload: PathPayload,
    ) -> impl Future<Output = Result<Path, PathError>> + Send;

    /// The method `service`.
    fn service(
        &self,
        cx: &toolrt::Context,
        payload: ServicePayload,
    ) -> impl Future<Output = Result<RelativesSheetService, ServiceError>> + Send;
}
