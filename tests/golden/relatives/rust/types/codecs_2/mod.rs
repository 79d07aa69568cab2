// Made by toolc from codecs.tools; do not edit.

//! A package that is called as a module of generated code.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
