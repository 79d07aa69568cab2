// Made by toolc from desk.tools; do not edit.

//! Agents, and everything that they may use, implement and answer.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
