//! The tools of a dialogue, and the way of a model's calls to them.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::bounds::Bounds;
use super::provider::Provider;
use super::wire::{Call, Wire};
use crate::agent::{AgentSpec, Ended, RegistryView, Tally};
use crate::call::{BoxFuture, Caller, Context, Envelope};
use crate::host::{Registry, pipeline};
use crate::lowering::{Lowering, limits};
use crate::spec::Spec;
use crate::told::{OnStop, Said, is_id, stops};

/// The tools of a dialogue, and how their calls are made.
#[derive(Clone)]
pub(super) struct Shared {
    pub app: Arc<Registry>,
    pub agent: Option<&'static AgentSpec>,
    /// Those that can be called.
    pub specs: Vec<&'static Spec>,
    /// Those of them that the model is shown.
    pub shown: Vec<&'static Spec>,
    /// Their names and descriptions, as the provider accepts them.
    pub lowering: Lowering,
    pub provider: Provider,
    pub given: Given,
    pub said: Said,
    pub on_stop: OnStop,
    pub strict: bool,
    pub defers: bool,
    pub bounds: Bounds,
}

/// Where the context of a call comes from.
#[derive(Clone)]
pub(super) enum Given {
    All(Context),
    By(Arc<dyn Fn(&Call) -> Context + Send + Sync>),
}

/// What one run has used of its limits.
pub(super) enum Count {
    Agent(&'static AgentSpec, Tally),
    /// Whether a tool has ended it.
    Free(AtomicBool),
}

impl Shared {
    pub fn wire(&self) -> &'static dyn Wire {
        self.provider.wire()
    }

    /// Tools by the names that a provider accepts.
    pub fn lowering(specs: &[&'static Spec], provider: Provider) -> Lowering {
        match limits::limits(provider.wire().plain()) {
            Some(limits) => Lowering::new(specs.iter().copied(), limits, ""),
            None => Lowering::default(),
        }
    }

    /// Decides what the model is shown, by the context if there is one for all calls.
    pub fn show(&mut self) {
        let cx = match &self.given {
            Given::All(cx) => self.called(cx.clone()),
            Given::By(_) => self.called(Context::new()),
        };
        self.shown = match self.agent {
            Some(agent) => self.view(agent).advertised(&cx),
            None => self.app.advertised(self.specs.iter().copied(), &cx),
        };
    }

    pub fn spec(&self, tool: &str) -> Option<&'static Spec> {
        self.specs.iter().copied().find(|spec| spec.name == tool)
    }

    fn view(&self, agent: &'static AgentSpec) -> RegistryView<'_> {
        RegistryView::new(&self.app, agent)
    }

    /// Begins a run.
    pub fn count(&self) -> Count {
        match self.agent {
            Some(agent) => Count::Agent(agent, Tally::new(self.view(agent))),
            None => Count::Free(AtomicBool::new(false)),
        }
    }

    /// Why a run makes no more calls.
    pub fn ended(&self, count: &Count) -> Option<Ended> {
        match count {
            Count::Agent(agent, tally) => tally.ended(self.view(agent)),
            Count::Free(is_finished) => {
                let is_finished = is_finished.load(Ordering::Relaxed);
                is_finished.then_some(Ended::Finished)
            }
        }
    }

    /// How long the model's next turn may take.
    pub fn turn_time(&self, count: &Count) -> Option<Duration> {
        match count {
            Count::Agent(agent, tally) => tally.turn_time(self.view(agent)),
            Count::Free(_) => None,
        }
    }

    /// A future that is ready after some time; nothing where the host has no timers.
    pub fn sleep(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        self.app.host.surroundings.clock.sleep(time)
    }

    /// Whether an error ends the run.
    pub fn ends(&self, envelope: &Envelope) -> bool {
        self.on_stop == OnStop::End && stops(envelope)
    }

    /// The context of a call.
    pub fn context(&self, call: &Call) -> Context {
        let cx = match &self.given {
            Given::All(cx) => cx.clone(),
            Given::By(by) => by(call),
        };
        // In the handler of a tool, the calls are those of that tool.
        let mut cx = self.called(match cx.tool() {
            "" => cx,
            _ => cx.child(),
        });
        if cx.call_id().is_none() && is_id(&call.id) {
            cx = cx.with_call_id(call.id.as_str());
        }
        let is_lowered = self.spec(&call.name).is_some_and(|spec| self.lowers(spec));
        cx.with_hint(self.said != Said::Json)
            .with_lowered(is_lowered)
    }

    /// A context that says who calls.
    fn called(&self, cx: Context) -> Context {
        match *cx.caller() == Caller::default() {
            true => cx.with_caller(Caller::new(self.wire().caller())),
            false => cx,
        }
    }

    /// Whether a tool has a schema of its own for the provider.
    fn lowers(&self, spec: &Spec) -> bool {
        let wire = self.wire();
        let strict = wire.strict().map(|dialect| dialect.name);
        let mut own = spec.provider_schemas.iter();
        own.any(|(name, _)| *name == wire.plain() || Some(*name) == strict)
    }

    /// Makes a call of a model within the limits of its run.
    ///
    /// # Errors
    /// The run makes no more calls.
    pub async fn call(&self, count: &Count, call: &Call, cx: &Context) -> Result<Envelope, Ended> {
        match count {
            Count::Agent(agent, tally) => {
                let view = self.view(agent);
                tally.call(view, &call.name, &call.args, cx).await
            }
            Count::Free(is_finished) => {
                if is_finished.load(Ordering::Relaxed) {
                    return Err(Ended::Finished);
                }
                let (seen, payload) = (Some(&*self.specs), call.args.as_bytes());
                let envelope = pipeline::call(&self.app, seen, &call.name, payload, cx).await;
                let is_final = self.spec(&call.name).is_some_and(|spec| spec.is_final);
                if envelope.is_ok() && is_final {
                    is_finished.store(true, Ordering::Relaxed);
                }
                Ok(envelope)
            }
        }
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tools: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
        f.debug_struct("Shared")
            .field("provider", &self.provider)
            .field("agent", &self.agent.map(|agent| agent.name))
            .field("tools", &tools)
            .field("bounds", &self.bounds)
            .finish_non_exhaustive()
    }
}
