// Made by toolc from research.tools; do not edit.

//! The types of what the model of `researcher` answers.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_research::types::{Answer, Step, ToolCall};
