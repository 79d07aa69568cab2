// Made by toolc from notes.tools; do not edit.

//! Notes as Markdown files in one folder.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod messages;
pub mod provider;
pub mod serve;
pub mod specs;
pub mod types;

use super::super::super::types as packages;

#[allow(unused_imports, reason = "callers name them")]
pub use provider::{NotesServerProvider, toolset};
#[allow(unused_imports, reason = "callers name them")]
pub use serve::{SERVER, server};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
