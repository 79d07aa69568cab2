// Made by toolc from relatives.tools; do not edit.

//! The payloads, results and errors of the toolset `sheets`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::relatives::types::{
    DraftError, Expr, FromService, Path, S, SheetService, SheetsTools as RelativesSheetsTools,
};
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::sheet_service::types::Row;

/// The arguments of `s`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SArgs {
    pub s: S,
}

impl SArgs {
    /// Takes the required fields.
    pub fn new(s: S) -> Self {
        Self { s }
    }
}

/// The arguments of `from_service`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FromServiceArgs {
    pub from: FromService,
}

impl FromServiceArgs {
    /// Takes the required fields.
    pub fn new(from: FromService) -> Self {
        Self { from }
    }
}

/// The arguments of `sheets_tools`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SheetsToolsArgs {
    pub tools: RelativesSheetsTools,
}

impl SheetsToolsArgs {
    /// Takes the required fields.
    pub fn new(tools: RelativesSheetsTools) -> Self {
        Self { tools }
    }
}

/// The arguments of `sheet_service`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SheetServiceArgs {
    pub service: SheetService,
    pub row: Row,
}

impl SheetServiceArgs {
    /// Takes the required fields.
    pub fn new(service: SheetService, row: Row) -> Self {
        Self { service, row }
    }
}

/// The arguments of `path`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PathArgs {
    pub from: Path,
}

impl PathArgs {
    /// Takes the required fields.
    pub fn new(from: Path) -> Self {
        Self { from }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PathResult {
    pub to: Path,
}

impl PathResult {
    /// Takes the required fields.
    pub fn new(to: Path) -> Self {
        Self { to }
    }
}

/// The arguments of `rows`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RowsArgs {
    pub rows: i64,
}

impl RowsArgs {
    /// Takes the required fields.
    pub fn new(rows: i64) -> Self {
        Self { rows }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RowsResult {
    pub all: Vec<i64>,
}

impl RowsResult {
    /// Takes the required fields.
    pub fn new(all: Vec<i64>) -> Self {
        Self { all }
    }
}

/// The arguments of `rows_result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RowsResultArgs {
    pub rows: i64,
}

impl RowsResultArgs {
    /// Takes the required fields.
    pub fn new(rows: i64) -> Self {
        Self { rows }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RowsResultResult {
    pub all: Vec<i64>,
}

impl RowsResultResult {
    /// Takes the required fields.
    pub fn new(all: Vec<i64>) -> Self {
        Self { all }
    }
}

/// The errors of `s`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `from_service`.
#[derive(Debug)]
#[non_exhaustive]
pub enum FromServiceError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `sheets_tools`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SheetsToolsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `sheet_service`.
#[derive(Debug)]
#[non_exhaustive]
pub enum SheetServiceError {
    Draft(DraftError),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `path`.
#[derive(Debug)]
#[non_exhaustive]
pub enum PathError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `rows`.
#[derive(Debug)]
#[non_exhaustive]
pub enum RowsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `rows_result`.
#[derive(Debug)]
#[non_exhaustive]
pub enum RowsResultError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
