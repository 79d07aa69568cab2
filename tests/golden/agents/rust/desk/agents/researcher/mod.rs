// Made by toolc from desk.tools; do not edit.

//! Finds things out.
//!
//! Asks the archive first.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod codecs;
pub mod completions;
pub mod policy;
pub mod specs;
pub mod types;

use super::super::super::{archive, codecs as codecs_2, types as packages};

#[allow(unused_imports, reason = "callers name them")]
pub use calls::Calls;
#[allow(unused_imports, reason = "callers name them")]
pub use policy::POLICY;
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{AGENT, SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
