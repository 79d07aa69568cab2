// Made by toolc from right.tools; do not edit.

//! Walks.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{WalkingTools, toolset};
pub use specs::{SPECS, spec};
