//! The calls of a command: who is asked, what is heard while they run, how they end.

use std::collections::HashSet;
use std::io::{self, IsTerminal};
use std::sync::Arc;

use super::form::Form;
use super::lines::one_line;
use super::output::Output;
use super::rows::{Wanted, row_field, rows_of};
use super::sampling::Sampler;
use super::shape::Shape;
use super::terminal::{Status, say, stderr};
use crate::call::{
    Answer, Asked, Asker, BoxFuture, Cancel, Context, Envelope, Event, EventKind, EventSink, Json,
    Level, RequestKind, Status as State,
};
use crate::host::{Registry, TerminalAsker, pipeline};
use crate::json::{Object, Value};
use crate::spec::{Paging, Spec};

/// How many pages `--all` reads at most.
const MOST_PAGES: usize = 10_000;

/// Calls tools as the words of a command say.
#[derive(Clone)]
pub struct Calls {
    pub registry: Arc<Registry>,
    /// The tools of the command.
    pub seen: Arc<[&'static Spec]>,
    /// What every call begins with.
    pub context: Context,
    /// Whether `--yes` was given.
    pub agrees: bool,
    /// Whether all pages are read.
    pub all_pages: bool,
    /// The page to begin with.
    pub cursor: Option<String>,
    /// Answers samples, by `--sample-via`.
    pub sampler: Option<Arc<Sampler>>,
    status: Option<Arc<Status>>,
}

/// What calls are made with.
pub struct Made {
    pub registry: Arc<Registry>,
    pub seen: Arc<[&'static Spec]>,
    pub context: Context,
    pub form: Form,
    pub agrees: bool,
    /// Whether a person is there to answer.
    pub may_ask: bool,
    /// Whether all lines of the log are told, and what has become of the calls that a call makes.
    pub verbose: bool,
    pub output: Output,
    /// Cancels the calls.
    pub cancel: Cancel,
    /// Answers samples, by `--sample-via`.
    pub sampler: Option<Arc<Sampler>>,
}

impl Calls {
    /// What calls tools.
    pub fn new(made: Made) -> Self {
        let has_line = made.form == Form::People && io::stderr().is_terminal();
        let status = has_line.then(|| Arc::new(Status::new(&stderr())));
        let mut context = made.context.with_cancel(made.cancel);
        if made.agrees || made.may_ask || made.sampler.is_some() {
            context = context.with_asker(Arc::new(Answers {
                agrees: made.agrees,
                sampler: made.sampler.clone(),
                terminal: made.may_ask.then(TerminalAsker::new),
                status: status.clone(),
            }));
        }
        let parent = context.parent_call_id().map(str::to_owned);
        let context = context.and_events(Arc::new(Hears {
            form: made.form,
            verbose: made.verbose,
            parent,
            status: status.clone(),
            output: made.output,
        }));
        Self {
            registry: made.registry,
            seen: made.seen,
            context,
            agrees: made.agrees,
            all_pages: false,
            cursor: None,
            sampler: made.sampler,
            status,
        }
    }

    /// Calls a tool; all its pages, if they are asked for.
    pub async fn call(&self, spec: &'static Spec, payload: &[u8], kept: &Wanted) -> Envelope {
        let Some(paging) = &spec.paging else {
            return self.one(spec.name, payload).await;
        };
        let mut payload = payload.to_vec();
        if let Some(cursor) = &self.cursor {
            payload = with_cursor(&payload, paging, Value::from(cursor.clone()));
        }
        match self.all_pages {
            true => self.pages(spec, payload, paging, kept).await,
            false => self.one(spec.name, &payload).await,
        }
    }

    /// Calls a tool by its name.
    pub async fn one(&self, tool: &str, payload: &[u8]) -> Envelope {
        self.with(tool, payload, &self.context).await
    }

    /// Calls a tool by its name, with a context that was made of that of all calls.
    pub async fn with(&self, tool: &str, payload: &[u8], cx: &Context) -> Envelope {
        let seen = Some(&*self.seen);
        let envelope = pipeline::call(&self.registry, seen, tool, payload, cx).await;
        if let Some(status) = &self.status {
            status.clear();
        }
        envelope
    }

    /// Takes the steps of a call up to its handler.
    pub async fn preflight(&self, tool: &str, payload: &[u8]) -> Envelope {
        let checking = self.context.checking();
        pipeline::call(&self.registry, Some(&self.seen), tool, payload, &checking).await
    }

