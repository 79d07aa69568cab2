//! The line of a call: what it was given, how it ended, and nothing secret.

use std::collections::HashMap;
// Loom has no files.
use std::sync::{Mutex, PoisonError};

use super::VERSION;
use super::redact::{REDACTED, redacted};
use crate::call::{CallFault, Context, Envelope, Json};
use crate::json::{Object, Value, Writer, plain_length};
use crate::spec::Spec;

/// How many bytes a line may have; what makes it longer is left out.
pub const LARGEST_LINE: usize = 256 << 10;

/// How many characters of a text are kept that is too long, or no JSON.
const KEPT_CHARACTERS: usize = 1_000;

/// What of a tool is secret.
#[derive(Debug, Clone, Copy)]
pub(super) struct Secrets {
    in_arguments: bool,
    in_result: bool,
}

impl Secrets {
    pub(super) fn of(spec: &Spec) -> Self {
        Self {
            in_arguments: spec.args.has_secrets(),
            in_result: spec.result.is_some_and(|table| table.has_secrets()),
        }
    }
}

/// What of tools is secret, as far as somebody has asked: to find it takes longer than to write a line.
#[derive(Debug, Default)]
pub(crate) struct Known(Mutex<HashMap<usize, Secrets>>);

impl Known {
    pub(super) fn of(&self, spec: &'static Spec) -> Secrets {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let address = std::ptr::from_ref(spec).addr();
        *known.entry(address).or_insert_with(|| Secrets::of(spec))
    }

    /// The arguments and the result of a call that has ended, as its line has them.
    #[cfg(any(feature = "opentelemetry", feature = "tracing"))]
    pub(crate) fn content(
        &self,
        spec: &'static Spec,
        cx: &Context,
        envelope: &Envelope,
    ) -> (String, Option<String>) {
        let call = Call {
            spec,
            cx,
            secrets: self.of(spec),
            started: String::new(),
            duration_us: 0,
        };
        let arguments = match call.arguments(envelope) {
            Arguments::Sent(json) => {
                let mut open = Vec::with_capacity(json.len());
                push_without_spaces(json, &mut open);
                String::from_utf8_lossy(&open).into_owned()
            }
            Arguments::Json(json) => String::from_utf8_lossy(&json).into_owned(),
            Arguments::Unreadable(text) => text,
            Arguments::Cut => String::new(),
        };
        let open = call.open(envelope);
        let result = open.as_ref().unwrap_or(envelope).result.as_ref();
        (arguments, result.map(|result| result.as_str().to_owned()))
    }
}

/// A call that has ended.
pub(super) struct Call<'c> {
    pub(super) spec: &'static Spec,
    pub(super) cx: &'c Context,
    pub(super) secrets: Secrets,
    pub(super) started: String,
    pub(super) duration_us: u64,
}

