//! Agents: what a design declares of them, typed answers of their models, and the tools that they may call.

mod completion;
mod spec;
mod view;

pub use completion::{Completion, CompletionSpec};
pub use spec::{AgentPolicy, AgentSpec, OnMissing, View};
pub use view::RegistryView;
