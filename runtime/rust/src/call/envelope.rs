//! The envelope: exactly one for every call, on every surface.

use std::borrow::Cow;

use super::{Action, Kind, Summary};
use crate::diagnose::{Code, Issue};
use crate::json::{Value, Writer};

/// How many issues an error's message spells out; `issues` lists all.
const SPELT_OUT: usize = 10;

/// A JSON document as text, known to be valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Json(Vec<u8>);

impl Json {
    /// Checks a document and keeps it unchanged.
    pub fn parse(bytes: impl Into<Vec<u8>>) -> Option<Self> {
        let bytes = bytes.into();
        Value::parse(&bytes).map(|_| Self(bytes))
    }

    pub(crate) fn trusted(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// The document.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The document as text; empty if the bytes are not UTF-8.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The document as a value.
    pub fn value(&self) -> Value {
        Value::parse(&self.0).unwrap_or_default()
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Self {
        Self(value.to_json().into_bytes())
    }
}

/// How a call ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Status {
    Success,
    Error,
    /// Some of it was done.
    Partial,
}

impl Status {
    /// The status on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
            Self::Partial => "partial",
        }
    }
}

/// The answer to a call.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Envelope {
    pub status: Status,
    pub result: Option<Json>,
    pub error: Option<Box<CallFault>>,
    /// The errors of a partial outcome.
    pub errors: Vec<CallFault>,
    pub summary: Option<Summary>,
    pub meta: Meta,
}

/// An error as callers see it.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct CallFault {
    /// A declared error's name or one of the runtime's own codes.
    pub code: Cow<'static, str>,
    pub kind: Kind,
    pub message: String,
    /// The argument to blame.
    pub field: Option<String>,
    pub recovery: Recovery,
    pub details: Option<Json>,
    /// All issues of the arguments, or of the result.
    pub issues: Vec<Issue>,
}

/// What the caller should do.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Recovery {
    pub action: Action,
    pub after_ms: Option<u64>,
    pub hint: Option<String>,
}

impl CallFault {
    /// An error with its kind's default recovery.
    pub fn new(code: impl Into<Cow<'static, str>>, kind: Kind, message: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            kind,
            message: message.into(),
            field: None,
            recovery: Recovery {
                action: kind.action(),
                after_ms: None,
                hint: None,
            },
            details: None,
            issues: Vec::new(),
        }
    }

    /// The same error with another recovery.
    #[must_use]
    pub fn recover(mut self, action: Action, hint: impl Into<String>) -> Self {
        self.recovery = Recovery {
            action,
            after_ms: None,
            hint: Some(hint.into()),
        };
        self
    }

    /// The issues of the arguments: `invalid_json` or `invalid_input`.
    pub(crate) fn invalid_input(issues: Vec<Issue>) -> Self {
        let unreadable = issues
            .iter()
            .any(|issue| matches!(issue.code, Code::Json | Code::Depth));
        let code = if unreadable {
            "invalid_json"
        } else {
            "invalid_input"
        };
        let mut fault = Self::new(code, Kind::Input, spelt_out(&issues));
        fault.field = issues.first().and_then(Issue::field);
        fault.issues = issues;
        fault
    }

    /// Whether another call can succeed: the same one, or one with other arguments.
    pub fn retryable(&self) -> bool {
        match self.recovery.action {
            Action::Correct | Action::Retry => true,
            Action::Replan | Action::Stop => false,
        }
    }

    /// The error in the form of an envelope.
    pub fn to_value(&self) -> Value {
        let mut w = Writer::new();
        self.write(&mut w);
        Value::parse(w.into_text().as_bytes()).unwrap_or_default()
    }

    fn write(&self, w: &mut Writer) {
        w.begin_object();
        w.key("code").str(&self.code);
        w.key("kind").str(self.kind.as_str());
        w.key("message").str(&self.message);
        if let Some(field) = &self.field {
            w.key("field").str(field);
        }
        w.key("retryable").write(&self.retryable());
        w.key("recovery").begin_object();
        w.key("action").str(self.recovery.action.as_str());
        if let Some(after) = self.recovery.after_ms {
            w.key("after_ms").number(after);
        }
        if let Some(hint) = &self.recovery.hint {
            w.key("hint").str(hint);
        }
        w.end_object();
        if let Some(details) = &self.details {
            w.key("details").raw(details.as_bytes());
        }
        if !self.issues.is_empty() {
            w.key("issues").begin_list();
            for issue in &self.issues {
                w.write(&issue.to_value());
            }
            w.end_list();
        }
        w.end_object();
    }

    fn from_value(value: &Value) -> Option<Self> {
        let text = |key| value.get(key).and_then(Value::as_str);
        let kind = text("kind")?;
        let kind = Kind::ALL.into_iter().find(|known| known.as_str() == kind)?;
        let recovery = value.get("recovery");
        let action = recovery
            .and_then(|recovery| recovery.get("action"))
            .and_then(Value::as_str);
        let actions = [Action::Correct, Action::Retry, Action::Replan, Action::Stop];
        let known = actions
            .into_iter()
            .find(|known| Some(known.as_str()) == action);
        let hint = recovery
            .and_then(|recovery| recovery.get("hint"))
            .and_then(Value::as_str);
        let after = recovery.and_then(|recovery| recovery.get("after_ms"));
        let issues = value
            .get("issues")
            .and_then(Value::as_array)
            .unwrap_or_default();
        Some(Self {
            code: text("code")?.to_owned().into(),
            kind,
            message: text("message")?.to_owned(),
            field: text("field").map(str::to_owned),
            recovery: Recovery {
                action: known.unwrap_or(kind.action()),
                after_ms: after.and_then(count),
                hint: hint.map(str::to_owned),
            },
            details: value.get("details").map(Json::from),
            issues: issues.iter().filter_map(Issue::from_value).collect(),
        })
    }
}

