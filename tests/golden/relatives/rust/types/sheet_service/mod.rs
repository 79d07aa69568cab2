// Made by toolc from sheet.tools; do not edit.

//! A package that is called as the types of a service are where tools are bound to it.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
