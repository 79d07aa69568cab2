// Made by toolc from files.tools; do not edit.

//! Files below one folder.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
