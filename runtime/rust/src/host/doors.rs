//! The host's hooks in the pipeline: the decisions of a host about every call.

use crate::call::{BoxFuture, CallFault, Context, Json};
use crate::json::Value;
use crate::spec::Spec;

/// The reason for rejecting a call.
pub type Refusal = Box<CallFault>;

/// A host's policy. Every method allows everything until it is overridden.
pub trait Policy: Send + Sync {
    /// Before the arguments are read: scopes and capabilities.
    fn admit(&self, _spec: &'static Spec, _cx: &Context) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether [`Policy::admit_args`] wants to see the arguments of this tool; they are built as a
    /// value only then.
    fn reads_args(&self, _spec: &'static Spec) -> bool {
        false
    }

    /// With the validated arguments: paths and hosts.
    fn admit_args(
        &self,
        _spec: &'static Spec,
        _args: &Value,
        _cx: &Context,
    ) -> Result<(), Refusal> {
        Ok(())
    }

    /// Directly before the handler: rates and concurrent calls. The returned value is dropped when the handler has
    /// ended.
    fn limit(
        &self,
        _spec: &'static Spec,
        _cx: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        Ok(None)
    }
}

/// The policy that allows everything.
#[derive(Debug, Clone, Copy, Default)]
pub struct AllowAll;

impl Policy for AllowAll {}

/// Asks a human, through the host.
pub trait Confirmer: Send + Sync {
    /// Whether the human agrees.
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool>;
}

/// The question for a human.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Question<'a> {
    pub spec: &'static Spec,
    pub text: &'a str,
    /// The validated arguments.
    pub args: &'a Json,
    pub cx: &'a Context,
}

/// The source of ids of calls.
pub trait IdSource: Send + Sync {
    /// An id that no other call has.
    fn call_id(&self) -> String;
}
