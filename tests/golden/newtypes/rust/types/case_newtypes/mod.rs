// Made by toolc from desk.tools; do not edit.

//! Aliases of texts and numbers with limits, everywhere that a type can stand, as types of their own.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
