// Made by toolc from relatives.tools; do not edit.

//! Names that are others with something behind or before them that generated code says, too.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
