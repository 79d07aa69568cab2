// Made by toolc from todos.tools; do not edit.

//! A todo list that an agent keeps while it works.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
