// Made by toolc from shared.tools; do not edit.

//! Uses what an agent of another service implements.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod codecs;
pub mod completions;
pub mod policy;
pub mod specs;
pub mod types;

use super::super::super::desk;

#[allow(unused_imports, reason = "callers name them")]
pub use calls::Calls;
#[allow(unused_imports, reason = "callers name them")]
pub use policy::POLICY;
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{AGENT, SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
