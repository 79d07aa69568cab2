//! What the hook knows of a call, on its way to the tool.
//!
//! rig gives a hook the run and the id of a call, and a tool neither. What both see is the id of the dispatch: the hook
//! in its event, the tool as the parent of what it would dispatch itself. Inside of an agent that is a tool, rig shows
//! the dispatch of that tool to both.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use rig_agent::agent::{DispatchEvent, HookContext};
use rig_agent::bus::{BusId, Dispatcher};
use rig_core::effect::EffectId;
use rig_core::tool::ToolContext;
use serde_json::Value;
use toolrt::Spec;
use toolrt::agent::Tally;

use crate::approval::Consent;
use crate::run::{End, Run};

/// What a call is found by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Dispatch(EffectId),
    /// Inside of a tool.
    Inside(BusId, Option<EffectId>),
}

/// What the hook knows of a call.
#[derive(Debug)]
pub(crate) struct Ticket {
    spec: &'static Spec,
    place: Place,
    args: Option<Value>,
    run: Weak<OfRun>,
    /// The id that the model has given to the call.
    pub(crate) call_id: Option<String>,
    /// The host's own run, if the agent is not a tool itself.
    host: Option<Run>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    is_taken: bool,
    consent: Option<Consent>,
    end: Option<End>,
}

impl Ticket {
    /// The run that the call belongs to.
    pub(crate) fn run(&self) -> Option<Arc<OfRun>> {
        self.run.upgrade()
    }

    pub(crate) fn consent(&self) -> Option<Consent> {
        self.state().consent.clone()
    }

    pub(crate) fn say(&self, consent: Consent) {
        self.state().consent = Some(consent);
    }

    /// Takes that the call ends the run.
    pub(crate) fn ends(&self, end: End) {
        if let Some(host) = &self.host {
            host.ends(&end);
        }
        self.state().end = Some(end);
    }

    /// Why the call ends the run, if it does; asked once.
    pub(crate) fn end(&self) -> Option<End> {
        self.state().end.take()
    }

    /// Whether it is that of another call in the same place. A dispatch has one call alone, which may be served again.
    fn is_gone(&self) -> bool {
        matches!(self.place, Place::Inside(..)) && self.state().is_taken
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tickets on their way. Runs own them, so those of a run that is dropped are gone.
#[derive(Debug, Default)]
pub(crate) struct Tickets(Mutex<HashMap<Place, Vec<Weak<Ticket>>>>);

/// How many places are kept before those are left out that no run has any more.
const MOST: usize = 1024;

impl Tickets {
    fn add(&self, ticket: &Arc<Ticket>) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() >= MOST {
            places.retain(|_, here| here.iter().any(|ticket| ticket.strong_count() > 0));
        }
        let here = places.entry(ticket.place).or_default();
        here.retain(|ticket| ticket.strong_count() > 0);
        here.push(Arc::downgrade(ticket));
    }

    fn remove(&self, ticket: &Arc<Ticket>) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = places.get_mut(&ticket.place) {
            here.retain(|other| !std::ptr::eq(other.as_ptr(), Arc::as_ptr(ticket)));
            if here.is_empty() {
                places.remove(&ticket.place);
            }
        }
    }

    /// What the hook knows of the call that a tool gets; nothing without the hook.
    pub(crate) fn take(
        &self,
        spec: &Spec,
        context: &ToolContext,
        args: &Value,
    ) -> Option<Arc<Ticket>> {
        let dispatcher = context.scope::<Dispatcher>()?;
        let inside = Place::Inside(dispatcher.id(), dispatcher.parent());
        let own = dispatcher.parent().map(Place::Dispatch);
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        [Some(inside), own].into_iter().flatten().find_map(|place| {
            let here = places.get(&place)?.iter().filter_map(Weak::upgrade);
            let here: Vec<Arc<Ticket>> = here
                .filter(|ticket| ticket.spec.name == spec.name && !ticket.is_gone())
                .collect();
            // Another hook may have changed the arguments.
            let same = here.iter().find(|one| one.args.as_ref() == Some(args));
            let ticket = same.or(here.first())?;
            ticket.state().is_taken = true;
            Some(ticket.clone())
        })
    }
}

/// What is known of a run.
#[derive(Debug)]
pub(crate) struct OfRun {
    /// What it has used of its limits, for an agent.
    pub(crate) tally: Option<Tally>,
    tickets: Mutex<HashMap<EffectId, Arc<Ticket>>>,
    finished: AtomicBool,
}

/// What is known of a run by the hooks of all tools of a rig agent.
#[derive(Clone, Default)]
struct OfRuns(Vec<(Arc<Tickets>, Arc<OfRun>)>);

impl OfRun {
    /// The run of a hook; nothing before its first call.
    pub(crate) fn known(tickets: &Arc<Tickets>, ctx: &HookContext) -> Option<Arc<Self>> {
        let runs = ctx.scratchpad().get::<OfRuns>()?;
        let mut runs = runs.0.iter();
        let (_, run) = runs.find(|(other, _)| Arc::ptr_eq(other, tickets))?;
        Some(run.clone())
    }

    /// The run of a hook, which begins with its first call; for an agent, `tally` counts.
    pub(crate) fn of(
        tickets: &Arc<Tickets>,
        ctx: &HookContext,
        tally: impl FnOnce() -> Option<Tally>,
    ) -> Arc<Self> {
        if let Some(run) = Self::known(tickets, ctx) {
            return run;
        }
        let run = Arc::new(Self {
            tally: tally(),
            tickets: Mutex::default(),
            finished: AtomicBool::new(false),
        });
        ctx.scratchpad()
            .update(|runs: &mut OfRuns| runs.0.push((tickets.clone(), run.clone())));
        run
    }

    /// The ticket of a call that is about to be dispatched.
    pub(crate) fn ticket(
        self: &Arc<Self>,
        tickets: &Tickets,
        spec: &'static Spec,
        event: &DispatchEvent<'_>,
    ) -> Arc<Ticket> {
        let mut own = self.tickets.lock().unwrap_or_else(PoisonError::into_inner);
        let ticket = own.entry(event.id).or_insert_with(|| {
            let around = event
                .context
                .and_then(|context| context.scope::<Dispatcher>());
            let host = event.context.and_then(|context| context.scope::<Run>());
            let ticket = Arc::new(Ticket {
                spec,
                place: match &around {
                    None => Place::Dispatch(event.id),
                    Some(around) => Place::Inside(around.id(), around.parent()),
                },
                args: event
                    .tool_args()
                    .and_then(|args| serde_json::from_str(args).ok()),
                run: Arc::downgrade(self),
                call_id: event.call_id.map(ToString::to_string),
                host: host
                    .filter(|_| around.is_none())
                    .map(|host| (*host).clone()),
                state: Mutex::default(),
            });
            tickets.add(&ticket);
            ticket
        });
        ticket.clone()
    }

    /// The ticket of a call that is over.
    pub(crate) fn over(&self, tickets: &Tickets, id: EffectId) -> Option<Arc<Ticket>> {
        let mut own = self.tickets.lock().unwrap_or_else(PoisonError::into_inner);
        let ticket = own.remove(&id)?;
        tickets.remove(&ticket);
        Some(ticket)
    }

    /// Takes that a tool has succeeded that ends the run.
    pub(crate) fn finish(&self) {
        self.finished.store(true, Ordering::Release);
    }

    /// Whether such a tool has succeeded.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished.load(Ordering::Acquire)
    }
}
