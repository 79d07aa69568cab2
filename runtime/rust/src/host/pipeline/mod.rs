//! The steps that every call goes through, in this order; none can be bypassed.

mod asking;
mod ending;
mod faults;
mod handled;
mod keyed;
mod outcome;
mod sent;

use std::borrow::Cow;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use crate::call::{
    Action, BoxFuture, CallFault, Context, Envelope, EventKind, Fault, Json, Kind, Meta, render,
    write_log,
};
use crate::caught::{Caged, caught};
use crate::diagnose::{Issue, hidden_keys, secret_texts};
use crate::host::Refusal;
use crate::host::authorize::authorize;
use crate::host::checking::checked;
use crate::host::gate::Pass;
use crate::host::guard::{Guarded, guarded};
use crate::host::idempotency::Claimed;
use crate::host::registry::{Host, Registry};
use crate::host::spans::Within;
use crate::host::stall::{Stalling, stalling};
use crate::host::tool::{Erased, Hidden};
use crate::json::Value;
use crate::meter::{Budget, Exhausted};
use crate::repair::Repairs;
use crate::spec::{Implementation, Spec};
use ending::Ending;
use faults::{
    MOST_ISSUES, cancelled, no_dry_run, shut_down, timed_out, too_large, too_slow, unrecorded,
};
use keyed::settled;

pub(crate) use faults::unknown_tool;

