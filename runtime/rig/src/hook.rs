//! The hook that goes with tools.

use std::sync::Arc;

use rig_agent::agent::{
    AgentHook, CompletionCallAction, CompletionCallEvent, DispatchAction, DispatchEvent,
    HookContext, OutcomeAction, OutcomeEvent, StepEventKind,
};
use toolrt::agent::{Ended, Tally};
use toolrt::{Spec, Status};

use crate::approval::{Approval, Consent};
use crate::run::End;
use crate::shared::Shared;
use crate::tickets::{OfRun, Ticket};

/// The hook that goes with tools: it ends runs where the design says so, asks for consent, and tells runs apart.
///
/// It belongs to the rig agent that has the tools.
#[derive(Debug, Clone)]
pub struct Hook(Arc<Shared>);

impl Hook {
    pub(crate) fn of(shared: Arc<Shared>) -> Self {
        Self(shared)
    }

    /// Takes that a human has agreed to the call that is about to be dispatched, with the arguments that the event has.
    /// For hooks of a host that have an approval of their own, in their `on_dispatch`; see also
    /// [`How::approving`](crate::How::approving). Of calls of other tools nothing is taken.
    pub fn agree(&self, ctx: &HookContext, event: &DispatchEvent<'_>) {
        if let Some((spec, ticket)) = self.ticket(ctx, event)
            && let Some(args) = event.tool_args()
        {
            let args = self.0.lowering.arguments(spec.name, args);
            ticket.say(Consent::Given(args.into_owned()));
        }
    }

    fn ticket(
        &self,
        ctx: &HookContext,
        event: &DispatchEvent<'_>,
    ) -> Option<(&'static Spec, Arc<Ticket>)> {
        let spec = self.0.spec(event.tool_name()?)?;
        let tally = || self.0.view().map(Tally::new);
        let run = OfRun::of(&self.0.tickets, ctx, tally);
        Some((spec, run.ticket(&self.0.tickets, spec, event)))
    }

    /// Asks whether somebody agrees to a call, if it needs that, and nobody has been asked yet.
    async fn ask(&self, spec: &'static Spec, ticket: &Ticket, event: DispatchEvent<'_>) {
        let shared = &self.0;
        let (Some(approves), Some(context), Some(args)) =
            (&shared.how.approves, event.context, event.tool_args())
        else {
            return;
        };
        if !spec.needs_consent() || ticket.consent().is_some() || is_over(shared, ticket) {
            return;
        }
        // What is wrong with the context, the call says.
        let Ok(cx) = shared.context(context, ticket.call_id.as_deref()) else {
            return;
        };
        let args = shared.lowering.arguments(spec.name, args);
        let checked = shared.preflight(spec.name, &args, &cx).await;
        if checked.status != Status::InputRequired {
            return;
        }
        let mut requests = checked.requests.into_iter();
        let question = requests.find_map(|(_, request)| request.question);
        let agrees = approves(Approval {
            spec,
            question: question.unwrap_or_default(),
            args: args.to_string(),
            cx,
        });
        ticket.say(match agrees.await {
            true => Consent::Given(args.into_owned()),
            false => Consent::Refused,
        });
    }
}

/// Whether the run makes no more calls.
fn is_over(shared: &Shared, ticket: &Ticket) -> bool {
    let run = ticket.run();
    let tally = run.as_ref().and_then(|run| run.tally.as_ref());
    match (tally, shared.view()) {
        (Some(tally), Some(view)) => tally.ended(view).is_some(),
        _ => false,
    }
}

impl AgentHook for Hook {
    fn name(&self) -> Option<String> {
        Some("toolrt".to_owned())
    }

    async fn on_dispatch(&self, ctx: &HookContext, event: DispatchEvent<'_>) -> DispatchAction {
        if let Some((spec, ticket)) = self.ticket(ctx, &event) {
            self.ask(spec, &ticket, event).await;
        }
        DispatchAction::proceed()
    }

    async fn on_outcome(&self, ctx: &HookContext, event: OutcomeEvent<'_>) -> OutcomeAction {
        let Some(run) = OfRun::known(&self.0.tickets, ctx) else {
            return OutcomeAction::proceed();
        };
        match run
            .over(&self.0.tickets, event.id)
            .and_then(|ticket| ticket.end())
        {
            None => OutcomeAction::proceed(),
            // The results of this turn still come into the history.
            Some(End::Finished(_)) => {
                run.finish();
                OutcomeAction::proceed()
            }
            Some(end @ (End::Failed(_) | End::Limit(_))) => OutcomeAction::stop(end.to_string()),
        }
    }

    async fn on_completion_call(
        &self,
        ctx: &HookContext,
        _: CompletionCallEvent<'_>,
    ) -> CompletionCallAction {
        match OfRun::known(&self.0.tickets, ctx) {
            Some(run) if run.is_finished() => {
                CompletionCallAction::stop(Ended::Finished.to_string())
            }
            _ => CompletionCallAction::continue_run(),
        }
    }

    fn observes(&self, kind: StepEventKind) -> bool {
        matches!(
            kind,
            StepEventKind::CompletionCall | StepEventKind::ToolDispatch
        )
    }
}
