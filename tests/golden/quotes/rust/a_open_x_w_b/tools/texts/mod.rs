// Made by toolc from quotes.tools; do not edit.

//! The toolset `texts`.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod hints;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{TextsTools, toolset};
pub use specs::{SPECS, spec};
