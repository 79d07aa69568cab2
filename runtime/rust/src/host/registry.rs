//! The registry: tools by name, and what a host decides about their calls.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use super::around::{Around, Ends};
use super::gate::Gate;
use super::keys::StateKeys;
use super::limits::Turns;
use super::registered::{RegisterError, needs_timers};
use super::sessions::Sessions;
use super::spans::{Spans, Tracing};
use super::tool::Erased;
use super::tools::Tools;
use super::{
    AllowAll, Changed, Confirmer, Found, IdSource, Idempotency, Limits, Policy, Query, Random,
    Subscription, Toolset, attempts, policy,
};
use crate::call::{Asker, Clock, Context, Log, StderrLog, Surroundings, write_log};
use crate::caught::caught;
use crate::recording::Recorder;
use crate::repair::Repairs;
use crate::spec::{Spec, ToolsetSpec};

/// Tools by name, and everything a host decides about their calls.
///
/// `call` goes through every step of the pipeline; none can be bypassed. Toolsets may come and go while the registry is
/// in use: a call keeps the tool with which it has begun.
pub struct Registry {
    tools: Tools,
    pub(crate) host: Host,
}

/// The decisions of a host about calls.
pub(crate) struct Host {
    pub(crate) policy: Arc<dyn Policy>,
    /// Whether the host or the environment says what is allowed.
    pub(crate) has_policy: bool,
    pub(crate) confirmer: Option<Arc<dyn Confirmer>>,
    pub(crate) asker: Option<Arc<dyn Asker>>,
    pub(crate) keys: OnceLock<StateKeys>,
    pub(crate) ids: Arc<dyn IdSource>,
    pub(crate) random: Arc<dyn Random>,
    pub(crate) surroundings: Arc<Surroundings>,
    pub(crate) max_payload: usize,
    pub(crate) repairs: Repairs,
    pub(crate) sessions: Sessions,
    pub(crate) turns: Arc<Turns>,
    pub(crate) gate: Arc<Gate>,
    /// How answers are remembered where nobody decides.
    pub(crate) usual_idempotency: Idempotency,
    /// How the host remembers them, or the command that it runs as.
    pub(crate) own_idempotency: OnceLock<Idempotency>,
    pub(crate) around: Around,
    pub(crate) tracing: Tracing,
    /// Why calls cannot be recorded that should be: then none runs.
    pub(crate) unrecorded: Option<String>,
}

impl Host {
    /// How the answers to calls with an idempotency key are remembered.
    pub(crate) fn idempotency(&self) -> &Idempotency {
        let own = self.own_idempotency.get();
        own.unwrap_or(&self.usual_idempotency)
    }
}

impl Registry {
    /// A registry without tools, with the policy `standard` and no grants: it allows everything except calls that need a
    /// human's consent, and what the environment takes away (see [`GrantPolicy`](super::GrantPolicy)).
    pub fn new() -> Self {
        let own = policy::usual();
        let has_policy = own.is_some();
        let policy = own.unwrap_or_else(|| Arc::new(AllowAll));
        let texts = policy.texts();
        let mut around = Around::default();
        let mut unrecorded = None;
        match Recorder::of_environment() {
            Some(Ok(recorder)) => around.record(recorder),
            Some(Err(error)) => unrecorded = Some(error.to_string()),
            None => {}
        }
        let host = Host {
            policy,
            has_policy,
            confirmer: None,
            asker: None,
            keys: OnceLock::new(),
            ids: Arc::new(Counted),
            random: Arc::new(attempts::Chance),
            surroundings: Arc::new(Surroundings {
                clock: default_clock(),
                log: Arc::new(StderrLog),
                texts,
                max_result: 16 * 1024 * 1024,
                cpu_budget_ms: 250,
            }),
            max_payload: 4 * 1024 * 1024,
            repairs: Repairs::NONE,
            sessions: Sessions::default(),
            turns: Arc::default(),
            gate: Arc::default(),
            usual_idempotency: Idempotency::default(),
            own_idempotency: OnceLock::new(),
            around,
            tracing: Tracing::default(),
            unrecorded,
        };
        Self {
            tools: Tools::default(),
            host,
        }
    }

    /// Adds a toolset, completely or not at all.
    pub fn register(&self, toolset: Toolset) -> Result<(), RegisterError> {
        let has_timers = self.host.surroundings.clock.has_timers();
        let changed = self.tools.add(toolset, has_timers)?;
        self.told(changed);
        Ok(())
    }

    /// Removes a tool; whether it was there. Calls of it that run go on.
    pub fn unregister(&self, tool: &str) -> bool {
        let removed = self.tools.remove(|spec, _| spec.name == tool);
        !self.told(removed).removed.is_empty()
    }

    /// Removes all tools that were registered with a toolset; how many there were. Calls that run go on.
    pub fn unregister_toolset(&self, toolset: &str) -> usize {
        let removed = self.tools.remove(|_, own| own.name == toolset);
        self.told(removed).removed.len()
    }

