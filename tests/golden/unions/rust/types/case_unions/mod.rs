// Made by toolc from unions.tools; do not edit.

//! Unions of all kinds, enums and literals.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
