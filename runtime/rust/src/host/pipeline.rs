//! The steps that every call goes through, in this order; none can be bypassed.

use std::borrow::Cow;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use super::guard::{Guarded, guarded};
use super::idempotency::{self, Claimed};
use super::keys::Bound;
use super::limits::{Full, Turn};
use super::registry::{Host, Registry};
use super::stall::{Stalling, beside, stalling};
use super::tool::{Erased, Hidden, Produced};
use super::{Claim, Consent, Hash, Question, Refusal, attempts};
use crate::call::asking::{Carried, Reply, Unanswered, Waiting, invalid_state};
use crate::call::{
    Action, BoxFuture, CallFault, Context, Envelope, EventKind, Fault, Json, Kind, Meta, Request,
    RequestKind, Status, render, spelt_out, write_log,
};
use crate::caught::{Caged, caught};
use crate::codec::Codec;
use crate::diagnose::Issue;
use crate::json::Value;
use crate::spec::{ErrorSpec, Implementation, Spec};
use crate::texts::secrets;

/// One call, from the name of a tool to its envelope. If `seen` is set, tools that are not in it are unknown.
///
/// Whatever the host has given may panic, and the future may be dropped: each call of a known tool that begins has one
/// `call_scheduled` and one `call_finished`, and each that is not dropped has one envelope.
pub(crate) async fn call(
    registry: &Registry,
    seen: Option<&'static [&'static Spec]>,
    name: &str,
    payload: &[u8],
    cx: &Context,
) -> Envelope {
    let host = &registry.host;
    let mut broken = None;
    let sees = |name: &str| seen.is_none_or(|seen| seen.iter().any(|spec| spec.name == name));
    let Some(tool) = registry.tool(name).filter(|_| sees(name)) else {
        let nothing = Json::trusted(Vec::new());
        let cx = cx.started(
            ("", &[]),
            || host.call_id(&mut broken),
            nothing,
            &host.surroundings,
            (None, false),
        );
        let mut meta = meta(&cx);
        meta.tool = name.to_owned().into();
        let known = registry.specs().map(|spec| spec.name);
        let known = known.filter(|name| sees(name));
        return Envelope::failure(unknown_tool(known, name), meta);
    };
    let spec = tool.spec();
    let start = host.now(&mut broken);
    let undone = match cx.takes_lowered() && payload.len() <= host.max_payload {
        true => crate::undo::undone(spec.args, payload),
        false => None,
    };
    let payload = undone.as_deref().unwrap_or(payload);
    let mut cx = cx.started(
        (spec.name, spec.asks),
        || host.call_id(&mut broken),
        Json::trusted(payload.to_vec()),
        &host.surroundings,
        (host.asker.as_ref(), host.keys.is_some()),
    );
    if matches!(spec.implementation, Implementation::Agent(_)) {
        cx = cx.hiding_calls();
    }
    if let Some(limit) = cx.timeout() {
        cx = cx.with_deadline(start.saturating_add(limit));
    }
    let mut ending = Ending {
        host,
        spec,
        cx: &cx,
        start,
        is_over: false,
    };
    cx.announce(|| EventKind::Scheduled);
    let mut run = Run {
        registry,
        host,
        tool,
        spec,
        meta: meta_of(spec, &cx),
        claimed: None,
        args_hash: String::new(),
    };
    let ended = match broken {
        Some(text) => Stalling::Ended(Err(text)),
        None => {
            let steps = pin!(run.steps(payload, &cx));
            stalling(&cx, host.surroundings.clock.as_ref(), steps).await
        }
    };
    let envelope = match ended {
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
    match envelope.meta.replayed {
        true => ending.told(envelope),
        false => {
            let envelope = ending.timed(helped(envelope, spec, host, &cx));
            if let Some(claimed) = run.claimed {
                let now = host.now(&mut None);
                if let Err(text) = claimed.settle(&envelope, now) {
                    let text = format!("the store of idempotency keys failed: {text}");
                    let log = host.surroundings.log.as_ref();
                    write_log(log, spec.name, cx.call_id().unwrap_or_default(), &text);
                }
            }
            ending.told(envelope)
        }
    }
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

/// The envelope with what helps its reader: arguments that would be right, or the schema of the result.
fn helped(mut envelope: Envelope, spec: &'static Spec, host: &Host, cx: &Context) -> Envelope {
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
    envelope
}

/// The end of a call, which comes in any case: if the future of the call is dropped, too.
struct Ending<'a> {
    host: &'a Host,
    spec: &'static Spec,
    cx: &'a Context,
    start: Duration,
    is_over: bool,
}

impl Ending<'_> {
    /// The envelope, with the time that the call has taken.
    fn timed(&self, mut envelope: Envelope) -> Envelope {
        let passed = self.host.now(&mut None).saturating_sub(self.start);
        envelope.meta.duration_ms = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        envelope
    }

    /// Tells of the end.
    fn told(&mut self, envelope: Envelope) -> Envelope {
        self.is_over = true;
        self.cx.cancel().end();
        if let Some(asking) = self.cx.asking().filter(|asking| !asking.is_inside()) {
            asking.end();
        }
        self.cx.announce(|| EventKind::Finished {
            envelope: Box::new(envelope.clone()),
        });
        envelope
    }
}

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        if !self.is_over {
            self.cx.cancel().cancel();
            let meta = meta_of(self.spec, self.cx);
            let envelope = self.timed(Envelope::failure(*cancelled(), meta));
            self.told(envelope);
        }
    }
}

