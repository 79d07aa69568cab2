//! A session: calls and answers as lines of JSON, both ways, in one process.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use super::calls::Calls;
use super::output::Output;
use super::sampling::Sampler;
use super::spec::CommandSpec;
use super::workers::{Pace, Workers};
use crate::call::{
    Answer, Asked, Asker, BoxFuture, Cancel, Envelope, Event, EventKind, EventSink, Json, Kind,
    RequestKind,
};
use crate::json::{Value, Writer, document};

/// How long a line may be.
const LONGEST: u64 = 64 * 1024 * 1024;

/// How many bytes of lines are taken together, if they came together.
const TOGETHER: usize = 64 * 1024;

/// How many bytes are written together at most, while more calls wait.
const HELD: usize = 32 * 1024;

/// How many calls run or wait for a thread at once; then no more lines are read.
const MOST: u32 = 1024;

/// Answers calls that come as lines, until the input ends.
///
/// A line is `{"tool": …, "arguments": {…}, "id": …}`, `{"answer": …, "to": …}`, `{"cancel": …}` or
/// `{"action": "quit"}`. Whatever it is, each call ends with one `call_finished` that has its envelope.
pub struct Session {
    spec: &'static CommandSpec,
    calls: Calls,
    shared: Arc<Shared>,
    workers: Workers,
    places: Arc<Semaphore>,
}

struct Shared {
    output: Output,
    pace: Arc<Pace>,
    /// Lines that are written together with the next ones.
    held: Mutex<Vec<u8>>,
    state: Mutex<State>,
    /// A call asks something.
    asked: Notify,
}

#[derive(Default)]
struct State {
    count: u64,
    running: HashMap<String, Cancel>,
    waiting: HashMap<String, oneshot::Sender<Answer>>,
}

impl Session {
    /// The session of a command.
    pub fn new(spec: &'static CommandSpec, calls: Calls, output: Output) -> Self {
        let pace = Arc::new(Pace::default());
        let shared = Arc::new(Shared {
            output,
            pace: pace.clone(),
            held: Mutex::default(),
            state: Mutex::default(),
            asked: Notify::new(),
        });
        let held = shared.clone();
        Self {
            spec,
            calls,
            shared,
            workers: Workers::new(pace, move || held.flush()),
            places: Arc::new(Semaphore::new(MOST as usize)),
        }
    }

