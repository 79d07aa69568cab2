//! The runtime of the Rust code that `toolc` generates.
//!
//! A design in `.tools` files becomes types, a trait to implement and a client; this crate does the
//! rest. A host implements the trait and registers it:
//!
//! ```ignore
//! let registry = toolrt::Registry::new();
//! registry.register(todos::toolset(Store::new()))?;
//!
//! let cx = toolrt::Context::new().with_run_id(run);
//! let envelope = registry.call("update_todos", payload, &cx).await;
//! let snapshot = todos::Client::new(&registry).update_todos(&args, &cx).await?;
//! ```
//!
//! **Values.** Every generated type is a [`Payload`]: it is read, written and checked by one contract, and an invalid
//! document gives a list of [`Issue`]s that say how to fix it. Generated code reads with a [`Reader`] and writes with a
//! [`Writer`]; both check the limits in a [`Table`], by which [`diagnose()`] also explains rejections.
//!
//! ```
//! use toolrt::{Payload, Uuid};
//!
//! let issues = Uuid::from_json("\"6f1f6f0a\"").unwrap_err();
//! assert!(issues[0].message.starts_with("The value must be a UUID"));
//! ```
//!
//! **Calls.** A [`Registry`] runs tools by name. Every call goes through the same steps and ends in exactly one
//! [`Envelope`]; the [`Context`] has the caller, the deadline and the receiver of events. The hooks of hosts are in
//! [`host`]: policy, consent, clock, ids, log.
//!
//! **Agents.** An [`AgentSpec`] lists the tools that an agent uses; a [`RegistryView`] has only these tools, an
//! [`agent::Run`] enforces the limits of a run, and a [`Completion`] validates the model's answers. With the feature
//! `dialogue`, a `dialogue::Dialogue` is the loop around a model in the wire format of its provider.
//!
//! **Features.** `tokio` brings timers, which tools with a `timeout` or `retries` need; `schema` enforces `@schema`;
//! `sqlite` brings a store of idempotency keys in a file; `opentelemetry` and `tracing` bring spans of calls;
//! `dialogue` brings loops around models; `cli` runs a registry as a command; `serde` is needed by generated types that
//! implement serde's traits; `testing` brings what tests need. Types and codecs alone need none of them and build for
//! wasm.

#![warn(clippy::wildcard_enum_match_arm)]

// The models take what tests of other crates have.
#[cfg(test)]
extern crate self as toolrt;

pub mod agent;
#[cfg(feature = "serde")]
pub mod bridge;
pub mod call;
pub mod callers;
mod caught;
pub mod cli;
pub mod codec;
mod decided;
pub mod diagnose;
#[cfg(feature = "dialogue")]
pub mod dialogue;
pub mod files;
mod hash;
mod hidden;
pub mod host;
mod issues;
pub mod json;
pub mod lowering;
pub mod made;
mod maybe;
pub mod mcp;
mod meter;
#[cfg(test)]
mod models;
#[cfg(not(feature = "serde"))]
mod no_bridge;
pub mod plan;
#[cfg(all(unix, feature = "program"))]
pub mod program;
pub mod recording;
pub mod repair;
pub mod scalars;
pub mod schema;
mod secret;
pub mod spec;
#[cfg(any(
    all(feature = "cli", feature = "sqlite"),
    all(unix, feature = "program")
))]
mod state;
mod sync;
pub mod table;
#[cfg(any(feature = "opentelemetry", feature = "tracing"))]
pub mod telemetry;
#[cfg(feature = "testing")]
pub mod testing;
mod texts;
pub mod told;
pub mod undo;
pub mod version;
#[cfg(any(feature = "cli", all(unix, feature = "program")))]
mod why;

pub use agent::{AgentPolicy, AgentSpec, Completion, CompletionSpec, RegistryView};
pub use call::{
    Agreement, Annotations, Answer, Ask, Asked, Asker, BoxFuture, CallFault, Caller, Cancel,
    Content, Context, Envelope, Event, EventKind, EventSink, Fault, Inject, Inputs, Internal, Json,
    Kind, Level, Meta, MissingContext, Outcome, Part, Partial, Questions, Recovery, Reply, Request,
    RequestKind, Role, Root, Sample, Sink, Source, Status, Summary, ToolError, WithSide,
};
pub use codec::{Codec, Decode, Encode, InvalidValue, Payload, decode, encode, validate};
pub use diagnose::{Issue, diagnose};
pub use files::GrantedPath;
pub use host::{
    Call, CallError, Chained, Change, Drift, Events, Executor, Handled, Handler, Pages, Planner,
    Registry, Remote, Remoted, Tool, Toolset, ToolsetBuilder,
};
pub use json::{Number, Object, Reader, Refused, Value, Writer};
pub use maybe::Maybe;
pub use scalars::*;
pub use secret::Secret;
pub use spec::{Spec, ToolsetSpec};
pub use table::Table;
pub use texts::Texts;
pub use undo::undone;
