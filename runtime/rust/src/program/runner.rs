//! A program as an executor.

use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::discovered::{Discovered, Identity, Protocol, Unusable, discover, identity};
use super::outcome::{broken, failed, outcome, stopped, unstarted};
use super::process::{Ended, Hear, Limits, Start, run};
use super::spoken::{Heard, variables, words};
use super::surroundings::{surroundings, trace};
use super::toolable;
use super::waiting::on_a_thread;
use super::words::prepared;
use crate::call::{CallFault, Context, Envelope, Invocation, Json, Kind, Meta};
use crate::host::{Drift, Executor, Relay, next_call_id};
use crate::json::{Object, Value};
use crate::spec::{Spec, ToolsetSpec};

/// How much later than its call a program is ended that nobody has ended: whoever calls says in their words that it took
/// too long.
const SLACK: Duration = Duration::from_millis(100);

/// A command or another program, as what runs the tools of a toolset.
///
/// A tool whose design has an `argv` is run by that. Otherwise the program is asked, by `--discover`, whether it is a
/// command that toolc has made or one that keeps the Toolable protocol, and called in its way.
///
/// ```ignore
/// registry.register(legacy::toolset_from_command(Program::new(["file-tools"]))?)?;
/// registry.register(git::toolset_from_command(Program::by_path())?)?;
/// ```
///
/// Programs get no shell, little of the host's environment, and a process group of their own, which ends with each call.
/// Each call has a thread as long as it runs.
#[derive(Clone)]
pub struct Program(Arc<Inner>);

struct Inner {
    command: Vec<String>,
    env: BTreeMap<String, String>,
    limits: Limits,
    is_kept: bool,
    known: Mutex<Option<(Identity, Arc<Discovered>)>>,
}

impl Program {
    /// The program and the words in front of all others. For tools with an `argv`, these take the place of its first word.
    pub fn new<T: Into<String>>(command: impl IntoIterator<Item = T>) -> Self {
        let command = command.into_iter().map(Into::into).collect();
        Self::made(anchored(command))
    }

    /// The program that the `argv` of each tool names, looked up in `PATH`.
    pub fn by_path() -> Self {
        Self::made(Vec::new())
    }

    fn made(command: Vec<String>) -> Self {
        Self(Arc::new(Inner {
            command,
            env: BTreeMap::new(),
            limits: Limits::default(),
            is_kept: true,
            known: Mutex::new(None),
        }))
    }

    /// The same program with a variable beside those that every program sees (`PATH`, `HOME`, `LANG` and the like).
    #[must_use]
    pub fn with_env(self, name: impl Into<String>, text: impl Into<String>) -> Self {
        let (name, text) = (name.into(), text.into());
        self.with(|inner| {
            inner.env.insert(name, text);
        })
    }

    /// The same program with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        self.with(|inner| inner.limits = limits)
    }

    /// The same program, of which `load` takes nothing that it has said to a process before, and remembers
    /// nothing for the next one.
    #[must_use]
    pub fn without_cache(self) -> Self {
        self.with(|inner| inner.is_kept = false)
    }

    /// The program and the words in front of all others, with what is given to it.
    pub(super) fn given(&self) -> (&[String], &BTreeMap<String, String>, Limits) {
        (&self.0.command, &self.0.env, self.0.limits)
    }

    /// Whether what it says is remembered for other processes.
    pub(super) fn is_kept(&self) -> bool {
        self.0.is_kept
    }

    /// Takes what the command has said to somebody else, as long as it is the same: its tools, and whether each answers in
    /// lines.
    pub(super) fn know(&self, protocol: Protocol, tools: impl IntoIterator<Item = (String, bool)>) {
        let tools = tools.into_iter().map(|(name, streams)| {
            let mut tool = Object::new();
            tool.insert("streaming", streams);
            (name, Value::Object(tool))
        });
        let found = Arc::new(Discovered {
            protocol,
            tools: tools.collect(),
        });
        let key = identity(&self.0.command);
        let mut known = self.0.known.lock().unwrap_or_else(PoisonError::into_inner);
        *known = Some((key, found));
    }

    fn with(self, change: impl FnOnce(&mut Inner)) -> Self {
        let mut inner = match Arc::try_unwrap(self.0) {
            Ok(inner) => inner,
            Err(shared) => Inner {
                command: shared.command.clone(),
                env: shared.env.clone(),
                limits: shared.limits,
                is_kept: shared.is_kept,
                known: Mutex::new(None),
            },
        };
        change(&mut inner);
        Self(Arc::new(inner))
    }

    /// What the command says of itself, asked again when its files change. Blocks meanwhile.
    ///
    /// # Errors
    /// It does not say.
    pub fn discovered(&self) -> Result<Arc<Discovered>, Unusable> {
        let inner = &*self.0;
        if inner.command.is_empty() {
            return Err(Unusable("no command was given".to_owned()));
        }
        let key = identity(&inner.command);
        let mut known = inner.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, known)) = &*known
            && *of == key
        {
            return Ok(known.clone());
        }
        let env = surroundings(&inner.env);
        let found = Arc::new(discover(&inner.command, env, inner.limits)?);
        *known = Some((key, found.clone()));
        Ok(found)
    }

    async fn called(
        &self,
        tool: &str,
        spec: Option<&'static Spec>,
        payload: &[u8],
        cx: &Context,
    ) -> Envelope {
        let relay = Arc::new(Relay::begin(tool, payload, cx, next_call_id));
        let call = Call {
            inner: self.clone(),
            name: tool.to_owned(),
            spec,
            payload: payload.to_vec(),
            relay: relay.clone(),
        };
        let envelope = on_a_thread("toolrt-program", move |is_gone| call.run(is_gone)).await;
        let envelope = envelope.unwrap_or_else(|| {
            let message = "There is no thread for the program.".to_owned();
            failing(CallFault::new("unavailable", Kind::Unavailable, message))
        });
        match Arc::into_inner(relay) {
            Some(relay) => relay.end(envelope),
            // The thread ends its part of the call before it answers.
            None => envelope,
        }
    }
}

