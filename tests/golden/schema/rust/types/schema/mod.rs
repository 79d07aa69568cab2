// Made by toolc from schema.tools; do not edit.

//! JSON Schema keywords, and names that are one constant in Rust.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
