//! The context of a call.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::asking::Asking;
use super::event::Both;
use super::{
    Agreement, AskSpec, AskedBy, Asker, Caller, Cancel, Decision, Event, EventKind, EventSink,
    Json, Kinds, Level, Place, RequestKind, Responses, Source, Surroundings, first_of, log,
};
use crate::caught::caught;
use crate::files::{FileRules, GrantedPath};
use crate::meter::Budget;
use crate::texts::Texts;

/// The context of a call: ids, caller, labels, deadline, cancelling, events.
///
/// Cheap to clone; build it with the `with_…` functions:
///
/// ```
/// # use toolrt::Context;
/// let cx = Context::new().with_run_id("6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10");
/// assert!(cx.run_id().is_some());
/// ```
#[derive(Clone, Default)]
pub struct Context(Arc<Inner>);

/// What a call has of the limits of a host, and the calls around it; only the host knows what that is.
type Held = Arc<dyn Any + Send + Sync>;

#[derive(Clone, Default)]
struct Inner {
    session_id: Option<String>,
    run_id: Option<String>,
    turn_id: Option<String>,
    call_id: Option<String>,
    parent_call_id: Option<String>,
    /// The agent that makes calls with this context.
    agent: Option<Cow<'static, str>>,
    caller: Caller,
    /// What a verified caller may do; `None` if nobody has verified it.
    scopes: Option<Arc<[String]>>,
    /// Whose call it is, as a verifier says.
    owner: Option<Arc<str>>,
    /// Where calls have come from, as a server knows it.
    peer: Option<Arc<str>>,
    labels: BTreeMap<String, String>,
    /// What traces carry from one system to the next one.
    trace: Option<Arc<Trace>>,
    /// What the host has put in for its own handlers.
    values: Option<Arc<Values>>,
    working_dir: Option<PathBuf>,
    /// What the host's policy says of the files of the running call.
    files: Option<Arc<dyn FileRules>>,
    timeout: Option<Duration>,
    deadline: Option<Duration>,
    cancel: Cancel,
    events: Option<Arc<dyn EventSink>>,
    dry_run: bool,
    idempotency_key: Option<String>,
    /// What identifies the calls around this one that have such a key.
    claims: Option<Arc<Claims>>,
    /// How many attempts of the call there were before.
    earlier_attempts: u32,
    consent: Option<Arc<Agreement>>,
    /// Whether somebody has agreed to the chain of which the calls are steps.
    agreed: bool,
    /// Whether the caller asks for the schema of the result.
    detail: bool,
    /// Whether the caller asks for the hint of the result.
    hint: bool,
    /// Whether a model was given a lowered schema.
    lowered: bool,
    /// Whether this is the context of a running handler.
    running: bool,
    /// Whether the handler only hands the call on, to an executor elsewhere.
    relays: bool,
    /// Whether calls that the handler makes are hidden from the receiver of events.
    hides_calls: bool,
    /// Whether the call ends where its handler would run.
    checks: bool,
    tool: &'static str,
    payload: Option<Arc<Json>>,
    /// What the running call, or the one around, has of the host's limits.
    held: Option<Held>,
    /// What the running call, or the one around, is to the hosts that have let it in.
    admitted: Option<Held>,
    /// What the caller can answer in a next call.
    can_answer: Kinds,
    /// The answers to what a call before has asked.
    responses: Option<Arc<Responses>>,
    /// Whether those that are wrong are as if they were not there.
    forgiving: bool,
    /// Who answers before the host's asker does.
    asker: Option<Arc<dyn Asker>>,
    /// What is asked in the running call, or in the one that makes a call with this context.
    asking: Option<Asking>,
    /// The questions that the running tool declares.
    asks: &'static [AskSpec],
    /// What the host has for a call.
    host: Option<Arc<Surroundings>>,
    /// The CPU time that the checks of the running call may take.
    budget: Option<Arc<Budget>>,
    /// What texts must not repeat.
    secrets: Option<Arc<[String]>>,
}

/// Hashes of calls with an idempotency key, from the inside out.
#[derive(Debug)]
struct Claims {
    key: [u8; 32],
    outer: Option<Arc<Claims>>,
}

