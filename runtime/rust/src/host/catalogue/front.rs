//! What the two tools have in common: their arguments are read by tables, and nothing is injected.

use crate::call::{BoxFuture, Context, Fault, Json, MissingContext, Request};
use crate::diagnose::{Issue, diagnose};
use crate::host::Executor;
use crate::host::tool::{Erased, Hidden, Produced, copied, not_ours};
use crate::json::Value;
use crate::spec::Spec;

/// One of the two.
pub(super) trait Front: Send + Sync + 'static {
    type Args: Clone + Send + Sync + 'static;

    const SPEC: &'static Spec;

    /// Valid arguments.
    fn args(value: &Value) -> Self::Args;

    /// The arguments again, those that were left out among them.
    fn value(args: &Self::Args) -> Value;

    fn call<'a>(
        &'a self,
        args: &'a Self::Args,
        cx: &'a Context,
    ) -> BoxFuture<'a, Result<Produced, Fault>>;

    /// See [`Erased::preflight`].
    fn preflight<'a>(
        &'a self,
        _args: &'a Self::Args,
        _cx: &'a Context,
    ) -> Option<BoxFuture<'a, Result<Option<Request>, Fault>>> {
        None
    }
}

/// The arguments of a call, or all issues.
pub(super) fn read<F: Front>(payload: &[u8]) -> Result<F::Args, Vec<Issue>> {
    let issues = diagnose(F::SPEC.args, payload);
    match issues.is_empty() {
        true => Ok(F::args(&Value::parse(payload).unwrap_or_default())),
        false => Err(issues),
    }
}

/// The adapter.
pub(super) struct Fronted<F>(pub(super) F);

impl<F: Front> Erased for Fronted<F> {
    fn spec(&self) -> &'static Spec {
        F::SPEC
    }

    fn can_plan(&self) -> bool {
        F::SPEC.dry_run
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        Ok(Box::new(read::<F>(payload)?))
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        let args: &F::Args = args.downcast_ref()?;
        Some(Json::from(&F::value(args)))
    }

    fn inject(&self, _cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(()))
    }

    fn check(&self, _cx: &Context, _args: &Hidden) -> Vec<Issue> {
        Vec::new()
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<F::Args, ()>(args, injected)
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        Box::pin(async move {
            let args: &F::Args = args.downcast_ref().ok_or_else(not_ours)?;
            self.0.call(args, cx).await
        })
    }

    fn preflight<'a>(
        &'a self,
        cx: &'a Context,
        args: &'a Hidden,
    ) -> Option<BoxFuture<'a, Result<Option<Request>, Fault>>> {
        self.0.preflight(args.downcast_ref()?, cx)
    }

    fn plan<'a>(
        &'a self,
        cx: &'a Context,
        args: Hidden,
        injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        if !F::SPEC.dry_run {
            return None;
        }
        let _ = injected;
        Some(Box::pin(async move {
            let args: &F::Args = args.downcast_ref().ok_or_else(not_ours)?;
            // The context asks for a dry run, and so the tool that is called is planned, too.
            let result = self.0.call(args, cx).await?.result.value();
            let actions = result.get("actions").and_then(Value::as_array);
            Ok(actions.map(<[Value]>::to_vec).unwrap_or_default())
        }))
    }
}
