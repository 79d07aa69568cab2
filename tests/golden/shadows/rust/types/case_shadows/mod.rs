// Made by toolc from shadows.tools; do not edit.

//! Tools, arguments and types that are called like what generated code needs for itself.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
