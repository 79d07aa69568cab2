//! The errors of the runtime itself.

use std::time::Duration;

use crate::call::{Action, CallFault, Context, Json, Kind, render};
use crate::diagnose::Issue;
use crate::host::Refusal;
use crate::host::limits::Full;
use crate::meter::Budget;
use crate::spec::{ErrorSpec, Spec};

pub(super) fn declared(error: &'static ErrorSpec, details: Option<Json>, cx: &Context) -> Refusal {
    let mut fault = CallFault::new(error.code, error.kind, error.message);
    fault.field = error.field.map(str::to_owned);
    fault.recovery.action = error.action;
    fault.recovery.after_ms = error.after_ms;
    fault.recovery.hint = error.hint.map(|hint| {
        let details = details.as_ref().map(Json::value).unwrap_or_default();
        cx.shown(render(hint, &[("details", &details)]))
    });
    fault.details = details;
    Box::new(fault)
}

pub(crate) fn unknown_tool(known: impl Iterator<Item = &'static str>, name: &str) -> CallFault {
    let near = crate::diagnose::nearest_name(name, known);
    let shown = crate::diagnose::shown_text(name);
    let message = match near {
        Some(near) => format!("There is no tool {shown}. Did you mean \"{near}\"?"),
        None => format!("There is no tool {shown}."),
    };
    CallFault::new("unknown_tool", Kind::NotFound, message)
}

pub(super) fn too_large(size: usize, limit: usize) -> Refusal {
    let message = format!("The arguments take {size} bytes; at most {limit} are allowed.");
    Box::new(CallFault::new("too_large", Kind::Input, message))
}

pub(super) fn too_slow(budget: &Budget) -> Refusal {
    let milliseconds = budget.milliseconds();
    let message =
        format!("Checking the arguments takes more than {milliseconds} ms of computing time.");
    Box::new(CallFault::new("too_large", Kind::Input, message))
}

pub(super) fn took_too_long(milliseconds: u64) -> Refusal {
    let message = format!(
        "The tool ran, but checking its arguments and its result takes more than {milliseconds} ms of computing time."
    );
    Box::new(CallFault::new("invalid_output", Kind::Internal, message))
}

pub(super) fn invalid_output(issues: Vec<Issue>) -> Refusal {
    let message = "The tool ran, but its result breaks its declared type.";
    let mut fault = CallFault::new("invalid_output", Kind::Internal, message);
    fault.issues = issues;
    Box::new(fault)
}

pub(super) fn gave_too_much(size: usize, limit: usize) -> Refusal {
    let message = format!("The tool ran, but it gave {size} bytes; at most {limit} are allowed.");
    Box::new(CallFault::new("invalid_output", Kind::Internal, message))
}

pub(super) fn no_dry_run(spec: &Spec) -> Refusal {
    let message = format!("The tool {} cannot say what it would do.", spec.name);
    Box::new(
        CallFault::new("invalid_input", Kind::Input, message).recover(
            Action::Replan,
            "Call it without a dry run, if its effects are wanted.",
        ),
    )
}

pub(super) fn shut_down() -> Refusal {
    let message = "The host shuts down, and takes no calls any more.";
    Box::new(CallFault::new("unavailable", Kind::Unavailable, message))
}

pub(super) fn unrecorded(why: &str) -> Refusal {
    let message = format!("Nothing runs until calls can be recorded. {why}");
    let fault = CallFault::new("unavailable", Kind::Unavailable, message);
    Box::new(fault.recover(
        Action::Stop,
        "The host must name a file that it can write to.",
    ))
}

pub(super) fn confirmation_required(question: &str, hint: &str) -> Refusal {
    let message = format!("A human must agree first: {question}");
    let fault = CallFault::new("confirmation_required", Kind::Auth, message);
    Box::new(fault.recover(Action::Stop, hint))
}

/// Where consent comes from.
pub(super) const ASKED: &str =
    "The host sets a confirmer, or puts consent into the call's context.";
pub(super) const RECORDED: &str =
    "Under this policy only consent counts that the host has put into the call's context.";

pub(super) fn denied() -> Refusal {
    Box::new(CallFault::new(
        "denied",
        Kind::Auth,
        "A human has refused the call.",
    ))
}

/// How many issues an error lists.
pub(super) const MOST_ISSUES: usize = 100;

/// Why a call cannot have its idempotency key.
pub(super) const OTHER: &str = "The idempotency key belongs to a call with other arguments.";
pub(super) const INSIDE: &str =
    "The idempotency key belongs to a call that this one is made inside of.";

pub(super) fn key_is_taken(message: &str) -> Refusal {
    let fault = CallFault::new("conflict", Kind::Conflict, message);
    Box::new(fault.recover(Action::Stop, "Another call needs another key."))
}

pub(super) fn still_runs(left: Duration) -> Refusal {
    unavailable_for("A call with this idempotency key still runs.", left)
}

pub(super) fn taken_over(lease: Duration) -> Refusal {
    unavailable_for("Another call has taken over the idempotency key.", lease)
}

/// No caller is told to wait longer than this, whatever a store says.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);

fn unavailable_for(message: &str, time: Duration) -> Refusal {
    let mut fault = CallFault::new("unavailable", Kind::Unavailable, message);
    let after = time.min(LONGEST_WAIT).as_nanos().div_ceil(1_000_000).max(1);
    fault.recovery.after_ms = u64::try_from(after).ok();
    Box::new(fault)
}

pub(super) fn no_turn(spec: &Spec, full: Full) -> Refusal {
    let name = spec.name;
    let (code, kind, message) = match full {
        Full::Queue => {
            let message = format!("The host is too busy to run the tool {name}.");
            ("unavailable", Kind::Unavailable, message)
        }
        Full::Circle => {
            let message = format!("The tool {name} is busy with calls that wait for this one.");
            ("unavailable", Kind::Unavailable, message)
        }
        Full::Rate(_) => {
            let message = format!("The tool {name} was called too often, or too many tools were.");
            ("rate_limited", Kind::RateLimited, message)
        }
        Full::CallersQueue => {
            let message = "Too many calls of the caller wait already.".to_owned();
            ("rate_limited", Kind::RateLimited, message)
        }
        Full::CallersRate(_) => {
            let message = "The caller has called too often.".to_owned();
            ("rate_limited", Kind::RateLimited, message)
        }
    };
    let mut fault = CallFault::new(code, kind, message);
    let after = match full {
        Full::Rate(after) => Some(after.as_micros().div_ceil(1000)),
        // It is exact: a call that waits for this long finds a token.
        Full::CallersRate(after) => Some(after.as_nanos().div_ceil(1_000_000)),
        Full::Queue | Full::Circle | Full::CallersQueue => None,
    };
    fault.recovery.after_ms = after.map(|after| u64::try_from(after.max(1)).unwrap_or(u64::MAX));
    Box::new(fault)
}

pub(super) fn timed_out(spec: &Spec) -> Refusal {
    let message = format!("The tool {} was not done in time.", spec.name);
    Box::new(CallFault::new("timeout", Kind::Timeout, message))
}

pub(super) fn cancelled() -> Refusal {
    Box::new(CallFault::cancelled())
}
