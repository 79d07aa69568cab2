// Made by toolc from quotes.tools; do not edit.

//! Texts that would be code if they could.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
