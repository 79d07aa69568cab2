//! The runtime of the Rust code that `toolc` generates.
//!
//! A design in `.tools` files becomes types, a trait to implement and a client; this crate does the
//! rest. A host implements the trait and registers it:
//!
//! ```ignore
//! let mut registry = toolrt::Registry::new();
//! registry.register(todos::toolset(Store::new()))?;
//!
//! let cx = toolrt::Context::new().with_run_id(run);
//! let envelope = registry.call("update_todos", payload, &cx).await;
//! let snapshot = todos::Client::new(&registry).update_todos(&args, &cx).await?;
//! ```
//!
//! **Values.** Every generated type is a [`Payload`]: it is read, written and checked by one
//! contract, and what is wrong with a document is a list of [`Issue`]s that tell how to fix it.
//! Generated code reads with a [`Reader`] and writes with a [`Writer`]; both hold values to the
//! limits in a [`Table`], which is also what [`diagnose()`] explains refusals by.
//!
//! ```
//! use toolrt::{Payload, Uuid};
//!
//! let issues = Uuid::from_json("\"6f1f6f0a\"").unwrap_err();
//! assert!(issues[0].message.starts_with("The value must be a UUID"));
//! ```
//!
//! **Calls.** A [`Registry`] runs tools by name. Every call goes through the same steps and ends in
//! exactly one [`Envelope`]; the [`Context`] says who calls, until when, and who listens. Hosts
//! have a say at the doors in [`host`]: policy, consent, clock, ids, log.
//!
//! **Agents.** An [`AgentSpec`] says what an agent uses; a [`RegistryView`] has these tools and no
//! others, an [`agent::Run`] keeps count of what a run may still do, and a [`Completion`] holds the
//! model's answers to their types.
//!
//! **Features.** `tokio` brings timers; `schema` enforces `@schema`; `serde` has generated types implement
//! serde's traits where the project asks for it. Types and codecs alone need
//! none of them and build for wasm.

#![warn(clippy::wildcard_enum_match_arm)]

pub mod agent;
#[cfg(feature = "serde")]
pub mod bridge;
pub mod call;
pub mod codec;
pub mod diagnose;
pub mod host;
pub mod json;
mod maybe;
pub mod scalars;
mod schema;
mod secret;
pub mod spec;
pub mod table;
pub mod undo;
pub mod version;

pub use agent::{AgentPolicy, AgentSpec, Completion, CompletionSpec, RegistryView};
pub use call::{
    BoxFuture, CallFault, Caller, Cancel, Content, Context, Envelope, Event, EventKind, EventSink,
    Fault, Inject, Inputs, Internal, Json, Kind, Meta, MissingContext, Outcome, Part, Partial,
    Recovery, Reply, Sink, Source, Status, Summary, ToolError, WithSide,
};
pub use codec::{Codec, Decode, Encode, Payload, decode, encode, validate};
pub use diagnose::{Issue, diagnose};
pub use host::{
    CallError, Chained, Events, Executor, Handled, Handler, Pages, Planner, Registry, Tool,
    Toolset, ToolsetBuilder,
};
pub use json::{Number, Object, Reader, Refused, Value, Writer};
pub use maybe::Maybe;
pub use scalars::*;
pub use secret::Secret;
pub use spec::{Spec, ToolsetSpec};
pub use table::Table;
pub use undo::undone;
