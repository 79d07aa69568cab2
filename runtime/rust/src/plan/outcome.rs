//! What has become of a plan: one answer, with the envelopes of its steps.

use crate::call::{
    Action, CallFault, Context, Envelope, Json, Kind, Meta, Recovery, Status, Summary,
};
use crate::diagnose::shown_text;
use crate::json::{self, MAX_DEPTH, Object, Value, Writer};

/// How many containers an answer has around the envelope of a step, and around its error.
const AROUND_ENVELOPE: usize = 4;
const AROUND_ERROR: usize = 3;

/// Why a step was not called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SkipReason {
    /// An earlier step has failed, and the plan stops at a failure.
    Stopped,
    /// A step that it needs has not succeeded.
    NoResult,
    /// It is a dry run, and the step needs a result or cannot say what it would do.
    DryRun,
    /// The plan was cancelled.
    Cancelled,
    /// The time of the plan is over.
    Timeout,
    /// The results take too many bytes.
    TooLarge,
}

impl SkipReason {
    /// The name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::NoResult => "no_result",
            Self::DryRun => "dry_run",
            Self::Cancelled => "cancelled",
            Self::Timeout => "timeout",
            Self::TooLarge => "too_large",
        }
    }
}

/// Why a step was not called.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Skipped {
    pub reason: SkipReason,
    /// A sentence for people and models.
    pub message: String,
    /// The step because of which it was not called, if there is one.
    pub step: Option<String>,
}

/// What has become of a step.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct StepResult {
    pub id: String,
    pub tool: String,
    /// The answer to its call; what was skipped has none.
    pub envelope: Option<Envelope>,
    pub skipped: Option<Skipped>,
}

impl StepResult {
    /// Whether it did all that it should.
    pub fn is_ok(&self) -> bool {
        self.envelope.as_ref().is_some_and(is_done)
    }

    /// Whether it was called, and did not do all that it should.
    pub fn has_failed(&self) -> bool {
        self.envelope.as_ref().is_some_and(|one| !is_done(one))
    }

    /// How many milliseconds its call took.
    pub fn duration_ms(&self) -> u64 {
        let envelope = self.envelope.as_ref();
        envelope.map_or(0, |envelope| envelope.meta.duration_ms)
    }

    /// It as JSON.
    pub fn to_json(&self) -> String {
        let mut w = Writer::new();
        self.write(&mut w);
        w.into_text()
    }

    fn write(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").str(&self.id);
        w.key("tool").str(&self.tool);
        if let Some(envelope) = &self.envelope {
            w.key("status").str(envelope.status.as_str());
            w.key("duration_ms").number(self.duration_ms());
            w.key("envelope").raw(&told(envelope));
        } else {
            w.key("status").str("skipped");
        }
        if let Some(skipped) = &self.skipped {
            w.key("reason").str(skipped.reason.as_str());
            if let Some(step) = &skipped.step {
                w.key("step").str(step);
            }
            w.key("message").str(&skipped.message);
        }
        w.end_object();
    }
}

/// What has become of a plan.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanResult {
    /// One for each step, in order; none if the plan was refused.
    pub steps: Vec<StepResult>,
    /// Why the plan has not done all that it should: the first failure.
    pub error: Option<Box<CallFault>>,
    /// What is known of it beside its outcome.
    pub meta: Meta,
}

impl PlanResult {
    /// Whether all steps did all that they should.
    pub fn is_ok(&self) -> bool {
        self.error.is_none()
    }

    /// What has become of a step, by its id.
    pub fn get(&self, step: &str) -> Option<&StepResult> {
        self.steps.iter().find(|one| one.id == step)
    }

    /// The exit code of a command that ends with it: that of the first failure.
    pub fn exit_code(&self) -> u8 {
        let Some(error) = &self.error else {
            return 0;
        };
        let mut failed = self.steps.iter().filter(|step| step.has_failed());
        let failed = failed.next().and_then(|step| step.envelope.as_ref());
        match failed.filter(|_| error.code == "step_failed") {
            Some(envelope) => envelope.exit_code(),
            None => error.kind.exit_code(),
        }
    }

    /// It as an envelope, whose result has all steps.
    pub fn to_envelope(&self) -> Envelope {
        let faults = self.steps.iter().filter(|step| step.has_failed());
        let faults: Vec<Box<CallFault>> = faults.map(fault_of).collect();
        let count = |all: usize| u64::try_from(all).unwrap_or(u64::MAX);
        let summary = Summary {
            total: count(self.steps.len()),
            succeeded: count(self.steps.iter().filter(|step| step.is_ok()).count()),
            failed: count(faults.len()),
            recoverable: count(faults.iter().filter(|fault| fault.retryable()).count()),
        };
        let has_steps = !self.steps.is_empty();
        Envelope {
            status: match &self.error {
                None => Status::Success,
                Some(_) => Status::Error,
            },
            result: has_steps.then(|| self.result()),
            error: self.error.clone(),
            errors: Vec::new(),
            summary: has_steps.then_some(summary),
            requests: Vec::new(),
            state: None,
            meta: self.meta.clone(),
        }
    }

