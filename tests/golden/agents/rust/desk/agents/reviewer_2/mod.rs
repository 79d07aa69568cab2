// Made by toolc from desk.tools; do not edit.

//! Uses the same tools as `Reviewer`, and its own.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod policy;
pub mod specs;

#[allow(unused_imports, reason = "callers name them")]
pub use calls::Calls;
#[allow(unused_imports, reason = "callers name them")]
pub use policy::POLICY;
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{AGENT, SPECS, spec};
