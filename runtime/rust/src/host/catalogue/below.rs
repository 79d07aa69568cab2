//! Errors of a tool, as whoever calls it by `run_tool` sees them.

use crate::call::{CallFault, Kind};
use crate::diagnose::Issue;

/// The error of the call of `run_tool`: what is wrong with the arguments is below `/arguments`.
pub(super) fn below(mut fault: Box<CallFault>) -> Box<CallFault> {
    if fault.kind == Kind::Input && !fault.issues.is_empty() {
        let issues = std::mem::take(&mut fault.issues).into_iter();
        let recovery = fault.recovery;
        fault = Box::new(CallFault::invalid_input(issues.map(moved).collect()));
        fault.recovery = recovery;
    } else if fault.field.is_some() {
        fault.field = Some("arguments".into());
    }
    // It would be an example of the tool's own arguments.
    fault.example = None;
    fault
}

fn moved(mut issue: Issue) -> Issue {
    let message = issue.message.as_str();
    let message = match message.strip_prefix("The value") {
        Some(rest) if issue.path.is_empty() => format!("/arguments{rest}"),
        Some(_) | None if message.starts_with('/') => format!("/arguments{message}"),
        Some(_) | None => message.to_owned(),
    };
    issue.message = message;
    issue.path.insert_str(0, "/arguments");
    issue
}