impl Executor for Program {
    crate::calls_by!(called);

    /// Blocks while the command says what it has; a toolset whose tools all have an `argv` asks nothing.
    fn check(&self, toolset: &'static ToolsetSpec) -> Result<(), Drift> {
        let asked = toolset
            .tools
            .iter()
            .filter(|spec| spec.invocation.is_none());
        let names: Vec<&str> = asked.map(|spec| spec.remote.unwrap_or(spec.name)).collect();
        if names.is_empty() {
            return Ok(());
        }
        let known = self.discovered().ok();
        let has = |name: &&str| {
            let known = known.as_ref();
            known.is_some_and(|known| known.tools.contains_key(*name))
        };
        let missing: Vec<String> = (names.iter().filter(|name| !has(name)))
            .map(|name| (*name).to_owned())
            .collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(Drift {
            missing,
            ..Drift::default()
        })
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Program").field(&self.0.command).finish()
    }
}

/// One call, as its thread runs it.
struct Call {
    inner: Program,
    name: String,
    spec: Option<&'static Spec>,
    payload: Vec<u8>,
    relay: Arc<Relay>,
}

impl Call {
    fn run(self, is_gone: &AtomicBool) -> Envelope {
        match self.answered(is_gone) {
            Ok(envelope) => envelope,
            Err(fault) => {
                let is_executed = fault.code == "invalid_output";
                let mut envelope = failing(*fault);
                envelope.meta.executed = is_executed;
                envelope
            }
        }
    }

    fn answered(&self, is_gone: &AtomicBool) -> Result<Envelope, Box<CallFault>> {
        let args = Value::parse(&self.payload).filter(|args| args.as_object().is_some());
        let Some(args) = args else {
            let message = "The arguments are no object.";
            let fault = CallFault::new("invalid_json", Kind::Input, message);
            return Err(Box::new(fault));
        };
        let limit = self.inner.0.limits.time;
        let left = self
            .relay
            .time_left()
            .map(|left| left.saturating_add(SLACK));
        let time = left.map_or(limit, |left| left.min(limit));
        self.relay.started();
        if let Some(spec) = self.spec
            && let Some(invocation) = spec.invocation
        {
            return self.by_words(spec, invocation, &args, time, is_gone);
        }
        let known = self.inner.discovered().map_err(|error| {
            let message = format!("{error}.");
            Box::new(CallFault::new("unavailable", Kind::Unavailable, message))
        })?;
        let Some(tool) = known.tools.get(&self.name) else {
            let message = format!("`{}` has no tool `{}`.", self.program(), self.name);
            let fault = CallFault::new("unknown_tool", Kind::NotFound, message);
            return Err(Box::new(fault));
        };
        match known.protocol {
            Protocol::Toolc => self.spoken(time, is_gone),
            Protocol::Toolable => {
                let streams = tool.get("streaming").and_then(Value::as_bool);
                self.by_toolable(streams == Some(true), time, is_gone)
            }
        }
    }

    fn program(&self) -> &str {
        self.inner
            .0
            .command
            .first()
            .map(String::as_str)
            .unwrap_or_default()
    }

