// Made by toolc from namesakes.tools; do not edit.

//! The types of the package `namesakes`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
