//! A session: calls and answers as lines of JSON, both ways, in one process.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context as Task, Poll, Waker};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::calls::Calls;
use super::incoming::{Incoming, LONGEST, Next};
use super::output::Output;
use super::sampling::Sampler;
use super::spec::CommandSpec;
use super::workers::{Lines, Pace, Step, Workers};
use crate::call::{
    Answer, Asked, Asker, BoxFuture, Cancel, Envelope, Event, EventKind, EventSink, Json, Kind,
    RequestKind,
};
use crate::json::{Members, Node, Value, Writer, document};

/// How many bytes are written together at most, while more calls come.
const HELD: usize = 32 * 1024;

/// How many calls run or wait for a thread at once; then no more lines are read.
const MOST: usize = 1024;

/// How long it waits for room where many calls run, and few have ended.
const MOMENT: Duration = Duration::from_millis(2);

/// Answers calls that come as lines, until the input ends.
///
/// A line is `{"tool": …, "arguments": {…}, "id": …}`, `{"answer": …, "to": …}`, `{"cancel": …}` or
/// `{"action": "quit"}`. Whatever it is, each call ends with one `call_finished` that has its envelope.
pub struct Session {
    spec: &'static CommandSpec,
    shared: Arc<Shared>,
}

struct Shared {
    calls: Calls,
    incoming: Mutex<Incoming>,
    /// Whether the next line is there.
    is_at_hand: AtomicBool,
    output: Output,
    pace: Arc<Pace>,
    /// Lines that are written together with the next ones.
    held: Mutex<Vec<u8>>,
    state: Mutex<State>,
    /// Told where calls have ended, and where one asks something.
    room: Condvar,
}

#[derive(Default)]
struct State {
    count: u64,
    running: HashMap<String, Cancel>,
    waiting: HashMap<String, oneshot::Sender<Answer>>,
    /// Whether it was said that no call runs, since one did.
    is_idle: bool,
    /// Whether nobody answers any more.
    is_over: bool,
}

impl Session {
    /// The session of a command.
    pub fn new(spec: &'static CommandSpec, calls: Calls, output: Output) -> Self {
        let shared = Arc::new(Shared {
            calls,
            incoming: Mutex::new(Incoming::new()),
            is_at_hand: AtomicBool::new(false),
            output,
            pace: Arc::default(),
            held: Mutex::default(),
            state: Mutex::default(),
            room: Condvar::new(),
        });
        Self { spec, shared }
    }

    /// Reads lines until they end.
    ///
    /// # Errors
    /// The exit code, if nobody reads the answers.
    pub async fn run(self) -> Result<u8, u8> {
        let shared = &self.shared;
        let session = shared.calls.context.session_id();
        shared.say("session_start", |w| {
            w.key("command").str(self.spec.name);
            if let Some(version) = self.spec.version {
                w.key("version").str(version);
            }
            if let Some(session) = session {
                w.key("session_id").str(session);
            }
        });
        let workers = Workers::new(shared.clone(), shared.pace.clone(), Handle::current());
        let cancel = shared.calls.context.cancel();
        if !workers.start() {
            shared.wrong(None, "There is no thread for the calls.");
            workers.close();
        }
        tokio::select! {
            () = workers.closed() => {}
            () = cancel.cancelled() => workers.close(),
        }
        {
            // What waits is declined: nobody answers any more.
            let mut state = shared.state();
            state.is_over = true;
            state.waiting.clear();
            shared.room.notify_all();
        }
        self.end(&workers, cancel).await;
        shared.say("session_end", |_| {});
        shared.output.unbroken()?;
        match cancel.is_cancelled() {
            true => Ok(Kind::Cancelled.exit_code()),
            false => Ok(0),
        }
    }

    /// Lets calls come to their ends, then shuts the registry down; a signal cancels them first. Those that do not listen
    /// to that are left.
    async fn end(&self, workers: &Workers<Shared>, cancel: &Cancel) {
        let mut ended = pin!(workers.ended());
        let mut has_ended = false;
        if !cancel.is_cancelled() {
            tokio::select! {
                () = &mut ended => has_ended = true,
                () = cancel.cancelled() => {}
            }
        }
        let left = self.shared.calls.registry.shutdown(Duration::ZERO).await;
        if left.left == 0 && !has_ended {
            // Their answers are written.
            ended.await;
        }
    }
}

impl Lines for Shared {
    fn is_at_hand(&self) -> bool {
        self.is_at_hand.load(Ordering::Relaxed)
    }

    fn pause(&self) {
        let mut state = self.state();
        if state.running.is_empty() && !state.is_idle {
            state.is_idle = true;
            self.idle();
        }
        drop(state);
        self.flush();
    }

    fn next(self: &Arc<Self>) -> Step<Self> {
        let mut incoming = self.incoming.lock().unwrap_or_else(PoisonError::into_inner);
        let step = match incoming.next() {
            Next::Line(line) => self.take(line),
            Next::TooLong => {
                let text = format!("A line may have {LONGEST} bytes at most.");
                self.wrong(None, &text);
                Step::End
            }
            Next::End => Step::End,
        };
        let is_at_hand = incoming.is_at_hand();
        self.is_at_hand.store(is_at_hand, Ordering::Relaxed);
        step
    }

    fn flush(&self) {
        self.write(&mut self.held());
    }
}

