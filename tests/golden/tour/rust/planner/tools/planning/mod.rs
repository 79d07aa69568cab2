// Made by toolc from planner.tools; do not edit.

//! Plan a session.

toolrt::generated_for!("0.1");

pub mod client;
pub mod codecs;
pub mod provider;
pub mod specs;
pub mod types;

pub use client::Client;
pub use provider::{PlanningTools, toolset};
pub use specs::{SPECS, spec};
