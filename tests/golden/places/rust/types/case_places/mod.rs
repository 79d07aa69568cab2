// Made by toolc from places.tools; do not edit.

//! The types of the package `case.places`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
