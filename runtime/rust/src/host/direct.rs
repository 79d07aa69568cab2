//! Tools that no method of a provider implements: the adapter between what runs them and a hidden tool.

use super::Executor;
use super::tool::{Erased, Hidden, Produced, Tool, copied, not_ours};
use crate::call::{BoxFuture, Context, Fault, Inject, Json, MissingContext};
use crate::codec::Payload;
use crate::diagnose::Issue;
use crate::json::Value;
use crate::spec::Spec;

/// What runs a tool.
pub(crate) trait Runs: Send + Sync + 'static {
    /// The tool.
    type Tool: Tool;
    /// Its injected arguments.
    type Injected: Inject;

    /// Whether it runs elsewhere.
    const IS_ELSEWHERE: bool = false;

    /// Runs it; what it calls in turn it calls through `executor`.
    fn run<'a>(
        &'a self,
        executor: &'a dyn Executor,
        cx: &'a Context,
        args: &<Self::Tool as Tool>::Args,
        injected: &Self::Injected,
    ) -> BoxFuture<'a, Result<Produced, Fault>>;
}

/// The adapter.
pub(crate) struct Direct<R>(pub(crate) R);

impl<R: Runs> Erased for Direct<R> {
    fn spec(&self) -> &'static Spec {
        R::Tool::spec()
    }

    fn can_plan(&self) -> bool {
        false
    }

    fn is_elsewhere(&self) -> bool {
        R::IS_ELSEWHERE
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        Ok(Box::new(<R::Tool as Tool>::Args::from_json(payload)?))
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        let args: &<R::Tool as Tool>::Args = args.downcast_ref()?;
        args.to_json().ok().map(Json::trusted)
    }

    fn inject(&self, cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(R::Injected::inject(cx)?))
    }

    fn check(&self, _cx: &Context, _args: &Hidden) -> Vec<Issue> {
        Vec::new()
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<<R::Tool as Tool>::Args, R::Injected>(args, injected)
    }

    fn call<'a>(
        &'a self,
        executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        match (args.downcast_ref(), injected.downcast_ref()) {
            (Some(args), Some(injected)) => self.0.run(executor, cx, args, injected),
            (_, _) => Box::pin(std::future::ready(Err(not_ours()))),
        }
    }

    fn plan<'a>(
        &'a self,
        _cx: &'a Context,
        _args: Hidden,
        _injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        None
    }
}
