// Made by toolc from relatives.tools; do not edit.

//! From the arguments of the bound tools of `sheets` to the payloads of their methods, and back with the results.

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::types as service;
use super::types::{
    FromService, FromServiceArgs, PathArgs, PathResult, RelativesSheetsTools, RowsArgs, RowsResult,
    RowsResultArgs, RowsResultResult, S, SArgs, SheetService, SheetServiceArgs, SheetsToolsArgs,
};

/// What `sheet.s` takes for a call of `s`.
pub fn s_payload(args: SArgs) -> Result<service::SPayload, toolrt::Internal> {
    Ok(service::SPayload { s: args.s })
}

/// What `s` gives for a result of `sheet.s`.
pub fn s_result(result: service::SResult) -> Result<S, toolrt::Internal> {
    Ok(result)
}

/// What `sheet.from_service` takes for a call of `from_service`.
pub fn from_service_payload(
    args: FromServiceArgs,
) -> Result<service::FromServicePayload, toolrt::Internal> {
    Ok(service::FromServicePayload { from: args.from })
}

/// What `from_service` gives for a result of `sheet.from_service`.
pub fn from_service_result(
    result: service::FromServiceResult,
) -> Result<FromService, toolrt::Internal> {
    Ok(result)
}

/// What `sheet.sheets_tools` takes for a call of `sheets_tools`.
pub fn sheets_tools_payload(
    args: SheetsToolsArgs,
) -> Result<service::SheetsToolsPayload, toolrt::Internal> {
    Ok(service::SheetsToolsPayload { tools: args.tools })
}

/// What `sheets_tools` gives for a result of `sheet.sheets_tools`.
pub fn sheets_tools_result(
    result: service::SheetsToolsResult,
) -> Result<RelativesSheetsTools, toolrt::Internal> {
    Ok(result)
}

/// What `sheet.service` takes for a call of `sheet_service`.
pub fn sheet_service_payload(
    args: SheetServiceArgs,
) -> Result<service::ServicePayload, toolrt::Internal> {
    Ok(service::ServicePayload {
        service: args.service,
        row: args.row,
    })
}

/// What `sheet_service` gives for a result of `sheet.service`.
pub fn sheet_service_result(
    result: service::ServiceResult,
) -> Result<SheetService, toolrt::Internal> {
    Ok(result)
}

/// What `sheet.path` takes for a call of `path`.
pub fn path_payload(args: PathArgs) -> Result<service::PathPayload, toolrt::Internal> {
    Ok(service::PathPayload { path: args.from })
}

#[rustfmt::skip]
static PATH_RESULT: toolrt::call::Expr = toolrt::call::Expr::Object(&[
    ("to", toolrt::call::Expr::Path(toolrt::call::Path::of("result", &[]))),
]);

/// What `path` gives for a result of `sheet.path`.
pub fn path_result(result: service::PathResult) -> Result<PathResult, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::path_result(),
        &result,
        toolrt::Codec::of(),
        Some(&PATH_RESULT),
    )
}

/// What `sheet.read` takes for a call of `rows`.
pub fn rows_payload(args: RowsArgs) -> Result<service::ReadPayload, toolrt::Internal> {
    Ok(service::ReadPayload { rows: args.rows })
}

#[rustfmt::skip]
static ROWS_RESULT: toolrt::call::Expr = toolrt::call::Expr::Object(&[
    ("all", toolrt::call::Expr::Path(toolrt::call::Path::of("result", &[]))),
]);

/// What `rows` gives for a result of `sheet.read`.
pub fn rows_result(result: service::ReadResult) -> Result<RowsResult, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::read_result(),
        &result,
        toolrt::Codec::of(),
        Some(&ROWS_RESULT),
    )
}

/// What `sheet.read_result` takes for a call of `rows_result`.
pub fn rows_result_payload(
    args: RowsResultArgs,
) -> Result<service::ReadResultPayload, toolrt::Internal> {
    Ok(service::ReadResultPayload { rows: args.rows })
}

#[rustfmt::skip]
static ROWS_RESULT_RESULT: toolrt::call::Expr = toolrt::call::Expr::Object(&[
    ("all", toolrt::call::Expr::Path(toolrt::call::Path::of("result", &[]))),
]);

/// What `rows_result` gives for a result of `sheet.read_result`.
pub fn rows_result_result(
    result: service::ReadResultResult,
) -> Result<RowsResultResult, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::read_result_result(),
        &result,
        toolrt::Codec::of(),
        Some(&ROWS_RESULT_RESULT),
    )
}
