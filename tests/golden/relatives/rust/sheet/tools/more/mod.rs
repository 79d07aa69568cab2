// Made by toolc from relatives.tools; do not edit.

//! The toolset `more`.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{MoreTools, toolset};
pub use specs::{SPECS, spec};
