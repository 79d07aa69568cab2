//! The host of tools: toolsets, the registry, its pipeline, and clients of both.

mod advertised;
mod around;
mod attempts;
mod authorize;
mod calls;
mod catalogue;
mod chain;
mod changed;
pub(crate) mod checking;
mod client;
mod clock;
mod derive;
mod direct;
mod doors;
mod drift;
mod executor;
mod executor_ref;
mod find;
mod gate;
mod guard;
mod hints;
mod idempotency;
#[cfg(feature = "state")]
mod keys;
#[cfg(not(feature = "state"))]
#[path = "no_keys.rs"]
mod keys;
mod limits;
mod listeners;
mod pages;
pub(crate) mod pipeline;
mod policy;
mod prompted;
mod registered;
mod registry;
mod relay;
mod remote;
mod replay;
mod search;
mod sessions;
mod shutdown;
mod spans;
mod stall;
mod stream;
mod terminal;
#[cfg(feature = "tokio")]
mod timers;
pub(crate) mod tool;
mod tools;
mod toolset;

pub use crate::call::{Clock, Log, StderrLog};
pub use advertised::advertised;
pub use around::Ends;
pub use catalogue::Catalogue;
pub use chain::Chained;
pub use changed::Changed;
pub use client::{Call, CallError, build, call, call_partial, with_items};
pub use clock::SystemClock;
#[cfg(feature = "tokio")]
pub use clock::TokioClock;
pub(crate) use direct::Runs;
pub use doors::{AllowAll, Both, Confirmer, Consent, IdSource, Policy, Question, Random, Refusal};
pub use drift::{Change, Drift};
pub use executor::Executor;
pub use executor_ref::ExecutorRef;
pub use find::Found;
pub(crate) use find::Words;
pub use gate::ShutDown;
pub use hints::{call_hint, question, reminder, result_hint};
#[cfg(feature = "sqlite")]
pub use idempotency::SqliteStore;
pub use idempotency::{Claim, Hash, Idempotency, IdempotencyStore, MemoryStore, StoreError};
#[cfg(feature = "state")]
pub use keys::{StateKeyError, StateKeys};
pub use limits::{CallerKey, Limits, Quota, Rate, ToolLimits};
pub(crate) use listeners::Listeners;
pub use listeners::Subscription;
pub use pages::Pages;
#[cfg(feature = "cli")]
pub(crate) use policy::effects_of;
pub use policy::{GrantPolicy, Mode, PolicyError};
pub use prompted::Prompted;
pub use registered::RegisterError;
pub use registry::Registry;
#[doc(hidden)]
pub use registry::next_call_id;
pub use relay::Relay;
pub use remote::{Remote, Remoted};
pub use replay::Replay;
pub use search::Query;
pub use spans::{Span, Spans};
pub use stream::Events;
pub use terminal::TerminalAsker;
pub use tool::{Handled, Handler, Planner, Tool};
pub use toolset::{Toolset, ToolsetBuilder};
