// Made by toolc from tools.tools; do not edit.

//! Every statement of a tool.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
