// Made by toolc from one.tools; do not edit.

//! Names that stand for types of other packages, for parts without names, and for themselves.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
