//! What the output and the exit code of a program stand for.

use std::io;

use super::process::{Ended, How};
use crate::call::{Action, CallFault, Invocation, Json, Kind, Output};
use crate::json::{Object, Value};
use crate::scalars::Bytes;
use crate::spec::Spec;

/// How many characters of a program's own words are passed on.
const MOST_WORDS: usize = 1_000;
/// `E2BIG` of POSIX.
const TOO_BIG: i32 = 7;

/// The result as JSON, or the error, of a program that has ended by itself.
pub(super) fn outcome(
    spec: &Spec,
    program: &str,
    invocation: &Invocation,
    ended: &Ended,
) -> Result<Json, Box<CallFault>> {
    let mut known = invocation.exits.iter();
    let known = known.find(|(code, _)| i32::from(*code) == ended.code);
    if let Some((_, Some(code))) = known
        && let Some(declared) = spec.error(code)
    {
        let mut fault = CallFault::new(*code, declared.kind, declared.message);
        fault.details = Json::parse(*b"{}");
        return Err(Box::new(fault));
    }
    if ended.code != 0 && known.is_none() {
        return Err(failed(program, ended));
    }
    result(spec, program, invocation.output, &ended.stdout)
}

/// The error of a program that has failed in a way that nobody has declared.
pub(super) fn failed(program: &str, ended: &Ended) -> Box<CallFault> {
    let what = match ended.code {
        code @ ..0 => format!("`{program}` was ended by {}", signal(-code)),
        code => format!("`{program}` has failed with exit code {code}"),
    };
    let said = String::from_utf8_lossy(&ended.stderr);
    let last = said
        .split('\n')
        .map(str::trim)
        .rfind(|line| !line.is_empty());
    let message = match last {
        Some(last) => {
            let last: String = last.chars().take(MOST_WORDS).collect();
            format!("{what}: {last}")
        }
        None => format!("{what}."),
    };
    let mut fault = CallFault::new("tool_failed", Kind::Internal, message);
    fault.recovery.action = Action::Correct;
    Box::new(fault)
}

/// The error of a program that was stopped; nothing if it ended by itself.
pub(super) fn stopped(program: &str, how: How) -> Option<Box<CallFault>> {
    match how {
        How::Exited => None,
        How::Cancelled => Some(Box::new(CallFault::cancelled())),
        How::Timeout => {
            let message = format!("`{program}` has taken too long, and was ended.");
            Some(Box::new(CallFault::new("timeout", Kind::Timeout, message)))
        }
        How::Flooded => Some(broken(
            program,
            "has written more than it may, and was ended",
        )),
    }
}

/// The error of a program that cannot be started.
pub(super) fn unstarted(program: &str, error: &io::Error) -> Box<CallFault> {
    if error.raw_os_error() == Some(TOO_BIG) {
        let message = format!("The arguments are too long for the command line of `{program}`.");
        return Box::new(CallFault::new("too_large", Kind::Input, message));
    }
    let why = if error.kind() == io::ErrorKind::NotFound {
        "is not there"
    } else {
        "cannot be started"
    };
    let message = format!("`{program}` {why}.");
    Box::new(CallFault::new("unavailable", Kind::Unavailable, message))
}

/// The error of a program whose answer cannot be used.
pub(super) fn broken(program: &str, what: &str) -> Box<CallFault> {
    let message = format!("`{program}` {what}.");
    Box::new(CallFault::new("invalid_output", Kind::Internal, message))
}

fn result(
    spec: &Spec,
    program: &str,
    output: Output,
    stdout: &[u8],
) -> Result<Json, Box<CallFault>> {
    match output {
        Output::Bytes => return Ok(text(&Bytes(stdout.to_vec()).to_base64())),
        Output::Json => {
            let json = Json::parse(stdout);
            return json.ok_or_else(|| broken(program, "has written no JSON document"));
        }
        Output::Text | Output::Lines => {}
    }
    let said = std::str::from_utf8(stdout);
    let said = said.map_err(|_| broken(program, "has written what is no UTF-8"))?;
    if output == Output::Lines {
        let mut lines: Vec<&str> = said.split('\n').collect();
        if lines.last() == Some(&"") {
            lines.pop();
        }
        let lines = lines.into_iter();
        let lines = lines.map(|line| Value::from(line.strip_suffix('\r').unwrap_or(line)));
        return Ok(Json::from(&Value::Array(lines.collect())));
    }
    let said = said.strip_suffix('\n').unwrap_or(said);
    let said = said.strip_suffix('\r').unwrap_or(said);
    if spec.output_schema.is_some() {
        return Ok(text(said));
    }
    let mut part = Object::new();
    part.insert("type", Value::from("text"));
    part.insert("text", Value::from(said));
    Ok(Json::from(&Value::Array(vec![Value::Object(part)])))
}

fn text(text: &str) -> Json {
    Json::from(&Value::from(text))
}

/// The name of a signal that ends processes.
fn signal(number: i32) -> String {
    let name = match number {
        1 => "SIGHUP",
        2 => "SIGINT",
        3 => "SIGQUIT",
        4 => "SIGILL",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        14 => "SIGALRM",
        15 => "SIGTERM",
        _ => return format!("signal {number}"),
    };
    name.to_owned()
}