    /// Reads lines until they end.
    ///
    /// # Errors
    /// The exit code, if nobody reads the answers.
    pub async fn run(self) -> Result<u8, u8> {
        let session = self.calls.context.session_id().map(str::to_owned);
        self.shared.say("session_start", |w| {
            w.key("command").str(self.spec.name);
            if let Some(version) = self.spec.version {
                w.key("version").str(version);
            }
            if let Some(session) = &session {
                w.key("session_id").str(session);
            }
        });
        self.shared.idle();
        let mut lines = lines();
        let cancel = self.calls.context.cancel().clone();
        'session: loop {
            let lines = tokio::select! {
                lines = lines.recv() => lines,
                () = cancel.cancelled() => break,
            };
            let Some(lines) = lines else { break };
            for line in lines {
                let taken = match line {
                    Line::TooLong => {
                        let text = format!("A line may have {LONGEST} bytes at most.");
                        self.shared.wrong(None, &text);
                        break 'session;
                    }
                    Line::Text(line) => self.take(&line),
                };
                match taken {
                    Taken::Quit => break 'session,
                    Taken::Call(call) => self.call(call, &cancel).await,
                    Taken::Nothing => {}
                }
                if cancel.is_cancelled() {
                    break 'session;
                }
            }
        }
        // What waits is declined: nobody answers any more.
        self.shared.state().waiting.clear();
        self.end(&cancel).await;
        self.shared.say("session_end", |_| {});
        self.shared.output.unbroken()?;
        match cancel.is_cancelled() {
            true => Ok(Kind::Cancelled.exit_code()),
            false => Ok(0),
        }
    }

    /// Lets calls come to their ends, then shuts the registry down; a signal cancels them first. Those that do not listen
    /// to that are left.
    async fn end(&self, cancel: &Cancel) {
        if !cancel.is_cancelled() {
            tokio::select! {
                _ = self.places.acquire_many(MOST) => {}
                () = cancel.cancelled() => {}
            }
        }
        let ended = self.calls.registry.shutdown(Duration::ZERO).await;
        if ended.left == 0 {
            // Their answers are written.
            let _ = self.places.acquire_many(MOST).await;
        }
    }

    fn take(&self, line: &[u8]) -> Taken {
        let said = match document(line) {
            Ok(said) => said.to_value(),
            Err(broken) => {
                let text = format!("The line is not JSON: {}", broken);
                self.shared.wrong(None, &text);
                return Taken::Nothing;
            }
        };
        let text = |name| said.get(name).and_then(Value::as_str);
        if text("action") == Some("quit") {
            return Taken::Quit;
        }
        if text("tool").is_some() {
            return Taken::Call(said);
        }
        if let Some(to) = said.get("to") {
            self.answer(to, &said);
        } else if let Some(id) = text("cancel") {
            let cancel = self.shared.state().running.get(id).cloned();
            if let Some(cancel) = cancel {
                cancel.cancel();
            }
        } else {
            let text = "A line has a tool, an answer, a cancel or an action.";
            self.shared.wrong(None, text);
        }
        Taken::Nothing
    }

    /// Begins a call. Where too many run, it waits for the end of one, unless one of them waits for a line itself.
    async fn call(&self, said: Value, cancel: &Cancel) {
        let own = cancel.child();
        let text = |name| said.get(name).and_then(Value::as_str);
        let id = {
            let mut state = self.shared.state();
            state.count += 1;
            let id = text("id").map_or_else(|| state.count.to_string(), str::to_owned);
            if state.running.contains_key(&id) {
                drop(state);
                let text = "A call with this id runs, or too many do.";
                return self.shared.wrong(Some(&id), text);
            }
            state.running.insert(id.clone(), own.clone());
            id
        };
        let Some(place) = self.place(cancel).await else {
            self.shared.state().running.remove(&id);
            let text = "A call with this id runs, or too many do.";
            return self.shared.wrong(Some(&id), text);
        };
        let payload = said.get("arguments");
        let payload = payload.map_or_else(|| "{}".to_owned(), Value::to_json);
        let tool = text("tool").unwrap_or_default().to_owned();
        let asks = Arc::new(Asks {
            id: id.clone(),
            agrees: self.calls.agrees,
            sampler: self.calls.sampler.clone(),
            shared: self.shared.clone(),
        });
        let mut calls = self.calls.clone();
        calls.context = (calls.context.with_cancel(own))
            .with_asker(asks.clone())
            .with_events(asks);
        let (shared, handle, name) = (self.shared.clone(), Handle::current(), id.clone());
        let has_thread = self.workers.run(move || {
            let envelope = handle.block_on(calls.one(&tool, payload.as_bytes()));
            shared.finished(&name, &envelope);
            drop(place);
        });
        if !has_thread {
            self.shared.state().running.remove(&id);
            self.shared
                .wrong(Some(&id), "There is no thread for the call.");
        }
    }

    /// A place for a call; none if there is none, and somebody waits for an answer that a line has, or for the end.
    async fn place(&self, cancel: &Cancel) -> Option<OwnedSemaphorePermit> {
        if let Ok(place) = self.places.clone().try_acquire_owned() {
            return Some(place);
        }
        let asked = self.shared.asked.notified();
        if !self.shared.state().waiting.is_empty() {
            return None;
        }
        tokio::select! {
            place = self.places.clone().acquire_owned() => place.ok(),
            () = asked => None,
            () = cancel.cancelled() => None,
        }
    }

    fn answer(&self, to: &Value, said: &Value) {
        let to = to.as_str().map_or_else(|| to.to_json(), str::to_owned);
        let waiting = self.shared.state().waiting.remove(&to);
        let Some(waiting) = waiting else {
            return self.shared.wrong(None, "Nothing waits for this answer.");
        };
        let answer = match said.get("declined") {
            Some(Value::Bool(true)) => Answer::Declined,
            _ => {
                let kind = said.get("type").and_then(Value::as_str);
                let key = match kind == Some("sample_response") {
                    true => "text",
                    false => "answer",
                };
                Answer::Given(Json::from(said.get(key).unwrap_or(&Value::Null)))
            }
        };
        let _ = waiting.send(answer);
    }
}

