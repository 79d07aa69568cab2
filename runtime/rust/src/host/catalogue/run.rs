//! The tool that runs others.

use super::Catalogue;
use super::definitions::RUN;
use crate::call::{
    BoxFuture, CallFault, Context, Envelope, Fault, Json, Kind, MissingContext, Status,
};
use crate::diagnose::{Issue, diagnose};
use crate::host::tool::{Erased, Hidden, Produced, copied, not_ours};
use crate::host::{Executor, pipeline};
use crate::json::{Object, Value};
use crate::spec::Spec;

pub(super) struct Running(pub(super) Catalogue);

#[derive(Clone)]
struct Args {
    name: String,
    arguments: Value,
}

impl Args {
    fn of(value: &Value) -> Self {
        let name = value.get("name").and_then(Value::as_str);
        let arguments = value.get("arguments").cloned();
        Self {
            name: name.unwrap_or_default().to_owned(),
            arguments: arguments.unwrap_or_else(|| Value::Object(Object::new())),
        }
    }

    fn value(&self) -> Value {
        let mut value = Object::new();
        value.insert("name", self.name.as_str());
        value.insert("arguments", self.arguments.clone());
        Value::Object(value)
    }
}

impl Running {
    /// Calls the tool, through the pipeline of its registry.
    async fn called(&self, args: &Args, cx: &Context) -> Envelope {
        let registry = &*self.0.registry;
        let payload = Json::from(&args.arguments);
        // A record of consent is for one tool and its arguments, and these are meant.
        let cx = cx.consent().map_or_else(
            || cx.clone(),
            |consent| cx.clone().with_consent(consent.clone()),
        );
        let spec = registry.get(&args.name);
        let seen: Option<Vec<&'static Spec>> = match spec.is_some_and(|spec| self.0.has(spec)) {
            true => None,
            // Names that are suggested are those that can be called.
            false => Some(registry.specs().filter(|spec| self.0.has(spec)).collect()),
        };
        pipeline::call(
            registry,
            seen.as_deref(),
            &args.name,
            payload.as_bytes(),
            &cx,
        )
        .await
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
        Status::Error => return Err(failure(envelope)),
    };
    if envelope.meta.truncated {
        cx.mark_truncated();
    }
    let nothing = || Json::from(&Value::Null);
    Ok(Produced {
        result: envelope.result.unwrap_or_else(nothing),
        side: envelope.meta.side,
        partial,
    })
}

/// The error as whoever called by `run_tool` sees it: what is wrong with the arguments is below `/arguments`.
fn failure(envelope: Envelope) -> Fault {
    let mut fault = envelope.into_fault();
    if fault.kind == Kind::Input && !fault.issues.is_empty() {
        let issues = std::mem::take(&mut fault.issues).into_iter();
        let recovery = fault.recovery;
        fault = Box::new(CallFault::invalid_input(issues.map(below).collect()));
        fault.recovery = recovery;
    } else if fault.field.is_some() {
        fault.field = Some("arguments".into());
    }
    // It would be an example of the tool's own arguments.
    fault.example = None;
    Fault::Ready(fault)
}

fn below(mut issue: Issue) -> Issue {
    let message = issue.message.as_str();
    let message = match message.strip_prefix("The value") {
        Some(rest) if issue.path.is_empty() => format!("/arguments{rest}"),
        Some(_) | None if message.starts_with('/') => format!("/arguments{message}"),
        Some(_) | None => message.to_owned(),
    };
    issue.message = message;
    issue.path.insert_str(0, "/arguments");
    issue
}

impl Erased for Running {
    fn spec(&self) -> &'static Spec {
        &RUN
    }

    fn can_plan(&self) -> bool {
        true
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        let issues = diagnose(RUN.args, payload);
        match issues.is_empty() {
            true => Ok(Box::new(Args::of(
                &Value::parse(payload).unwrap_or_default(),
            ))),
            false => Err(issues),
        }
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        let args: &Args = args.downcast_ref()?;
        Some(Json::from(&args.value()))
    }

    fn inject(&self, _cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(()))
    }

    fn check(&self, _cx: &Context, _args: &Hidden) -> Vec<Issue> {
        Vec::new()
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<Args, ()>(args, injected)
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        Box::pin(async move {
            let args: &Args = args.downcast_ref().ok_or_else(not_ours)?;
            produced(self.called(args, cx).await, cx)
        })
    }

    fn plan<'a>(
        &'a self,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        Some(Box::pin(async move {
            let args: &Args = args.downcast_ref().ok_or_else(not_ours)?;
            // The context asks for a dry run, and so the tool is planned, too.
            let result = produced(self.called(args, cx).await, cx)?.result.value();
            let actions = result.get("actions").and_then(Value::as_array);
            Ok(actions.map(<[Value]>::to_vec).unwrap_or_default())
        }))
    }
}
