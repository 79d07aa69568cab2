// Made by toolc from tools.tools; do not edit.

//! Every statement of a tool.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

pub use types::*;
