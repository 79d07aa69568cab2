// Made by toolc from scalars.tools; do not edit.

//! The types of the package `conformance.scalars`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
