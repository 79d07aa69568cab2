//! `run PLAN.json`: calls of tools one after the other, as a plan says.

use super::answer::told;
use super::calls::Calls;
use super::failed::{self, Called};
use super::form::Form;
use super::lines::{one_line, padded, width};
use super::output::Output;
use super::rows::{Wanted, cell};
use super::screen::Screen;
use super::shape::dashed;
use super::shown;
use super::words::Read;
use crate::call::{BoxFuture, CallFault, Context, Envelope, Json, Meta, Status};
use crate::host::Executor;
use crate::json::Value;
use crate::plan::{Plan, PlanResult, StepResult};
use crate::spec::Spec;

/// The rows of an answer.
const STEPS: Option<&str> = Some("steps");

/// How wide ids are at most, where messages stand behind them in a column.
const WIDEST: usize = 30;

/// Options that are for the call of one tool.
const OF_TOOLS: [&str; 5] = ["cursor", "all", "manifest", "schema", "examples"];

/// Options that a plan has no use for.
pub fn misplaced(found: &Read) -> Vec<String> {
    let given = OF_TOOLS.iter().filter(|name| found.has(name));
    given
        .map(|name| format!("--{name} is not for plans."))
        .collect()
}

/// The help of `run`, of a command of this name.
pub fn help_of(name: &str) -> String {
    format!(
        r#"{name} run
Calls tools one after the other, as a plan says.

Usage:
  {name} run PLAN.json [OPTIONS]
  {name} run - [OPTIONS]

A plan:
  {{"on_failure": "stop",
   "steps": [
     {{"id": "a", "tool": "TOOL", "arguments": {{…}}}},
     {{"tool": "TOOL", "arguments": {{"x": {{"$from": "a", "path": "/files/0"}}}}}}]}}

A step may use what an earlier one gives: "path" is a JSON Pointer into its result.
An object that only looks like that stands in {{"$literal": …}}. A plan goes on after
a failure where "on_failure" is "continue". --validate checks it, --dry-run shows
what its steps would do.

Options of all tools: {name} --help
"#
    )
}

/// A plan that a command runs.
pub struct Planned<'c> {
    /// The command.
    pub name: &'c str,
    pub calls: &'c Calls,
    pub form: Form,
    /// What is kept of the steps.
    pub kept: &'c Wanted,
    pub output: &'c Output,
}

