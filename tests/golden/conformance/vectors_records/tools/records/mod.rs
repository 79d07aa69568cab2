// Made by toolc from records.tools; do not edit.

//! The toolset `records`.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{RecordsTools, toolset};
pub use specs::{SPECS, spec};
