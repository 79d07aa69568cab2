//! How a plan runs, step by step.

use std::collections::HashMap;
use std::time::Duration;

use super::check::place_of;
use super::fill::filled;
use super::given::Path;
use super::outcome::{SkipReason, Skipped, StepResult};
use super::pointer::at_pointer;
use super::reference::Reference;
use super::steps::Step;
use crate::call::{CallFault, Clock, Context, Envelope, Kind, Meta};
use crate::diagnose::{Issue, MAX_ISSUES, shown_text};
use crate::host::{Executor, SystemClock};
use crate::json::Value;
use crate::spec::Spec;

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
pub(super) struct Run<'p> {
    /// Whether it stops at a failure.
    stops: bool,
    /// How many bytes results may take together, and the arguments of a step.
    most: usize,
    tools: Vec<&'static Spec>,
    cx: &'p Context,
    inside: Context,
    limit: Option<Limit>,
    /// What has become of the steps so far.
    pub(super) done: Vec<StepResult>,
    places: HashMap<&'p str, usize>,
    /// How many bytes the results take.
    size: usize,
    /// The last step that refers to a step.
    last: HashMap<&'p str, usize>,
    /// Results that are still referred to.
    results: HashMap<&'p str, Value>,
}

impl<'p> Run<'p> {
    pub(super) fn new(
        steps: &'p [Step],
        (stops, most): (bool, usize),
        tools: Vec<&'static Spec>,
        cx: &'p Context,
    ) -> Self {
        let limits = cx.timeout().into_iter().chain(cx.time_left());
        let mut last = HashMap::new();
        for (place, step) in steps.iter().enumerate() {
            for (_, reference) in step.arguments.references() {
                last.insert(reference.step(), place);
            }
        }
        Self {
            stops,
            most,
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

    /// Runs a step, or skips it.
    pub(super) async fn step(&mut self, executor: &dyn Executor, place: usize, step: &'p Step) {
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
        let most = self.most;
        if self.size > most {
            let message = format!("The results take more than {most} bytes together.");
            return because(SkipReason::TooLarge, message, None);
        }
        let is_dry = self.cx.dry_run();
        let failed = self.done.iter().find(|one| one.has_failed());
        if let Some(failed) = failed.filter(|_| self.stops) {
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
        let most = self.most;
        filled(&step.arguments, &find, most).map_err(|_| {
            let message = format!("The arguments take more than {most} bytes.");
            Box::new(CallFault::new("too_large", Kind::Input, message))
        })
    }
}
