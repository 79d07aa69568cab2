// Made by toolc from servers.tools; do not edit.

//! The board on a command line.

toolrt::generated_for!("0.1");

pub mod command;

#[allow(unused_imports, reason = "callers name them")]
pub use command::{COMMAND, command};
