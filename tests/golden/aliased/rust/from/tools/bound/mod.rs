// Made by toolc from one.tools; do not edit.

//! Bound with and without names in between.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod transforms;
pub mod types;

pub use client::Client;
pub use provider::{BoundTools, toolset};
pub use specs::{SPECS, spec};
