// Made by toolc from servers.tools; do not edit.

//! The tools of a server elsewhere.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use client::Client;
#[allow(unused_imports, reason = "callers name them")]
pub use provider::{WebTools, toolset, toolset_from_mcp};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
