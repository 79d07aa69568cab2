// Made by toolc from planner.tools; do not edit.

//! Plans the tasks of a session.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod codecs;
pub mod completions;
pub mod policy;
pub mod specs;
pub mod types;

use super::super::super::{files, todos, types as packages};

#[allow(unused_imports, reason = "callers name them")]
pub use calls::Calls;
#[allow(unused_imports, reason = "callers name them")]
pub use policy::POLICY;
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{AGENT, SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
