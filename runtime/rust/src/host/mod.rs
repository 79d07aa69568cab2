//! Where tools live: toolsets, the registry, its pipeline, and clients of both.

mod client;
mod clock;
mod doors;
mod executor;
mod guard;
mod pipeline;
mod registry;
mod stream;
mod tool;
mod toolset;

pub use client::{CallError, call, call_partial, with_items};
#[cfg(feature = "tokio")]
pub use clock::TokioClock;
pub use clock::{Clock, SystemClock};
pub use doors::{AllowAll, Confirmer, IdSource, Log, Policy, Question, Refusal};
pub use executor::Executor;
pub use registry::{Query, RegisterError, Registry};
pub use stream::Events;
pub use tool::{Handled, Handler, Planner, Tool};
pub use toolset::{Toolset, ToolsetBuilder};
