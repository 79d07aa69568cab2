// Made by toolc from scalars.tools; do not edit.

//! The toolset `scalars`.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{ScalarsTools, toolset};
pub use specs::{SPECS, spec};
