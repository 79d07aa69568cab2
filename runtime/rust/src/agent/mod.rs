//! Agents: their declarations, typed answers of their models, and the calls that they may make.

mod completion;
mod ended;
mod run;
mod spec;
mod tally;
mod view;

pub use completion::{Completion, CompletionSpec};
pub use ended::Ended;
pub use run::Run;
pub use spec::{AgentPolicy, AgentSpec, OnMissing, View};
pub use tally::Tally;
pub use view::RegistryView;
