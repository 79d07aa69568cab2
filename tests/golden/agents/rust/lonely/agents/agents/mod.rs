// Made by toolc from shared.tools; do not edit.

//! The agent `agents`.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod policy;
pub mod specs;

use super::super::super::archive;

#[allow(unused_imports, reason = "callers name them")]
pub use calls::Calls;
#[allow(unused_imports, reason = "callers name them")]
pub use policy::POLICY;
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{AGENT, SPECS, spec};
