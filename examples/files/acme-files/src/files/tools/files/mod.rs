// Made by toolc from files.tools; do not edit.

//! Find files and read them.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{FilesTools, toolset};
pub use specs::{SPECS, spec};
