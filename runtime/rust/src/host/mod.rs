//! The host of tools: toolsets, the registry, its pipeline, and clients of both.

mod attempts;
mod calls;
mod chain;
mod client;
mod clock;
mod doors;
mod executor;
mod guard;
mod hints;
mod idempotency;
#[cfg(feature = "state")]
mod keys;
#[cfg(not(feature = "state"))]
#[path = "no_keys.rs"]
mod keys;
mod limits;
mod pages;
pub(crate) mod pipeline;
mod policy;
mod registry;
mod sessions;
mod stall;
mod stream;
mod terminal;
#[cfg(feature = "tokio")]
mod timers;
mod tool;
mod toolset;

pub use crate::call::{Clock, Log, StderrLog};
pub use chain::Chained;
pub use client::{CallError, call, call_partial, with_items};
pub use clock::SystemClock;
#[cfg(feature = "tokio")]
pub use clock::TokioClock;
pub use doors::{AllowAll, Both, Confirmer, Consent, IdSource, Policy, Question, Random, Refusal};
pub use executor::Executor;
pub use hints::{call_hint, question, reminder, result_hint};
#[cfg(feature = "sqlite")]
pub use idempotency::SqliteStore;
pub use idempotency::{Claim, Hash, Idempotency, IdempotencyStore, MemoryStore, StoreError};
#[cfg(feature = "state")]
pub use keys::{StateKeyError, StateKeys};
pub use limits::{Limits, Rate, ToolLimits};
pub use pages::Pages;
pub use policy::{GrantPolicy, Mode, PolicyError};
pub use registry::{Query, RegisterError, Registry};
pub use stream::Events;
pub use terminal::TerminalAsker;
pub use tool::{Handled, Handler, Planner, Tool};
pub use toolset::{Toolset, ToolsetBuilder};
