// Made by toolc from files.tools; do not edit.

//! Work with files below a directory.

toolrt::generated_for!("0.1");

pub mod command;

#[allow(unused_imports, reason = "callers name them")]
pub use command::{COMMAND, command};