impl Call<'_> {
    /// The line, with its line feed.
    pub(super) fn line(&self, envelope: &Envelope) -> Vec<u8> {
        let arguments = self.arguments(envelope);
        let open = self.open(envelope);
        let envelope = open.as_ref().unwrap_or(envelope);
        let line = self.written(&arguments, envelope, None, &[]);
        match line.len() <= LARGEST_LINE {
            true => line,
            false => self.cut(arguments, envelope.clone()),
        }
    }

    fn written(
        &self,
        arguments: &Arguments<'_>,
        envelope: &Envelope,
        texts: Option<usize>,
        cut: &[&str],
    ) -> Vec<u8> {
        let result = envelope
            .result
            .as_ref()
            .map_or(0, |json| json.as_bytes().len());
        let mut w = Writer::with_capacity(result + arguments.len() + 1024);
        w.begin_object();
        w.key("recording").number(VERSION);
        w.key("started").str(&self.started);
        w.key("duration_us").number(self.duration_us);
        w.key("tool").str(self.spec.name);
        let texts_of = [
            ("run_id", self.cx.run_id()),
            ("turn_id", self.cx.turn_id()),
            ("parent_call_id", self.cx.parent_call_id()),
            ("surface", self.cx.label("surface")),
        ];
        for (key, text) in texts_of {
            if let Some(text) = text {
                w.key(key).str(shortened(text, texts));
            }
        }
        match arguments {
            Arguments::Sent(json) => {
                w.key("arguments").raw(b"");
                push_without_spaces(json, &mut w.out);
            }
            Arguments::Json(json) => w.key("arguments").raw(json),
            Arguments::Unreadable(text) => w.key("unreadable").str(text),
            Arguments::Cut => {}
        }
        envelope.write(w.key("envelope"));
        if !cut.is_empty() {
            w.key("cut").begin_list();
            for part in cut {
                w.str(part);
            }
            w.end_list();
        }
        w.end_object();
        w.out.push(b'\n');
        w.out
    }

    /// The arguments as they were sent, without white space.
    fn arguments(&self, envelope: &Envelope) -> Arguments<'_> {
        let payload = self.cx.payload().map_or(&b"{}"[..], Json::as_bytes);
        // The arguments of a call that went on were valid.
        let error = envelope.error.as_ref();
        let is_accepted = error.is_none_or(|error| self.spec.error(&error.code).is_some());
        if error.is_none() && !self.secrets.in_arguments {
            return Arguments::Sent(payload);
        }
        match Value::parse(payload) {
            Some(value) if self.secrets.in_arguments => {
                Arguments::Json(redacted(self.spec.args, &value, is_accepted))
            }
            Some(_) => Arguments::Sent(payload),
            None if self.secrets.in_arguments => Arguments::Unreadable(REDACTED.to_owned()),
            None => {
                let most = payload.len().min(4 * KEPT_CHARACTERS);
                let text = String::from_utf8_lossy(&payload[..most]);
                Arguments::Unreadable(shortened(&text, Some(KEPT_CHARACTERS)).to_owned())
            }
        }
    }

    /// The envelope without secrets, if there may be some in it.
    fn open(&self, envelope: &Envelope) -> Option<Envelope> {
        let meta = &envelope.meta;
        let mut errors = envelope
            .error
            .iter()
            .map(AsRef::as_ref)
            .chain(&envelope.errors);
        let has_details = errors.any(|error| error.details.is_some());
        // What a handler plans is of no type.
        let plans = meta.dry_run && self.secrets.in_arguments;
        let in_result = self.secrets.in_result || plans;
        if !(in_result || has_details || meta.side.is_some() || envelope.state.is_some()) {
            return None;
        }
        let mut open = envelope.clone();
        if let Some(result) = open.result.as_mut().filter(|_| in_result) {
            *result = match self.spec.result {
                Some(table) if !plans => Json::trusted(redacted(table, &result.value(), true)),
                Some(_) | None => hidden(),
            };
            let next = self
                .spec
                .paging
                .map(|paging| paging.next)
                .unwrap_or_default();
            let value = result.value();
            let next = next.iter().try_fold(&value, |value, key| value.get(key));
            if open.meta.next_cursor.as_deref() != next.and_then(Value::as_str) {
                open.meta.next_cursor = open.meta.next_cursor.map(|_| REDACTED.to_owned());
            }
        }
        for error in open
            .error
            .iter_mut()
            .map(AsMut::as_mut)
            .chain(&mut open.errors)
        {
            self.hide_details(error);
        }
        open.meta.side = open.meta.side.map(|side| open_of(&side));
        open.state = open.state.map(|_| REDACTED.to_owned());
        Some(open)
    }

    fn hide_details(&self, error: &mut CallFault) {
        let Some(details) = error.details.take() else {
            return;
        };
        let is_chain = error.code == "step_failed" && self.spec.error("step_failed").is_none();
        error.details = Some(match is_chain {
            true => step_without_details(&details),
            false => open_of(&details),
        });
    }

    /// The line without what is too large, in the order of `spec/recordings.md`.
    fn cut(&self, mut arguments: Arguments<'_>, mut envelope: Envelope) -> Vec<u8> {
        let mut cut = Vec::new();
        for (name, take) in CUTS {
            if take(&mut arguments, &mut envelope) {
                cut.push(*name);
                let line = self.written(&arguments, &envelope, None, &cut);
                if line.len() <= LARGEST_LINE {
                    return line;
                }
            }
        }
        let texts = Some(KEPT_CHARACTERS);
        let meta = &mut envelope.meta;
        let kept = |text: &mut Option<String>| {
            if let Some(text) = text {
                *text = shortened(text, texts).to_owned();
            }
        };
        meta.caller = shortened(&meta.caller, texts).to_owned().into();
        meta.call_id = shortened(&meta.call_id, texts).to_owned();
        for text in [
            &mut meta.session_id,
            &mut meta.next_cursor,
            &mut meta.reminder,
            &mut meta.hint,
        ] {
            kept(text);
        }
        meta.warnings.clear();
        if let Some(error) = &mut envelope.error {
            error.message = shortened(&error.message, texts).to_owned();
            kept(&mut error.recovery.hint);
            kept(&mut error.field);
        }
        cut.push("texts");
        self.written(&arguments, &envelope, texts, &cut)
    }
}