/// One call, from the name of a tool to its envelope. If `seen` is set, tools that are not in it are unknown.
///
/// Whatever the host has given may panic, and the future may be dropped: each call of a known tool that begins has one
/// `call_scheduled` and one `call_finished`, and each that is not dropped has one envelope.
pub(crate) async fn call(
    registry: &Registry,
    seen: Option<&[&'static Spec]>,
    name: &str,
    payload: &[u8],
    cx: &Context,
) -> Envelope {
    let host = &registry.host;
    let mut broken = None;
    let sees = |name: &str| seen.is_none_or(|seen| seen.iter().any(|spec| spec.name == name));
    // The call keeps the tool, whatever becomes of it in the registry.
    let Some(tool) = registry.tool(name).filter(|_| sees(name)) else {
        let nothing = Json::trusted(Vec::new());
        let cx = cx.started(
            ("", &[]),
            || host.call_id(&mut broken),
            nothing,
            (&host.surroundings, None),
            (None, false),
        );
        let mut meta = meta(&cx);
        meta.tool = name.to_owned().into();
        let names = registry.specs().map(|spec| spec.name);
        let names: Vec<&'static str> = names.filter(|name| sees(name)).collect();
        let fault = Box::pin(unknown_near(names, name, host)).await;
        return Envelope::failure(fault, meta);
    };
    let spec = tool.spec();
    let start = host.now(&mut broken);
    let held = host.turns.limit(spec).then(|| host.turns.held(cx.held()));
    let budget = Budget::new(host.surroundings.cpu_budget_ms);
    let prepared = match host.repairs != Repairs::NONE || cx.takes_lowered() {
        true => Box::pin(sent::prepared(host, spec, cx, payload, &budget)).await,
        false => Ok((None, Vec::new())),
    };
    let is_exhausted = prepared.is_err();
    let (prepared, warnings) = prepared.unwrap_or_default();
    let payload = prepared.as_deref().unwrap_or(payload);
    let mut cx = cx.started(
        (spec.name, spec.asks),
        || host.call_id(&mut broken),
        Json::trusted(payload.to_vec()),
        (&host.surroundings, held),
        (host.asker.as_ref(), host.keys.get().is_some()),
    );
    match caught(|| host.policy.files(spec)) {
        Ok(Some(files)) => cx = cx.with_files(files),
        Ok(None) => {}
        Err(text) => {
            broken.get_or_insert(text);
        }
    }
    let mut span = None;
    if !cx.checks() {
        // A preflight is no call.
        (span, cx) = host.tracing.begun(spec, cx, |cx, text| {
            let call_id = cx.call_id().unwrap_or_default();
            write_log(host.surroundings.log.as_ref(), spec.name, call_id, text);
        });
    }
    if matches!(spec.implementation, Implementation::Agent(_)) {
        cx = cx.hiding_calls();
    }
    cx = cx.with_budget(budget.clone());
    if let Some(limit) = cx.timeout() {
        cx = cx.with_deadline(start.saturating_add(limit));
    }
    // It leaves when everybody has heard of its end.
    let (cx, pass) = host.gate.enter(cx);
    let mut ending = Ending {
        host,
        spec,
        cx: &cx,
        start,
        is_over: false,
        ends: Vec::new(),
        span: span.clone(),
    };
    cx.announce(|| EventKind::Scheduled);
    if !cx.checks() {
        // A preflight is no call.
        ending.begin();
    }
    let mut run = Run {
        registry,
        host,
        tool: &tool,
        spec,
        meta: Meta {
            warnings,
            ..meta_of(spec, &cx)
        },
        claimed: None,
        args_hash: String::new(),
        pass: pass.as_ref(),
        budget,
    };
    let ended = match broken {
        Some(text) => Stalling::Ended(Err(text)),
        None if is_exhausted => Stalling::Ended(Ok(Err(too_slow(&run.budget)))),
        None => {
            let mut steps = Within {
                span: span.as_deref(),
                steps: pin!(run.steps(payload, &cx)),
            };
            stalling(&cx, host.surroundings.clock.as_ref(), Pin::new(&mut steps)).await
        }
    };
    let mut envelope = match ended {
        Stalling::Ended(Ok(Ok(envelope))) => envelope,
        Stalling::Ended(Ok(Err(fault))) => Envelope::failure(*fault, std::mem::take(&mut run.meta)),
        Stalling::Waiting(waiting) => run.input_required(waiting, &cx),
        Stalling::Ended(Err(text)) => {
            // A handler that had begun was dropped with the steps.
            cx.cancel().cancel();
            let fault = run.internal(&format!("the host panicked: {text}"), &cx);
            Envelope::failure(*fault, std::mem::take(&mut run.meta))
        }
    };
    if !envelope.meta.replayed {
        help(&mut envelope, spec, host, &cx);
        ending.time(&mut envelope);
        if let Some(claimed) = run.claimed {
            envelope = settled(*claimed, envelope, spec, host, &cx);
        }
    }
    ending.tell(&envelope);
    envelope
}

/// The error of a call of a tool that is not there, with the name that is nearest, beside the executor of the call if
/// there are many.
async fn unknown_near(names: Vec<&'static str>, name: &str, host: &Host) -> CallFault {
    let budget = Budget::new(host.surroundings.cpu_budget_ms);
    let here = || unknown_tool(names.iter().copied(), name);
    let apart = || {
        let (names, name) = (names.clone(), name.to_owned());
        move || unknown_tool(names.into_iter(), &name)
    };
    let fault = checked(&budget, name.len(), here, apart).await;
    // It is unknown in any case.
    fault.unwrap_or_else(|Exhausted| unknown_tool(std::iter::empty(), name))
}

/// The arguments of a tool in canonical form.
pub(crate) fn canonical_args(
    registry: &Registry,
    name: &str,
    payload: &[u8],
) -> Result<Json, Box<CallFault>> {
    let Some(tool) = registry.tool(name) else {
        let known = registry.specs().map(|spec| spec.name);
        return Err(Box::new(unknown_tool(known, name)));
    };
    let limit = registry.host.max_payload;
    if payload.len() > limit {
        return Err(too_large(payload.len(), limit));
    }
    let invalid = |issues| Box::new(CallFault::invalid_input(issues));
    let args = tool.decode(payload).map_err(invalid)?;
    let json = tool.canonical(&args);
    json.ok_or_else(|| invalid(vec![Issue::out_of_step()]))
}

/// Adds what helps the reader of an envelope: arguments that would be right, or the schema of the result.
fn help(envelope: &mut Envelope, spec: &'static Spec, host: &Host, cx: &Context) {
    if let Some(error) = &mut envelope.error
        && (error.kind, error.recovery.action) == (Kind::Input, Action::Correct)
    {
        let example = spec.examples.iter().find(|example| example.error.is_none());
        error.example = example.map(|example| Json::trusted(example.args.into()));
    }
    let result = envelope.result.is_some() && !envelope.meta.dry_run;
    if let (true, Some(schema)) = (result, spec.output_schema) {
        let first = |session| host.sessions.is_first(session, spec.name);
        // Both are asked: the next call of the session is not its first.
        let first = cx.session_id().is_some_and(first);
        if first || cx.detail() {
            envelope.meta.output_schema = Some(Json::trusted(schema.into()));
        }
    }
}

fn meta_of(spec: &'static Spec, cx: &Context) -> Meta {
    Meta {
        tool: spec.name.into(),
        toolset: spec.toolset.into(),
        service: spec.service.into(),
        version: spec.version.map(Cow::Borrowed),
        ..meta(cx)
    }
}

fn meta(cx: &Context) -> Meta {
    Meta {
        call_id: cx.call_id().unwrap_or_default().to_owned(),
        session_id: cx.session_id().map(str::to_owned),
        caller: cx.caller().clone().into(),
        ..Meta::default()
    }
}

/// The arguments of a tool, or all issues.
fn decoded(tool: &dyn Erased, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
    let args = tool.decode(payload)?;
    // What the context fills in would else be the caller's wherever undeclared keys go.
    let (spec, injected) = (tool.spec(), tool.spec().injected);
    if !injected.is_empty() {
        let is_injected = |key: &str| injected.iter().any(|own| own.argument == key);
        let issues = hidden_keys(spec.args, payload, is_injected);
        if !issues.is_empty() {
            return Err(issues);
        }
    }
    Ok(args)
}

/// The arguments of a call, beside its executor if they take their time.
async fn arguments(
    host: &Host,
    tool: &Arc<dyn Erased>,
    payload: &[u8],
    budget: &Arc<Budget>,
) -> Result<Hidden, Refusal> {
    if payload.len() > host.max_payload {
        return Err(too_large(payload.len(), host.max_payload));
    }
    let here = || decoded(tool.as_ref(), payload);
    let apart = || {
        let (tool, payload) = (tool.clone(), payload.to_vec());
        move || decoded(tool.as_ref(), &payload)
    };
    match checked(budget, payload.len(), here, apart).await {
        Ok(args) => args.map_err(|issues| Box::new(CallFault::invalid_input(issues))),
        Err(Exhausted) => Err(too_slow(budget)),
    }
}

/// The value of a document of so many bytes, likewise.
async fn value_of(json: Json, size: usize, budget: &Arc<Budget>) -> Result<Value, Refusal> {
    let here = || json.value();
    let apart = || {
        let json = json.clone();
        move || json.value()
    };
    let value = checked(budget, size, here, apart).await;
    value.map_err(|Exhausted| too_slow(budget))
}

struct Run<'a> {
    registry: &'a Registry,
    host: &'a Host,
    tool: &'a Arc<dyn Erased>,
    spec: &'static Spec,
    meta: Meta,
    /// The idempotency key that the call has claimed.
    claimed: Option<Box<Claimed>>,
    /// The hash of the arguments, where the call may go on in another one.
    args_hash: String,
    /// Nothing where the host has not let it in.
    pass: Option<&'a Pass>,
    /// The CPU time of its checks.
    budget: Arc<Budget>,
}

