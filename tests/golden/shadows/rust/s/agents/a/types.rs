// Made by toolc from shadows.tools; do not edit.

//! The types of what the model of `a` answers.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_shadows::types::Own;
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::other_names::types::Exception;
