//! The tool that runs others.

use super::Catalogue;
use super::below::below;
use super::definitions::RUN;
use super::front::Front;
use crate::call::{BoxFuture, CallFault, Context, Envelope, Fault, Json, Kind, Request, Status};
use crate::host::pipeline;
use crate::host::tool::{Produced, Said};
use crate::json::{Object, Value};
use crate::spec::Spec;

pub(super) struct Running(pub(super) Catalogue);

#[derive(Clone)]
pub(super) struct Args {
    pub(super) name: String,
    pub(super) arguments: Value,
}

impl Running {
    /// Calls the tool, through the pipeline of its registry.
    async fn called(&self, args: &Args, cx: &Context) -> Envelope {
        let registry = &*self.0.registry;
        let payload = Json::from(&args.arguments);
        let mut inside = cx.child().with_hint(cx.wants_hint());
        if let Some(consent) = cx.consent() {
            // It is for one tool and its arguments, and these are meant.
            inside = inside.with_consent(consent.clone());
        }
        let seen = match self.0.tool(&args.name) {
            Some(_) => None,
            // Names that are suggested are those that can be called.
            None => Some(self.0.specs()),
        };
        let (seen, payload) = (seen.as_deref(), payload.as_bytes());
        pipeline::call(registry, seen, &args.name, payload, &inside).await
    }
}

impl Front for Running {
    type Args = Args;

    const SPEC: &'static Spec = &RUN;

    fn args(value: &Value) -> Args {
        let name = value.get("name").and_then(Value::as_str);
        let arguments = value.get("arguments").cloned();
        Args {
            name: name.unwrap_or_default().to_owned(),
            arguments: arguments.unwrap_or_else(|| Value::Object(Object::new())),
        }
    }

    fn value(args: &Args) -> Value {
        let mut value = Object::new();
        value.insert("name", args.name.as_str());
        value.insert("arguments", args.arguments.clone());
        Value::Object(value)
    }

    fn call<'a>(
        &'a self,
        args: &'a Args,
        cx: &'a Context,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        Box::pin(async move { produced(self.called(args, cx).await, cx) })
    }

    fn preflight<'a>(
        &'a self,
        args: &'a Args,
        cx: &'a Context,
    ) -> Option<BoxFuture<'a, Result<Option<Request>, Fault>>> {
        Some(Box::pin(async move {
            let envelope = self.called(args, cx).await;
            match envelope.error {
                Some(fault) => Err(Fault::Ready(below(fault))),
                None => Ok(envelope.requests.into_iter().map(|(_, asks)| asks).next()),
            }
        }))
    }
}

/// What the call has given, as if a handler had.
fn produced(envelope: Envelope, cx: &Context) -> Result<Produced, Fault> {
    let partial = match envelope.status {
        Status::Success => None,
        Status::Partial => {
            let errors = envelope.errors.into_iter();
            let faults = errors.map(|fault| Fault::Ready(Box::new(fault)));
            Some((faults.collect(), envelope.summary.unwrap_or_default()))
        }
        Status::InputRequired => {
            let message = "The tool asks what this call cannot pass on.";
            let fault = CallFault::new("no_asker", Kind::Precondition, message);
            return Err(Fault::Ready(Box::new(fault)));
        }
        Status::Error => return Err(Fault::Ready(below(envelope.into_fault()))),
    };
    if envelope.meta.truncated {
        cx.mark_truncated();
    }
    let nothing = || Json::from(&Value::Null);
    let meta = envelope.meta;
    Ok(Produced {
        result: envelope.result.unwrap_or_else(nothing),
        side: meta.side,
        partial,
        said: Some(Box::new(Said {
            reminder: meta.reminder,
            hint: meta.hint,
            next_cursor: meta.next_cursor,
        })),
    })
}
