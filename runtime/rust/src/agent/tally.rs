//! The count of a run of an agent.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Ended, RegistryView};
use crate::call::{Context, Envelope, Status};

/// What one run of an agent has used of its limits, for hosts that make the calls of a turn at once.
///
/// A [`Run`](super::Run) has one of its own. A tally alone borrows nothing: it may live in a closure beside a shared
/// registry, and be shared itself. Every call gives the view anew; it is that of one agent and one registry.
///
/// Calls count in the order in which they begin: failures in a row are those of calls that begin one after the other,
/// whichever of them ends first. A call that ends with a question counts when it goes on; one that is dropped has
/// been made, and has neither failed nor succeeded.
#[derive(Debug)]
pub struct Tally {
    start: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    calls: u64,
    /// Failures in a row before the calls of `made`: those from the first one on that still runs, in the order in which
    /// they have begun.
    failures: u64,
    made: VecDeque<Made>,
    /// How many calls have begun, by which they are told apart.
    begun: u64,
    finished: bool,
}

/// A call that has begun.
#[derive(Debug)]
struct Made {
    number: u64,
    /// Nothing is known while it runs.
    failed: Option<bool>,
}

impl Made {
    /// The failures in a row with this call, by those before it.
    fn after(&self, failures: u64) -> u64 {
        match self.failed {
            None => failures,
            Some(true) => failures + 1,
            Some(false) => 0,
        }
    }
}

impl State {
    /// Leaves out a call that says nothing of failures.
    fn forget(&mut self, number: u64) {
        self.made.retain(|made| made.number != number);
        self.settle();
    }

    fn settle(&mut self) {
        while let Some(made) = self.made.front()
            && made.failed.is_some()
        {
            self.failures = made.after(self.failures);
            self.made.pop_front();
        }
    }

    /// How many calls in a row have failed; those that still run say nothing.
    fn in_a_row(&self) -> u64 {
        let made = self.made.iter();
        made.fold(self.failures, |failures, made| made.after(failures))
    }
}

impl Tally {
    /// The count of a run that starts now, on the clock of the view's registry.
    pub fn new(view: RegistryView<'_>) -> Self {
        Self {
            start: view.now(),
            state: Mutex::default(),
        }
    }

    /// Calls a tool of the view with JSON arguments, as [`Run::call`](super::Run::call) does.
    ///
    /// # Errors
    /// The run makes no more calls.
    pub async fn call(
        &self,
        view: RegistryView<'_>,
        tool: &str,
        payload: impl AsRef<[u8]>,
        cx: &Context,
    ) -> Result<Envelope, Ended> {
        let spec = view.get(tool);
        let begun = self.begin(view, !spec.is_some_and(|spec| spec.unmetered))?;
        let own = view.agent().policy.tool_timeout_ms;
        let limits = [
            cx.timeout(),
            own.map(Duration::from_millis),
            self.time_left(view),
        ];
        let envelope = match limits.into_iter().flatten().min() {
            Some(limit) => {
                let cx = cx.clone().with_timeout(limit);
                view.call(tool, payload, &cx).await
            }
            None => view.call(tool, payload, cx).await,
        };
        begun.end(&envelope, spec.is_some_and(|spec| spec.is_final));
        Ok(envelope)
    }

    /// Why the run makes no more calls; `None` while it may.
    pub fn ended(&self, view: RegistryView<'_>) -> Option<Ended> {
        self.ended_in(&self.state(), view)
    }

    /// How long the model's next turn may take: `plan_timeout`, and the rest of the run's time at most.
    pub fn turn_time(&self, view: RegistryView<'_>) -> Option<Duration> {
        let own = view.agent().policy.plan_timeout_ms;
        let limits = [own.map(Duration::from_millis), self.time_left(view)];
        limits.into_iter().flatten().min()
    }

    fn ended_in(&self, state: &State, view: RegistryView<'_>) -> Option<Ended> {
        let policy = &view.agent().policy;
        let reached = |limit: Option<u64>, count| limit.is_some_and(|limit| count >= limit);
        if state.finished {
            Some(Ended::Finished)
        } else if reached(policy.failures, state.in_a_row()) {
            Some(Ended::Failures)
        } else if reached(policy.calls, state.calls) {
            Some(Ended::Calls)
        } else if self.time_left(view) == Some(Duration::ZERO) {
            Some(Ended::Time)
        } else {
            None
        }
    }

    fn begin(&self, view: RegistryView<'_>, is_metered: bool) -> Result<Begun<'_>, Ended> {
        let mut state = self.state();
        if let Some(ended) = self.ended_in(&state, view) {
            return Err(ended);
        }
        state.calls += u64::from(is_metered);
        state.begun += 1;
        let number = state.begun;
        state.made.push_back(Made {
            number,
            failed: None,
        });
        Ok(Begun {
            tally: self,
            number,
            is_metered,
        })
    }

    fn time_left(&self, view: RegistryView<'_>) -> Option<Duration> {
        let whole = Duration::from_millis(view.agent().policy.time_ms?);
        Some(whole.saturating_sub(view.now().saturating_sub(self.start)))
    }

    /// No call runs while it is locked, so nothing can have panicked half-way.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A call that has begun; when it is dropped before it has ended, it is forgotten.
struct Begun<'t> {
    tally: &'t Tally,
    number: u64,
    is_metered: bool,
}

impl Begun<'_> {
    fn end(self, envelope: &Envelope, is_final: bool) {
        let mut state = self.tally.state();
        let failed = match envelope.status {
            Status::Error => true,
            Status::Success | Status::Partial => false,
            // It goes on in another call, and counts then.
            Status::InputRequired => {
                state.calls -= u64::from(self.is_metered);
                return;
            }
        };
        let own = state
            .made
            .iter_mut()
            .find(|made| made.number == self.number);
        if let Some(made) = own {
            made.failed = Some(failed);
        }
        state.finished |= envelope.is_ok() && is_final;
    }
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        let mut state = self.tally.state();
        let number = self.number;
        let runs = |made: &Made| made.number == number && made.failed.is_none();
        match state.made.iter().any(runs) {
            true => state.forget(number),
            false => state.settle(),
        }
    }
}
