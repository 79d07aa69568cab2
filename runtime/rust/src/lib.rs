//! The runtime of generated Rust code.

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
pub mod version;

pub use call::{
    BoxFuture, CallFault, Caller, Cancel, Content, Context, Envelope, Event, EventKind, EventSink,
    Fault, Inject, Internal, Json, Kind, Meta, MissingContext, Outcome, Part, Partial, Recovery,
    Reply, Sink, Source, Status, Summary, ToolError, WithSide,
};
pub use codec::{Codec, Decode, Encode, Payload, decode, encode, validate};
pub use diagnose::{Issue, diagnose};
pub use host::{
    CallError, Events, Executor, Handled, Handler, Planner, Registry, Tool, Toolset, ToolsetBuilder,
};
pub use json::{Number, Object, Reader, Refused, Value, Writer};
pub use maybe::Maybe;
pub use scalars::*;
pub use secret::Secret;
pub use spec::{Spec, ToolsetSpec};
pub use table::Table;
