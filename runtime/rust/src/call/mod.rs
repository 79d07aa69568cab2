//! One call of a tool: its context, inputs, outputs and errors.

mod agreement;
mod annotations;
mod answering;
mod ask;
mod asker;
pub(crate) mod asking;
mod caller;
mod cancel;
mod chain;
mod clock;
mod content;
mod context;
mod decision;
mod derive;
mod envelope;
mod error;
mod event;
mod fault;
mod inject;
mod inputs;
mod invocation;
mod json;
mod kind;
mod level;
mod log;
mod mapping;
mod messages;
mod parts;
mod place;
mod questions;
mod reply;
mod request;
mod responses;
mod sink;
mod source;
mod surroundings;
mod template;
mod worded;

pub use agreement::{Agreement, args_hash};
pub use annotations::Annotations;
pub use answering::Root;
pub use ask::{Ask, AskSpec};
pub use asker::{Answer, Asked, AskedBy, Asker};
pub use caller::Caller;
pub use cancel::Cancel;
pub use chain::{Call, ChainStep, Return, Test};
pub use clock::Clock;
pub use content::{Content, Part};
pub use context::Context;
#[doc(hidden)]
pub use decision::{Consented, Decision, DecisionStep, Needed};
pub use derive::read_details;
pub use envelope::{Envelope, Meta, Status};
pub use error::{Fault, Internal, ToolError};
pub use event::{Event, EventKind, EventSink};
pub use fault::{CallFault, Recovery};
pub use inject::{Inject, MissingContext, injected};
pub use inputs::{Inputs, transform_result};
pub use invocation::{Invocation, Output, Word};
pub use json::Json;
pub use kind::{Action, Kind};
pub use level::Level;
pub use log::{Log, StderrLog};
pub use mapping::{Expr, Path, Step};
pub use messages::{Messages, PromptMessage};
pub use place::Place;
pub use questions::Questions;
pub use reply::{Outcome, Partial, Reply, Summary, WithSide};
pub use request::{Message, Request, RequestKind, Role, Sample};
pub use sink::Sink;
pub use source::Source;
pub use template::{Template, TextPart};
pub use worded::{MessageContent, MessageSpec};

pub(crate) use annotations::ROLE;
pub(crate) use asker::first_of;
pub(crate) use fault::{SPELT_OUT, spelt_out};
pub(crate) use log::write as write_log;
pub(crate) use mapping::object;
pub(crate) use parts::PART;
pub(crate) use request::Kinds;
pub(crate) use responses::Responses;
#[cfg(feature = "testing")]
pub(crate) use sink::hand_on;
pub(crate) use sink::ready;
pub(crate) use surroundings::Surroundings;
pub(crate) use template::render;

use std::future::Future;
use std::pin::Pin;

/// A boxed future, as object-safe traits return it.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
