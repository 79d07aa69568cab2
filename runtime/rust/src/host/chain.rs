//! Chains: tools that run other tools, step by step.

use std::marker::PhantomData;

use super::Executor;
use super::direct::Runs;
use super::tool::{Produced, Tool, produced, result_of};
use crate::call::{
    Action, BoxFuture, Call, CallFault, ChainStep, Context, Envelope, Fault, Inject, Inputs,
    Internal, Json, Kind, Path, Reply, Return, Status, Test, object,
};
use crate::json::{Object, Value};
use crate::spec::Spec;

/// A tool that runs other tools, as listed in its spec.
pub trait Chained: Tool<Side = ()> {
    /// The injected arguments; `()` if there are none.
    type Injected: Inject;

    /// The values that the steps may use.
    fn inputs(args: &Self::Args, injected: &Self::Injected) -> Result<Inputs, Internal>;
}

/// Runs the steps of a chain.
pub(super) struct Steps<C>(PhantomData<fn() -> C>);

impl<C: Chained> Steps<C> {
    pub(super) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<C: Chained> Runs for Steps<C> {
    type Tool = C;
    type Injected = C::Injected;

    fn run<'a>(
        &'a self,
        executor: &'a dyn Executor,
        cx: &'a Context,
        args: &C::Args,
        injected: &C::Injected,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let inputs = C::inputs(args, injected).map_err(Fault::Internal);
        Box::pin(async move {
            let mut chain = Chain::new(executor, C::spec(), cx, inputs?);
            let value = chain.run().await?;
            let result = result_of::<C>(value.to_json().into_bytes(), cx).await?;
            produced::<C>(Reply::complete(result), cx).await
        })
    }
}

/// A chain that runs.
struct Chain<'a> {
    executor: &'a dyn Executor,
    steps: &'static [ChainStep],
    /// The context of the steps.
    cx: Context,
    /// The roots of paths: the arguments, and the results of named steps.
    roots: Vec<(&'static str, Value)>,
    /// The tools that have done their work.
    completed: Vec<Value>,
}

impl<'a> Chain<'a> {
    fn new(executor: &'a dyn Executor, spec: &'static Spec, cx: &Context, inputs: Inputs) -> Self {
        // Whoever agreed to the chain agreed to its steps; where nobody was asked, each step asks for itself.
        let agreed = spec.needs_consent();
        Self {
            executor,
            steps: spec.chain,
            cx: cx.child().with_steps_agreed(agreed),
            roots: inputs.into_roots(),
            completed: Vec::new(),
        }
    }

    async fn run(&mut self) -> Result<Value, Fault> {
        for step in self.steps {
            match step {
                ChainStep::Call(name, call) => {
                    let result = self.call(*name, call).await?;
                    if let Some(name) = name {
                        self.roots.push((name, result));
                    }
                }
                ChainStep::If(path, test, value) => {
                    if self.holds(path, *test) {
                        return self.returned(value).await;
                    }
                }
                ChainStep::Return(value) => return self.returned(value).await,
            }
        }
        // Content without parts: only a chain without a result ends without a return.
        Ok(Value::Array(Vec::new()))
    }

    fn holds(&self, path: &Path, test: Test) -> bool {
        let value = path.value(&self.roots);
        match (value, test) {
            (None | Some(Value::Null), _) => true,
            (Some(Value::String(text)), Test::Empty) => text.is_empty(),
            (Some(Value::Array(items)), Test::Empty) => items.is_empty(),
            (Some(Value::Object(members)), Test::Empty) => members.is_empty(),
            (Some(Value::Bool(_) | Value::Number(_)), Test::Empty) | (Some(_), Test::Absent) => {
                false
            }
        }
    }

    async fn returned(&mut self, value: &Return) -> Result<Value, Fault> {
        match value {
            Return::Call(call) => self.call(None, call).await,
            Return::Value(expr) => {
                let value = expr.value(&self.roots);
                value.ok_or_else(|| Fault::Internal(Internal::new("a chain returns nothing")))
            }
        }
    }

    /// A step. Where the chain may go on in another call, its result is kept: the step does not run again.
    async fn call(&mut self, name: Option<&'static str>, call: &Call) -> Result<Value, Fault> {
        let asking = self
            .cx
            .asking()
            .filter(|asking| asking.may_go_on())
            .cloned();
        let Some(asking) = asking else {
            return self.called(name, call).await;
        };
        let key = asking.once_key(&format!("step {}", call.tool));
        if let Some(done) = asking.done(&key) {
            self.completed.push(Value::from(call.tool));
            return Ok(done.value());
        }
        let result = self.called(name, call).await?;
        asking.set_done(key, Json::from(&result));
        Ok(result)
    }

    async fn called(&mut self, name: Option<&'static str>, call: &Call) -> Result<Value, Fault> {
        let args = Value::from(object(call.args, &self.roots)).to_json();
        let envelope = self
            .executor
            .call(call.tool, args.as_bytes(), &self.cx)
            .await;
        let refused = envelope.meta.denied
            || envelope
                .error
                .as_ref()
                .is_some_and(|error| error.code == "denied");
        if refused {
            return Err(Fault::Ready(denied(call.tool)));
        }
        match envelope.status {
            Status::Success => {
                self.completed.push(Value::from(call.tool));
                Ok(envelope.result.map(|json| json.value()).unwrap_or_default())
            }
            Status::InputRequired => {
                let message = format!("The tool {} asks what this call cannot pass on.", call.tool);
                let fault = CallFault::new("no_asker", Kind::Precondition, message);
                let envelope = Envelope::failure(fault, envelope.meta);
                Err(Fault::Ready(self.failed(name, call, envelope)))
            }
            Status::Partial | Status::Error => Err(Fault::Ready(self.failed(name, call, envelope))),
        }
    }

    /// The chain's error for one of a step. It never blames an argument: the caller has not sent the step's.
    fn failed(
        &self,
        name: Option<&'static str>,
        call: &Call,
        envelope: Envelope,
    ) -> Box<CallFault> {
        let error = envelope.into_fault();
        let mut details = Object::new();
        details.insert("step", name.unwrap_or(call.tool));
        details.insert("tool", call.tool);
        details.insert("error", error.to_value());
        if !self.completed.is_empty() {
            details.insert("completed", self.completed.clone());
        }
        let message = format!("The step {} failed: {}", call.tool, error.message);
        let mut fault = CallFault::new("step_failed", error.kind, message);
        fault.recovery = error.recovery;
        if fault.recovery.action == Action::Correct {
            fault.recovery.action = Action::Stop;
            fault.recovery.hint = None;
        }
        fault.details = Some(Json::from(&Value::Object(details)));
        Box::new(fault)
    }
}

fn denied(tool: &str) -> Box<CallFault> {
    let message = format!("A human has refused the step {tool}.");
    Box::new(CallFault::new("denied", Kind::Auth, message))
}