/// Clock and ids of a host; if one panics, the first text stays in `broken`.
impl Host {
    fn now(&self, broken: &mut Option<String>) -> Duration {
        or_broken(broken, || self.surroundings.clock.now())
    }

    fn call_id(&self, broken: &mut Option<String>) -> String {
        or_broken(broken, || self.ids.call_id())
    }
}

fn or_broken<T: Default>(broken: &mut Option<String>, ask: impl FnOnce() -> T) -> T {
    caught(ask).unwrap_or_else(|text| {
        broken.get_or_insert(text);
        T::default()
    })
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
}

impl Run<'_> {
    async fn steps(&mut self, payload: &[u8], cx: &Context) -> Result<Envelope, Refusal> {
        let policy = &self.host.policy;
        policy.admit(self.spec, cx)?;
        let args = self.decode(payload)?;
        let hiding = self.hiding(cx, &args);
        let cx = hiding.as_ref().unwrap_or(cx);
        let injected = self
            .tool
            .inject(cx)
            .map_err(|missing| missing.into_fault())?;
        if policy.reads_args(self.spec) {
            policy.admit_args(self.spec, &self.canonical(&args, cx)?.value(), cx)?;
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
        let claiming;
        let cx = match cx.idempotency_key() {
            None => cx,
            // Few calls have a key: the future of the others stays small.
            Some(key) => match Box::pin(self.claim(key, &args, cx)).await? {
                Ok(key) => {
                    claiming = cx.clone().claiming(key);
                    &claiming
                }
                Err(first) => return Ok(first),
            },
        };
        if let Some(denied) = self.confirm(cx, &args).await? {
            return Ok(denied);
        }
        let turn = match self.host.turns.limit(self.spec) {
            true => self.turn(cx).await?,
            false => None,
        };
        let _permit = Caged::new(policy.limit(self.spec, cx)?);
        let mut cx = self.with_deadline(cx);
        if let Some(turn) = &turn {
            cx = cx.holding(turn.held());
        }
        let cx = &cx;
        cx.announce(|| EventKind::Started);
        let told = self.told(cx, &args);
        if let (Some(hint), Some(args)) = (self.spec.call_hint, &told) {
            cx.progress(render(hint, &[("args", args)]), None);
        }
        let produced = self.handled(cx, args, injected).await?;
        self.fits(produced.size(), cx)?;
        Ok(self.envelope(produced, told, cx))
    }

    /// Claims an idempotency key for the call; returns its hash, or the first answer if the call was made before.
    async fn claim(
        &mut self,
        key: &str,
        args: &Hidden,
        cx: &Context,
    ) -> Result<Result<Hash, Envelope>, Refusal> {
        let json = self.canonical(args, cx)?;
        let idempotency = &self.host.idempotency;
        let key = idempotency::identity(cx, self.spec, key);
        let print = idempotency::print(cx, self.spec, json.as_bytes());
        if cx.is_inside_of(&key) {
            return Err(key_is_taken(INSIDE));
        }
        let mut pause = FIRST_PAUSE;
        loop {
            let now = self.host.surroundings.clock.now();
            let claim = idempotency
                .store
                .claim(&key, &print, idempotency.lease, now);
            match claim {
                Ok(Claim::Mine(claim)) => {
                    self.claimed = Some(Box::new(self.claimed(key, claim, cx)));
                    return Ok(Ok(key));
                }
                Ok(Claim::Ended(bytes)) => {
                    return match Envelope::from_json(&bytes) {
                        Some(mut first) => {
                            first.meta.replayed = true;
                            Ok(Err(first))
                        }
                        None => Err(self.internal("the store has no envelope of the call", cx)),
                    };
                }
                Ok(Claim::Other) => return Err(key_is_taken(OTHER)),
                Ok(Claim::Full) => return Err(no_turn(self.spec, Full::Queue)),
                Ok(Claim::Runs) => {}
                Err(error) => {
                    let text = format!("the store of idempotency keys failed: {error}");
                    return Err(self.internal(&text, cx));
                }
            }
            let Some(timer) = self.host.surroundings.clock.sleep(pause) else {
                return Err(still_runs());
            };
            let timer = Box::pin(async move {
                timer.await;
                Ok(())
            });
            self.guarded("timer", cx, timer).await?;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// What is claimed, with the answer to the call if it is dropped.
    fn claimed(&self, key: Hash, claim: u64, cx: &Context) -> Claimed {
        let (meta, surroundings) = (self.meta.clone(), self.host.surroundings.clone());
        Claimed {
            idempotency: self.host.idempotency.clone(),
            key,
            claim,
            has_begun: Arc::default(),
            asking: cx.asking().filter(|asking| asking.is_inside()).cloned(),
            dropped: Some(Box::new(move || {
                let envelope = Envelope::failure(*cancelled(), meta.clone());
                (envelope, surroundings.clock.now())
            })),
        }
    }

    /// Waits for the turn of the call, if calls of the tool are limited.
    async fn turn(&mut self, cx: &Context) -> Result<Option<Turn>, Refusal> {
        let now = || self.host.surroundings.clock.now();
        let turn = match self.host.turns.enter(self.spec, cx.held(), now) {
            Ok(Some(turn)) => turn,
            Ok(None) => return Ok(None),
            Err(full) => return Err(no_turn(self.spec, full)),
        };
        if turn.is_mine() {
            return Ok(Some(turn));
        }
        // The tool's own limit does not count yet; the caller's does, and so does a cancel.
        let comes = Box::pin(async {
            beside(cx, turn.comes()).await;
            Ok(())
        });
        self.guarded("queue", cx, comes).await?;
        Ok(Some(turn))
    }

    /// Runs the handler, again if it fails for now and may be tried again.
    async fn handled(
        &mut self,
        cx: &Context,
        mut args: Hidden,
        mut injected: Hidden,
    ) -> Result<Produced, Refusal> {
        let most = attempts::retries(self.spec).saturating_add(1);
        let mut attempt = 1;
        loop {
            let again = match attempt < most {
                true => self.tool.copied(&args, &injected),
                false => None,
            };
            let mut handler = self.tool.call(self.registry, cx, args, injected);
            if let Some(claimed) = &self.claimed {
                handler = claimed.noticing(handler);
            }
            let fault = match self.guarded("handler", cx, handler).await {
                Ok(produced) => return Ok(produced),
                Err(fault) => fault,
            };
            let Some(again) = again else {
                return Err(fault);
            };
            let Some(pause) = self.pause(&fault, attempt, most, cx) else {
                return Err(fault);
            };
            if let Some(pause) = pause {
                let pause = Box::pin(async move {
                    pause.await;
                    Ok(())
                });
                self.guarded("timer", cx, pause).await?;
            }
            cx.cancel().begin_again();
            if let Some(asking) = cx.asking() {
                asking.begin_again();
            }
            attempt += 1;
            self.meta.attempts = Some(attempt);
            (args, injected) = again;
        }
    }

    /// The wait before the next attempt, which may be none at all; `None` if there must not be one.
    fn pause(
        &self,
        fault: &CallFault,
        failed: u32,
        most: u32,
        cx: &Context,
    ) -> Option<Option<BoxFuture<'static, ()>>> {
        if !attempts::may_pass(fault) || cx.cancel().has_sent() {
            return None;
        }
        let time = attempts::wait(self.spec, failed, fault, self.host.random.as_ref());
        let clock = self.host.surroundings.clock.as_ref();
        if cx
            .deadline()
            .is_some_and(|deadline| clock.now().saturating_add(time) >= deadline)
        {
            return None;
        }
        let pause = match time {
            Duration::ZERO => None,
            time => Some(clock.sleep(time)?),
        };
        cx.log(format!(
            "Attempt {failed} of {most} failed with {}; the next one begins in {} ms.",
            fault.code,
            time.as_millis(),
        ));
        Some(pause)
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

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Refusal> {
        if payload.len() > self.host.max_payload {
            return Err(too_large(payload.len(), self.host.max_payload));
        }
        self.tool
            .decode(payload)
            .map_err(|issues| Box::new(CallFault::invalid_input(issues)))
    }

    /// The context of the call with the secrets of its arguments, where its texts must not repeat them.
    fn hiding(&self, cx: &Context, args: &Hidden) -> Option<Context> {
        if !cx.redacts() || !self.spec.args.has_secrets() {
            return None;
        }
        let args = self.tool.canonical(args)?.value();
        Some(cx.clone().with_secrets(secrets(self.spec.args, &args)))
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

    /// Asks for consent if it is needed; returns an envelope if a human has refused and the tool has a `denied` value.
    async fn confirm(&mut self, cx: &Context, args: &Hidden) -> Result<Option<Envelope>, Refusal> {
        let spec = self.spec;
        if !spec.needs_consent() || cx.is_agreed() {
            return Ok(None);
        }
        if let Some(agreement) = cx.consent() {
            let args = self.canonical(args, cx)?;
            let now = self.host.surroundings.clock.unix_time();
            if agreement.covers(spec.name, args.as_bytes(), cx.caller(), now) {
                return Ok(None);
            }
        }
        let consent = self.host.policy.consent(spec, cx);
        if consent == Consent::Waived {
            return Ok(None);
        }
        let json = self.canonical(args, cx)?;
        let text = match spec.confirm {
            Some(confirm) => cx.shown(render(confirm.question, &[("args", &json.value())])),
            None => format!("Run {}?", spec.name),
        };
        if consent == Consent::Recorded {
            return Err(confirmation_required(&text, RECORDED));
        }
        // The tool's own limit does not count yet; the caller's does, and so does a cancel.
        let agreed = match &self.host.confirmer {
            Some(confirmer) => {
                let question = Question {
                    spec,
                    text: &text,
                    args: &json,
                    cx,
                };
                let answer = Box::pin(async move { Ok(Some(confirmer.confirm(question).await)) });
                self.guarded("confirmer", cx, answer).await?
            }
            None => {
                let answer = Box::pin(agreed(spec.name, &text, cx));
                self.guarded("asker", cx, answer).await?
            }
        };
        match agreed {
            Some(true) => return Ok(None),
            Some(false) => {}
            None => return Err(confirmation_required(&text, ASKED)),
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

    /// Goes on where the call before has ended, if this is its next one.
    fn go_on(&mut self, args: &Hidden, cx: &Context) -> Result<(), Refusal> {
        let Some(asking) = cx.asking() else {
            return match cx.responses() {
                Some(_) => Err(invalid_state()),
                None => Ok(()),
            };
        };
        let inside = asking.is_inside();
        let may_ask = !self.spec.asks.is_empty() || self.spec.needs_consent();
        let wanted = match inside {
            true => may_ask,
            false => asking.may_go_on(),
        };
        if !wanted {
            return Ok(());
        }
        self.args_hash = crate::hash::hex(self.canonical(args, cx)?.as_bytes());
        if inside {
            asking.bind(self.args_hash.clone());
            return Ok(());
        }
        let Some(responses) = cx.responses() else {
            return Ok(());
        };
        let size = responses.document.len() + responses.state.len();
        if size > self.host.max_payload {
            return Err(too_large(size, self.host.max_payload));
        }
        let opened = self.host.keys.as_ref().and_then(|keys| {
            let bound = self.bound_to(cx);
            let (carried, expires) = Carried::from_json(&keys.open(&responses.state, &bound)?)?;
            (self.host.surroundings.clock.unix_time() < expires).then_some(carried)
        });
        let mut carried = opened.ok_or_else(invalid_state)?;
        responses.join(&mut carried)?;
        asking.carry_on(carried);
        Ok(())
    }

    /// What a state belongs to.
    fn bound_to<'a>(&'a self, cx: &'a Context) -> Bound<'a> {
        Bound {
            tool: self.spec.name,
            args: &self.args_hash,
            caller: cx.caller().as_str(),
        }
    }

    /// The answer to a call that waits for its caller.
    fn input_required(&mut self, waiting: Waiting, cx: &Context) -> Envelope {
        // What the handler has left running learns that it is over.
        cx.cancel().cancel();
        if let Some(fault) = waiting.fault {
            return Envelope::failure(*fault, std::mem::take(&mut self.meta));
        }
        let sealed = caught(|| {
            let keys = self.host.keys.as_ref()?;
            let now = self.host.surroundings.clock.unix_time();
            let expires = now.saturating_add(keys.lifetime().as_secs());
            let content = waiting.carried.to_json(expires);
            keys.seal(content.as_bytes(), &self.bound_to(cx))
        });
        match sealed {
            Ok(Some(state)) if state.len() <= self.host.max_payload => {
                Envelope::input_required(waiting.requests, state, std::mem::take(&mut self.meta))
            }
            Ok(Some(state)) => {
                let (size, limit) = (state.len(), self.host.max_payload);
                let text = format!("the state takes {size} bytes; at most {limit} are allowed");
                Envelope::failure(*self.internal(&text, cx), std::mem::take(&mut self.meta))
            }
            Ok(None) => {
                let fault = self.internal("the state cannot be sealed", cx);
                Envelope::failure(*fault, std::mem::take(&mut self.meta))
            }
            Err(panic) => {
                let fault = self.internal(&format!("the host panicked: {panic}"), cx);
                Envelope::failure(*fault, std::mem::take(&mut self.meta))
            }
        }
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
        let heard = hints && cx.events().is_some();
        (heard || self.spec.reminder.is_some()).then(|| {
            let json = self.tool.canonical(args);
            json.map(|json| json.value()).unwrap_or_default()
        })
    }

    fn envelope(&mut self, produced: Produced, told: Option<Value>, cx: &Context) -> Envelope {
        let partial = produced.partial.map(|(faults, summary)| {
            let faults = faults.into_iter().map(|fault| *self.fault(fault, cx));
            (faults.collect::<Vec<_>>(), summary)
        });
        let reminder = self.spec.reminder.map(|reminder| {
            let result = produced.result.value();
            let args = told.as_ref().unwrap_or(&Value::Null);
            cx.shown(render(reminder, &[("args", args), ("result", &result)]))
        });
        let mut meta = std::mem::take(&mut self.meta);
        meta.side = produced.side;
        meta.truncated = cx.cancel().is_truncated();
        meta.reminder = reminder;
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
        if let Some((faults, summary)) = partial {
            envelope.status = Status::Partial;
            envelope.errors = faults;
            envelope.summary = Some(summary);
        }
        envelope
    }

    /// The outcome of a handler. One that failed because of a cancelled inner call was cancelled itself.
    fn failed(&mut self, fault: Fault, cx: &Context) -> Refusal {
        match fault {
            Fault::Internal(error) if cx.cancel().is_cancelled() => {
                match error.passed() {
                    Ok(Fault::Ready(_)) => {}
                    Ok(fault) => drop(self.fault(fault, cx)),
                    Err(error) => self.log(&error.to_string(), cx),
                }
                cancelled()
            }
            fault @ (Fault::Declared { .. }
            | Fault::InvalidOutput(_)
            | Fault::TooLarge { .. }
            | Fault::Internal(_)
            | Fault::Ready(_)) => self.fault(fault, cx),
        }
    }

    /// A handler's error as callers see it.
    fn fault(&mut self, fault: Fault, cx: &Context) -> Refusal {
        match fault {
            Fault::Declared { code, details } => match self.spec.error(code) {
                Some(error) => {
                    let size = details.as_ref().map_or(0, |json| json.as_bytes().len());
                    match self.fits(size, cx) {
                        Ok(()) => declared(error, details, cx),
                        Err(too_large) => too_large,
                    }
                }
                None => self.internal(&format!("the tool does not declare the error {code}"), cx),
            },
            Fault::InvalidOutput(issues) => {
                self.meta.executed = true;
                let text = format!("the result breaks its type: {}", spelt_out(&issues));
                self.log(&text, cx);
                invalid_output(issues)
            }
            Fault::TooLarge { size, limit } => {
                self.meta.executed = true;
                let text = format!("{size} bytes were given; at most {limit} are allowed");
                self.log(&text, cx);
                gave_too_much(size, limit)
            }
            Fault::Internal(error) => match error.passed() {
                Ok(passed) => self.fault(passed, cx),
                Err(error) => self.internal(&error.to_string(), cx),
            },
            Fault::Ready(fault) => fault,
        }
    }

    /// An undeclared failure: callers see only that it happened, the text goes to the log.
    fn internal(&self, text: &str, cx: &Context) -> Refusal {
        self.log(text, cx);
        let message = "The tool failed for a reason of its own.";
        Box::new(CallFault::new("internal", Kind::Internal, message))
    }

    fn log(&self, text: &str, cx: &Context) {
        let log = self.host.surroundings.log.as_ref();
        let call_id = cx.call_id().unwrap_or_default();
        write_log(log, self.spec.name, call_id, text);
    }
}

/// Whether a human agrees, by the asker or the caller; `None` if nobody can be asked.
async fn agreed(tool: &str, question: &str, cx: &Context) -> Result<Option<bool>, Fault> {
    let Some(asking) = cx.asking() else {
        return Ok(None);
    };
    let request = Request {
        question: Some(question.to_owned()),
        ..Request::new(RequestKind::Confirm, tool)
    };
    let codec = Codec::<bool>::of();
    let valid = |json: &Json| codec.decode(json.as_bytes()).map(drop);
    Ok(
        match asking
            .answer(cx.asked_by(), "confirm", &request, &valid)
            .await
        {
            Ok(Reply::Given(json)) => {
                Some(codec.decode(json.as_bytes()).is_ok_and(|agrees| agrees))
            }
            Ok(Reply::Declined) => Some(false),
            Err(Unanswered::Nobody | Unanswered::Invalid) => None,
        },
    )
}

fn declared(error: &'static ErrorSpec, details: Option<Json>, cx: &Context) -> Refusal {
    let mut fault = CallFault::new(error.code, error.kind, error.message);
    fault.field = error.field.map(str::to_owned);
    fault.recovery.action = error.action;
    fault.recovery.after_ms = error.after_ms;
    fault.recovery.hint = error.hint.map(|hint| {
        let details = details.as_ref().map(Json::value).unwrap_or_default();
        cx.shown(render(hint, &[("details", &details)]))
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

fn gave_too_much(size: usize, limit: usize) -> Refusal {
    let message = format!("The tool ran, but it gave {size} bytes; at most {limit} are allowed.");
    Box::new(CallFault::new("invalid_output", Kind::Internal, message))
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

fn confirmation_required(question: &str, hint: &str) -> Refusal {
    let message = format!("A human must agree first: {question}");
    let fault = CallFault::new("confirmation_required", Kind::Auth, message);
    Box::new(fault.recover(Action::Stop, hint))
}

/// Where consent comes from.
const ASKED: &str = "The host sets a confirmer, or puts consent into the call's context.";
const RECORDED: &str =
    "Under this policy only consent counts that the host has put into the call's context.";

fn denied() -> Refusal {
    Box::new(CallFault::new(
        "denied",
        Kind::Auth,
        "A human has refused the call.",
    ))
}

/// How many issues an error lists.
const MOST_ISSUES: usize = 100;

/// How long a call waits for one with the same key at first, and at most, before it looks again.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// Why a call cannot have its idempotency key.
const OTHER: &str = "The idempotency key belongs to a call with other arguments.";
const INSIDE: &str = "The idempotency key belongs to a call that this one is made inside of.";

fn key_is_taken(message: &str) -> Refusal {
    let fault = CallFault::new("conflict", Kind::Conflict, message);
    Box::new(fault.recover(Action::Stop, "Another call needs another key."))
}

fn still_runs() -> Refusal {
    let message = "A call with this idempotency key still runs.";
    Box::new(CallFault::new("unavailable", Kind::Unavailable, message))
}

fn no_turn(spec: &Spec, full: Full) -> Refusal {
    let name = spec.name;
    let (code, kind, message) = match full {
        Full::Queue => {
            let message = format!("The host is too busy to run the tool {name}.");
            ("unavailable", Kind::Unavailable, message)
        }
        Full::Circle => {
            let message = format!("The tool {name} is busy with calls that wait for this one.");
            ("unavailable", Kind::Unavailable, message)
        }
        Full::Rate(_) => {
            let message = format!("The tool {name} was called too often, or too many tools were.");
            ("rate_limited", Kind::RateLimited, message)
        }
    };
    let mut fault = CallFault::new(code, kind, message);
    if let Full::Rate(after) = full {
        let after = after.as_micros().div_ceil(1000).max(1);
        fault.recovery.after_ms = Some(u64::try_from(after).unwrap_or(u64::MAX));
    }
    Box::new(fault)
}

fn timed_out(spec: &Spec) -> Refusal {
    let message = format!("The tool {} was not done in time.", spec.name);
    Box::new(CallFault::new("timeout", Kind::Timeout, message))
}

fn cancelled() -> Refusal {
    Box::new(CallFault::cancelled())
}
