// Made by toolc from records.tools; do not edit.

//! Records, open and closed.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
