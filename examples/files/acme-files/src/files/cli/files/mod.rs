// Made by toolc from files.tools; do not edit.

//! Look at the files of one folder.

toolrt::generated_for!("0.1");

pub mod command;
pub mod documents;

#[allow(unused_imports, reason = "callers name them")]
pub use command::{COMMAND, command};