impl Run<'_> {
    async fn steps(&mut self, payload: &[u8], cx: &Context) -> Result<Envelope, Refusal> {
        let Some(pass) = self.pass else {
            return Err(shut_down());
        };
        let policy = &self.host.policy;
        if let Some(why) = &self.host.unrecorded {
            return Err(unrecorded(why));
        }
        authorize(policy.as_ref(), self.spec, cx)?;
        let args = arguments(self.host, self.tool, payload, &self.budget).await?;
        let hiding = self.hiding(cx, &args);
        let cx = hiding.as_ref().unwrap_or(cx);
        let injected = self
            .tool
            .inject(cx)
            .map_err(|missing| missing.into_fault())?;
        if policy.reads_args(self.spec) {
            let canonical = self.canonical(&args, cx)?;
            let value = value_of(canonical, payload.len(), &self.budget).await?;
            policy.admit_args(self.spec, &value, cx)?;
        }
        let mut issues = caught(|| self.tool.check(cx, &args))
            .map_err(|text| self.internal(&format!("the check panicked: {text}"), cx))?;
        if !issues.is_empty() {
            issues.truncate(MOST_ISSUES);
            return Err(Box::new(CallFault::invalid_input(issues)));
        }
        self.go_on(&args, cx)?;
        if cx.dry_run() {
            return self.dry_run(cx, args, injected).await;
        }
        if cx.checks() {
            return self.preflight(cx, &args).await;
        }
        let claiming;
        let cx = match cx.idempotency_key() {
            None => cx,
            // Few calls have a key: the future of the others stays small.
            Some(key) => match Box::pin(self.claim(key, &args, cx)).await? {
                Ok(cx) => {
                    claiming = cx;
                    &claiming
                }
                Err(first) => return Ok(first),
            },
        };
        if let Some(denied) = self.confirm(cx, &args).await? {
            return Ok(denied);
        }
        let _turn = match self.host.turns.limit(self.spec) {
            true => self.turn(pass, cx).await?,
            false => None,
        };
        let _permit = Caged::new(policy.limit(self.spec, cx)?);
        let cx = &self.with_deadline(cx);
        cx.announce(|| EventKind::Started);
        let told = self.told(cx, &args);
        if let (Some(hint), Some(args)) = (self.spec.call_hint, &told) {
            cx.progress(render(hint, &[("args", args)]), None);
        }
        let produced = self.handled(cx, args, injected).await?;
        self.fits(produced.size(), cx)?;
        Ok(self.envelope(produced, told, cx))
    }

    /// Runs a handler, or what else may take its time, to its end.
    async fn guarded<T>(
        &mut self,
        who: &str,
        cx: &Context,
        handler: BoxFuture<'_, Result<T, Fault>>,
    ) -> Result<T, Refusal> {
        match guarded(self.host.surroundings.clock.as_ref(), cx, handler).await {
            Guarded::Done(Ok(value)) => Ok(value),
            Guarded::Done(Err(fault)) => Err(self.failed(fault, cx)),
            Guarded::TimedOut => Err(timed_out(self.spec)),
            Guarded::Cancelled => Err(cancelled()),
            Guarded::Panicked(text) => {
                Err(self.internal(&format!("the {who} panicked: {text}"), cx))
            }
        }
    }

    /// Rejects what is larger than the host takes.
    fn fits(&mut self, size: usize, cx: &Context) -> Result<(), Refusal> {
        let limit = self.host.surroundings.max_result;
        match size <= limit {
            true => Ok(()),
            false => Err(self.fault(Fault::TooLarge { size, limit }, cx)),
        }
    }

    /// The context of the call with the secrets of its arguments, where its texts must not repeat them.
    fn hiding(&self, cx: &Context, args: &Hidden) -> Option<Context> {
        if !cx.redacts() || !self.spec.args.has_secrets() {
            return None;
        }
        let args = self.tool.canonical(args)?.value();
        Some(cx.clone().with_secrets(secret_texts(self.spec.args, &args)))
    }

    /// The arguments as canonical JSON.
    fn canonical(&self, args: &Hidden, cx: &Context) -> Result<Json, Refusal> {
        let json = self.tool.canonical(args);
        json.ok_or_else(|| self.internal("the arguments cannot be written", cx))
    }

    async fn dry_run(
        &mut self,
        cx: &Context,
        args: Hidden,
        injected: Hidden,
    ) -> Result<Envelope, Refusal> {
        let cx = &self.with_deadline(cx);
        let Some(plan) = self.tool.plan(cx, args, injected) else {
            return Err(no_dry_run(self.spec));
        };
        cx.announce(|| EventKind::Started);
        let actions = self.guarded("handler", cx, plan).await?;
        let mut result = crate::json::Object::new();
        result.insert("dry_run", true);
        result.insert("actions", actions);
        let result = Json::from(&Value::Object(result));
        self.fits(result.as_bytes().len(), cx)?;
        self.meta.dry_run = true;
        Ok(Envelope::success(result, std::mem::take(&mut self.meta)))
    }

    /// The earlier of the tool's own deadline, which begins now, and the caller's.
    fn with_deadline(&self, cx: &Context) -> Context {
        let now = || self.host.surroundings.clock.now();
        let own = self
            .spec
            .timeout_ms
            .map(|limit| now().saturating_add(Duration::from_millis(limit)));
        match own {
            Some(own) if cx.deadline().is_none_or(|callers| own < callers) => {
                cx.clone().with_deadline(own)
            }
            Some(_) | None => cx.clone(),
        }
    }

    /// The arguments for the texts of the tool: its reminder, and its hints if there is a receiver.
    fn told(&self, cx: &Context, args: &Hidden) -> Option<Value> {
        let hints = self.spec.call_hint.is_some() || self.spec.result_hint.is_some();
        let heard =
            hints && cx.events().is_some() || self.spec.result_hint.is_some() && cx.wants_hint();
        (heard || self.spec.reminder.is_some()).then(|| {
            let json = self.tool.canonical(args);
            json.map(|json| json.value()).unwrap_or_default()
        })
    }
}