enum Taken {
    Nothing,
    Call(Value),
    Quit,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, event: &str, members: impl FnOnce(&mut Writer)) {
        self.say_as("event", event, members);
    }

    fn say_as(&self, key: &'static str, name: &str, members: impl FnOnce(&mut Writer)) {
        let mut w = Writer::new();
        w.begin_object();
        w.key(key).str(name);
        members(&mut w);
        w.end_object();
        self.hold(w.into_text().as_bytes());
        self.flush();
    }

    /// Writes a line soon: each for itself costs more than a short call.
    fn hold(&self, line: &[u8]) {
        let mut held = self.held();
        held.extend_from_slice(line);
        held.push(b'\n');
        if held.len() >= HELD || !self.pace.goes_on() {
            self.write(&mut held);
        }
    }

    fn flush(&self) {
        self.write(&mut self.held());
    }

    fn held(&self) -> MutexGuard<'_, Vec<u8>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, held: &mut Vec<u8>) {
        if !held.is_empty() {
            // The end of the session says whether it could be written.
            let _ = self.output.write(held);
            // A long answer keeps no memory.
            held.clear();
            held.shrink_to(2 * HELD);
        }
    }

    fn idle(&self) {
        self.say("awaiting_input", |_| {});
    }

    fn wrong(&self, id: Option<&str>, text: &str) {
        self.say("invalid_line", |w| {
            w.key("message").str(text);
            if let Some(id) = id {
                w.key("id").str(id);
            }
        });
    }

    fn finished(&self, id: &str, envelope: &Envelope) {
        let is_idle = {
            let mut state = self.state();
            state.running.remove(id);
            state.running.is_empty()
        };
        let mut w = Writer::new();
        w.begin_object();
        w.key("event").str("call_finished");
        w.key("id").str(id);
        w.key("envelope").raw(&envelope.to_bytes());
        w.end_object();
        self.hold(w.into_text().as_bytes());
        if is_idle {
            self.idle();
        }
    }
}

/// A call's way to whoever has the other end.
struct Asks {
    id: String,
    agrees: bool,
    sampler: Option<Arc<Sampler>>,
    shared: Arc<Shared>,
}

impl EventSink for Asks {
    fn event(&self, event: Event) {
        if matches!(event.kind, EventKind::Finished { .. }) {
            return;
        }
        // The event as it is, with the id behind its name.
        let json = event.to_json();
        let head = r#"{"event":""#.len() + event.kind.name().len() + 1;
        let (name, rest) = json.split_at(head);
        let line = format!(
            "{name},\"id\":{}{rest}",
            Value::from(self.id.as_str()).to_json()
        );
        self.shared.hold(line.as_bytes());
    }
}

impl Asker for Asks {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        if asked.request.kind == RequestKind::Confirm && self.agrees {
            return Box::pin(std::future::ready(Answer::json("true")));
        }
        let sampler = self.sampler.as_ref();
        let sampler = sampler.filter(|_| asked.request.kind == RequestKind::Sample);
        if let Some(sampler) = sampler.filter(|sampler| !sampler.is_lines()) {
            return Box::pin(sampler.sample(asked));
        }
        let (sender, answer) = oneshot::channel();
        let to = {
            let mut state = self.shared.state();
            state.count += 1;
            let to = format!("q{}", state.count);
            state.waiting.insert(to.clone(), sender);
            to
        };
        self.shared.asked.notify_waiters();
        let (key, name) = match sampler {
            Some(_) => ("type", "sample_request"),
            None => ("event", "input_required"),
        };
        self.shared.say_as(key, name, |w| {
            w.key("id").str(&self.id);
            w.key("to").str(&to);
            asked.request.write(w.key("request"));
            if sampler.is_none() {
                w.key("issues").begin_list();
                for issue in asked.issues {
                    w.str(&issue.message);
                }
                w.end_list();
            }
        });
        Box::pin(async move { answer.await.unwrap_or(Answer::Declined) })
    }
}

enum Line {
    Text(Vec<u8>),
    TooLong,
}

/// The lines of stdin, which a thread reads: reading blocks. Those that came together are given together.
fn lines() -> mpsc::Receiver<Vec<Line>> {
    let (sender, lines) = mpsc::channel(1);
    let reader = thread::Builder::new().name("toolrt-lines".to_owned());
    let _ = reader.spawn(move || {
        let mut stdin = BufReader::with_capacity(TOGETHER, io::stdin().lock());
        loop {
            let mut lines = Vec::new();
            let goes_on = loop {
                match line(&mut stdin) {
                    Some(Line::Text(line)) if line.trim_ascii().is_empty() => {}
                    Some(line) => lines.push(line),
                    None => break false,
                }
                if !stdin.buffer().contains(&b'\n') {
                    break true;
                }
            };
            if (!lines.is_empty() && sender.blocking_send(lines).is_err()) || !goes_on {
                return;
            }
        }
    });
    lines
}

/// The next line, if there is one.
fn line(stdin: &mut impl BufRead) -> Option<Line> {
    let mut line = Vec::new();
    match stdin.take(LONGEST + 1).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(count) if count as u64 > LONGEST => Some(Line::TooLong),
        Ok(_) => Some(Line::Text(line)),
    }
}
