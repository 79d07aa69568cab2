//! A run as its host sees it.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use rig_core::tool::ToolContext;
use toolrt::agent::Ended;
use toolrt::{Context, Envelope};

use crate::output::CallFailed;

/// One run of a rig agent as its host sees it: the context of its calls, and why tools have ended it.
///
/// ```ignore
/// let run = Run::new(cx);
/// match agent.prompt("Burn alpha.").tool_context(run.tool_context()).await {
///     Ok(answer) => println!("{}", answer.output()),
///     Err(error) => match run.end() {
///         Some(End::Finished(envelope)) => println!("{:?}", envelope.result),
///         Some(end) => println!("{end}"),
///         None => return Err(error),
///     },
/// }
/// ```
///
/// It is live, and no data: who stores rig's context of a run gives it a new one when the run goes on.
#[derive(Clone, Default)]
pub struct Run(Arc<Inner>);

#[derive(Default)]
struct Inner {
    cx: Context,
    end: Mutex<Option<End>>,
}

/// Why tools have ended a run.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum End {
    /// A tool has succeeded that ends the run (`final`), with this answer.
    Finished(Box<Envelope>),
    /// A call has failed in a way that no other call repairs.
    Failed(CallFailed),
    /// The agent makes no more calls.
    Limit(Ended),
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finished(_) => Ended::Finished.fmt(f),
            Self::Failed(failed) => failed.fmt(f),
            Self::Limit(ended) => ended.fmt(f),
        }
    }
}

impl Run {
    /// A run whose calls have this context, unless [`How`](crate::How) gives another one.
    pub fn new(cx: Context) -> Self {
        Self(Arc::new(Inner {
            cx,
            end: Mutex::default(),
        }))
    }

    /// The context of its calls.
    pub fn context(&self) -> &Context {
        &self.0.cx
    }

    /// What rig's runner takes (`tool_context`) for this run.
    pub fn tool_context(&self) -> ToolContext {
        self.onto(ToolContext::new())
    }

    /// The same for a context with values of the host's own.
    pub fn onto(&self, context: ToolContext) -> ToolContext {
        context.with_scope(Arc::new(self.clone()))
    }

    /// Why tools have ended the run; nothing while they have not.
    pub fn end(&self) -> Option<End> {
        let end = self.0.end.lock();
        end.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes why the run ends: the first reason counts.
    pub(crate) fn ends(&self, end: &End) {
        let mut own = self.0.end.lock().unwrap_or_else(PoisonError::into_inner);
        own.get_or_insert_with(|| end.clone());
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Run")
            .field("context", &self.0.cx)
            .field("end", &self.end())
            .finish()
    }
}