/// The texts of a trace (W3C).
#[derive(Debug, Clone, Default)]
struct Trace {
    traceparent: Option<String>,
    tracestate: Option<String>,
    baggage: Option<String>,
    /// Whether it is the place of the span of the running call, or of the one around.
    is_own: bool,
}

/// Values, one of each type.
type Values = [(TypeId, Arc<dyn Any + Send + Sync>)];

macro_rules! traces {
    ($($(#[$doc:meta])* $name:ident, $with:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name(&self) -> Option<&str> {
            self.0.trace.as_ref()?.$name.as_deref()
        }

        /// The same context with this text; calls that a handler makes have it, too.
        #[must_use]
        pub fn $with(mut self, text: impl Into<String>) -> Self {
            let trace = Arc::make_mut(self.change().trace.get_or_insert_default());
            trace.$name = Some(text.into());
            trace.is_own = false;
            self
        }
    )*};
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident, $with:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name(&self) -> Option<&str> {
            self.0.$name.as_deref()
        }

        /// The same context with this id.
        #[must_use]
        pub fn $with(mut self, id: impl Into<String>) -> Self {
            self.change().$name = Some(id.into());
            self
        }
    )*};
}

impl Context {
    /// The default context: an in-process caller, no deadline, no events.
    pub fn new() -> Self {
        Self::default()
    }

    ids! {
        /// The session that the call belongs to.
        session_id, with_session_id;
        /// The run within the session.
        run_id, with_run_id;
        /// The model's turn within the run.
        turn_id, with_turn_id;
        /// The call that made this one.
        parent_call_id, with_parent_call_id;
    }

    /// The id of the call; the registry sets one if the caller did not.
    pub fn call_id(&self) -> Option<&str> {
        self.0.call_id.as_deref()
    }

    /// The same context with this id; in a handler the [`child`](Self::child) with this id.
    #[must_use]
    pub fn with_call_id(self, id: impl Into<String>) -> Self {
        let mut next = self.for_call();
        next.change().call_id = Some(id.into());
        next
    }

    traces! {
        /// The trace that the call belongs to, and its place in it (`traceparent` of W3C).
        traceparent, with_traceparent;
        /// What single vendors say of the trace (`tracestate` of W3C).
        tracestate, with_tracestate;
        /// What travels along with the trace (`baggage` of W3C).
        baggage, with_baggage;
    }

    /// The same context at the place of the span of its call.
    pub(crate) fn placed(mut self, place: Place) -> Self {
        let trace = &mut self.change().trace;
        *trace = Some(Arc::new(Trace {
            traceparent: Some(place.traceparent),
            tracestate: place.tracestate,
            baggage: trace.as_ref().and_then(|trace| trace.baggage.clone()),
            is_own: true,
        }));
        self
    }

    /// Whether a call around this one has put its span into the context.
    #[cfg(feature = "opentelemetry")]
    pub(crate) fn is_placed(&self) -> bool {
        self.0.trace.as_ref().is_some_and(|trace| trace.is_own)
    }

    /// The value of this type that the host has put in with [`with_value`](Self::with_value).
    pub fn value<T: Any + Send + Sync>(&self) -> Option<&T> {
        let mut values = self.0.values.as_deref()?.iter();
        let (_, value) = values.find(|(of, _)| *of == TypeId::of::<T>())?;
        value.downcast_ref()
    }

    /// The same context with a value for the host's own handlers, one of each type: a user, a connection, a span. Calls
    /// that a handler makes have it, too.
    #[must_use]
    pub fn with_value<T: Any + Send + Sync>(mut self, value: T) -> Self {
        let own = TypeId::of::<T>();
        let inner = self.change();
        let others = inner.values.iter().flat_map(|values| values.iter());
        let others = others.filter(|(of, _)| *of != own).cloned();
        let value: Arc<dyn Any + Send + Sync> = Arc::new(value);
        inner.values = Some(others.chain([(own, value)]).collect());
        self
    }

    /// The agent of the design that makes the calls: a [`RegistryView`](crate::RegistryView) names its own.
    pub fn agent(&self) -> Option<&str> {
        self.0.agent.as_deref()
    }

    /// The same context for calls of this agent; calls that a handler makes have it, too, unless an agent makes them.
    #[must_use]
    pub fn with_agent(mut self, agent: impl Into<Cow<'static, str>>) -> Self {
        self.change().agent = Some(agent.into());
        self
    }

