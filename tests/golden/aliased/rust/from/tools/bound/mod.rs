// Made by toolc from one.tools; do not edit.

//! Bound with and without names in between.

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
pub use provider::{BoundTools, toolset};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
