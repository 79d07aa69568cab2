// Made by toolc from one.tools; do not edit.

//! Sizes, nesting and places that few types have.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