    /// Calls a function after each change of the tools, until the subscription is dropped. It is called on the thread
    /// that has made the change, and may use the registry.
    pub fn on_change(&self, function: impl Fn() + Send + Sync + 'static) -> Subscription {
        self.watch(move |_| function())
    }

    /// Like [`on_change`](Self::on_change), with what has changed. Changes that threads make at the same time may come in
    /// another order than they happened: their numbers say which came first.
    pub fn watch(&self, function: impl Fn(&Changed) + Send + Sync + 'static) -> Subscription {
        self.tools.listeners.add(Arc::new(function))
    }

    /// How often the tools have changed.
    pub fn changes(&self) -> u64 {
        self.tools.changes()
    }

    /// The spec of a tool.
    pub fn get(&self, tool: &str) -> Option<&'static Spec> {
        self.tools.spec(tool)
    }

    /// The toolset that a tool was registered with.
    pub fn toolset_of(&self, tool: &str) -> Option<&'static ToolsetSpec> {
        self.tools.toolset(tool)
    }

    /// The specs of all tools, in the order they were registered; not those that a server alone calls.
    pub fn specs(&self) -> impl Iterator<Item = &'static Spec> + use<> {
        self.tools.specs(|spec| !spec.is_served()).into_iter()
    }

    /// The specs of resources and prompts, which a server alone calls, in the order they were registered.
    pub fn served_specs(&self) -> impl Iterator<Item = &'static Spec> + use<> {
        self.tools.specs(Spec::is_served).into_iter()
    }

    /// The names of all tools, in the order they were registered.
    pub fn list(&self) -> Vec<&'static str> {
        self.specs().map(|spec| spec.name).collect()
    }

    /// The names of all tools, sorted by their code points.
    pub fn names(&self) -> Vec<&'static str> {
        let mut names = self.list();
        names.sort_unstable();
        names
    }

    /// How many tools there are; those that a server alone calls do not count.
    pub fn len(&self) -> usize {
        self.tools.count(|spec| !spec.is_served())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether there is a tool of this name, also one that a server alone calls.
    pub fn contains(&self, tool: &str) -> bool {
        self.get(tool).is_some()
    }

    /// The specs of the tools that match: those that fit its text best first, or, without a text, in the order they were
    /// registered.
    pub fn search(&self, query: &Query<'_>) -> Vec<&'static Spec> {
        self.tools.words().search(query)
    }

    /// The tools that a query in plain words means, the best first, at most so many (`spec/mcp.md`, "Large
    /// catalogues").
    pub fn find(&self, query: &str, limit: usize) -> Vec<Found> {
        self.tools.words().find(query, limit)
    }

    /// Tells of a change, if there was one.
    fn told(&self, changed: Changed) -> Changed {
        if changed.is_none() {
            return changed;
        }
        for function in self.tools.listeners.all() {
            if let Err(panic) = caught(|| function(&changed)) {
                let text = format!("who listens for changes of the tools panicked: {panic}");
                write_log(self.host.surroundings.log.as_ref(), "", "", &text);
            }
        }
        changed
    }

    /// Sets the policy: a [`GrantPolicy`](super::GrantPolicy), the host's own, or both (see [`Policy::and`]).
    pub fn set_policy(&mut self, policy: impl Policy + 'static) {
        Arc::make_mut(&mut self.host.surroundings).texts = policy.texts();
        self.host.policy = Arc::new(policy);
        self.host.has_policy = true;
    }

    /// Sets the confirmer for destructive calls. Without one they are rejected, unless the context carries consent.
    pub fn set_confirmer(&mut self, confirmer: impl Confirmer + 'static) {
        self.host.confirmer = Some(Arc::new(confirmer));
    }

    /// Sets the asker: it answers what tools ask while they run, and consents to calls where there is no confirmer.
    pub fn set_asker(&mut self, asker: impl Asker + 'static) {
        self.host.asker = Some(Arc::new(asker));
    }

    /// Sets the keys for the state of calls that end as `input_required`. Without them no call does, whatever its caller
    /// can answer. All hosts that may get the next call of a caller have the same keys.
    #[cfg(feature = "state")]
    pub fn set_state_keys(&mut self, keys: StateKeys) {
        self.host.keys = OnceLock::from(keys);
    }

    /// Makes keys for the state that live as long as the registry, unless it has some; whether it has some then: a
    /// system may have no random bytes.
    #[cfg(feature = "state")]
    pub fn ensure_state_keys(&self) -> bool {
        if self.host.keys.get().is_none()
            && let Some(keys) = StateKeys::random()
        {
            // Of two threads that come at the same time, the first one's keys count.
            let _ = self.host.keys.set(keys);
        }
        self.host.keys.get().is_some()
    }

    /// Sees each call of a tool begin and end, whoever makes it: `around` is called with the spec and the context of a call
    /// when it begins, and what it gives, if anything, with the envelope when it has ended. Both take their time from the
    /// call.
    ///
    /// Several see a call in the order in which they came, and its end in the reverse order. None of them can change or
    /// skip a step; what panics in one goes to the log.
    ///
    /// ```
    /// # let mut registry = toolrt::Registry::new();
    /// registry.around(|spec, _| {
    ///     Some(Box::new(move |envelope| println!("{}: {} ms", spec.name, envelope.meta.duration_ms)))
    /// });
    /// ```
    pub fn around(
        &mut self,
        around: impl Fn(&'static Spec, &Context) -> Option<Ends> + Send + Sync + 'static,
    ) {
        self.host.around.add(around);
    }

    /// Records each call of a tool, as `spec/recordings.md` says. Programs whose environment has `TOOLRT_RECORD` record
    /// without it.
    pub fn record(&mut self, recorder: Recorder) {
        self.host.around.record(recorder);
    }

    /// Begins a span for each call of a tool, as `spec/telemetry.md` says: by `toolrt::telemetry`, or by a tracer of the
    /// host's own. Another one takes the place of the one before.
    pub fn trace(&mut self, spans: impl Spans + 'static) {
        self.host.tracing = Tracing(Some(Arc::new(spans)));
    }

    /// Sets the clock and its timers; before tools are registered, since those with a `timeout` or `retries` need timers.
    /// If the clock has none and such tools are there already, that goes to the log: nothing ends a handler then that
    /// waits, and none is tried again.
    pub fn set_clock(&mut self, clock: impl Clock + 'static) {
        let surroundings = Arc::make_mut(&mut self.host.surroundings);
        surroundings.clock = Arc::new(clock);
        if !self.host.surroundings.clock.has_timers() {
            for spec in self.specs() {
                let text = match needs_timers(spec) {
                    None => continue,
                    Some("timeout") => {
                        "nothing enforces its `timeout` while it waits: the clock has no timers"
                    }
                    Some(_) => "it is not tried again: the clock has no timers",
                };
                write_log(self.host.surroundings.log.as_ref(), spec.name, "", text);
            }
        }
    }

    /// Sets the source of chance, by which waits between attempts differ.
    pub fn set_random(&mut self, random: impl Random + 'static) {
        self.host.random = Arc::new(random);
    }

    /// Sets the source of ids for calls without one.
    pub fn set_ids(&mut self, ids: impl IdSource + 'static) {
        self.host.ids = Arc::new(ids);
    }

    /// Sets the log for undeclared errors and panics; [`StderrLog`] by default.
    pub fn set_log(&mut self, log: impl Log + 'static) {
        Arc::make_mut(&mut self.host.surroundings).log = Arc::new(log);
    }

    /// Sets the maximum size of arguments in bytes; 4 MiB by default.
    pub fn set_max_payload(&mut self, bytes: usize) {
        self.host.max_payload = bytes;
    }

    /// Sets which arguments that are nearly right are repaired, and reported in `meta.warnings`; none by default.
    pub fn set_repair(&mut self, repairs: Repairs) {
        self.host.repairs = repairs;
    }

    /// Sets the maximum size in bytes of what a handler gives: a result with the data beside it, an item, the details of
    /// an error; 16 MiB by default.
    pub fn set_max_result(&mut self, bytes: usize) {
        Arc::make_mut(&mut self.host.surroundings).max_result = bytes;
    }

    /// Sets how many milliseconds of CPU time it may take to check the arguments and the result of a call, together; 250 by
    /// default. Arguments that take more are `too_large`, results `invalid_output`.
    pub fn set_cpu_budget_ms(&mut self, milliseconds: u64) {
        Arc::make_mut(&mut self.host.surroundings).cpu_budget_ms = milliseconds;
    }

    /// Sets how many calls run at once, how many wait, and how often tools are called; the `parallel` of tools holds in
    /// any case.
    pub fn set_limits(&mut self, limits: Limits) {
        self.host.turns = Arc::new(Turns::new(limits));
    }

    /// Sets how the answers to calls with an idempotency key are remembered; a day in memory by default.
    pub fn set_idempotency(&mut self, idempotency: Idempotency) {
        self.host.own_idempotency = OnceLock::from(idempotency);
    }

    pub(crate) fn tool(&self, name: &str) -> Option<Arc<dyn Erased>> {
        self.tools.get(name)
    }
}

impl Default for Registry {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Registry").field(&self.list()).finish()
    }
}

#[cfg(feature = "tokio")]
fn default_clock() -> Arc<dyn Clock> {
    Arc::new(super::TokioClock::default())
}

#[cfg(not(feature = "tokio"))]
fn default_clock() -> Arc<dyn Clock> {
    Arc::new(super::SystemClock::new())
}

/// Ids that count up, unique within the process: a call of an inner registry, such as that of an agent, has another id
/// than the call that it is made inside of.
#[derive(Debug)]
struct Counted;

impl IdSource for Counted {
    fn call_id(&self) -> String {
        next_call_id()
    }
}

/// The next id of a call that brings none; no other in the process has it.
#[doc(hidden)]
pub fn next_call_id() -> String {
    static LAST: AtomicU64 = AtomicU64::new(0);
    format!("call-{}", LAST.fetch_add(1, Ordering::Relaxed) + 1)
}
