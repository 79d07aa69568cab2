// Made by toolc from right.tools; do not edit.

//! The other one of two packages that name each other's types.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
