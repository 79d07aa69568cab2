// Made by toolc from research.tools; do not edit.

//! Questions, answered by an agent that reads notes.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
