// Made by toolc from records.tools; do not edit.

//! The payloads, results and errors of the toolset `records`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_records::types::{
    Deep, Defaults, Kept, Login, Open, OpenJson, Point, Tri,
};

/// The arguments of `keep_records`.
#[derive(Debug, Clone, PartialEq)]
pub struct KeepRecordsArgs {
    pub point: Point,
    pub open: Open,
    pub json: OpenJson,
    pub kept: Kept,
    pub deep: Deep,
    pub tri: Tri,
    pub defaults: Defaults,
    pub login: Login,
}

impl KeepRecordsArgs {
    /// Takes the required fields.
    pub fn new(
        point: Point,
        open: Open,
        json: OpenJson,
        kept: Kept,
        deep: Deep,
        tri: Tri,
        defaults: Defaults,
        login: Login,
    ) -> Self {
        Self {
            point,
            open,
            json,
            kept,
            deep,
            tri,
            defaults,
            login,
        }
    }
}

/// The errors of `keep_records`.
#[derive(Debug)]
#[non_exhaustive]
pub enum KeepRecordsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
