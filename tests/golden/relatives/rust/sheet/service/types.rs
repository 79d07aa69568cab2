// Made by toolc from relatives.tools; do not edit.

//! The payloads, results and errors of the service `sheet`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::relatives::types::{
    DraftError, Expr, FromService, Path, S, SheetService as RelativesSheetService, SheetsTools,
};
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::sheet_service::types::Row;

/// The payload of `read`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadPayload {
    pub rows: i64,
}

impl ReadPayload {
    /// Takes the required fields.
    pub fn new(rows: i64) -> Self {
        Self { rows }
    }
}

/// The payload of `read_result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadResultPayload {
    pub rows: i64,
}

impl ReadResultPayload {
    /// Takes the required fields.
    pub fn new(rows: i64) -> Self {
        Self { rows }
    }
}

/// The payload of `s`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SPayload {
    pub s: S,
}

impl SPayload {
    /// Takes the required fields.
    pub fn new(s: S) -> Self {
        Self { s }
    }
}

/// The payload of `from_service`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FromServicePayload {
    pub from: FromService,
}

impl FromServicePayload {
    /// Takes the required fields.
    pub fn new(from: FromService) -> Self {
        Self { from }
    }
}

/// The payload of `sheets_tools`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SheetsToolsPayload {
    pub tools: SheetsTools,
}

impl SheetsToolsPayload {
    /// Takes the required fields.
    pub fn new(tools: SheetsTools) -> Self {
        Self { tools }
    }
}

/// The payload of `path`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PathPayload {
    pub path: Path,
}

impl PathPayload {
    /// Takes the required fields.
    pub fn new(path: Path) -> Self {
        Self { path }
    }
}

/// The payload of `service`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ServicePayload {
    pub service: RelativesSheetService,
    pub row: Row,
}

impl ServicePayload {
    /// Takes the required fields.
    pub fn new(service: RelativesSheetService, row: Row) -> Self {
        Self { service, row }
    }
}

/// The result of `read`.
pub type ReadResult = Vec<i64>;

/// The errors of `read`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `read_result`.
pub type ReadResultResult = Vec<i64>;

/// The errors of `read_result`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadResultError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `s`.
pub type SResult = S;

/// The errors of `s`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `from_service`.
pub type FromServiceResult = FromService;

/// The errors of `from_service`.
#[derive(Debug)]
#[non_exhaustive]
pub enum FromServiceError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `sheets_tools`.
pub type SheetsToolsResult = SheetsTools;

/// The errors of `sheets_tools`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SheetsToolsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `path`.
pub type PathResult = Path;

/// The errors of `path`.
#[derive(Debug)]
#[non_exhaustive]
pub enum PathError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The result of `service`.
pub type ServiceResult = RelativesSheetService;

/// The errors of `service`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServiceError {
    Draft(DraftError),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
