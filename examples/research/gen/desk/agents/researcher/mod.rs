// Made by toolc from research.tools; do not edit.

//! Answers questions from the notes, and says which.

toolrt::generated_for!("0.1");

pub mod calls;
pub mod codecs;
pub mod completions;
pub mod policy;
pub mod specs;
pub mod types;

use super::super::super::{library, types as packages};

#[allow(unused_imports, reason = "callers name them")]
pub use calls::Calls;
#[allow(unused_imports, reason = "callers name them")]
pub use policy::POLICY;
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{AGENT, SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
