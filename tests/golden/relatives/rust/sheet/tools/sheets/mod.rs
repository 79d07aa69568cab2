// Made by toolc from relatives.tools; do not edit.

//! Every tool is a method, so that the toolset comes straight from the service.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod transforms;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use client::Client;
#[allow(unused_imports, reason = "callers name them")]
pub use provider::{SheetsTools, toolset, toolset_from_service};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