    async fn pages(
        &self,
        spec: &'static Spec,
        mut payload: Vec<u8>,
        paging: &Paging,
        kept: &Wanted,
    ) -> Envelope {
        let schema = spec.output_schema.map(str::as_bytes).and_then(Value::parse);
        let schema = schema.unwrap_or_default();
        let field = row_field(&Shape::new(&schema));
        let mut rows: Vec<Value> = Vec::new();
        let mut seen = HashSet::new();
        loop {
            let mut envelope = self.one(spec.name, &payload).await;
            let Some(result) = envelope.result.as_ref().filter(|_| envelope.is_ok()) else {
                return envelope;
            };
            let result = result.value();
            let Some(some) = rows_of(&result, field) else {
                return envelope;
            };
            rows.extend_from_slice(some);
            let mut cursor = Some(&result);
            for key in paging.next {
                cursor = cursor.and_then(|value| value.get(key));
            }
            let cursor = cursor.filter(|cursor| **cursor != Value::Null);
            let limit = kept.limit.filter(|_| kept.filters.is_empty());
            let is_enough = limit.is_some_and(|limit| rows.len() as u64 >= limit);
            let next = cursor.filter(|_| !is_enough && seen.len() < MOST_PAGES);
            match next.filter(|cursor| seen.insert(cursor.to_json())) {
                Some(cursor) => payload = with_cursor(&payload, paging, cursor.clone()),
                None => {
                    envelope.result = Some(Json::from(&whole(result, field, rows)));
                    return envelope;
                }
            }
        }
    }
}

/// A result with the rows of all pages.
fn whole(mut result: Value, field: Option<&str>, rows: Vec<Value>) -> Value {
    match (&mut result, field) {
        (Value::Object(members), Some(field)) => {
            members.insert(field, Value::Array(rows));
            result
        }
        (_, _) => Value::Array(rows),
    }
}

/// Arguments that begin with a page.
fn with_cursor(payload: &[u8], paging: &Paging, cursor: Value) -> Vec<u8> {
    let Some(Value::Object(mut args)) = Value::parse(payload) else {
        return payload.to_vec();
    };
    match put(&mut args, paging.cursor, cursor) {
        true => Value::Object(args).to_json().into_bytes(),
        false => payload.to_vec(),
    }
}

fn put(members: &mut Object, path: &[&str], value: Value) -> bool {
    match path {
        [] => false,
        [key] => {
            members.insert(*key, value);
            true
        }
        [key, rest @ ..] => {
            let Value::Object(inner) = members.get_or_object(key) else {
                return false;
            };
            put(inner, rest, value)
        }
    }
}

/// Answers by `--yes` and `--sample-via`, else a person at the terminal.
struct Answers {
    agrees: bool,
    sampler: Option<Arc<Sampler>>,
    terminal: Option<TerminalAsker>,
    status: Option<Arc<Status>>,
}

impl Asker for Answers {
    fn answers(&self, kind: RequestKind) -> bool {
        let agrees = self.agrees && kind == RequestKind::Confirm;
        let samples = self.sampler.is_some() && kind == RequestKind::Sample;
        agrees || samples || self.terminal.as_ref().is_some_and(|one| one.answers(kind))
    }

    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        if asked.request.kind == RequestKind::Confirm && self.agrees {
            return Box::pin(std::future::ready(Answer::json("true")));
        }
        if asked.request.kind == RequestKind::Sample
            && let Some(sampler) = &self.sampler
        {
            return Box::pin(sampler.sample(asked));
        }
        if let Some(status) = &self.status {
            status.clear();
        }
        match &self.terminal {
            Some(terminal) => terminal.ask(asked),
            None => Box::pin(std::future::ready(Answer::Nobody)),
        }
    }
}

/// What is heard of a call while it runs.
struct Hears {
    form: Form,
    verbose: bool,
    /// The parent of the calls themselves; those that they make have another one.
    parent: Option<String>,
    status: Option<Arc<Status>>,
    output: Output,
}

impl EventSink for Hears {
    fn event(&self, event: Event) {
        if self.form == Form::Stream {
            let _ = self.output.line(event.to_json().as_bytes());
            return;
        }
        if let EventKind::Progress { message, percent } = &event.kind
            && let Some(status) = &self.status
        {
            status.show(message, *percent);
        } else if let EventKind::Log { level, message } = &event.kind
            && (self.verbose || *level >= Level::Warning)
        {
            self.say(&format!("{}: {}", level.as_str(), one_line(message)));
        } else if let EventKind::Finished { envelope } = &event.kind
            && self.verbose
            && event.parent_call_id != self.parent
        {
            self.say(&match self.form == Form::People {
                true => step(envelope),
                false => envelope.to_json(),
            });
        }
    }
}

impl Hears {
    /// Writes a line to stderr.
    fn say(&self, line: &str) {
        if let Some(status) = &self.status {
            status.clear();
        }
        say(&format!("{line}\n"));
    }
}

/// What has become of a call that another one has made, as a line for people.
fn step(envelope: &Envelope) -> String {
    let verdict = match envelope.status {
        State::Success => "ok",
        State::Error => "failed",
        State::Partial => "partial",
        State::InputRequired => "input_required",
    };
    let (tool, time) = (&envelope.meta.tool, envelope.meta.duration_ms);
    let line = format!("{tool}: {verdict}, {time} ms");
    match &envelope.error {
        Some(fault) => one_line(&format!("{line}: {}", fault.message)),
        None => line,
    }
}