    /// Who calls.
    pub fn caller(&self) -> &Caller {
        &self.0.caller
    }

    /// The same context with this caller.
    #[must_use]
    pub fn with_caller(mut self, caller: Caller) -> Self {
        self.change().caller = caller;
        self
    }

    /// The scopes that the caller has, as whoever verified it says; `None` if nobody has verified the caller, whose calls
    /// the host's policy alone decides on.
    pub fn scopes(&self) -> Option<&[String]> {
        self.0.scopes.as_deref()
    }

    /// The same context for a verified caller that has these scopes and no others: a call of a tool that needs another
    /// one is rejected with `missing_scope`, whatever the policy says. Calls that a handler makes have them, too.
    ///
    /// No context gains scopes: if it has some already, those stay that are in both.
    #[must_use]
    pub fn with_scopes(mut self, scopes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut scopes: Vec<String> = scopes.into_iter().map(Into::into).collect();
        if let Some(own) = self.scopes() {
            scopes.retain(|scope| own.contains(scope));
        }
        self.change().scopes = Some(scopes.into());
        self
    }

    /// Those of some scopes that the caller lacks; none if nobody has verified it.
    pub fn lacking(&self, scopes: &[&'static str]) -> Vec<&'static str> {
        let Some(own) = self.scopes() else {
            return Vec::new();
        };
        let lacks = |scope: &&&'static str| !own.iter().any(|own| own == **scope);
        scopes.iter().filter(lacks).copied().collect()
    }

    /// Whose call it is, as a verifier says: states, tasks, subscriptions and answers that are kept for later belong to
    /// the owner. `None` if nobody has verified the caller, whose name is then what it claims.
    pub fn owner(&self) -> Option<&str> {
        self.0.owner.as_deref()
    }

    /// The same context for calls of this owner: a text that is different for every issuer and subject. Calls that a
    /// handler makes have it, too.
    #[must_use]
    pub fn with_owner(mut self, owner: impl Into<Arc<str>>) -> Self {
        self.change().owner = Some(owner.into());
        self
    }

    /// Where calls with this context have come from, as the server knows that has taken them: an address. It says for
    /// whom a call counts whose caller nobody has verified ([`CallerKey`](crate::host::CallerKey)).
    pub fn peer(&self) -> Option<&str> {
        self.0.peer.as_deref()
    }

    /// The same context for calls of this peer: a text that its callers cannot choose. Calls that a handler makes have it,
    /// too.
    #[must_use]
    pub fn with_peer(mut self, peer: impl Into<Arc<str>>) -> Self {
        self.change().peer = Some(peer.into());
        self
    }

    /// The folder where paths among the arguments start: the one of the context, or else, in a running call, that of
    /// the host's policy. Without either it is the working directory of the process.
    pub fn working_dir(&self) -> Option<&Path> {
        let rules = self.0.files.as_ref().map(|files| files.working_dir());
        self.own_working_dir().or(rules)
    }

    /// The folder that the context was given.
    pub(crate) fn own_working_dir(&self) -> Option<&Path> {
        self.0.working_dir.as_deref()
    }

    /// A path from the arguments of the call, to be opened by its handler: from [`working_dir`](Self::working_dir) on,
    /// as the policy has checked it, and never out of the folders where that lets the call read, write or delete.
    ///
    /// ```
    /// # use toolrt::{Context, FilePath};
    /// # struct Args { file: FilePath }
    /// fn handler(cx: &Context, args: &Args) -> std::io::Result<()> {
    ///     let file = cx.path(&args.file);
    ///     let text = file.read_to_string()?;
    ///     file.write(text.to_uppercase())
    /// }
    /// ```
    ///
    /// A path that opens its file by its text instead, such as `std::fs::read(&args.file)`, starts in the working
    /// directory of the process, which may be another folder, and follows a link that somebody puts there in between.
    pub fn path(&self, path: impl AsRef<Path>) -> GrantedPath {
        let path = path.as_ref();
        let here = || std::env::current_dir().unwrap_or_default();
        let base = match self.working_dir() {
            Some(folder) if folder.is_absolute() => folder.to_owned(),
            Some(folder) => here().join(folder),
            None => here(),
        };
        let payload = self.payload().map_or(&b"{}"[..], Json::as_bytes);
        let access = self.0.files.as_ref();
        let access = access.map(|files| files.access(path, payload));
        GrantedPath::new(base, path.to_owned(), access.unwrap_or_default())
    }

    /// The context of a running call of whose files the host's policy says this.
    pub(crate) fn with_files(mut self, files: Arc<dyn FileRules>) -> Self {
        let inner = self.change();
        if let Some(folder) = &mut inner.working_dir
            && folder.is_relative()
        {
            *folder = files.working_dir().join(&*folder);
        }
        inner.files = Some(files);
        self
    }

    /// The same context for calls whose paths start in this folder; without one, that of the host's policy counts. It
    /// never changes where folders of grants start.
    #[must_use]
    pub fn with_working_dir(mut self, folder: impl Into<PathBuf>) -> Self {
        self.change().working_dir = Some(folder.into());
        self
    }

    /// The label `name`, which the host has set.
    pub fn label(&self, name: &str) -> Option<&str> {
        self.0.labels.get(name).map(String::as_str)
    }

    /// The same context with a label more.
    #[must_use]
    pub fn with_label(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.change().labels.insert(name.into(), value.into());
        self
    }

    /// How long calls with this context may take, each from its start.
    pub fn timeout(&self) -> Option<Duration> {
        self.0.timeout
    }

    /// The same context with a limit on how long each call may take.
    #[must_use]
    pub fn with_timeout(mut self, timeout: Duration) -> Self {
        self.change().timeout = Some(timeout);
        self
    }

    /// When the running call must be done, on the host's clock: [`time_left`](Self::time_left) reads that clock.
    pub fn deadline(&self) -> Option<Duration> {
        self.0.deadline
    }

    /// How much time the running call has left, by the host's clock; zero when its deadline has passed, `None` if it has
    /// none. While a human is asked, only the caller's limit counts; a handler has the tool's own as well.
    pub fn time_left(&self) -> Option<Duration> {
        let deadline = self.0.deadline?;
        let host = self.0.host.as_ref()?;
        Some(deadline.saturating_sub(host.clock.now()))
    }

    /// The token that cancels calls with this context. In a handler it is the call's own, which is cancelled with the
    /// caller's, and when the call ends before the handler does: by its deadline, by a panic, or because whoever called
    /// has dropped it. Tasks that a handler starts watch it.
    pub fn cancel(&self) -> &Cancel {
        &self.0.cancel
    }

    /// The same context with this token.
    #[must_use]
    pub fn with_cancel(mut self, cancel: Cancel) -> Self {
        self.change().cancel = cancel;
        self
    }

    /// The same context with a receiver of events.
    #[must_use]
    pub fn with_events(mut self, events: Arc<dyn EventSink>) -> Self {
        let inner = self.change();
        inner.events = Some(events);
        inner.hides_calls = false;
        self
    }

    /// The same context with a further receiver of events: each hears all.
    #[must_use]
    pub fn and_events(self, events: Arc<dyn EventSink>) -> Self {
        match self.0.events.clone() {
            Some(first) => self.with_events(Arc::new(Both(first, events))),
            None => self.with_events(events),
        }
    }

    pub(crate) fn events(&self) -> Option<&Arc<dyn EventSink>> {
        self.0.events.as_ref()
    }

    /// Whether the call is a dry run: the tool only plans.
    pub fn dry_run(&self) -> bool {
        self.0.dry_run
    }

    /// The same context, asking for plans instead of effects.
    #[must_use]
    pub fn with_dry_run(mut self, dry_run: bool) -> Self {
        self.change().dry_run = dry_run;
        self
    }

    /// Whether the arguments may have the shapes of a lowered schema.
    pub fn lowered(&self) -> bool {
        self.0.lowered
    }

    /// Whether that applies to a call that starts with this context; it does not apply to a handler's own calls.
    pub(crate) fn takes_lowered(&self) -> bool {
        self.0.lowered && !self.0.running
    }

    /// The same context for a call by a model that was given a lowered schema, as strict modes need them: arguments
    /// that the tool does not accept unchanged go through [`undone`](crate::undone) first. This does not apply to calls
    /// that a handler makes.
    #[must_use]
    pub fn with_lowered(mut self, lowered: bool) -> Self {
        self.change().lowered = lowered;
        self
    }

    /// The consent that the host has recorded for a call with this context.
    pub fn consent(&self) -> Option<&Agreement> {
        self.0.consent.as_deref()
    }

    /// The same context with the host's record that a human has agreed to one call; in a handler the
    /// [`child`](Self::child) with that: consent to a call does not cover the calls that it makes. A record for another
    /// tool, other arguments or another caller is none, and so is one that has expired.
    #[must_use]
    pub fn with_consent(self, consent: Agreement) -> Self {
        let mut next = self.for_call();
        next.change().consent = Some(Arc::new(consent));
        next
    }

    /// The idempotency key of the call, for whatever a handler calls in turn.
    pub fn idempotency_key(&self) -> Option<&str> {
        self.0.idempotency_key.as_deref()
    }

    /// The same context for one call that may be repeated: the same call with the same key gets the answer to the first
    /// one, and one with other arguments is a `conflict`. In a handler it is the [`child`](Self::child) with this key.
    #[must_use]
    pub fn with_idempotency_key(self, key: impl Into<String>) -> Self {
        let mut next = self.for_call();
        next.change().idempotency_key = Some(key.into());
        next
    }

    /// Whether the call is made inside of one with this key.
    pub(crate) fn is_inside_of(&self, key: &[u8; 32]) -> bool {
        let mut claims = self.0.claims.as_ref();
        while let Some(claim) = claims {
            if claim.key == *key {
                return true;
            }
            claims = claim.outer.as_ref();
        }
        false
    }

    /// The same context, for a call that has claimed a key.
    pub(crate) fn claiming(mut self, key: [u8; 32]) -> Self {
        let inner = self.change();
        let outer = inner.claims.take();
        inner.claims = Some(Arc::new(Claims { key, outer }));
        self
    }

    /// The context of an attempt of the call.
    pub(crate) fn at_attempt(mut self, attempt: u32) -> Self {
        if attempt != self.attempt() {
            self.change().earlier_attempts = attempt.saturating_sub(1);
        }
        self
    }

    /// Which attempt of the call this is, counted from 1. Another one follows where the handler is tried again (`retries`),
    /// and where the process of a call with an idempotency key has ended in mid-call: whoever makes the same call again
    /// takes over its key. A handler that gets 2 or more finds out first what the attempts before have done.
    pub fn attempt(&self) -> u32 {
        self.0.earlier_attempts.saturating_add(1)
    }

    /// The context of the steps of a chain to which somebody has agreed.
    pub(crate) fn with_steps_agreed(mut self, agreed: bool) -> Self {
        self.change().agreed = agreed;
        self
    }

    /// Whether the call is a step of a chain to which somebody has agreed.
    pub(crate) fn is_agreed(&self) -> bool {
        self.0.agreed
    }

    /// The same context for a caller that can answer requests of these kinds in a next call: then calls end as
    /// `input_required` where nobody else answers. The registry must have keys for the state.
    #[must_use]
    pub fn with_can_answer(mut self, kinds: impl IntoIterator<Item = RequestKind>) -> Self {
        self.change().can_answer = Kinds::of(kinds);
        self
    }

    /// The same context for the call that goes on with one that has ended as `input_required`: `responses` is a JSON
    /// object, `{"NAME": {"answer": …}}` or `{"NAME": {"declined": true}}`, and `state` the text of that envelope. The
    /// tool, its arguments and the caller must be the same. In a handler the [`child`](Self::child) with that.
    #[must_use]
    pub fn with_responses(self, responses: impl Into<Vec<u8>>, state: impl Into<String>) -> Self {
        let mut next = self.for_call();
        next.change().responses = Some(Arc::new(Responses {
            document: responses.into(),
            state: state.into(),
        }));
        next
    }

    /// The same context, in which responses that answer no open request or break their type are as if they were not
    /// there: they are asked for again. Otherwise they are `invalid_input`. This does not apply to calls that a handler
    /// makes.
    #[must_use]
    pub fn forgiving(mut self, forgiving: bool) -> Self {
        self.change().forgiving = forgiving;
        self
    }

    pub(crate) fn is_forgiving(&self) -> bool {
        self.0.forgiving
    }

    /// The same context with an asker of its own, who is asked before the host's: the client that makes the call. Calls
    /// that a handler makes have it, too.
    #[must_use]
    pub fn with_asker(mut self, asker: Arc<dyn Asker>) -> Self {
        self.change().asker = Some(asker);
        self
    }

    /// Who answers what is asked: the asker of the context; in a handler, the host's if that says nobody.
    pub fn asker(&self) -> Option<&Arc<dyn Asker>> {
        self.0.asker.as_ref()
    }

    pub(crate) fn responses(&self) -> Option<&Responses> {
        self.0.responses.as_deref()
    }

    /// What is asked in this call, or in the one that makes calls with this context.
    pub(crate) fn asking(&self) -> Option<&Asking> {
        self.0.asking.as_ref()
    }

    /// The call, for whoever is asked.
    pub(crate) fn asked_by(&self) -> AskedBy<'_> {
        AskedBy {
            call_id: self.call_id().unwrap_or_default(),
            session_id: self.session_id(),
            caller: self.caller(),
        }
    }

    pub(super) fn asks(&self) -> &'static [AskSpec] {
        self.0.asks
    }

