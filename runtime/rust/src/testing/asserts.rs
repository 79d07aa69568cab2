//! Assertions about the answers to calls, whose messages say what the answer was.

use super::recorded::Recorded;
use crate::call::{CallFault, Envelope, Json};
use crate::codec::Payload;
use crate::diagnose::Issue;

/// The result of a call that has succeeded, as JSON.
///
/// # Panics
/// If it has not.
#[track_caller]
pub fn assert_ok(envelope: &Envelope) -> Json {
    match &envelope.result {
        Some(result) if envelope.is_ok() => result.clone(),
        Some(_) | None => panic!("the call should succeed, but {}", told(envelope)),
    }
}

/// The result of a call that has succeeded, as its type.
///
/// # Panics
/// If it has not, or if the result is of another type.
#[track_caller]
pub fn assert_ok_as<T: Payload>(envelope: &Envelope) -> T {
    let result = assert_ok(envelope);
    match T::from_json(result.as_bytes()) {
        Ok(value) => value,
        Err(issues) => panic!("the result is of another type:{}", listed(&issues)),
    }
}

/// The error of a call that has failed with this code.
///
/// # Panics
/// If it has not.
#[track_caller]
pub fn assert_error<'e>(envelope: &'e Envelope, code: &str) -> &'e CallFault {
    match &envelope.error {
        Some(fault) if fault.code == code => fault,
        Some(_) | None => panic!("the call should fail as `{code}`, but {}", told(envelope)),
    }
}

/// The same, where the error blames an argument.
///
/// # Panics
/// If it does not.
#[track_caller]
pub fn assert_error_at<'e>(envelope: &'e Envelope, code: &str, field: &str) -> &'e CallFault {
    let fault = assert_error(envelope, code);
    let blamed = match &fault.field {
        Some(own) if own == field => return fault,
        Some(own) => format!("`{own}`"),
        None => "no argument".to_owned(),
    };
    panic!("`{code}` should blame `{field}`, but blames {blamed}");
}

/// The issue of a call whose arguments are not valid, by its path and its code.
///
/// # Panics
/// If there is none.
#[track_caller]
pub fn assert_issue<'e>(envelope: &'e Envelope, path: &str, code: &str) -> &'e Issue {
    let issues = envelope
        .error
        .as_deref()
        .map_or(&[][..], |fault| &fault.issues);
    let found = issues
        .iter()
        .find(|issue| issue.path == path && issue.code.as_str() == code);
    match found {
        Some(issue) => issue,
        None => panic!(
            "`{path}` should have the issue `{code}`, but {}",
            told(envelope)
        ),
    }
}

/// The events of a call are these, by their names.
///
/// # Panics
/// If they are not.
#[track_caller]
pub fn assert_events(recorded: &Recorded, names: &[&str]) {
    let heard = recorded.names();
    let same = heard == names;
    assert!(
        same,
        "the events should be {}, but are {}",
        names.join(", "),
        heard.join(", ")
    );
}

/// What has become of a call.
pub(super) fn told(envelope: &Envelope) -> String {
    let ended = envelope.status.as_str();
    match &envelope.error {
        // The message of one with issues repeats them.
        Some(fault) if fault.issues.is_empty() => {
            format!("it ended as `{}`: {}", fault.code, fault.message)
        }
        Some(fault) => format!("it ended as `{}`:{}", fault.code, listed(&fault.issues)),
        None => {
            let result = envelope.result.as_ref().map(Json::as_str);
            let result = result.map(|result| format!(": {result}"));
            format!("it ended as {ended}{}", result.unwrap_or_default())
        }
    }
}

fn listed(issues: &[Issue]) -> String {
    let lines = issues.iter().map(|issue| {
        let (path, code) = (&issue.path, issue.code.as_str());
        format!("\n  `{path}` {code}: {}", issue.message)
    });
    lines.collect()
}
