// Made by toolc from shared.tools; do not edit.

//! The agent `agents`.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod policy;
pub mod specs;

pub use calls::Calls;
pub use policy::POLICY;
pub use specs::{AGENT, SPECS, spec};