/// Data about a call besides its outcome; unknown members are left out.
#[derive(Debug, Clone, Default, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Meta {
    pub tool: Cow<'static, str>,
    pub toolset: Cow<'static, str>,
    pub service: Cow<'static, str>,
    pub version: Option<Cow<'static, str>>,
    pub call_id: String,
    pub session_id: Option<String>,
    pub duration_ms: u64,
    pub caller: Cow<'static, str>,
    pub dry_run: bool,
    /// A human has refused; the result is the declared `denied` value.
    pub denied: bool,
    /// The handler has run, though its result could not be used.
    pub executed: bool,
    pub warnings: Vec<String>,
    pub next_cursor: Option<String>,
    pub truncated: bool,
    /// Data beside the result that the model never sees.
    pub side: Option<Json>,
    pub output_schema: Option<Json>,
}

impl Meta {
    fn write(&self, w: &mut Writer) {
        w.begin_object();
        let texts = [
            ("tool", &self.tool),
            ("toolset", &self.toolset),
            ("service", &self.service),
        ];
        for (key, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            w.key(key).str(text);
        }
        if let Some(version) = &self.version {
            w.key("version").str(version);
        }
        w.key("call_id").str(&self.call_id);
        if let Some(session) = &self.session_id {
            w.key("session_id").str(session);
        }
        w.key("duration_ms").number(self.duration_ms);
        w.key("caller").str(&self.caller);
        let flags = [
            ("dry_run", self.dry_run),
            ("denied", self.denied),
            ("executed", self.executed),
            ("truncated", self.truncated),
        ];
        for (key, _) in flags.into_iter().filter(|(_, is_set)| *is_set) {
            w.key(key).write(&true);
        }
        if !self.warnings.is_empty() {
            w.key("warnings").begin_list();
            for warning in &self.warnings {
                w.str(warning);
            }
            w.end_list();
        }
        if let Some(cursor) = &self.next_cursor {
            w.key("next_cursor").str(cursor);
        }
        if let Some(side) = &self.side {
            w.key("side").raw(side.as_bytes());
        }
        if let Some(schema) = &self.output_schema {
            w.key("output_schema").raw(schema.as_bytes());
        }
        w.end_object();
    }

    fn from_value(value: &Value) -> Self {
        let text = |key| value.get(key).and_then(Value::as_str).map(str::to_owned);
        let shared = |key| text(key).map(Cow::Owned);
        let flag = |key| value.get(key).and_then(Value::as_bool).unwrap_or(false);
        let warnings = value
            .get("warnings")
            .and_then(Value::as_array)
            .unwrap_or_default();
        Self {
            tool: shared("tool").unwrap_or_default(),
            toolset: shared("toolset").unwrap_or_default(),
            service: shared("service").unwrap_or_default(),
            version: shared("version"),
            call_id: text("call_id").unwrap_or_default(),
            session_id: text("session_id"),
            duration_ms: value.get("duration_ms").and_then(count).unwrap_or(0),
            caller: shared("caller").unwrap_or_default(),
            dry_run: flag("dry_run"),
            denied: flag("denied"),
            executed: flag("executed"),
            warnings: warnings
                .iter()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect(),
            next_cursor: text("next_cursor"),
            truncated: flag("truncated"),
            side: value.get("side").map(Json::from),
            output_schema: value.get("output_schema").map(Json::from),
        }
    }
}

