//! How calls are made, and how a model is answered.

use std::fmt;
use std::sync::Arc;

use rig_core::tool::ToolContext;
use toolrt::lowering::{Limits, Lowering, limits};
use toolrt::told::{OnStop, Said};
use toolrt::{BoxFuture, Context, Spec};

use crate::approval::Approval;

/// How calls are made, and how a model is answered.
///
/// A [`Context`] alone is the context of all calls, and nothing else is said.
#[derive(Clone, Default)]
pub struct How {
    pub(crate) given: Given,
    pub(crate) said: Said,
    pub(crate) on_stop: OnStop,
    pub(crate) approves: Option<Approves>,
    /// Whose names and descriptions are sent; those that all providers accept, if nobody says it.
    provider: Option<&'static Limits>,
}

/// Where the context of a call comes from.
#[derive(Clone, Default)]
pub(crate) enum Given {
    /// The host's [`Run`](crate::Run), if there is one.
    #[default]
    Run,
    All(Context),
    By(Arc<dyn Fn(&ToolContext) -> Context + Send + Sync>),
}

/// Who is asked before a tool runs whose calls need consent.
pub(crate) type Approves = Arc<dyn Fn(Approval) -> BoxFuture<'static, bool> + Send + Sync>;

impl How {
    /// The context of a [`Run`](crate::Run) or the default one, results as JSON, runs that end where an error says so,
    /// nobody whose approval is asked.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the context of all calls.
    #[must_use]
    pub fn with_context(mut self, cx: Context) -> Self {
        self.given = Given::All(cx);
        self
    }

    /// Sets what gives the context of a call by what rig knows of it.
    #[must_use]
    pub fn with_context_by(
        mut self,
        cx: impl Fn(&ToolContext) -> Context + Send + Sync + 'static,
    ) -> Self {
        self.given = Given::By(Arc::new(cx));
        self
    }

    /// Sets what a model reads of a result.
    #[must_use]
    pub fn with_said(mut self, said: Said) -> Self {
        self.said = said;
        self
    }

    /// Sets what an error does whose recovery is `stop`.
    #[must_use]
    pub fn with_on_stop(mut self, on_stop: OnStop) -> Self {
        self.on_stop = on_stop;
        self
    }

    /// Sets the provider of the model, such as `"openai"`: tools have names and descriptions that it accepts. If nothing
    /// is said, or there is no such provider, they have names that all providers accept.
    #[must_use]
    pub fn with_provider(mut self, provider: &str) -> Self {
        self.provider = limits::limits(provider);
        self
    }

    /// Tools by the names that the provider accepts.
    pub(crate) fn lowering(&self, specs: &[&'static Spec]) -> Lowering {
        let accepted = self.provider.unwrap_or(&limits::ANY);
        Lowering::new(specs.iter().copied(), accepted, "")
    }

    /// Sets who is asked before a tool runs whose calls need consent. They are asked by the hook, and only if the host
    /// has no confirmer and no asker, the arguments are valid, and no policy refuses the call. `true` is consent to
    /// this one call; `false` is a human's refusal.
    ///
    /// ```ignore
    /// How::new().approving(|approval| async move { terminal.asks(&approval.question).await })
    /// ```
    #[must_use]
    pub fn approving<F>(mut self, ask: impl Fn(Approval) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = bool> + Send + 'static,
    {
        self.approves = Some(Arc::new(move |approval| Box::pin(ask(approval))));
        self
    }
}

impl From<Context> for How {
    fn from(cx: Context) -> Self {
        Self::new().with_context(cx)
    }
}

impl fmt::Debug for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("How")
            .field("said", &self.said)
            .field("on_stop", &self.on_stop)
            .field("approves", &self.approves.is_some())
            .finish_non_exhaustive()
    }
}
