//! Commands that keep the Toolable protocol.

use crate::call::{Action, CallFault, Json, Kind};
use crate::json::Value;

/// The words behind the program that call a tool. The protocol has arguments on the command line, where other processes
/// can read them.
pub(super) fn words(name: &str, document: &[u8], streams: bool) -> Vec<String> {
    let mut said = vec![
        name.to_owned(),
        String::from_utf8_lossy(document).into_owned(),
    ];
    if streams {
        said.push("--stream".to_owned());
    }
    said
}

/// The result as JSON, or the error; nothing if there is neither. A tool that streams answers by its last line.
pub(super) fn answered(stdout: &[u8]) -> Option<Result<Json, Box<CallFault>>> {
    let whole = Value::parse(stdout).filter(|value| value.as_object().is_some());
    let value = whole.or_else(|| {
        let mut lines = stdout.rsplit(|byte| *byte == b'\n');
        Value::parse(lines.find(|line| !line.trim_ascii().is_empty())?)
    })?;
    match value.get("status").and_then(Value::as_str)? {
        "success" => Some(Ok(Json::from(value.get("result").unwrap_or(&Value::Null)))),
        "error" | "partial" => Some(Err(fault(value.get("error").unwrap_or(&Value::Null)))),
        _ => None,
    }
}

fn fault(error: &Value) -> Box<CallFault> {
    let text = |key| error.get(key).and_then(Value::as_str);
    let code = text("code").unwrap_or("INTERNAL");
    let kind = match code {
        "INVALID_INPUT" | "MISSING_PARAM" | "INVALID_PATH" => Kind::Input,
        "NOT_FOUND" => Kind::NotFound,
        "CONFLICT" => Kind::Conflict,
        "PRECONDITION" => Kind::Precondition,
        "TIMEOUT" => Kind::Timeout,
        "PERMISSION" => Kind::Auth,
        "DEPENDENCY" => Kind::Unavailable,
        _ => Kind::Internal,
    };
    let code = if kind == Kind::Internal {
        "tool_failed".to_owned()
    } else {
        code.to_lowercase()
    };
    let message = text("message").filter(|text| !text.is_empty());
    let mut fault = CallFault::new(code, kind, message.unwrap_or("The tool has failed."));
    let may_correct = error.get("recoverable").and_then(Value::as_bool) == Some(true);
    fault.recovery.action = match may_correct {
        true => Action::Correct,
        false => Action::Stop,
    };
    fault.recovery.hint = text("suggestion").map(str::to_owned);
    Box::new(fault)
}