    /// Whether the caller asks for detail.
    pub fn detail(&self) -> bool {
        self.0.detail
    }

    /// The same context, asking for detail: envelopes have the schema of their results (`meta.output_schema`), as on a
    /// session's first call of each tool. This does not apply to calls that a handler makes.
    #[must_use]
    pub fn with_detail(mut self, detail: bool) -> Self {
        self.change().detail = detail;
        self
    }

    /// Whether the caller asks for the hint of the result.
    pub(crate) fn wants_hint(&self) -> bool {
        self.0.hint
    }

    /// The same context, asking for the tool's `hint result` in the envelope (`meta.hint`). This does not apply to calls
    /// that a handler makes.
    #[must_use]
    pub fn with_hint(mut self, hint: bool) -> Self {
        self.change().hint = hint;
        self
    }

    /// The tool that runs; empty outside a call.
    pub fn tool(&self) -> &'static str {
        self.0.tool
    }

    /// The arguments of the call as received.
    pub fn payload(&self) -> Option<&Json> {
        self.0.payload.as_deref()
    }

    /// The context of a call that a handler makes: this call is its parent, and its id and deadline are its own. A
    /// handler that makes a call with its own context uses this one automatically.
    ///
    /// Events of the call go to the same receiver, unless the handler is an agent: the caller of an agent sees one call
    /// and none of the inner ones. To see those, give the child a separate receiver.
    #[must_use]
    pub fn child(&self) -> Self {
        let mut child = self.clone();
        let inner = child.change();
        inner.parent_call_id = inner.call_id.take();
        inner.files = None;
        inner.deadline = None;
        inner.payload = None;
        inner.responses = None;
        inner.can_answer = Kinds::default();
        inner.asks = &[];
        inner.consent = None;
        inner.agreed = false;
        inner.idempotency_key = None;
        inner.earlier_attempts = 0;
        inner.lowered = false;
        inner.detail = false;
        inner.hint = false;
        inner.forgiving = false;
        inner.running = false;
        inner.relays = false;
        if inner.hides_calls {
            inner.events = None;
            inner.hides_calls = false;
        }
        child
    }

    /// The context for a call made with this one: in a handler, a child.
    pub(crate) fn for_call(&self) -> Self {
        if self.0.running {
            self.child()
        } else {
            self.clone()
        }
    }

    /// The context of calls that a plan makes with this one: they are calls of their own, by the same caller.
    pub(crate) fn for_steps(&self) -> Self {
        let mut steps = self.child();
        if self.0.running {
            return steps;
        }
        let inner = steps.change();
        inner.detail = self.0.detail;
        inner.hint = self.0.hint;
        inner.consent = self.0.consent.clone();
        let parent = self.0.call_id.as_ref().or(self.0.parent_call_id.as_ref());
        inner.parent_call_id = parent.cloned();
        steps
    }

    /// What the calls around this one have of the host's limits.
    pub(crate) fn held(&self) -> Option<&Held> {
        self.0.held.as_ref()
    }

    /// What the running call, or the one around, is to the hosts that have let it in.
    pub(crate) fn admitted(&self) -> Option<&Held> {
        self.0.admitted.as_ref()
    }

    pub(crate) fn with_admitted(mut self, admitted: Held) -> Self {
        self.change().admitted = Some(admitted);
        self
    }

    /// The most bytes that the handler may give at once; `None` outside a call.
    pub(crate) fn max_result(&self) -> Option<usize> {
        self.0.host.as_ref().map(|host| host.max_result)
    }

    /// The context of a handler that only hands its call on, to an executor elsewhere.
    pub(crate) fn relaying(mut self) -> Self {
        self.change().relays = true;
        self
    }

    pub(crate) fn relays(&self) -> bool {
        self.0.relays
    }

    /// The context of a call that ends where its handler would run, of which nobody hears.
    pub(crate) fn checking(&self) -> Self {
        let mut checking = self.for_call();
        let inner = checking.change();
        inner.checks = true;
        inner.events = None;
        checking
    }

    pub(crate) fn checks(&self) -> bool {
        self.0.checks
    }

    /// The context of a running agent: its calls are hidden from its caller.
    pub(crate) fn hiding_calls(mut self) -> Self {
        self.change().hides_calls = true;
        self
    }

    /// The context of a call that starts now.
    pub(crate) fn started(
        &self,
        (tool, asks): (&'static str, &'static [AskSpec]),
        call_id: impl FnOnce() -> String,
        payload: Json,
        (host, held): (&Arc<Surroundings>, Option<Held>),
        (asker, may_go_on): (Option<&Arc<dyn Asker>>, bool),
    ) -> Self {
        let mut started = self.for_call();
        let inner = started.change();
        inner.running = true;
        let later = match may_go_on {
            true => inner.can_answer,
            false => Kinds::default(),
        };
        // Mostly nobody can be asked, and nothing is kept for it.
        let goes_on = may_go_on && inner.responses.is_some();
        inner.asking = match &inner.asking {
            Some(around) => Some(around.inside(tool)),
            None => {
                inner.asker = first_of(inner.asker.as_ref(), asker);
                match inner.asker.is_none() && later == Kinds::default() && !goes_on {
                    true => None,
                    false => {
                        let asker = inner.asker.clone();
                        Some(Asking::of(asker, later, goes_on, inner.forgiving))
                    }
                }
            }
        };
        inner.asks = asks;
        inner.tool = tool;
        inner.payload = Some(Arc::new(payload));
        inner.host = Some(host.clone());
        // A host without limits leaves what the calls around have of another one's.
        if held.is_some() {
            inner.held = held;
        }
        inner.cancel = inner.cancel.child();
        inner.call_id.get_or_insert_with(call_id);
        started
    }

    /// The context of a call that starts elsewhere.
    pub(crate) fn sent(&self, call_id: impl FnOnce() -> String, payload: &[u8]) -> Self {
        let mut sent = self.for_call();
        let inner = sent.change();
        inner.running = true;
        inner.tool = "";
        inner.payload = Some(Arc::new(Json::trusted(payload.to_vec())));
        inner.cancel = inner.cancel.child();
        inner.call_id.get_or_insert_with(call_id);
        sent
    }

    pub(crate) fn with_budget(mut self, budget: Arc<Budget>) -> Self {
        self.change().budget = Some(budget);
        self
    }

    /// The CPU time that the checks of the running call may take.
    pub(crate) fn budget(&self) -> Arc<Budget> {
        let budget = self.0.budget.clone();
        budget.unwrap_or_else(|| Budget::new(u64::MAX))
    }

    pub(crate) fn with_deadline(mut self, deadline: Duration) -> Self {
        self.change().deadline = Some(deadline);
        self
    }

    /// The source of an injected argument.
    pub fn source(&self, source: Source) -> Option<&str> {
        match source {
            Source::SessionId => self.session_id(),
            Source::RunId => self.run_id(),
            Source::TurnId => self.turn_id(),
            Source::CallId => self.call_id(),
            Source::ParentCallId => self.parent_call_id(),
            Source::Caller => Some(self.caller().as_str()),
            Source::Label(name) => self.label(name),
        }
    }

    /// A text of the call as the host's policy lets people and models see it. Progress, lines of the log and all texts
    /// that the runtime makes go through this.
    pub fn shown(&self, text: impl Into<String>) -> String {
        let text = text.into();
        let texts = self.0.host.as_ref().map(|host| host.texts);
        let secrets = self.0.secrets.iter().flat_map(|secrets| secrets.iter());
        let secrets: Vec<&str> = secrets.map(String::as_str).collect();
        match texts.unwrap_or_default().shown(&text, &secrets) {
            Cow::Borrowed(_) => text,
            Cow::Owned(shown) => shown,
        }
    }

    /// Whether the texts of the call must not repeat its secrets.
    pub(crate) fn redacts(&self) -> bool {
        let host = self.0.host.as_ref();
        host.is_some_and(|host| host.texts == Texts::Redacted)
    }

    /// The same context with secrets more, which its texts must not repeat, nor those of the calls that it makes.
    pub(crate) fn with_secrets(mut self, more: Vec<String>) -> Self {
        let inner = self.change();
        let known = inner.secrets.iter().flat_map(|secrets| secrets.iter());
        inner.secrets = Some(known.cloned().chain(more).collect());
        self
    }

    /// Reports the progress of the call to the receiver of events.
    pub fn progress(&self, message: impl Into<String>, percent: Option<f64>) {
        self.emit(|| EventKind::Progress {
            message: self.shown(message),
            percent,
        });
    }

    /// Writes a line to the log of the call, as information.
    pub fn log(&self, message: impl Into<String>) {
        self.log_at(Level::Info, message);
    }

    /// Writes a line to the log of the call.
    pub fn log_at(&self, level: Level, message: impl Into<String>) {
        self.emit(|| EventKind::Log {
            level,
            message: self.shown(message),
        });
    }

    /// Says that the result leaves something out, for example because there is too much of it: `meta.truncated`.
    pub fn mark_truncated(&self) {
        if self.0.running {
            self.cancel().truncate();
        }
    }

    /// Reports an artifact that the call has made.
    pub fn artifact(&self, name: impl Into<String>, uri: impl Into<String>) {
        self.emit(|| EventKind::Artifact {
            name: self.shown(name),
            uri: self.shown(uri),
        });
    }

    /// Tells what a policy has decided about the call, if somebody listens: policies that ship do it themselves.
    pub fn decided(&self, decision: impl FnOnce() -> Decision) {
        self.announce(|| EventKind::Decided(Box::new(decision())));
    }

    /// Builds an event only if there is a receiver. A handler whose call is over is not heard any more.
    pub(crate) fn emit(&self, kind: impl FnOnce() -> EventKind) {
        if self.events().is_some() && !self.cancel().is_over() {
            self.announce(kind);
        }
    }

    /// As [`emit`](Self::emit), for the events of the call itself: these come in any case.
    pub(crate) fn announce(&self, kind: impl FnOnce() -> EventKind) {
        if self.events().is_some() {
            self.forward(self.event(self.tool().into(), kind()));
        }
    }

    /// Hands an event to the receiver.
    pub(crate) fn forward(&self, event: Event) {
        if let Some(events) = self.events()
            && let Err(panic) = caught(|| events.event(event))
        {
            self.receiver_failed(&panic);
        }
    }

    /// A receiver that panics does not affect the call.
    pub(crate) fn receiver_failed(&self, panic: &str) {
        let text = format!("a receiver of events panicked: {panic}");
        let call_id = self.call_id().unwrap_or_default();
        match &self.0.host {
            Some(host) => log::write(host.log.as_ref(), self.tool(), call_id, &text),
            None => log::write(&log::StderrLog, self.tool(), call_id, &text),
        }
    }

    /// An event of the call, of a tool by this name.
    pub(crate) fn event(&self, tool: Cow<'static, str>, kind: EventKind) -> Event {
        Event {
            tool,
            call_id: self.call_id().unwrap_or_default().to_owned(),
            parent_call_id: self.parent_call_id().map(str::to_owned),
            session_id: self.session_id().map(str::to_owned),
            run_id: self.run_id().map(str::to_owned),
            turn_id: self.turn_id().map(str::to_owned),
            agent: self.0.agent.clone(),
            kind,
        }
    }

    fn change(&mut self) -> &mut Inner {
        Arc::make_mut(&mut self.0)
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("session_id", &self.session_id())
            .field("run_id", &self.run_id())
            .field("call_id", &self.call_id())
            .field("caller", &self.caller().as_str())
            .finish_non_exhaustive()
    }
}