    /// Runs the program of a design's `argv`.
    fn by_words(
        &self,
        spec: &Spec,
        invocation: &Invocation,
        args: &Value,
        time: Duration,
        is_gone: &AtomicBool,
    ) -> Result<Envelope, Box<CallFault>> {
        let cx = self.relay.cx();
        let made = prepared(invocation, args, cx.working_dir());
        let made = made.map_err(|issues| Box::new(CallFault::invalid_input(issues)))?;
        let program = made.argv.first().cloned().unwrap_or_default();
        let own = &self.inner.0.command;
        let argv: Vec<String> = match own.is_empty() {
            true => made.argv,
            false => own
                .iter()
                .cloned()
                .chain(made.argv.into_iter().skip(1))
                .collect(),
        };
        let start = Start {
            argv: &argv,
            env: surroundings(made.env),
            working_dir: made.working_dir.as_deref(),
            stdin: made.stdin.as_deref(),
            time,
        };
        let ended = self.ended(start, &program, is_gone, None)?;
        Ok(giving(outcome(spec, &program, invocation, &ended)?))
    }

    /// Calls a command that toolc has made.
    fn spoken(&self, time: Duration, is_gone: &AtomicBool) -> Result<Envelope, Box<CallFault>> {
        let cx = self.relay.cx();
        let mut argv = self.inner.0.command.clone();
        argv.extend(words(&self.name, self.spec, cx, time));
        let mut heard = Heard {
            relay: &self.relay,
            spec: self.spec,
            envelope: None,
            is_broken: false,
        };
        let start = Start {
            argv: &argv,
            env: surroundings(variables(cx)),
            working_dir: None,
            stdin: Some(&self.payload),
            // It ends the call itself, and says so; only then it is ended.
            time: time.saturating_add(Duration::from_secs(1)),
        };
        let mut hear = |line: &[u8]| heard.line(line);
        let ended = self.ended(start, self.program(), is_gone, Some(&mut hear));
        if let Some(envelope) = heard.envelope {
            return Ok(envelope);
        }
        let ended = ended?;
        if heard.is_broken || ended.code == 0 {
            return Err(broken(self.program(), "has given no envelope"));
        }
        Err(failed(self.program(), &ended))
    }

    fn by_toolable(
        &self,
        streams: bool,
        time: Duration,
        is_gone: &AtomicBool,
    ) -> Result<Envelope, Box<CallFault>> {
        let mut argv = self.inner.0.command.clone();
        argv.extend(toolable::words(&self.name, &self.payload, streams));
        let start = Start {
            argv: &argv,
            env: surroundings::<String, String>([]),
            working_dir: self.relay.cx().working_dir(),
            stdin: None,
            time,
        };
        let ended = self.ended(start, self.program(), is_gone, None)?;
        match toolable::answered(&ended.stdout) {
            Some(answer) => answer.map(giving),
            None if ended.code != 0 => Err(failed(self.program(), &ended)),
            None => Err(broken(self.program(), "has given no answer")),
        }
    }

    fn ended(
        &self,
        mut start: Start<'_>,
        program: &str,
        is_gone: &AtomicBool,
        hear: Option<Hear<'_>>,
    ) -> Result<Ended, Box<CallFault>> {
        for (name, text) in &self.inner.0.env {
            let own = start.env.entry(name.into());
            own.or_insert_with(|| text.into());
        }
        for (name, text) in trace(self.relay.cx()) {
            let own = start.env.entry(name.into());
            own.or_insert_with(|| text.into());
        }
        let cancel = self.relay.cx().cancel();
        let is_over = || is_gone.load(Ordering::Acquire) || cancel.is_cancelled();
        let ended = run(&start, self.inner.0.limits, &is_over, hear);
        let ended = ended.map_err(|error| unstarted(program, &error))?;
        match stopped(program, ended.how) {
            Some(fault) => Err(fault),
            None => Ok(ended),
        }
    }
}

fn failing(fault: CallFault) -> Envelope {
    Envelope::failure(fault, Meta::default())
}

fn giving(result: Json) -> Envelope {
    Envelope::success(result, Meta::default())
}

/// The words with the program where it is, whatever folder a call runs in.
fn anchored(mut command: Vec<String>) -> Vec<String> {
    let Some(program) = command.first_mut() else {
        return command;
    };
    let found = match program.contains(MAIN_SEPARATOR) {
        true => std::path::absolute(&*program).ok(),
        false => in_path(program),
    };
    if let Some(found) = found.as_deref().and_then(Path::to_str) {
        *program = found.to_owned();
    }
    command
}

fn in_path(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let mut places = env::split_paths(&folders).map(|folder| folder.join(program));
    let found = places.find(|place| place.is_file())?;
    std::path::absolute(found).ok()
}
