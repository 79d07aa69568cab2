// Made by toolc from calls.tools; do not edit.

//! The tools that `spec/conformance/calls` calls.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
