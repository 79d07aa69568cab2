// Made by toolc from shared.tools; do not edit.

//! The types of the package `acme.shared`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
