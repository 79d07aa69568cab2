//! A plan: steps that code or a document has, to be checked and run.

use std::fmt;

use super::check::issues_of;
use super::input::Input;
use super::outcome::{PlanResult, StepResult, failure_of, meta_of};
use super::reference::Reference;
use super::run::Run;
use super::steps::{OnFailure, Step, form_issues, read, unused, written};
use crate::call::{CallFault, Context};
use crate::diagnose::Issue;
use crate::host::Executor;
use crate::spec::Spec;

/// How many bytes the results of a plan may take together, and the arguments of a step.
const MAX_BYTES: usize = 64 * 1024 * 1024;

/// Calls of tools, one after the other, which may use the results of earlier ones. Each goes through the whole pipeline
/// of whatever runs it.
#[derive(Clone, PartialEq)]
pub struct Plan {
    on_failure: OnFailure,
    steps: Vec<Step>,
    max_bytes: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Self::new()
    }
}

impl Plan {
    /// A plan without steps, which stops at a failure.
    pub fn new() -> Self {
        Self {
            on_failure: OnFailure::Stop,
            steps: Vec::new(),
            max_bytes: MAX_BYTES,
        }
    }

    /// Reads a plan (`spec/plans.md`).
    ///
    /// # Errors
    /// It has another form: all that is wrong with that.
    pub fn from_json(document: impl AsRef<[u8]>) -> Result<Self, Vec<Issue>> {
        let (on_failure, steps) = read(document.as_ref())?;
        Ok(Self {
            on_failure,
            steps,
            max_bytes: MAX_BYTES,
        })
    }

    /// The plan as JSON, with the ids of all steps.
    pub fn to_json(&self) -> String {
        written(self.on_failure, &self.steps)
    }

    /// The same plan, with what becomes of the steps behind one that fails.
    #[must_use]
    pub fn with_on_failure(mut self, on_failure: OnFailure) -> Self {
        self.on_failure = on_failure;
        self
    }

    /// The same plan with another limit in bytes, 64 MiB by default: of the results of all steps together, and of the
    /// arguments of one.
    #[must_use]
    pub fn with_max_bytes(mut self, bytes: usize) -> Self {
        self.max_bytes = bytes;
        self
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Adds a call of a tool, and gives its result for the arguments of later ones. Its id is the tool, the second time
    /// `TOOL#2`.
    pub fn add(&mut self, tool: impl Into<String>, arguments: impl Into<Input>) -> Reference {
        self.push(Step::new(tool, arguments))
    }

    /// Adds a step, or a call that a client has built, and gives its result for the arguments of later ones.
    pub fn push(&mut self, step: impl Into<Step>) -> Reference {
        let mut step = step.into();
        let id = step.id.take().unwrap_or_else(|| {
            unused(&step.tool, |name| {
                self.steps.iter().any(|one| one.id() == name)
            })
        });
        step.id = Some(id.clone());
        self.steps.push(step);
        Reference::new(id)
    }

    /// Everything that is wrong with the plan, at most 100 issues, whose paths start at the plan as JSON; nothing runs. With
    /// the tools that there are, such as [`Executor::known_tools`] has them, names and types are checked as well.
    pub fn check(&self, tools: Option<&[&'static Spec]>) -> Vec<Issue> {
        issues_of(&self.steps, tools, form_issues(&self.to_json()))
    }

    /// Runs the steps, one after the other; a plan with issues is not begun. Steps are calls that are made with this
    /// context, whose limit of time is that of all of them together.
    pub async fn run(&self, executor: &dyn Executor, cx: &Context) -> PlanResult {
        self.run_with(executor, cx, &mut |_| {}).await
    }

    /// Runs the steps as [`run`](Self::run) does, and tells what has become of each, one after the other.
    pub async fn run_with(
        &self,
        executor: &dyn Executor,
        cx: &Context,
        on_step: &mut (dyn FnMut(&StepResult) + Send),
    ) -> PlanResult {
        let tools = executor.known_tools();
        let issues = self.check(tools.as_deref());
        if !issues.is_empty() {
            return PlanResult {
                steps: Vec::new(),
                error: Some(Box::new(CallFault::invalid_input(issues))),
                meta: meta_of(cx, &[]),
            };
        }
        let stops = self.on_failure == OnFailure::Stop && !cx.dry_run();
        let limits = (stops, self.max_bytes);
        let mut run = Run::new(&self.steps, limits, tools.unwrap_or_default(), cx);
        for (place, step) in self.steps.iter().enumerate() {
            run.step(executor, place, step).await;
            if let Some(result) = run.done.last() {
                on_step(result);
            }
        }
        let is_keyed = cx.idempotency_key().is_some();
        PlanResult {
            error: failure_of(&run.done, self.max_bytes, is_keyed),
            meta: meta_of(cx, &run.done),
            steps: run.done,
        }
    }
}

impl fmt::Debug for Plan {
    /// The steps, and no arguments: they may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.steps.iter().map(Step::id);
        f.debug_tuple("Plan")
            .field(&steps.collect::<Vec<_>>())
            .finish()
    }
}
