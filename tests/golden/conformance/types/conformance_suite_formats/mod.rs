// Made by toolc from suite_formats.tools; do not edit.

//! The types of the package `conformance.suite_formats`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
