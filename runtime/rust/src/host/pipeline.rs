//! The steps that every call goes through, in this order; none can be bypassed.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use super::guard::{Guarded, guarded};
use super::registry::{Host, Registry};
use super::tool::{Erased, Hidden, Produced};
use super::{Question, Refusal};
use crate::call::{
    Action, CallFault, Context, Envelope, EventKind, Fault, Json, Kind, Meta, Status, render,
    spelt_out,
};
use crate::diagnose::Issue;
use crate::json::Value;
use crate::spec::{ErrorSpec, Implementation, Spec};

/// One call, from the name of a tool to its envelope. If `seen` is set, tools that are not in it are unknown.
pub(crate) async fn call(
    registry: &Registry,
    seen: Option<&'static [&'static Spec]>,
    name: &str,
    payload: &[u8],
    cx: &Context,
) -> Envelope {
    let host = &registry.host;
    let start = host.clock.now();
    let sees = |name: &str| seen.is_none_or(|seen| seen.iter().any(|spec| spec.name == name));
    let Some(tool) = registry.tool(name).filter(|_| sees(name)) else {
        let cx = cx.started("", || host.ids.call_id(), Json::trusted(payload.to_vec()));
        let mut meta = meta(&cx);
        meta.tool = name.to_owned().into();
        let known = registry.specs().map(|spec| spec.name);
        let known = known.filter(|name| sees(name));
        return Envelope::failure(unknown_tool(known, name), meta);
    };
    let spec = tool.spec();
    let undone = match cx.takes_lowered() && payload.len() <= host.max_payload {
        true => crate::undo::undone(spec.args, payload),
        false => None,
    };
    let payload = undone.as_deref().unwrap_or(payload);
    let mut cx = cx.started(
        spec.name,
        || host.ids.call_id(),
        Json::trusted(payload.to_vec()),
    );
    if matches!(spec.implementation, Implementation::Agent(_)) {
        cx = cx.hiding_calls();
    }
    cx.emit(|| EventKind::Scheduled);
    let mut meta = meta(&cx);
    meta.tool = spec.name.into();
    meta.toolset = spec.toolset.into();
    meta.service = spec.service.into();
    meta.version = spec.version.map(Cow::Borrowed);
    let mut run = Run {
        registry,
        host,
        tool,
        spec,
        start,
        meta,
    };
    let mut envelope = match run.steps(payload, &cx).await {
        Ok(envelope) => envelope,
        Err(fault) => Envelope::failure(*fault, run.meta),
    };
    let passed = host.clock.now().saturating_sub(start);
    envelope.meta.duration_ms = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
    cx.emit(|| EventKind::Finished {
        envelope: Box::new(envelope.clone()),
    });
    envelope
}

fn meta(cx: &Context) -> Meta {
    Meta {
        call_id: cx.call_id().unwrap_or_default().to_owned(),
        session_id: cx.session_id().map(str::to_owned),
        caller: cx.caller().clone().into(),
        ..Meta::default()
    }
}

struct Run<'a> {
    registry: &'a Registry,
    host: &'a Host,
    tool: &'a Arc<dyn Erased>,
    spec: &'static Spec,
    start: Duration,
    meta: Meta,
}

