// Made by toolc from wide.tools; do not edit.

//! Corners of the language that real tools need.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