    /// It as JSON: an envelope, whose result has all steps.
    pub fn to_json(&self) -> String {
        self.to_envelope().to_json()
    }

    fn result(&self) -> Json {
        let mut w = Writer::new();
        w.begin_object();
        w.key("steps").begin_list();
        for step in &self.steps {
            step.write(&mut w);
        }
        w.end_list();
        w.end_object();
        Json::trusted(w.into_text().into_bytes())
    }
}

/// Whether a document may stand in so many containers.
fn fits(document: &[u8], around: usize) -> bool {
    let most = MAX_DEPTH as usize - around;
    let is_open = |byte: &&u8| matches!(byte, b'[' | b'{');
    // Mostly there are not so many brackets.
    document.iter().filter(is_open).count() <= most
        || json::document(&[&b"[".repeat(around), document, &b"]".repeat(around)].concat()).is_ok()
}

/// An envelope as it can stand in an answer, without what nests too deeply.
fn told(envelope: &Envelope) -> Vec<u8> {
    let whole = envelope.to_bytes();
    if fits(&whole, AROUND_ENVELOPE) {
        return whole;
    }
    let mut envelope = envelope.clone();
    envelope.result = None;
    envelope.meta.side = None;
    envelope.meta.truncated = true;
    let error = envelope.error.as_deref_mut();
    for fault in error.into_iter().chain(&mut envelope.errors) {
        fault.details = None;
    }
    envelope.to_bytes()
}

fn is_done(envelope: &Envelope) -> bool {
    envelope.is_ok() && !envelope.meta.denied
}

/// Why the call of a step has not done all that it should.
fn fault_of(step: &StepResult) -> Box<CallFault> {
    let Some(envelope) = &step.envelope else {
        return Box::new(CallFault::new("internal", Kind::Internal, ""));
    };
    let has_fault = envelope.error.is_some() || !envelope.errors.is_empty();
    if !has_fault && envelope.status == Status::InputRequired {
        let message = "It asks something first, which a plan cannot answer.";
        return Box::new(CallFault::new("no_asker", Kind::Precondition, message));
    }
    if !has_fault && envelope.meta.denied {
        let message = "A human has refused the call.";
        return Box::new(CallFault::new("denied", Kind::Auth, message));
    }
    envelope.clone().into_fault()
}

/// Why a plan has not done all that it should. `most` is how many bytes results may take; `is_keyed` says whether steps
/// that have succeeded answer again instead of running again.
pub(super) fn failure_of(
    steps: &[StepResult],
    most: usize,
    is_keyed: bool,
) -> Option<Box<CallFault>> {
    steps.iter().find_map(|step| {
        if step.has_failed() {
            return Some(step_failed(step, steps, is_keyed));
        }
        let fault = match step.skipped.as_ref()?.reason {
            SkipReason::Cancelled => {
                CallFault::new("cancelled", Kind::Cancelled, "The plan was cancelled.")
            }
            SkipReason::Timeout => {
                CallFault::new("timeout", Kind::Timeout, "The plan was not done in time.")
            }
            SkipReason::TooLarge => {
                let message = format!("The results take more than {most} bytes together.");
                CallFault::new("too_large", Kind::Precondition, message)
            }
            SkipReason::Stopped | SkipReason::NoResult | SkipReason::DryRun => return None,
        };
        Some(Box::new(fault))
    })
}

fn step_failed(step: &StepResult, steps: &[StepResult], is_keyed: bool) -> Box<CallFault> {
    let mut fault = fault_of(step);
    if !fits(fault.to_value().to_json().as_bytes(), AROUND_ERROR) {
        fault.details = None;
    }
    let name = shown_text(&step.id);
    if fault.code == "denied" {
        let message = format!("A human has refused the step {name}.");
        return Box::new(CallFault::new("denied", Kind::Auth, message));
    }
    let mut details = Object::new();
    details.insert("step", step.id.as_str());
    details.insert("tool", step.tool.as_str());
    details.insert("error", fault.to_value());
    let completed = steps.iter().filter(|one| one.is_ok());
    let completed: Vec<Value> = completed.map(|one| one.id.as_str().into()).collect();
    let has_done = !completed.is_empty();
    if has_done {
        details.insert("completed", completed);
    }
    let message = format!("The step {name} failed: {}", fault.message);
    let mut failed = CallFault::new("step_failed", fault.kind, message);
    failed.recovery = match has_done && !is_keyed && fault.retryable() {
        // The same plan again would do again what is done.
        true => Recovery {
            action: Action::Replan,
            after_ms: None,
            hint: fault.recovery.hint,
        },
        false => fault.recovery,
    };
    failed.details = Some(Json::from(&Value::Object(details)));
    Box::new(failed)
}

/// What is known of a plan beside its outcome.
pub(super) fn meta_of(cx: &Context, steps: &[StepResult]) -> Meta {
    Meta {
        call_id: cx.call_id().unwrap_or_default().to_owned(),
        session_id: cx.session_id().map(str::to_owned),
        duration_ms: steps.iter().map(StepResult::duration_ms).sum(),
        caller: cx.caller().as_str().to_owned().into(),
        dry_run: cx.dry_run(),
        ..Meta::default()
    }
}
