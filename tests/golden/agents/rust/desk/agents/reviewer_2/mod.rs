// Made by toolc from desk.tools; do not edit.

//! Uses the same tools as `Reviewer`, and its own.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod policy;
pub mod specs;

pub use calls::Calls;
pub use policy::POLICY;
pub use specs::{AGENT, SPECS, spec};
