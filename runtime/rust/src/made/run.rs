//! A tool that a function of the host runs: the adapter between the two.

use std::sync::Arc;

use super::definition::Defined;
use super::failure::Failure;
use super::given::{fault, produced};
use crate::call::{BoxFuture, Context, Fault, Json, MissingContext, Outcome, Sink};
use crate::diagnose::{Issue, check};
use crate::host::Executor;
use crate::host::tool::{Erased, Hidden, Produced, copied, not_ours};
use crate::json::Value;
use crate::spec::Spec;

/// Runs a tool.
pub(super) type Run = Arc<
    dyn Fn(
            Context,
            Value,
            Sink<Value>,
        ) -> BoxFuture<'static, Result<Outcome<Value, Failure>, Failure>>
        + Send
        + Sync,
>;
/// Says what a call would do.
pub(super) type Plan =
    Arc<dyn Fn(Context, Value) -> BoxFuture<'static, Result<Vec<Value>, Failure>> + Send + Sync>;
/// Gives what is wrong with arguments that fit the schema.
pub(super) type Check = Arc<dyn Fn(&Context, &Value) -> Vec<Issue> + Send + Sync>;

/// The adapter.
pub(super) struct Own {
    pub(super) of: &'static Defined,
    pub(super) run: Run,
    pub(super) plan: Option<Plan>,
    pub(super) check: Option<Check>,
}

/// The arguments of a call, or all issues.
pub(super) fn decoded(of: &Defined, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
    let checked = check(of.spec.args, payload, false)?;
    let args = Value::parse(&checked.canonical);
    Ok(Box::new(args.unwrap_or_default()))
}

/// The arguments as canonical JSON, which is how they were decoded.
pub(super) fn canonical(args: &Hidden) -> Option<Json> {
    let args: &Value = args.downcast_ref()?;
    Some(Json::trusted(args.to_json().into_bytes()))
}

impl Erased for Own {
    fn spec(&self) -> &'static Spec {
        self.of.spec
    }

    fn can_plan(&self) -> bool {
        self.plan.is_some()
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        decoded(self.of, payload)
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        canonical(args)
    }

    fn inject(&self, _cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(()))
    }

    fn check(&self, cx: &Context, args: &Hidden) -> Vec<Issue> {
        match (&self.check, args.downcast_ref()) {
            (Some(check), Some(args)) => check(cx, args),
            (_, _) => Vec::new(),
        }
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<Value, ()>(args, injected)
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let Ok(args) = args.downcast::<Value>() else {
            return Box::pin(std::future::ready(Err(not_ours())));
        };
        Box::pin(async move {
            let sink = Sink::of_table(cx, self.of.spec.item);
            match (self.run)(cx.clone(), *args, sink).await {
                Ok(outcome) => produced(self.of, outcome, cx).await,
                Err(failure) => Err(fault(self.of, failure)),
            }
        })
    }

    fn plan<'a>(
        &'a self,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        let plan = self.plan.as_ref()?;
        let args = args.downcast::<Value>().ok()?;
        Some(Box::pin(async move {
            let planned = plan(cx.clone(), *args).await;
            planned.map_err(|failure| fault(self.of, failure))
        }))
    }
}
