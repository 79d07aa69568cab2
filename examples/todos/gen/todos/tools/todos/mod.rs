// Made by toolc from todos.tools; do not edit.

//! Update or fetch the todo list of the current run.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod hints;
pub mod provider;
pub mod specs;
pub mod transforms;
pub mod types;

use super::super::super::types as packages;

#[allow(unused_imports, reason = "callers name them")]
pub use client::Client;
#[allow(unused_imports, reason = "callers name them")]
pub use provider::{TodosTools, toolset, toolset_from_mcp, toolset_from_service};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