impl Run<'_> {
    async fn steps(&mut self, payload: &[u8], cx: &Context) -> Result<Envelope, Refusal> {
        let policy = &self.host.policy;
        policy.admit(self.spec, cx)?;
        let args = self.decode(payload)?;
        let injected = self
            .tool
            .inject(cx)
            .map_err(|missing| missing.into_fault())?;
        if policy.reads_args(self.spec) {
            policy.admit_args(self.spec, &self.value_of(&args)?, cx)?;
        }
        if cx.dry_run() {
            return self.dry_run(cx, args, injected).await;
        }
        if let Some(denied) = self.confirm(cx, &args).await? {
            return Ok(denied);
        }
        let _permit = policy.limit(self.spec, cx)?;
        let cx = self.with_deadline(cx);
        cx.emit(|| EventKind::Started);
        let told = self.told(&cx, &args);
        if let (Some(hint), Some(args)) = (self.spec.call_hint, &told) {
            cx.progress(render(hint, &[("args", args)]), None);
        }
        let handler = self.tool.call(self.registry, &cx, args, injected);
        let produced = match guarded(self.host.clock.as_ref(), &cx, handler).await {
            Guarded::Done(Ok(produced)) => produced,
            Guarded::Done(Err(fault)) => return Err(self.failed(fault, &cx)),
            Guarded::TimedOut => return Err(timed_out(self.spec)),
            Guarded::Cancelled => return Err(cancelled()),
            Guarded::Panicked(text) => return Err(self.internal(&text)),
        };
        Ok(self.envelope(produced, told, &cx))
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Refusal> {
        if payload.len() > self.host.max_payload {
            return Err(too_large(payload.len(), self.host.max_payload));
        }
        self.tool
            .decode(payload)
            .map_err(|issues| Box::new(CallFault::invalid_input(issues)))
    }

    fn value_of(&self, args: &Hidden) -> Result<Value, Refusal> {
        let json = self.tool.canonical(args);
        let json = json.ok_or_else(|| self.internal("the arguments cannot be written"))?;
        Ok(json.value())
    }

    async fn dry_run(
        &mut self,
        cx: &Context,
        args: Hidden,
        injected: Hidden,
    ) -> Result<Envelope, Refusal> {
        let cx = self.with_deadline(cx);
        let Some(plan) = self.tool.plan(&cx, args, injected) else {
            return Err(no_dry_run(self.spec));
        };
        cx.emit(|| EventKind::Started);
        let actions = match guarded(self.host.clock.as_ref(), &cx, plan).await {
            Guarded::Done(Ok(actions)) => actions,
            Guarded::Done(Err(fault)) => return Err(self.failed(fault, &cx)),
            Guarded::TimedOut => return Err(timed_out(self.spec)),
            Guarded::Cancelled => return Err(cancelled()),
            Guarded::Panicked(text) => return Err(self.internal(&text)),
        };
        let mut result = crate::json::Object::new();
        result.insert("dry_run", true);
        result.insert("actions", actions);
        self.meta.dry_run = true;
        Ok(Envelope::success(
            Json::from(&Value::Object(result)),
            std::mem::take(&mut self.meta),
        ))
    }

    /// Asks for consent if it is needed; returns an envelope if a human has refused and the tool has a `denied` value.
    async fn confirm(&mut self, cx: &Context, args: &Hidden) -> Result<Option<Envelope>, Refusal> {
        let spec = self.spec;
        if !spec.needs_consent() || cx.consent() {
            return Ok(None);
        }
        let json = self.tool.canonical(args);
        let json = json.ok_or_else(|| self.internal("the arguments cannot be written"))?;
        let text = match spec.confirm {
            Some(confirm) => render(confirm.question, &[("args", &json.value())]),
            None => format!("Run {}?", spec.name),
        };
        let Some(confirmer) = &self.host.confirmer else {
            return Err(confirmation_required(&text));
        };
        if confirmer
            .confirm(Question {
                spec,
                text: &text,
                args: &json,
                cx,
            })
            .await
        {
            return Ok(None);
        }
        match spec.confirm.and_then(|confirm| confirm.denied) {
            Some(denied) => {
                self.meta.denied = true;
                let result = Json::trusted(denied.as_bytes().to_vec());
                Ok(Some(Envelope::success(
                    result,
                    std::mem::take(&mut self.meta),
                )))
            }
            None => Err(denied()),
        }
    }

    /// The earlier of the tool's own deadline and the caller's.
    fn with_deadline(&self, cx: &Context) -> Context {
        let own = self
            .spec
            .timeout_ms
            .map(|limit| self.host.clock.now() + Duration::from_millis(limit));
        let callers = cx.timeout().map(|limit| self.start + limit);
        match own.into_iter().chain(callers).chain(cx.deadline()).min() {
            Some(deadline) => cx.clone().with_deadline(deadline),
            None => cx.clone(),
        }
    }

    /// The arguments for the hints, if there are hints and a receiver.
    fn told(&self, cx: &Context, args: &Hidden) -> Option<Value> {
        let hints = self.spec.call_hint.is_some() || self.spec.result_hint.is_some();
        (hints && cx.events().is_some()).then(|| {
            let json = self.tool.canonical(args);
            json.map(|json| json.value()).unwrap_or_default()
        })
    }

    fn envelope(&mut self, produced: Produced, told: Option<Value>, cx: &Context) -> Envelope {
        let mut meta = std::mem::take(&mut self.meta);
        meta.side = produced.side;
        if let Some(paging) = self.spec.paging {
            let result = produced.result.value();
            let next = paging
                .next
                .iter()
                .try_fold(&result, |value, key| value.get(key));
            meta.next_cursor = next.and_then(Value::as_str).map(str::to_owned);
        }
        if let (Some(hint), Some(args)) = (self.spec.result_hint, &told) {
            let result = produced.result.value();
            cx.progress(render(hint, &[("args", args), ("result", &result)]), None);
        }
        let mut envelope = Envelope::success(produced.result, meta);
        if let Some((faults, summary)) = produced.partial {
            envelope.status = Status::Partial;
            envelope.errors = faults.into_iter().map(|fault| *self.fault(fault)).collect();
            envelope.summary = Some(summary);
        }
        envelope
    }

    /// The outcome of a handler. One that failed because of a cancelled inner call was cancelled itself.
    fn failed(&mut self, fault: Fault, cx: &Context) -> Refusal {
        if let Fault::Internal(error) = &fault
            && cx.cancel().is_cancelled()
        {
            self.log(&error.to_string());
            return cancelled();
        }
        self.fault(fault)
    }

    /// A handler's error as callers see it.
    fn fault(&mut self, fault: Fault) -> Refusal {
        match fault {
            Fault::Declared { code, details } => match self.spec.error(code) {
                Some(error) => declared(error, details),
                None => self.internal(&format!("the tool does not declare the error {code}")),
            },
            Fault::InvalidOutput(issues) => {
                self.meta.executed = true;
                self.log(&format!(
                    "the result breaks its type: {}",
                    spelt_out(&issues)
                ));
                invalid_output(issues)
            }
            Fault::Internal(error) => match error.passed() {
                Ok(passed) => self.fault(passed),
                Err(error) => self.internal(&error.to_string()),
            },
            Fault::Ready(fault) => fault,
        }
    }

    /// An undeclared failure: callers see only that it happened, the text goes to the log.
    fn internal(&self, text: &str) -> Refusal {
        self.log(text);
        let message = "The tool failed for a reason of its own.";
        Box::new(CallFault::new("internal", Kind::Internal, message))
    }

    fn log(&self, text: &str) {
        if let Some(log) = &self.host.log {
            log.failure(self.spec.name, &self.meta.call_id, text);
        }
    }
}

