//! The error of a call as callers see it, with what they should do.

use std::borrow::Cow;

use super::json::count;
use super::{Action, Json, Kind};
use crate::diagnose::{Code, Issue};
use crate::json::{Value, Writer};

/// How many issues an error's message spells out; `issues` lists all.
pub(crate) const SPELT_OUT: usize = 10;

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
    /// Arguments that the tool takes, if those of the caller can be corrected and the design has an example.
    pub example: Option<Json>,
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
            example: None,
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

    /// The error of a call that somebody has cancelled.
    pub(crate) fn cancelled() -> Self {
        Self::new("cancelled", Kind::Cancelled, "The call was cancelled.")
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

    pub(super) fn write(&self, w: &mut Writer) {
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
        if let Some(example) = &self.example {
            w.key("example").raw(example.as_bytes());
        }
        w.end_object();
    }

    pub(super) fn from_value(value: &Value) -> Option<Self> {
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
            example: value.get("example").map(Json::from),
        })
    }
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
