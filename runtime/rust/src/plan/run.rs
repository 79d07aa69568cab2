//! A plan, and how it runs.

use std::collections::HashMap;
use std::fmt;
use std::time::Duration;

use super::check::{issues_of, place_of};
use super::fill::filled;
use super::input::{Input, Path, Reference, at_pointer};
use super::outcome::{PlanResult, SkipReason, Skipped, StepResult, failure_of, meta_of};
use super::steps::{OnFailure, Step, form_issues, read, unused, written};
use crate::call::{CallFault, Clock, Context, Envelope, Kind, Meta};
use crate::diagnose::{Issue, MAX_ISSUES, shown_text};
use crate::host::{Executor, SystemClock};
use crate::json::Value;
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

    /// Adds a step, and gives its result for the arguments of later ones.
    pub fn push(&mut self, mut step: Step) -> Reference {
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
        let mut run = Run::new(self, tools.unwrap_or_default(), cx);
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

/// When a plan must be done.
struct Limit {
    clock: SystemClock,
    end: Duration,
}

impl Limit {
    fn of(time: Duration) -> Self {
        let clock = SystemClock::new();
        let end = clock.now().saturating_add(time);
        Self { clock, end }
    }

    fn left(&self) -> Duration {
        self.end.saturating_sub(self.clock.now())
    }
}

/// A plan that runs.
struct Run<'p> {
    plan: &'p Plan,
    tools: Vec<&'static Spec>,
    cx: &'p Context,
    inside: Context,
    limit: Option<Limit>,
    done: Vec<StepResult>,
    places: HashMap<&'p str, usize>,
    /// How many bytes the results take.
    size: usize,
    /// The last step that refers to a step.
    last: HashMap<&'p str, usize>,
    /// Results that are still referred to.
    results: HashMap<&'p str, Value>,
}

impl<'p> Run<'p> {
    fn new(plan: &'p Plan, tools: Vec<&'static Spec>, cx: &'p Context) -> Self {
        let limits = cx.timeout().into_iter().chain(cx.time_left());
        let mut last = HashMap::new();
        for (place, step) in plan.steps.iter().enumerate() {
            for (_, reference) in step.arguments.references() {
                last.insert(reference.step(), place);
            }
        }
        Self {
            plan,
            tools,
            cx,
            inside: cx.for_steps(),
            limit: limits.min().map(Limit::of),
            done: Vec::new(),
            places: HashMap::new(),
            size: 0,
            last,
            results: HashMap::new(),
        }
    }

    async fn step(&mut self, executor: &dyn Executor, place: usize, step: &'p Step) {
        let mut result = StepResult {
            id: step.id().to_owned(),
            tool: step.tool.clone(),
            envelope: None,
            skipped: self.skipped(step),
        };
        if result.skipped.is_none() {
            let envelope = match self.payload(step) {
                Ok(payload) => {
                    let cx = self.context(step);
                    executor.call(&step.tool, &payload, &cx).await
                }
                Err(fault) => Envelope::failure(*fault, self.meta(step)),
            };
            result.envelope = Some(envelope);
        }
        let own = result.envelope.as_ref();
        if let Some(json) = own.and_then(|envelope| envelope.result.as_ref()) {
            self.size += json.as_bytes().len();
            if result.is_ok() && self.last.contains_key(step.id()) {
                self.results.insert(step.id(), json.value());
            }
        }
        self.done.push(result);
        self.places.insert(step.id(), place);
        let last = &self.last;
        self.results.retain(|id, _| last[id] > place);
    }

    fn meta(&self, step: &Step) -> Meta {
        Meta {
            tool: step.tool.clone().into(),
            caller: self.cx.caller().as_str().to_owned().into(),
            ..Meta::default()
        }
    }

    fn context(&self, step: &Step) -> Context {
        let mut cx = self.inside.clone();
        if let Some(limit) = &self.limit {
            cx = cx.with_timeout(limit.left());
        }
        match self.cx.idempotency_key() {
            Some(key) => cx.with_idempotency_key(format!("{key}/{}", step.id())),
            None => cx,
        }
    }

    /// Why a step is not called.
    fn skipped(&self, step: &Step) -> Option<Skipped> {
        let because = |reason, message: String, step: Option<&str>| {
            let step = step.map(str::to_owned);
            Some(Skipped {
                reason,
                message,
                step,
            })
        };
        if self.cx.cancel().is_cancelled() {
            let message = "The plan was cancelled.".to_owned();
            return because(SkipReason::Cancelled, message, None);
        }
        if self
            .limit
            .as_ref()
            .is_some_and(|limit| limit.left().is_zero())
        {
            let message = "The plan was not done in time.".to_owned();
            return because(SkipReason::Timeout, message, None);
        }
        let most = self.plan.max_bytes;
        if self.size > most {
            let message = format!("The results take more than {most} bytes together.");
            return because(SkipReason::TooLarge, message, None);
        }
        let is_dry = self.cx.dry_run();
        let failed = self.done.iter().find(|one| one.has_failed());
        if let Some(failed) = failed.filter(|_| self.plan.on_failure == OnFailure::Stop && !is_dry)
        {
            let name = shown_text(&failed.id);
            let message = format!("The step {name} has failed, and the plan stops.");
            return because(SkipReason::Stopped, message, Some(&failed.id));
        }
        let refers = step.arguments.references();
        let mut refers = refers.iter().map(|(_, reference)| reference.step());
        if is_dry {
            if let Some(first) = refers.next() {
                let name = shown_text(first);
                let message = format!("A dry run has no result of the step {name}.");
                return because(SkipReason::DryRun, message, Some(first));
            }
            let mut tools = self.tools.iter();
            tools.find(|spec| spec.name == step.tool && !spec.dry_run)?;
            let message = format!("The tool {} cannot say what it would do.", step.tool);
            return because(SkipReason::DryRun, message, None);
        }
        for need in step.needs.iter().map(String::as_str).chain(refers) {
            let other = &self.done[self.places[need]];
            if !other.is_ok() {
                let became = match other.has_failed() {
                    true => "has failed",
                    false => "was skipped",
                };
                let name = shown_text(need);
                let message = format!("It needs the step {name}, which {became}.");
                return because(SkipReason::NoResult, message, Some(need));
            }
        }
        None
    }

    /// The arguments of a step, or why there are none.
    fn payload(&self, step: &Step) -> Result<Vec<u8>, Box<CallFault>> {
        let find = |reference: &Reference| {
            let result = self.results.get(reference.step())?;
            at_pointer(result, reference.path())
        };
        let nothing = |(path, reference): (Path, &Reference)| {
            let text = format!("takes {}, where nothing is.", place_of(reference));
            let is_there = find(reference).is_some();
            (!is_there).then(|| Issue::of_plan(&path, &text, None, None))
        };
        let refers = step.arguments.references();
        let issues: Vec<Issue> = refers.into_iter().filter_map(nothing).collect();
        if !issues.is_empty() {
            let issues = issues.into_iter().take(MAX_ISSUES).collect();
            let wrong = CallFault::invalid_input(issues);
            let mut fault = CallFault::new("no_value", Kind::Precondition, wrong.message);
            (fault.field, fault.issues) = (wrong.field, wrong.issues);
            return Err(Box::new(fault));
        }
        let most = self.plan.max_bytes;
        filled(&step.arguments, &find, most).map_err(|_| {
            let message = format!("The arguments take more than {most} bytes.");
            Box::new(CallFault::new("too_large", Kind::Input, message))
        })
    }
}