impl Planned<'_> {
    /// Runs a plan, or only checks it.
    pub async fn run(&self, document: &[u8], validates: bool) -> PlanResult {
        let cx = &self.calls.context;
        let checked = |issues: Vec<_>| PlanResult {
            steps: Vec::new(),
            error: (!issues.is_empty()).then(|| Box::new(CallFault::invalid_input(issues))),
            meta: Meta {
                caller: cx.caller().as_str().to_owned().into(),
                session_id: cx.session_id().map(str::to_owned),
                ..Meta::default()
            },
        };
        match Plan::from_json(document) {
            Err(issues) => checked(issues),
            Ok(plan) if validates => checked(plan.check(Some(&self.calls.seen))),
            Ok(plan) => {
                let mut hear = |step: &StepResult| self.hear(step);
                plan.run_with(self, cx, &mut hear).await
            }
        }
    }

    fn hear(&self, step: &StepResult) {
        if self.form == Form::Stream {
            let line = format!(r#"{{"event":"step_finished","step":{}}}"#, step.to_json());
            let _ = self.output.line(line.as_bytes());
        }
    }

    /// What stands on stdout, whose screen this is, and what stands on stderr.
    pub fn written(
        &self,
        result: &PlanResult,
        screen: &Screen,
        beside: &Screen,
    ) -> (Vec<u8>, String) {
        let mut envelope = result.to_envelope();
        if self.form == Form::Envelope {
            self.keep(&mut envelope);
            return (line(envelope.to_json()), String::new());
        }
        if self.form == Form::People {
            return self.for_people(result, &envelope, screen, beside);
        }
        let steps = envelope.result.take();
        let alone = envelope.to_json();
        if self.form == Form::Stream {
            let last = format!(r#"{{"event":"plan_finished","envelope":{alone}}}"#);
            return (line(last), String::new());
        }
        let failure = match result.is_ok() {
            true => String::new(),
            false => format!("{alone}\n"),
        };
        let Some(steps) = steps else {
            return (Vec::new(), failure);
        };
        let (steps, _) = self.kept.of(&steps.value(), STEPS);
        let text = if self.form == Form::JsonLines {
            shown::json_lines(&steps, STEPS)
        } else if self.form == Form::Plain {
            shown::plain(&steps, STEPS)
        } else {
            shown::print0(&steps, STEPS)
        };
        (text.into_bytes(), failure)
    }

    /// Leaves in the envelope the steps that are kept.
    fn keep(&self, envelope: &mut Envelope) {
        if let Some(result) = envelope.result.take() {
            let (steps, is_cut) = match self.kept.is_all() {
                true => (result, false),
                false => {
                    let (steps, is_cut) = self.kept.of(&result.value(), STEPS);
                    (Json::from(&steps), is_cut)
                }
            };
            envelope.result = Some(steps);
            envelope.meta.truncated |= is_cut;
        }
    }

    fn for_people(
        &self,
        result: &PlanResult,
        envelope: &Envelope,
        screen: &Screen,
        beside: &Screen,
    ) -> (Vec<u8>, String) {
        let name = format!("{} run", self.name);
        let text = lines(&result.steps, screen).into_bytes();
        let Some(error) = &result.error else {
            if result.steps.is_empty() {
                return (line("The plan is valid.".to_owned()), String::new());
            }
            let dry = match result.meta.dry_run {
                true => "Nothing was done: this is what would be.\n",
                false => "",
            };
            return (text, dry.to_owned());
        };
        if !error.issues.is_empty() {
            let head = beside.red(&format!("{name}:"));
            let issues = error.issues.iter();
            let issues = issues.map(|issue| format!("  {}\n", one_line(&issue.message)));
            let issues: String = issues.collect();
            let said = format!(
                "{head} The plan is not valid.\n{issues}\n{name} --help shows what a plan is.\n"
            );
            return (text, said);
        }
        let called = Called {
            name: &name,
            ..Called::default()
        };
        (text, failed::for_people(&called, envelope, beside))
    }
}

impl Executor for Planned<'_> {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        Box::pin(async move {
            let mut envelope = self.calls.with(tool, payload, cx).await;
            told(&mut envelope);
            envelope
        })
    }

    fn known_tools(&self) -> Option<Vec<&'static Spec>> {
        Some(self.calls.seen.to_vec())
    }
}

/// A line for each step.
fn lines(steps: &[StepResult], screen: &Screen) -> String {
    let ids: Vec<String> = steps.iter().map(|step| one_line(&step.id)).collect();
    let size = ids.iter().map(|id| width(id)).max().unwrap_or(0);
    let size = size.min(WIDEST);
    let lines = steps.iter().zip(&ids).map(|(step, id)| {
        let (state, said) = said(step);
        let word = padded(state, "skipped".len());
        let word = match step.has_failed() {
            true => screen.red(&word),
            false => word,
        };
        let line = format!("{word}  {}  {}", padded(id, size), one_line(&said));
        format!("{}\n", line.trim_end())
    });
    lines.collect()
}

/// What has become of a step, in a word and in a text.
fn said(step: &StepResult) -> (&'static str, String) {
    let Some(envelope) = &step.envelope else {
        let skipped = step.skipped.as_ref();
        let message = skipped.map(|skipped| skipped.message.clone());
        return ("skipped", message.unwrap_or_default());
    };
    if step.has_failed() {
        let fault = envelope.error.as_deref().or(envelope.errors.first());
        let message = match (fault, envelope.status) {
            (Some(fault), _) => &fault.message,
            (None, _) if envelope.meta.denied => "A human has refused the call.",
            (None, Status::InputRequired) => "It asks something first.",
            (None, _) => "Only a part was done.",
        };
        return ("failed", message.to_owned());
    }
    let tool = dashed(&step.tool);
    let result = envelope.result.as_ref().filter(|_| envelope.meta.dry_run);
    let result = result.map(Json::value);
    let actions = result.as_ref().and_then(|result| result.get("actions"));
    let actions = actions.and_then(Value::as_array).unwrap_or_default();
    let actions: Vec<_> = actions.iter().map(cell).collect();
    match actions.join("; ") {
        planned if planned.is_empty() => ("ok", tool),
        planned => ("ok", format!("{tool}: {planned}")),
    }
}

fn line(text: String) -> Vec<u8> {
    (text + "\n").into_bytes()
}
