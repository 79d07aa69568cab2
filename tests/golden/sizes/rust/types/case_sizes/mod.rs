// Made by toolc from sizes.tools; do not edit.

//! How many items tuples and types that hold themselves may have, at their declaration and where they are used.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