enum Arguments<'c> {
    /// As they were sent; a line has them without white space.
    Sent(&'c [u8]),
    Json(Vec<u8>),
    Unreadable(String),
    Cut,
}

impl Arguments<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Sent(json) => json.len(),
            Self::Json(json) => json.len(),
            Self::Unreadable(text) => text.len(),
            Self::Cut => 0,
        }
    }
}

type Cut = fn(&mut Arguments<'_>, &mut Envelope) -> bool;

/// What is left out of a line that is too long, one after the other; each says whether it was there.
const CUTS: &[(&str, Cut)] = &[
    ("envelope.meta.output_schema", |_, envelope| {
        envelope.meta.output_schema.take().is_some()
    }),
    ("envelope.meta.side", |_, envelope| {
        envelope.meta.side.take().is_some()
    }),
    ("envelope.result", |_, envelope| {
        envelope.result.take().is_some()
    }),
    ("arguments", |arguments, _| {
        let is_there = matches!(arguments, Arguments::Sent(_) | Arguments::Json(_));
        if is_there {
            *arguments = Arguments::Cut;
        }
        is_there
    }),
    ("envelope.error.details", |_, envelope| {
        let error = envelope.error.as_mut();
        error.is_some_and(|error| error.details.take().is_some())
    }),
    ("envelope.error.example", |_, envelope| {
        let error = envelope.error.as_mut();
        error.is_some_and(|error| error.example.take().is_some())
    }),
    ("envelope.error.issues", |_, envelope| {
        let error = envelope.error.as_mut();
        error.is_some_and(|error| !std::mem::take(&mut error.issues).is_empty())
    }),
    ("envelope.errors", |_, envelope| {
        !std::mem::take(&mut envelope.errors).is_empty()
    }),
    ("envelope.requests", |_, envelope| {
        !std::mem::take(&mut envelope.requests).is_empty()
    }),
];

fn hidden() -> Json {
    Json::from(&Value::from(REDACTED))
}

/// A document without the secrets of its type; if that is not known, nothing of it.
fn open_of(json: &Json) -> Json {
    match json.table() {
        Some(table) if table.has_secrets() => Json::trusted(redacted(table, &json.value(), true)),
        Some(_) => json.clone(),
        None => hidden(),
    }
}

/// The details of `step_failed` without those of the step's error.
fn step_without_details(details: &Json) -> Json {
    let Value::Object(members) = details.value() else {
        return hidden();
    };
    let open = members.iter().map(|(key, member)| match (key, member) {
        ("error", Value::Object(error)) => {
            let members = error.iter().map(|(key, member)| match key {
                "details" => (key.to_owned(), Value::from(REDACTED)),
                _ => (key.to_owned(), member.clone()),
            });
            (key.to_owned(), Value::Object(members.collect()))
        }
        _ => (key.to_owned(), member.clone()),
    });
    Json::from(&Value::Object(open.collect::<Object>()))
}

/// At most so many characters of a text.
fn shortened(text: &str, most: Option<usize>) -> &str {
    let end = most.and_then(|most| text.char_indices().nth(most));
    end.map_or(text, |(end, _)| &text[..end])
}

/// Writes a valid document without the white space between its parts: it stays in its line.
fn push_without_spaces(json: &[u8], out: &mut Vec<u8>) {
    let (mut start, mut at) = (0, 0);
    while let Some(byte) = json.get(at) {
        match byte {
            b'"' => at = behind_text(json, at),
            b' ' | b'\t' | b'\n' | b'\r' => {
                out.extend_from_slice(&json[start..at]);
                at += 1;
                start = at;
            }
            _ => at += 1,
        }
    }
    out.extend_from_slice(&json[start..]);
}

/// The place behind the text that begins here.
fn behind_text(json: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(rest) = json.get(at..) {
        at += plain_length(rest);
        match json.get(at) {
            Some(b'"') => return at + 1,
            // What is escaped may be a quote.
            Some(_) => at += 2,
            None => break,
        }
    }
    json.len()
}
