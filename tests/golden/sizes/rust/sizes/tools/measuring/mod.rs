// Made by toolc from sizes.tools; do not edit.

//! The toolset `measuring`.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{MeasuringTools, toolset};
pub use specs::{SPECS, spec};