impl Envelope {
    /// An envelope with a result.
    pub fn success(result: Json, meta: Meta) -> Self {
        let status = Status::Success;
        Self {
            status,
            result: Some(result),
            error: None,
            errors: Vec::new(),
            summary: None,
            meta,
        }
    }

    /// An envelope with an error.
    pub fn failure(error: CallFault, meta: Meta) -> Self {
        let error = Some(Box::new(error));
        Self {
            status: Status::Error,
            result: None,
            error,
            errors: Vec::new(),
            summary: None,
            meta,
        }
    }

    /// Whether the call did all that it should.
    pub fn is_ok(&self) -> bool {
        self.status == Status::Success
    }

    /// The exit code of a command that ends with it.
    pub fn exit_code(&self) -> u8 {
        match (self.status, &self.error) {
            (Status::Success, _) => 0,
            (Status::Partial, _) => 75,
            (Status::Error, Some(error)) => error.kind.exit_code(),
            (Status::Error, None) => Kind::Internal.exit_code(),
        }
    }

    /// The HTTP status of an answer with this envelope.
    pub fn http_status(&self) -> u16 {
        match (self.status, &self.error) {
            (Status::Success, _) => 200,
            (Status::Partial, _) => 207,
            (Status::Error, Some(error)) => error.kind.http_status(),
            (Status::Error, None) => Kind::Internal.http_status(),
        }
    }

    /// The envelope as JSON, always the same bytes for the same envelope.
    pub fn to_json(&self) -> String {
        self.written().into_text()
    }

    /// [`Envelope::to_json`] as bytes, to be sent.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.written().out
    }

    fn written(&self) -> Writer {
        let result = self
            .result
            .as_ref()
            .map_or(0, |result| result.as_bytes().len());
        let mut w = Writer::with_capacity(result + 512);
        self.write(&mut w);
        w
    }

    pub(crate) fn write(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ok").write(&self.is_ok());
        w.key("status").str(self.status.as_str());
        if let Some(result) = &self.result {
            w.key("result").raw(result.as_bytes());
        }
        if let Some(error) = &self.error {
            error.write(w.key("error"));
        }
        if self.status == Status::Partial {
            w.key("errors").begin_list();
            for error in &self.errors {
                error.write(w);
            }
            w.end_list();
        }
        if let Some(summary) = &self.summary {
            w.key("summary").begin_object();
            w.key("total").number(summary.total);
            w.key("succeeded").number(summary.succeeded);
            w.key("failed").number(summary.failed);
            w.key("recoverable").number(summary.recoverable);
            w.end_object();
        }
        self.meta.write(w.key("meta"));
        w.end_object();
    }

    /// Reads an envelope that another process has written.
    pub fn from_json(bytes: &[u8]) -> Option<Self> {
        let value = Value::parse(bytes)?;
        let status = value.get("status").and_then(Value::as_str)?;
        let statuses = [Status::Success, Status::Error, Status::Partial];
        let errors = value
            .get("errors")
            .and_then(Value::as_array)
            .unwrap_or_default();
        let summary = value.get("summary").map(|summary| {
            let number = |key| summary.get(key).and_then(count).unwrap_or(0);
            Summary {
                total: number("total"),
                succeeded: number("succeeded"),
                failed: number("failed"),
                recoverable: number("recoverable"),
            }
        });
        Some(Self {
            status: statuses
                .into_iter()
                .find(|known| known.as_str() == status)?,
            result: value.get("result").map(Json::from),
            error: value
                .get("error")
                .and_then(CallFault::from_value)
                .map(Box::new),
            errors: errors.iter().filter_map(CallFault::from_value).collect(),
            summary,
            meta: Meta::from_value(value.get("meta")?),
        })
    }
}

fn count(value: &Value) -> Option<u64> {
    value.as_number()?.as_str().parse().ok()
}

/// The messages of issues, one a line.
pub(crate) fn spelt_out(issues: &[Issue]) -> String {
    let mut lines: Vec<&str> = issues
        .iter()
        .take(SPELT_OUT)
        .map(|issue| &*issue.message)
        .collect();
    let more = issues.len().saturating_sub(SPELT_OUT);
    let rest = format!("And {more} more.");
    if more > 0 {
        lines.push(&rest);
    }
    lines.join("\n")
}
