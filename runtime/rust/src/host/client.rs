//! Typed calls over any executor.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context as Task, Poll};

use super::{Executor, Tool};
use crate::call::{
    CallFault, Context, Envelope, Event, EventKind, EventSink, Internal, Outcome, Partial, Status,
    ToolError,
};
use crate::codec::{Codec, Payload};
use crate::diagnose::Issue;

/// Why a typed call has no result.
#[derive(Debug)]
#[non_exhaustive]
pub enum CallError<E> {
    /// The arguments are not valid; nothing was sent.
    Args(Vec<Issue>),
    /// An error that the tool declares.
    Declared(E, Box<CallFault>),
    /// Any other error, of the runtime or of the transport.
    Other(Box<CallFault>),
    /// Whoever runs the tool asks something first, and this call cannot pass it on.
    InputRequired(Box<Envelope>),
    /// The outcome is partial, and the call does not support that.
    Partial(Box<Envelope>),
    /// The answer violates the tool's declared type.
    Answer(Vec<Issue>),
}

impl<E> CallError<E> {
    /// The error as received.
    pub fn fault(&self) -> Option<&CallFault> {
        match self {
            Self::Declared(_, fault) | Self::Other(fault) => Some(fault),
            Self::Args(_) | Self::InputRequired(_) | Self::Partial(_) | Self::Answer(_) => None,
        }
    }
}

impl<E> fmt::Display for CallError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Args(issues) => list(f, "the arguments are not valid", issues),
            Self::Declared(_, fault) | Self::Other(fault) => {
                write!(f, "{}: {}", fault.code, fault.message)
            }
            Self::InputRequired(_) => f.write_str("it asks something first"),
            Self::Partial(_) => f.write_str("only a part of it was done"),
            Self::Answer(issues) => list(f, "the answer is not valid", issues),
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, what: &str, issues: &[Issue]) -> fmt::Result {
    write!(f, "{what}:")?;
    issues
        .iter()
        .try_for_each(|issue| write!(f, " {}", issue.message))
}

impl<E: fmt::Debug> std::error::Error for CallError<E> {}

/// A call that is made and not sent: a plan takes it, and whatever runs tools.
#[derive(Clone, PartialEq, Eq)]
pub struct Call {
    /// The name of the tool.
    pub tool: String,
    /// The arguments as JSON, checked.
    pub payload: Vec<u8>,
}

impl fmt::Debug for Call {
    /// The tool; the arguments may hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Call");
        shown.field("tool", &self.tool).finish_non_exhaustive()
    }
}

/// A call of a tool that is not sent.
///
/// # Errors
/// The arguments are not valid: all that is wrong with them.
pub fn build<T: Tool>(args: &T::Args) -> Result<Call, Vec<Issue>> {
    Ok(Call {
        tool: T::spec().name.to_owned(),
        payload: args.to_json()?,
    })
}

/// The functions of a client that make calls and do not send them, by the types that stand for the tools.
#[doc(hidden)]
#[macro_export]
macro_rules! builds {
    ($($name:ident: $tool:ty),* $(,)?) => {
        $(
            /// A call of the tool with these arguments, which is not sent.
            ///
            /// # Errors
            /// The arguments are not valid: all that is wrong with them.
            pub fn $name(args: &<$tool as $crate::Tool>::Args) -> Result<$crate::Call, Vec<$crate::Issue>> {
                $crate::host::build::<$tool>(args)
            }
        )*
    };
}

/// Calls a tool and reads its result.
pub async fn call<T: Tool>(
    executor: &dyn Executor,
    args: &T::Args,
    cx: &Context,
) -> Result<T::Result, CallError<T::Error>> {
    let envelope = send::<T>(executor, args, cx).await?;
    answer::<T>(envelope, cx)
}

/// The result in an envelope, or why there is none.
pub(super) fn answer<T: Tool>(
    envelope: Envelope,
    cx: &Context,
) -> Result<T::Result, CallError<T::Error>> {
    match envelope.status {
        Status::Success => result::<T>(&envelope, cx),
        Status::Partial => Err(CallError::Partial(Box::new(envelope))),
        Status::InputRequired => Err(CallError::InputRequired(Box::new(envelope))),
        Status::Error => Err(failure::<T>(envelope)),
    }
}

