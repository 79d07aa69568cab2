// Made by toolc from notes.tools; do not edit.

//! Find, read, write and delete notes.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod hints;
pub mod provider;
pub mod specs;
pub mod types;

use super::super::super::types as packages;

#[allow(unused_imports, reason = "callers name them")]
pub use client::Client;
#[allow(unused_imports, reason = "callers name them")]
pub use provider::{NotesTools, toolset, toolset_from_mcp};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
