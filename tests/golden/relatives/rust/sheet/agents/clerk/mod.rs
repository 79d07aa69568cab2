// Made by toolc from relatives.tools; do not edit.

//! The agent `clerk`.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod codecs;
pub mod completions;
pub mod policy;
pub mod specs;
pub mod types;

pub use calls::Calls;
pub use policy::POLICY;
pub use specs::{AGENT, SPECS, spec};
