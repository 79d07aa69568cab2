//! The envelope: exactly one for every call, on every surface.

use std::borrow::Cow;

use super::json::count;
use super::{CallFault, Json, Kind, Request, Summary};
use crate::json::{Value, Writer};

/// How a call ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Status {
    Success,
    Error,
    /// Some of it was done.
    Partial,
    /// The caller must answer first.
    InputRequired,
}

impl Status {
    /// The status on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
            Self::Partial => "partial",
            Self::InputRequired => "input_required",
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
    /// What the caller must answer, by name, in the order in which it was asked.
    pub requests: Vec<(String, Request)>,
    /// What the next call gives back, unchanged, with the answers.
    pub state: Option<String>,
    pub meta: Meta,
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
    /// The handler has left something out of the result.
    pub truncated: bool,
    /// This is the answer to an earlier call with the same idempotency key.
    pub replayed: bool,
    /// How often the handler has run, if it was tried again.
    pub attempts: Option<u32>,
    /// A reminder for the model, to be shown after the result (`remind`).
    pub reminder: Option<String>,
    /// The tool's `hint result`, if the caller asks for it.
    pub hint: Option<String>,
    /// Data beside the result that the model never sees.
    pub side: Option<Json>,
    /// The JSON Schema of the result, if the caller asks for detail, and on a session's first call of the tool.
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
            ("replayed", self.replayed),
        ];
        for (key, _) in flags.into_iter().filter(|(_, is_set)| *is_set) {
            w.key(key).write(&true);
        }
        if let Some(attempts) = self.attempts {
            w.key("attempts").number(attempts.into());
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
        if let Some(reminder) = &self.reminder {
            w.key("reminder").str(reminder);
        }
        if let Some(hint) = &self.hint {
            w.key("hint").str(hint);
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
            replayed: flag("replayed"),
            attempts: value
                .get("attempts")
                .and_then(count)
                .and_then(|attempts| u32::try_from(attempts).ok()),
            reminder: text("reminder"),
            hint: text("hint"),
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
            requests: Vec::new(),
            state: None,
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
            requests: Vec::new(),
            state: None,
            meta,
        }
    }

    /// The answer to a check, which has run nothing: what must be asked first.
    pub(crate) fn checked(asks: Option<Request>, meta: Meta) -> Self {
        Self {
            status: match asks {
                Some(_) => Status::InputRequired,
                None => Status::Success,
            },
            result: None,
            error: None,
            errors: Vec::new(),
            summary: None,
            requests: asks
                .into_iter()
                .map(|asks| ("confirm".to_owned(), asks))
                .collect(),
            state: None,
            meta,
        }
    }

    /// An envelope that asks the caller.
    pub(crate) fn input_required(
        requests: Vec<(String, Request)>,
        state: String,
        meta: Meta,
    ) -> Self {
        Self {
            status: Status::InputRequired,
            result: None,
            error: None,
            errors: Vec::new(),
            summary: None,
            requests,
            state: Some(state),
            meta,
        }
    }

    /// Whether the call did all that it should.
    pub fn is_ok(&self) -> bool {
        self.status == Status::Success
    }

    /// Why the call has not done all that it should.
    pub(crate) fn into_fault(self) -> Box<CallFault> {
        let part = self.errors.into_iter().next().map(Box::new);
        self.error.or(part).unwrap_or_else(|| {
            let message = "The answer says that it failed, but not how.";
            Box::new(CallFault::new("internal", Kind::Internal, message))
        })
    }

    /// The exit code of a command that ends with it.
    pub fn exit_code(&self) -> u8 {
        match (self.status, &self.error) {
            (Status::Success, _) => 0,
            (Status::Partial, _) => 75,
            (Status::InputRequired, _) => 76,
            (Status::Error, Some(error)) => error.kind.exit_code(),
            (Status::Error, None) => Kind::Internal.exit_code(),
        }
    }

    /// The HTTP status of an answer with this envelope.
    pub fn http_status(&self) -> u16 {
        match (self.status, &self.error) {
            (Status::Success, _) => 200,
            (Status::Partial, _) => 207,
            (Status::InputRequired, _) => 202,
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

    /// The envelope without its result, for surfaces that send the result in a form of their own: `status`, `error`,
    /// `errors` and `summary` of a partial outcome, `meta`.
    pub fn rest_json(&self) -> String {
        let mut w = Writer::new();
        w.begin_object();
        w.key("status").str(self.status.as_str());
        if let Some(error) = &self.error {
            error.write(w.key("error"));
        }
        self.write_partial(&mut w);
        self.meta.write(w.key("meta"));
        w.end_object();
        w.into_text()
    }

    fn write_partial(&self, w: &mut Writer) {
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
        self.write_partial(w);
        if self.status == Status::InputRequired {
            w.key("requests").begin_object();
            for (name, request) in &self.requests {
                request.write(w.any_key(name));
            }
            w.end_object();
        }
        if let Some(state) = &self.state {
            w.key("state").str(state);
        }
        self.meta.write(w.key("meta"));
        w.end_object();
    }

    /// Reads an envelope that another process has written. A status that is not known is an error.
    pub fn from_json(bytes: &[u8]) -> Option<Self> {
        let value = Value::parse(bytes)?;
        let status = value.get("status").and_then(Value::as_str)?;
        let statuses = [Status::Success, Status::Partial, Status::InputRequired];
        let mut statuses = statuses.into_iter();
        let status = statuses.find(|known| known.as_str() == status);
        let status = status.unwrap_or(Status::Error);
        let requests = value.get("requests").and_then(Value::as_object);
        let requests = requests.iter().flat_map(|requests| requests.iter());
        let requests = requests
            .filter_map(|(name, request)| Some((name.to_owned(), Request::from_value(request)?)));
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
            status,
            result: value.get("result").map(Json::from),
            error: value
                .get("error")
                .and_then(CallFault::from_value)
                .map(Box::new),
            errors: errors.iter().filter_map(CallFault::from_value).collect(),
            summary,
            requests: requests.collect(),
            state: value
                .get("state")
                .and_then(Value::as_str)
                .map(str::to_owned),
            meta: Meta::from_value(value.get("meta")?),
        })
    }
}
