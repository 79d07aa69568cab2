// Made by toolc from planner.tools; do not edit.

//! The types of what the model of `session_planner` answers.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_planner::types::{Answer, Plan, Step};
#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_todos::types::{Status, Todo, TodosSnapshot};
