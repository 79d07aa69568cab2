// Made by toolc from calculator.tools; do not edit.

//! The MCP server `calc`.

toolrt::generated_for!("0.1");

pub mod serve;

#[allow(unused_imports, reason = "callers name them")]
pub use serve::{SERVER, server};
