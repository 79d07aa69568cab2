//! Plans: calls of tools as data, which may use the results of earlier ones.
//!
//! ```
//! use toolrt::plan::Plan;
//!
//! let mut plan = Plan::new();
//! let found = plan.add("find_files", [("pattern", "*.py".into())]);
//! plan.add("delete_files", [("paths", vec![found.at("/files/0/path").into()].into())]);
//! assert!(plan.check(None).is_empty());
//! ```
//!
//! [`Plan::run`] runs them over any [`Executor`](crate::Executor). `spec/plans.md` says what a plan is as JSON.

mod check;
mod fill;
mod given;
mod input;
mod outcome;
#[expect(clippy::module_inception, reason = "it is the plan itself")]
mod plan;
mod pointer;
mod reference;
mod run;
mod steps;
#[cfg(test)]
mod tests;
mod types;

pub use input::Input;
pub use outcome::{PlanResult, SkipReason, Skipped, StepResult};
pub use plan::Plan;
pub use reference::Reference;
pub use steps::{MAX_STEPS, OnFailure, Step};
