//! A session: calls and answers as lines of JSON, both ways, in one process.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::runtime::Handle;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};

use super::calls::Calls;
use super::output::Output;
use super::spec::CommandSpec;
use crate::call::{
    Answer, Asked, Asker, BoxFuture, Cancel, Envelope, Event, EventKind, EventSink, Json, Kind,
    RequestKind,
};
use crate::json::{Value, Writer, document};

/// How long a line may be.
const LONGEST: u64 = 64 * 1024 * 1024;

/// How many bytes of lines are taken together, if they came together.
const TOGETHER: usize = 64 * 1024;

/// How many calls run at once.
const MOST: usize = 64;

/// Answers calls that come as lines, until the input ends.
///
/// A line is `{"tool": …, "arguments": {…}, "id": …}`, `{"answer": …, "to": …}`, `{"cancel": …}` or
/// `{"action": "quit"}`. Whatever it is, each call ends with one `call_finished` that has its envelope.
pub struct Session {
    spec: &'static CommandSpec,
    calls: Calls,
    shared: Arc<Shared>,
}

struct Shared {
    output: Output,
    state: Mutex<State>,
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
        let state = Mutex::default();
        let shared = Arc::new(Shared { output, state });
        Self {
            spec,
            calls,
            shared,
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
        let mut threads = Vec::new();
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
                    Taken::Call(done) => {
                        threads.retain_mut(is_running);
                        threads.push(done);
                    }
                    Taken::Nothing => {}
                }
            }
        }
        // What waits is declined: nobody answers any more.
        self.shared.state().waiting.clear();
        for done in threads {
            let _ = done.await;
        }
        self.shared.say("session_end", |_| {});
        self.shared.output.unbroken()?;
        match cancel.is_cancelled() {
            true => Ok(Kind::Cancelled.exit_code()),
            false => Ok(0),
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
        if let Some(tool) = text("tool") {
            return self.call(tool, &said);
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

    /// Begins a call, on a thread of its own: a handler may block.
    fn call(&self, tool: &str, said: &Value) -> Taken {
        let cancel = self.calls.context.cancel().child();
        let mut state = self.shared.state();
        state.count += 1;
        let own = state.count.to_string();
        let id = said.get("id").and_then(Value::as_str);
        let id = id.map_or(own, str::to_owned);
        if state.running.contains_key(&id) || state.running.len() >= MOST {
            drop(state);
            let text = "A call with this id runs, or too many do.";
            self.shared.wrong(Some(&id), text);
            return Taken::Nothing;
        }
        state.running.insert(id.clone(), cancel.clone());
        drop(state);
        let arguments = said.get("arguments");
        let payload = arguments.map_or_else(|| "{}".to_owned(), Value::to_json);
        let asks = Asks {
            id: id.clone(),
            agrees: self.calls.agrees,
            shared: self.shared.clone(),
        };
        let asks = Arc::new(asks);
        let mut calls = self.calls.clone();
        calls.context = (calls.context.with_cancel(cancel))
            .with_asker(asks.clone())
            .with_events(asks);
        let (shared, tool, handle) = (self.shared.clone(), tool.to_owned(), Handle::current());
        let (done, is_done) = oneshot::channel();
        let name = id.clone();
        let caller = thread::Builder::new().name("toolrt-call".to_owned());
        let started = caller.spawn(move || {
            let envelope = handle.block_on(calls.one(&tool, payload.as_bytes()));
            shared.finished(&name, &envelope);
            let _ = done.send(());
        });
        if started.is_err() {
            self.shared.state().running.remove(&id);
            self.shared
                .wrong(Some(&id), "There is no thread for the call.");
            return Taken::Nothing;
        }
        Taken::Call(is_done)
    }

    fn answer(&self, to: &Value, said: &Value) {
        let to = to.as_str().map_or_else(|| to.to_json(), str::to_owned);
        let waiting = self.shared.state().waiting.remove(&to);
        let Some(waiting) = waiting else {
            return self.shared.wrong(None, "Nothing waits for this answer.");
        };
        let answer = match said.get("declined") {
            Some(Value::Bool(true)) => Answer::Declined,
            _ => Answer::Given(Json::from(said.get("answer").unwrap_or(&Value::Null))),
        };
        let _ = waiting.send(answer);
    }
}

fn is_running(done: &mut oneshot::Receiver<()>) -> bool {
    matches!(done.try_recv(), Err(TryRecvError::Empty))
}

enum Taken {
    Nothing,
    Call(oneshot::Receiver<()>),
    Quit,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, event: &str, members: impl FnOnce(&mut Writer)) {
        let mut w = Writer::new();
        w.begin_object();
        w.key("event").str(event);
        members(&mut w);
        w.end_object();
        // The end of the session says whether it could be written.
        let _ = self.output.line(w.into_text().as_bytes());
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
        self.say("call_finished", |w| {
            w.key("id").str(id);
            w.key("envelope").raw(&envelope.to_bytes());
        });
        if is_idle {
            self.idle();
        }
    }
}

/// A call's way to whoever has the other end.
struct Asks {
    id: String,
    agrees: bool,
    shared: Arc<Shared>,
}

impl EventSink for Asks {
    fn event(&self, event: Event) {
        if matches!(event.kind, EventKind::Finished { .. }) {
            return;
        }
        let said = Value::parse(event.to_json().as_bytes()).unwrap_or_default();
        self.shared.say(event.kind.name(), |w| {
            w.key("id").str(&self.id);
            let members = said.as_object();
            for (key, value) in members.iter().flat_map(|members| members.iter()).skip(1) {
                w.any_key(key).write(value);
            }
        });
    }
}

impl Asker for Asks {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        if asked.request.kind == RequestKind::Confirm && self.agrees {
            return Box::pin(std::future::ready(Answer::json("true")));
        }
        let (sender, answer) = oneshot::channel();
        let to = {
            let mut state = self.shared.state();
            state.count += 1;
            let to = format!("q{}", state.count);
            state.waiting.insert(to.clone(), sender);
            to
        };
        self.shared.say("input_required", |w| {
            w.key("id").str(&self.id);
            w.key("to").str(&to);
            asked.request.write(w.key("request"));
            w.key("issues").begin_list();
            for issue in asked.issues {
                w.str(&issue.message);
            }
            w.end_list();
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