impl Shared {
    fn take(self: &Arc<Self>, line: &[u8]) -> Step<Self> {
        if line.trim_ascii().is_empty() {
            return Step::Nothing;
        }
        let said = match document(line) {
            Ok(said) => said,
            Err(broken) => {
                let text = format!("The line is not JSON: {}", broken);
                self.wrong(None, &text);
                return Step::Nothing;
            }
        };
        if let Node::Object(said) = &said {
            let text = |name| said.get(name).and_then(Node::as_text);
            if text("action") == Some("quit") {
                return Step::End;
            }
            if let Some(tool) = text("tool") {
                return self.call(tool, said);
            }
            if let Some(to) = said.get("to") {
                self.answer(&to.to_value(), said);
                return Step::Nothing;
            }
            if let Some(id) = text("cancel") {
                let cancel = self.state().running.get(id).cloned();
                if let Some(cancel) = cancel {
                    cancel.cancel();
                }
                return Step::Nothing;
            }
        }
        let text = "A line has a tool, an answer, a cancel or an action.";
        self.wrong(None, text);
        Step::Nothing
    }

    /// Begins a call. Where too many run, it waits for the end of one, unless one of them waits for a line itself.
    fn call(self: &Arc<Self>, tool: &str, said: &Members<'_>) -> Step<Self> {
        let own = self.calls.context.cancel().child();
        let id = {
            let mut state = self.state();
            state.count += 1;
            let id = said.get("id").and_then(Node::as_text);
            let id = id.map_or_else(|| state.count.to_string(), str::to_owned);
            while state.running.len() >= MOST && state.waiting.is_empty() && !state.is_over {
                let woken = self.room.wait_timeout(state, MOMENT);
                state = woken.unwrap_or_else(PoisonError::into_inner).0;
            }
            if state.is_over {
                return Step::End;
            }
            if state.running.contains_key(&id) || state.running.len() >= MOST {
                drop(state);
                let text = "A call with this id runs, or too many do.";
                self.wrong(Some(&id), text);
                return Step::Nothing;
            }
            state.running.insert(id.clone(), own.clone());
            state.is_idle = false;
            id
        };
        let mut payload = Vec::new();
        match said.get("arguments") {
            Some(arguments) => arguments.write(&mut payload),
            None => payload.extend_from_slice(b"{}"),
        }
        let (shared, tool) = (self.clone(), tool.to_owned());
        Step::Job(Box::new(move |workers| {
            shared.run(workers, &tool, &payload, id, own);
        }))
    }

    /// Runs a call to its end.
    fn run(
        self: &Arc<Self>,
        workers: &Workers<Self>,
        tool: &str,
        payload: &[u8],
        id: String,
        cancel: Cancel,
    ) {
        let asks = Arc::new(Asks {
            id,
            agrees: self.calls.agrees,
            sampler: self.calls.sampler.clone(),
            shared: self.clone(),
        });
        let cx = (self.calls.context.clone().with_cancel(cancel))
            .with_asker(asks.clone())
            .with_events(asks.clone());
        let mut call = pin!(self.calls.with(tool, payload, &cx));
        // Most calls wait for nothing, and nobody needs to wake them.
        let begun = call.as_mut().poll(&mut Task::from_waker(Waker::noop()));
        let envelope = match begun {
            Poll::Ready(envelope) => envelope,
            Poll::Pending => {
                workers.give_way();
                workers.block_on(call)
            }
        };
        self.finished(&asks.id, &envelope);
    }

    fn answer(&self, to: &Value, said: &Members<'_>) {
        let to = to.as_str().map_or_else(|| to.to_json(), str::to_owned);
        let waiting = self.state().waiting.remove(&to);
        let Some(waiting) = waiting else {
            return self.wrong(None, "Nothing waits for this answer.");
        };
        let answer = match said.get("declined") {
            Some(Node::Bool(true)) => Answer::Declined,
            _ => {
                let kind = said.get("type").and_then(Node::as_text);
                let key = match kind == Some("sample_response") {
                    true => "text",
                    false => "answer",
                };
                let given = said.get(key).map_or(Value::Null, Node::to_value);
                Answer::Given(Json::from(&given))
            }
        };
        let _ = waiting.send(answer);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, event: &str, members: impl FnOnce(&mut Writer)) {
        self.say_as("event", event, members);
    }

    fn say_as(&self, key: &'static str, name: &str, members: impl FnOnce(&mut Writer)) {
        self.hold(|w| {
            w.begin_object();
            w.key(key).str(name);
            members(w);
            w.end_object();
        });
        self.flush();
    }

    /// Writes a line soon: each for itself costs more than a short call.
    fn hold(&self, line: impl FnOnce(&mut Writer)) {
        let mut held = self.held();
        let mut w = Writer::behind(std::mem::take(&mut *held));
        line(&mut w);
        *held = w.into_bytes();
        held.push(b'\n');
        if held.len() >= HELD || !self.pace.goes_on() {
            self.write(&mut held);
        }
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
        // What is said of calls comes in the order in which they end.
        let mut state = self.state();
        state.running.remove(id);
        self.hold(|w| {
            w.begin_object();
            w.key("event").str("call_finished");
            w.key("id").str(id);
            envelope.write(w.key("envelope"));
            w.end_object();
        });
        let left = state.running.len();
        if left == 0 || left == MOST / 2 {
            self.room.notify_all();
        }
        // Where more lines are there, whoever takes them says it.
        if left == 0 && !self.is_at_hand() {
            state.is_idle = true;
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
        self.shared.hold(|w| event.write(w, Some(&self.id)));
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
            if state.is_over {
                return Box::pin(std::future::ready(Answer::Declined));
            }
            state.count += 1;
            let to = format!("q{}", state.count);
            state.waiting.insert(to.clone(), sender);
            to
        };
        self.shared.room.notify_all();
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