fn declared(error: &'static ErrorSpec, details: Option<Json>) -> Refusal {
    let mut fault = CallFault::new(error.code, error.kind, error.message);
    fault.field = error.field.map(str::to_owned);
    fault.recovery.action = error.action;
    fault.recovery.after_ms = error.after_ms;
    fault.recovery.hint = error.hint.map(|hint| {
        let details = details.as_ref().map(Json::value).unwrap_or_default();
        render(hint, &[("details", &details)])
    });
    fault.details = details;
    Box::new(fault)
}

fn unknown_tool(known: impl Iterator<Item = &'static str>, name: &str) -> CallFault {
    let near = crate::diagnose::nearest_name(name, known);
    let shown = crate::diagnose::shown_text(name);
    let message = match near {
        Some(near) => format!("There is no tool {shown}. Did you mean \"{near}\"?"),
        None => format!("There is no tool {shown}."),
    };
    CallFault::new("unknown_tool", Kind::NotFound, message)
}

fn too_large(size: usize, limit: usize) -> Refusal {
    let message = format!("The arguments take {size} bytes; at most {limit} are allowed.");
    Box::new(CallFault::new("too_large", Kind::Input, message))
}

fn invalid_output(issues: Vec<Issue>) -> Refusal {
    let message = "The tool ran, but its result breaks its declared type.";
    let mut fault = CallFault::new("invalid_output", Kind::Internal, message);
    fault.issues = issues;
    Box::new(fault)
}

fn no_dry_run(spec: &Spec) -> Refusal {
    let message = format!("The tool {} cannot say what it would do.", spec.name);
    Box::new(
        CallFault::new("invalid_input", Kind::Input, message).recover(
            Action::Replan,
            "Call it without a dry run, if its effects are wanted.",
        ),
    )
}

fn confirmation_required(question: &str) -> Refusal {
    let message = format!("A human must agree first: {question}");
    Box::new(CallFault::new("confirmation_required", Kind::Auth, message))
}

fn denied() -> Refusal {
    Box::new(CallFault::new(
        "denied",
        Kind::Auth,
        "A human has refused the call.",
    ))
}

fn timed_out(spec: &Spec) -> Refusal {
    let message = format!("The tool {} was not done in time.", spec.name);
    Box::new(CallFault::new("timeout", Kind::Timeout, message))
}

fn cancelled() -> Refusal {
    Box::new(CallFault::new(
        "cancelled",
        Kind::Cancelled,
        "The call was cancelled.",
    ))
}
