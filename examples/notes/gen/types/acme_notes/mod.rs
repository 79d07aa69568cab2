// Made by toolc from notes.tools; do not edit.

//! The types of the package `acme.notes`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
