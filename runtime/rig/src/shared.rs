//! What tools and their hook have in common.

use std::fmt;
use std::sync::{Arc, OnceLock};

use rig_core::tool::{ToolContext, ToolContextError};
use toolrt::agent::{Ended, Tally};
use toolrt::lowering::Lowering;
use toolrt::told::{OnStop, Said, is_id, stops};
use toolrt::{AgentSpec, Caller, Context, Envelope, Registry, RegistryView, Spec};

use crate::CALLER;
use crate::context::RunContext;
use crate::how::{Given, How};
use crate::run::Run;
use crate::tickets::{Ticket, Tickets};

/// The tools that rig shows to a model, and the way of its calls to them.
pub(crate) struct Shared {
    pub(crate) app: Arc<Registry>,
    agent: Option<&'static AgentSpec>,
    pub(crate) specs: Vec<&'static Spec>,
    /// Their names and descriptions, as the model's provider accepts them.
    pub(crate) lowering: Lowering,
    pub(crate) how: How,
    pub(crate) tickets: Arc<Tickets>,
    /// The run of all calls of an agent that no hook has seen.
    unseen: OnceLock<Tally>,
}

impl Shared {
    pub(crate) fn new(
        app: Arc<Registry>,
        agent: Option<&'static AgentSpec>,
        specs: Vec<&'static Spec>,
        how: How,
    ) -> Arc<Self> {
        let cx = match &how.given {
            Given::All(cx) => cx.clone(),
            // A run, and what it is about, are not known yet.
            Given::By(_) | Given::Run => Context::new(),
        };
        let cx = called(cx);
        // By all tools, so that no name depends on what is registered or seen.
        let lowering = how.lowering(agent.map_or(&*specs, |agent| agent.tools));
        let specs = match agent {
            Some(agent) => RegistryView::new(&app, agent).advertised(&cx),
            None => app.advertised(specs, &cx),
        };
        Arc::new(Self {
            app,
            agent,
            specs,
            lowering,
            how,
            tickets: Arc::default(),
            unseen: OnceLock::new(),
        })
    }

    /// A tool by the name that a model calls it.
    pub(crate) fn spec(&self, tool: &str) -> Option<&'static Spec> {
        let own = self.lowering.own(tool);
        self.specs.iter().copied().find(|spec| spec.name == own)
    }

    /// The registry as the agent sees it, if they are the tools of one.
    pub(crate) fn view(&self) -> Option<RegistryView<'_>> {
        Some(RegistryView::new(&self.app, self.agent?))
    }

    /// The context of a call.
    ///
    /// # Errors
    /// rig's context has something else in the place of a [`RunContext`].
    pub(crate) fn context(
        &self,
        context: &ToolContext,
        call_id: Option<&str>,
    ) -> Result<Context, ToolContextError> {
        let cx = match &self.how.given {
            Given::All(cx) => cx.clone(),
            Given::By(by) => by(context),
            Given::Run => {
                let run = context.scope::<Run>();
                run.map_or_else(Context::new, |run| run.context().clone())
            }
        };
        // In the handler of a tool, the calls are those of that tool.
        let mut cx = match cx.tool() {
            "" => cx,
            _ => cx.child(),
        };
        if let Some(run) = context.get::<RunContext>()? {
            cx = run.onto(cx);
        }
        cx = called(cx);
        if let Some(id) = call_id.filter(|id| cx.call_id().is_none() && is_id(id)) {
            cx = cx.with_call_id(id);
        }
        // Nobody can go on with a call here.
        Ok(cx
            .with_can_answer([])
            .with_hint(self.how.said != Said::Json))
    }

    /// Takes the steps of a call up to its handler.
    pub(crate) async fn preflight(&self, tool: &str, payload: &str, cx: &Context) -> Envelope {
        match self.view() {
            Some(view) => view.preflight(tool, payload, cx).await,
            None => self.app.preflight(tool, payload, cx).await,
        }
    }

    /// Calls a tool; for an agent within the limits of its run.
    ///
    /// # Errors
    /// The run of the agent makes no more calls.
    pub(crate) async fn call(
        &self,
        tool: &str,
        payload: &str,
        cx: &Context,
        ticket: Option<&Ticket>,
    ) -> Result<Envelope, Ended> {
        let Some(view) = self.view() else {
            return Ok(self.app.call(tool, payload, cx).await);
        };
        let run = ticket.and_then(Ticket::run);
        let tally = match run.as_ref().and_then(|run| run.tally.as_ref()) {
            Some(tally) => tally,
            None => self.unseen.get_or_init(|| Tally::new(view)),
        };
        tally.call(view, tool, payload, cx).await
    }

    /// Whether an error says that its caller should stop, and that ends the run. A human's refusal of a call does not.
    pub(crate) fn ends(&self, envelope: &Envelope) -> bool {
        self.how.on_stop == OnStop::End && stops(envelope)
    }
}

/// A context that says who calls.
fn called(cx: Context) -> Context {
    match *cx.caller() == Caller::default() {
        true => cx.with_caller(Caller::new(CALLER)),
        false => cx,
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tools: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
        f.debug_struct("Shared")
            .field("agent", &self.agent.map(|agent| agent.name))
            .field("tools", &tools)
            .field("how", &self.how)
            .finish_non_exhaustive()
    }
}
