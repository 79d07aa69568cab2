//! The doors of the pipeline: what a host may decide for every call.

use crate::call::{BoxFuture, CallFault, Context, Json};
use crate::json::Value;
use crate::spec::Spec;

/// Why a call does not go on.
pub type Refusal = Box<CallFault>;

/// What a host allows. Every door is open until it is overridden.
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

    /// Right before the handler: rates and how many run at once. What is given is dropped when the
    /// handler has ended.
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

/// A human who is asked, by way of the host.
pub trait Confirmer: Send + Sync {
    /// Whether the human agrees.
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool>;
}

/// What a human is asked.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Question<'a> {
    pub spec: &'static Spec,
    pub text: &'a str,
    /// The validated arguments.
    pub args: &'a Json,
    pub cx: &'a Context,
}

/// Where ids of calls come from.
pub trait IdSource: Send + Sync {
    /// An id that no other call has.
    fn call_id(&self) -> String;
}

/// Where the texts go that callers must not see.
pub trait Log: Send + Sync {
    /// An undeclared error or a panic of a handler.
    fn failure(&self, tool: &'static str, call_id: &str, text: &str);
}
