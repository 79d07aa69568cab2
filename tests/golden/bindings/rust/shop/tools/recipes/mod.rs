// Made by toolc from bindings.tools; do not edit.

//! Only chains: nobody implements anything.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{RecipesTools, toolset};
pub use specs::{SPECS, spec};
