// Made by toolc from planner.tools; do not edit.

//! The payloads, results and errors of the toolset `planning`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_planner::types::{Cron, EventRef, Locator, Plan, Step, Trigger};
#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::acme_todos::types::{Status, Todo, TodosSnapshot};

/// The arguments of `plan_session`.
///
/// Create a session plan.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlanSessionArgs {
    pub goal: String,
    pub trigger: Option<Trigger>,
    pub ticket: Option<Locator>,
    pub constraints: Vec<String>,
}

impl PlanSessionArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(goal: impl Into<String>) -> Self {
        Self {
            goal: goal.into(),
            trigger: None,
            ticket: None,
            constraints: Vec::new(),
        }
    }
}

/// The errors of `plan_session`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PlanSessionError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
