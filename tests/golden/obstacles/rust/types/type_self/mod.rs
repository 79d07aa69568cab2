// Made by toolc from obstacles.tools; do not edit.

//! Names and texts that get in the way.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
