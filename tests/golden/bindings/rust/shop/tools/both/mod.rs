// Made by toolc from bindings.tools; do not edit.

//! Tools of two services, and what neither gives.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod transforms;
pub mod types;

use super::super::super::{depot, types as packages};

#[allow(unused_imports, reason = "callers name them")]
pub use client::Client;
#[allow(unused_imports, reason = "callers name them")]
pub use provider::{BothRest, BothTools, toolset, toolset_from_mcp, toolset_from_service};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
