// Made by toolc from bindings.tools; do not edit.

//! Tools that methods implement, in every way that a value can get from one side to the other.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
