// Made by toolc from formats.tools; do not edit.

//! The types of the package `conformance.formats`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
