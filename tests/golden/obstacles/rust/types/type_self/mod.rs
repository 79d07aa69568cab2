// Made by toolc from obstacles.tools; do not edit.

//! Names and texts that get in the way.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