/// Calls a `partial` tool, and reads its outcome.
pub async fn call_partial<T: Tool>(
    executor: &dyn Executor,
    args: &T::Args,
    cx: &Context,
) -> Result<Outcome<T::Result, T::Error>, CallError<T::Error>> {
    let envelope = send::<T>(executor, args, cx).await?;
    match envelope.status {
        Status::Success => result::<T>(&envelope, cx).map(Outcome::Complete),
        Status::Partial => {
            let result = result::<T>(&envelope, cx)?;
            let summary = envelope.summary.unwrap_or_default();
            let errors = envelope.errors.into_iter().map(|fault| {
                declared::<T>(&fault).unwrap_or_else(|| T::Error::from(undeclared(fault)))
            });
            Ok(Outcome::Partial(Partial {
                result,
                errors: errors.collect(),
                summary,
            }))
        }
        Status::InputRequired => Err(CallError::InputRequired(Box::new(envelope))),
        Status::Error => Err(failure::<T>(envelope)),
    }
}

/// The same context, in which `on_item` sees every item of a tool that streams before its result is
/// there.
#[must_use]
pub fn with_items<I: 'static>(
    cx: &Context,
    item: Codec<I>,
    on_item: impl FnMut(I) + Send + 'static,
) -> Context {
    let cx = cx.for_call();
    let on_item = Mutex::new(on_item);
    let receiver = Arc::new(Items {
        item,
        on_item,
        outer: cx.events().cloned(),
    });
    cx.with_events(receiver)
}

struct Items<I, F> {
    item: Codec<I>,
    on_item: Mutex<F>,
    outer: Option<Arc<dyn EventSink>>,
}

impl<I, F: FnMut(I) + Send> EventSink for Items<I, F> {
    fn event(&self, event: Event) {
        // Whoever listens behind this one hears of it first: what is done with an item may panic.
        if let Some(outer) = &self.outer {
            outer.event(event.clone());
        }
        if let EventKind::Item { value } = &event.kind
            && let Ok(read) = self.item.decode_lenient(value.as_bytes())
        {
            let mut on_item = self.on_item.lock().unwrap_or_else(PoisonError::into_inner);
            on_item(read.value);
        }
    }

    fn poll_ready(&self, task: &mut Task<'_>) -> Poll<()> {
        match &self.outer {
            Some(outer) => outer.poll_ready(task),
            None => Poll::Ready(()),
        }
    }
}

async fn send<T: Tool>(
    executor: &dyn Executor,
    args: &T::Args,
    cx: &Context,
) -> Result<Envelope, CallError<T::Error>> {
    let payload = args.to_json().map_err(CallError::Args)?;
    let spec = T::spec();
    Ok(executor.call_typed(spec.name, spec, &payload, cx).await)
}

/// Reads a result as a consumer: a key that this client does not know yet is only a line in the log.
fn result<T: Tool>(envelope: &Envelope, cx: &Context) -> Result<T::Result, CallError<T::Error>> {
    let bytes = envelope
        .result
        .as_ref()
        .map_or(b"null".as_slice(), |result| result.as_bytes());
    let read = T::result()
        .decode_lenient(bytes)
        .map_err(CallError::Answer)?;
    for pointer in read.ignored {
        cx.for_call().log(format!(
            "the result of {} has an unknown key {pointer}",
            T::spec().name
        ));
    }
    Ok(read.value)
}

fn failure<T: Tool>(envelope: Envelope) -> CallError<T::Error> {
    let fault = envelope.into_fault();
    match declared::<T>(&fault) {
        Some(error) => CallError::Declared(error, fault),
        None => CallError::Other(fault),
    }
}

fn declared<T: Tool>(fault: &CallFault) -> Option<T::Error> {
    let details = fault
        .details
        .as_ref()
        .map_or(b"{}".as_slice(), |details| details.as_bytes());
    T::Error::from_details(&fault.code, details)
}

fn undeclared(fault: CallFault) -> Internal {
    Internal::new(format!("{}: {}", fault.code, fault.message))
}
