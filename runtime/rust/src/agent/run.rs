//! One run of an agent, within the limits that its design sets.

use std::time::Duration;

use super::{Ended, RegistryView, Tally};
use crate::call::{Context, Envelope};

/// One run of an agent: the tools that it uses, until a limit of its policy is reached.
///
/// The host drives the model; this type counts. Calls are made one after the other; a [`Tally`] counts those of one turn
/// that are made at once:
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
    tally: Tally,
}

impl<'a> Run<'a> {
    /// A run that starts now, on the clock of the view's registry.
    pub fn new(view: RegistryView<'a>) -> Self {
        Self {
            view,
            tally: Tally::new(view),
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
        self.tally.call(self.view, tool, payload, cx).await
    }

    /// Why the run makes no more calls; `None` while it may.
    pub fn ended(&self) -> Option<Ended> {
        self.tally.ended(self.view)
    }

    /// How long the model's next turn may take: `plan_timeout`, and the rest of the run's time at most.
    pub fn turn_time(&self) -> Option<Duration> {
        self.tally.turn_time(self.view)
    }
}
