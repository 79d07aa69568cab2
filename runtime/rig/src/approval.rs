//! What a human is asked before a tool runs, and what becomes of the answer.

use std::sync::Arc;
use std::time::Duration;

use toolrt::{Answer, Asked, Asker, BoxFuture, Context, Registry, RequestKind, Spec};

use crate::CALLER;

/// A call that a human should agree to.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Approval {
    /// The tool.
    pub spec: &'static Spec,
    /// What the tool asks: `Burn alpha?`.
    pub question: String,
    /// The arguments as JSON, which are valid.
    pub args: String,
    /// The context of the call, with its ids and labels.
    pub cx: Context,
}

/// What a human has said of a call.
#[derive(Debug, Clone)]
pub(crate) enum Consent {
    /// Somebody has agreed to these arguments.
    Given(String),
    Refused,
}

/// How long consent counts: from the start of the call to the step of the pipeline.
const LASTS: Duration = Duration::from_secs(60);

impl Consent {
    pub(crate) fn is_refused(&self) -> bool {
        matches!(self, Self::Refused)
    }

    /// The context of the call with what the human has said.
    pub(crate) fn onto(self, app: &Registry, spec: &Spec, cx: Context) -> Context {
        match self {
            Self::Given(args) => match app.agreement(spec.name, &args, &cx, CALLER, LASTS) {
                Ok(agreement) => cx.with_consent(agreement),
                // The call says what is wrong with the arguments.
                Err(_) => cx,
            },
            Self::Refused => cx.with_asker(Arc::new(Refuses)),
        }
    }
}

/// Says what a human has said already: no.
struct Refuses;

impl Asker for Refuses {
    fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
        Box::pin(async { Answer::Declined })
    }

    fn answers(&self, kind: RequestKind) -> bool {
        kind == RequestKind::Confirm
    }
}
