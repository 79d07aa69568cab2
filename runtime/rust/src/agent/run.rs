//! One run of an agent, within the limits that its design sets.

use std::fmt;
use std::time::Duration;

use super::RegistryView;
use crate::call::{Context, Envelope, Status};

/// One run of an agent: the tools that it uses, until a limit of its policy is reached.
///
/// The host drives the model; this type counts. Calls are made one after the other:
///
/// ```ignore
/// let mut run = Run::new(view);
/// while let Some(wish) = model.turn(run.turn_time()).await {
///     match run.call(&wish.tool, &wish.args, &cx.child()).await {
///         Ok(envelope) => model.tell(&envelope),
///         Err(ended) => break,
///     }
/// }
/// ```
#[derive(Debug)]
pub struct Run<'a> {
    view: RegistryView<'a>,
    start: Duration,
    calls: u64,
    failures: u64,
    finished: bool,
}

/// Why a run makes no more calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ended {
    /// A tool has succeeded that ends the run (`final`).
    Finished,
    /// As many calls as `calls` allows have been made.
    Calls,
    /// As many calls in a row as `failures` allows have failed.
    Failures,
    /// The run has used the whole `time`.
    Time,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Finished => "the run is finished",
            Self::Calls => "the run has made all calls that it may make",
            Self::Failures => "too many calls in a row have failed",
            Self::Time => "the run has taken all the time that it may take",
        })
    }
}

impl std::error::Error for Ended {}

impl<'a> Run<'a> {
    /// A run that starts now, on the clock of the view's registry.
    pub fn new(view: RegistryView<'a>) -> Self {
        Self {
            start: view.now(),
            view,
            calls: 0,
            failures: 0,
            finished: false,
        }
    }

    /// The tools of the run.
    pub fn view(&self) -> RegistryView<'a> {
        self.view
    }

    /// Calls a tool with JSON arguments, unless the run has ended. The call may take the rest of the run's time, and
    /// `tool_timeout` at most. Calls of unmetered tools are free; one of an unknown tool is not.
    pub async fn call(
        &mut self,
        tool: &str,
        payload: impl AsRef<[u8]>,
        cx: &Context,
    ) -> Result<Envelope, Ended> {
        if let Some(ended) = self.ended() {
            return Err(ended);
        }
        let spec = self.view.get(tool);
        if !spec.is_some_and(|spec| spec.unmetered) {
            self.calls += 1;
        }
        let own = self.view.agent().policy.tool_timeout_ms;
        let limits = [
            cx.timeout(),
            own.map(Duration::from_millis),
            self.time_left(),
        ];
        let envelope = match limits.into_iter().flatten().min() {
            Some(limit) => {
                let cx = cx.clone().with_timeout(limit);
                self.view.call(tool, payload, &cx).await
            }
            None => self.view.call(tool, payload, cx).await,
        };
        match envelope.status {
            Status::Error => self.failures += 1,
            Status::Success | Status::Partial => self.failures = 0,
            // It goes on in another call.
            Status::InputRequired => {}
        }
        self.finished = envelope.is_ok() && spec.is_some_and(|spec| spec.is_final);
        Ok(envelope)
    }

    /// Why the run makes no more calls; `None` while it may.
    pub fn ended(&self) -> Option<Ended> {
        let policy = &self.view.agent().policy;
        let reached = |limit: Option<u64>, count| limit.is_some_and(|limit| count >= limit);
        if self.finished {
            Some(Ended::Finished)
        } else if reached(policy.failures, self.failures) {
            Some(Ended::Failures)
        } else if reached(policy.calls, self.calls) {
            Some(Ended::Calls)
        } else if self.time_left() == Some(Duration::ZERO) {
            Some(Ended::Time)
        } else {
            None
        }
    }

    /// How long the model's next turn may take: `plan_timeout`, and the rest of the run's time at most.
    pub fn turn_time(&self) -> Option<Duration> {
        let own = self.view.agent().policy.plan_timeout_ms;
        let limits = [own.map(Duration::from_millis), self.time_left()];
        limits.into_iter().flatten().min()
    }

    fn time_left(&self) -> Option<Duration> {
        let whole = Duration::from_millis(self.view.agent().policy.time_ms?);
        Some(whole.saturating_sub(self.view.now().saturating_sub(self.start)))
    }
}
