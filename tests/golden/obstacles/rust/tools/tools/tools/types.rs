// Made by toolc from obstacles.tools; do not edit.

//! The payloads, results and errors of the toolset `tools`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::type_self::types::{
    ALongNameOfATypeThatGoesOn, Box_, BoxError, Field, HTTPRequest, Keyword, Names, Payload_,
    Record, String2, Table, Url,
};

/// The arguments of `tools_tool`.
#[derive(Debug, Clone, PartialEq)]
pub struct ToolsToolArgs {
    pub x: Keyword,
    pub y: Names,
    pub z: ALongNameOfATypeThatGoesOn,
    pub p: Payload_,
    pub q: HTTPRequest,
    pub t: Record,
    pub s: String2,
}

impl ToolsToolArgs {
    /// Takes the required fields.
    pub fn new(
        x: Keyword,
        y: Names,
        z: ALongNameOfATypeThatGoesOn,
        p: Payload_,
        q: HTTPRequest,
        t: Record,
        s: String2,
    ) -> Self {
        Self {
            x,
            y,
            z,
            p,
            q,
            t,
            s,
        }
    }
}

/// The errors of `tools_tool`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ToolsToolError {
    /// Nothing is inside.
    Box(BoxError),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
