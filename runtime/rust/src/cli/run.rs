//! One run of a command: from words to an exit code.

use std::cell::{Cell, OnceCell};
use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, IsTerminal, Read as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf, absolute};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use super::answer::Answer;
use super::calls::{Calls, Made};
use super::command::Command;
use super::form::{Form, form_of, seconds, wanted};
use super::kept;
use super::lines::one_line;
use super::options::WORDS;
use super::output::Output;
use super::pager::paged;
use super::plan::{self, Planned};
use super::rows::Wanted;
use super::sampling::{Sampler, wrong_url};
use super::screen::Screen;
use super::secret;
use super::session::Session;
use super::shape::Shape;
use super::shared::{Asked, Shared};
use super::signals::{Phase, Watched};
use super::terminal::{When, screen_of};
use super::words::{Inputs, LARGEST, Outside, Read, outside, read, shown};
use super::{completion, documents, help, man, manifest, recorded, served};
use crate::call::{CallFault, Context, Envelope, Kind, Meta};
use crate::callers::{CallerKind, Detected, detect_in};
use crate::diagnose::Issue;
use crate::json::Value;
use crate::spec::{Spec, ToolsetSpec};

impl Command {
    /// Runs the command with the words of the process, and gives its exit code: what a `main` returns.
    ///
    /// Calls run on a runtime of their own, with timers and a driver of input and output; a program that has a runtime
    /// already awaits [`run`](Self::run). The process is the command's own: with `--working-dir` it changes its
    /// directory before the first call, so that paths lead to the same files whoever opens them.
    pub fn main(&self) -> ExitCode {
        let words: Vec<OsString> = env::args_os().skip(1).collect();
        if let [word] = &words[..]
            && *word == *SERVED
        {
            return ExitCode::from(self.serve());
        }
        let output = Output::alone(self.spec.name);
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let code = match runtime.enable_all().build() {
            Ok(runtime) => {
                let whole = self.run_to(output.clone(), words, Process::Own);
                catch_unwind(AssertUnwindSafe(|| runtime.block_on(whole)))
            }
            Err(_) => Ok(broken(&output)),
        };
        let code = code.unwrap_or_else(|_| broken(&output));
        #[cfg(all(unix, feature = "program"))]
        crate::program::settle(LEFT);
        ExitCode::from(code)
    }

    /// Runs the command with the words behind its name, and gives its exit code.
    ///
    /// It shares the process with others, so it does not change its directory: `--working-dir` is refused where the
    /// policy limits the files of a tool, and else becomes the working directory of the calls alone.
    pub async fn run(&self, words: impl IntoIterator<Item = impl Into<OsString>>) -> u8 {
        let words = words.into_iter().map(Into::into).collect();
        let output = Output::new(self.spec.name);
        self.run_to(output, words, Process::Shared).await
    }

    async fn run_to(&self, output: Output, words: Vec<OsString>, process: Process) -> u8 {
        let code = match Run::new(self, output, words, process) {
            Ok(run) => run.run().await,
            Err(done) => done,
        };
        code.unwrap_or_else(|code| code)
    }
}

/// How long programs may take to end that calls have left.
#[cfg(all(unix, feature = "program"))]
const LEFT: std::time::Duration = std::time::Duration::from_secs(3);

/// Answers for a command that is broken itself.
fn broken(output: &Output) -> u8 {
    let fault = CallFault::new("internal", Kind::Internal, "The command itself is broken.");
    let envelope = Envelope::failure(fault, Meta::default());
    let code = envelope.exit_code();
    let written = output.line(envelope.to_json().as_bytes());
    written.err().unwrap_or(code)
}

/// The word that serves the tools over MCP.
const SERVED: &str = WORDS[2];

/// The word that asks for what a recording tells.
const RECORDED: &str = WORDS[3];

/// Where `--sample-via` reads answers.
const STDIN: &str = "stdin";

/// The variable that names the session of a call.
const SESSION: &str = "TOOLRT_SESSION_ID";

/// The variables that name the place of a call in a distributed trace.
const TRACEPARENT: &str = "TRACEPARENT";
const TRACESTATE: &str = "TRACESTATE";

/// An exit code, early or late.
type Ended = Result<u8, u8>;

/// Whose process it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Process {
    /// The command's own: its directory may change.
    Own,
    /// That of a program which does other things as well.
    Shared,
}

struct Run<'c> {
    command: &'c Command,
    /// The working directory of the process when the command began; names of files among the words start there.
    start: PathBuf,
    /// Where calls work, by `--working-dir`.
    folder: Option<PathBuf>,
    output: Output,
    words: Vec<String>,
    found: Read,
    /// The resources and prompts of the command.
    shared: Shared,
    /// The resource or prompt that was asked for.
    asked: Option<Asked>,
    /// The tools of the command that are registered.
    tools: Arc<[&'static Spec]>,
    caller: Detected,
    form: Form,
    signals: Watched,
    /// What is told in the envelope that is still to come.
    warnings: Arc<Mutex<Vec<String>>>,
}

impl<'c> Run<'c> {
    /// Reads the words. What completes words needs nothing else.
    fn new(
        command: &'c Command,
        output: Output,
        given: Vec<OsString>,
        process: Process,
    ) -> Result<Self, Ended> {
        let spec = command.spec;
        let names = spec.tools.iter();
        let tools: Arc<[&'static Spec]> = names
            .filter_map(|name| command.registry.get(name))
            .collect();
        let shared = Shared {
            is_served: command.serves.is_some(),
            ..Shared::of(spec, &command.registry)
        };
        let mut wrong = Vec::new();
        let words = given.into_iter().map(|word| {
            word.into_string().unwrap_or_else(|word| {
                wrong.push(usage("A word is not UTF-8."));
                word.to_string_lossy().into_owned()
            })
        });
        let words: Vec<String> = words.collect();
        if let Some(("--complete", typed)) =
            words.split_first().map(|(first, rest)| (&**first, rest))
        {
            let found = completion::candidates(&tools, &shared, typed);
            return Err(output.write(found.as_bytes()).map(|()| 0));
        }
        let signals = {
            let output = output.clone();
            Watched::new(move || interrupted(&output))
        };
        let names: Vec<&str> = tools.iter().map(|tool| tool.name).collect();
        let schema = OnceCell::new();
        let root_of = |name: &str| {
            let mut tools = tools.iter();
            let tool = tools.find(|tool| tool.name == name);
            tool.map_or_else(Shape::any, |tool| {
                Shape::of_tool(schema.get_or_init(|| schema_of(tool)), tool)
            })
        };
        let disk = Disk {
            command,
            has_read: Cell::new(false),
        };
        let mut found = read(&words, &names, shared.shows(), root_of, &disk);
        let has_broken = !wrong.is_empty();
        found.mistakes.splice(0..0, wrong);
        disk.check(&mut found, has_broken);
        let caller = detected(found.one("caller"), &output);
        let asked = if found.has("help") {
            None
        } else {
            serve(&shared, &mut found)
        };
        let is_person =
            caller.is_terminal && caller.kind != CallerKind::Agent && !found.has("output");
        let start = env::current_dir().unwrap_or_default();
        let mut folder = None;
        if found.mistakes.is_empty()
            && let Some(name) = found.one("working-dir")
        {
            match entered(command, &tools, name, process) {
                Ok(entered) => folder = Some(entered),
                Err(text) => found.mistakes.push(usage(&text)),
            }
        }
        Ok(Self {
            command,
            start,
            folder,
            output,
            form: form_of(&found, is_person),
            words,
            found,
            shared,
            asked,
            tools,
            caller,
            signals,
            warnings: Arc::default(),
        })
    }

    async fn run(&self) -> Ended {
        if let Some(ended) = self.about().await {
            return ended;
        }
        let found = &self.found;
        let (kept, wrong) = wanted(found);
        let mut mistakes = found.mistakes.clone();
        mistakes.extend(wrong.iter().map(|text| usage(text)));
        mistakes.extend(self.misplaced());
        let Some(word) = &found.word else {
            if mistakes.is_empty() && found.options.is_empty() {
                return self.help().await;
            }
            if mistakes.is_empty() {
                mistakes.push(usage("A tool is missing."));
            }
            return self.refuse(mistakes);
        };
        if let Some(asked) = self.asked.as_ref().filter(|_| mistakes.is_empty())
            && asked.tool.is_none()
        {
            let envelope = self.unserved(asked);
            return self.answer(envelope, &Wanted::default(), b"{}", false);
        }
        if mistakes.is_empty() && (self.is_plan() || self.tool().is_some()) {
            mistakes.extend(self.unkept());
        }
        if self.is_plan() {
            return self.plan(mistakes, &kept).await;
        }
        if word == SERVED {
            return self.refuse(vec![usage("`mcp` stands alone.")]);
        }
        let Some(spec) = self.tool() else {
            // An option that is none may have a value, which stands where the tool does.
            if !mistakes.is_empty() {
                return self.refuse(mistakes);
            }
            let envelope = self.unknown(word).await;
            return self.answer(envelope, &Wanted::default(), b"{}", false);
        };
        let payload = self.payload(spec, mistakes.is_empty())?;
        let calls = self.calls();
        if !mistakes.is_empty() {
            let envelope = with_mistakes(&calls, spec, &payload, mistakes).await;
            return self.answer(envelope, &Wanted::default(), &payload, false);
        }
        if found.has("validate") {
            return self.validated(&calls, spec, &payload).await;
        }
        self.signals.enter(Phase::Calls);
        let envelope = calls.call(spec, &payload, &kept).await;
        self.answer(envelope, &kept, &payload, true)
    }

    /// The arguments. A person is asked for the secrets that must be there, without showing them; who ends the command
    /// then gets the exit code.
    fn payload(&self, tool: &Spec, is_fine: bool) -> Result<Vec<u8>, u8> {
        let found = &self.found;
        let may_ask = self.caller.is_terminal && self.caller.kind == CallerKind::Human;
        if !is_fine || !may_ask || found.document.is_some() || found.has("validate") {
            return Ok(found.payload());
        }
        let schema = schema_of(tool);
        let root = Shape::of_tool(&schema, tool);
        let mut given = found.clone();
        for name in root.required() {
            if !root.is_secret(name) || given.arguments.get(name).is_some() {
                continue;
            }
            self.signals.enter(Phase::Asks);
            let cancel = self.signals.cancel();
            let text = secret::ask(&format!("{name}: "), || cancel.is_cancelled());
            if cancel.is_cancelled() {
                self.signals.enter(Phase::Answers);
                return Err(interrupted(&self.output));
            }
            self.signals.enter(Phase::Reads);
            let Ok(text) = text else {
                break;
            };
            let value = root.field(name).map(|shape| shape.value(&text));
            given.arguments.insert(name, value.unwrap_or(Value::Null));
        }
        Ok(given.payload())
    }

    /// The tool that was named.
    fn tool(&self) -> Option<&'static Spec> {
        if let Some(asked) = &self.asked {
            return asked.tool;
        }
        let name = self.found.tool.as_deref()?;
        self.tools.iter().copied().find(|tool| tool.name == name)
    }

    // What is not a call.

    /// Prints what was asked for about the command or a tool, if anything was.
    async fn about(&self) -> Option<Ended> {
        let (found, spec) = (&self.found, self.command.spec);
        if found.has("help") {
            return Some(self.help().await);
        }
        if found.has("version") {
            let version = spec.version.unwrap_or_default();
            let text = format!("{} {version}", spec.name);
            return Some(self.text(&format!("{}\n", text.trim_end())));
        }
        if found.has("completions") {
            let shell = found.one("completions").unwrap_or_default();
            return Some(match completion::script(spec.name, shell) {
                Some(text) => self.text(&text),
                None => self.refuse(vec![usage(
                    "--completions needs bash, zsh, fish or powershell.",
                )]),
            });
        }
        if found.has("man") {
            return Some(self.text(&man::page(spec, &self.tools, self.shared.shows())));
        }
        if found.has("docs") {
            let caller = self.caller.caller.as_str();
            let format = found.one("docs");
            let format = format.unwrap_or_else(|| documents::format_of(caller));
            return Some(match documents::text(spec, format) {
                Some(text) => self.text(text),
                None => self.refuse(vec![usage(
                    "--docs needs agents-md, claude-md, skill-md or llms-txt.",
                )]),
            });
        }
        if !found.mistakes.is_empty() {
            return None;
        }
        if let Some((RECORDED, words)) =
            self.words.split_first().map(|(word, rest)| (&**word, rest))
        {
            return Some(match recorded::report(words) {
                Ok(report) => self.document_line(report),
                Err(wrong) => self.refuse(vec![usage(&wrong)]),
            });
        }
        if found.has("session") {
            if let Some(wrong) = self.unkept() {
                return Some(self.refuse(vec![wrong]));
            }
            self.signals.enter(Phase::Calls);
            let session = Session::new(spec, self.calls(), self.output.clone());
            return Some(session.run().await);
        }
        let document = self.document()?;
        Some(self.document_line(document))
    }

    fn document_line(&self, document: String) -> Ended {
        let line = self.spaced(document);
        self.output.line(line.as_bytes()).map(|()| 0)
    }

    /// What programs may read about the command or a tool, as JSON.
    fn document(&self) -> Option<String> {
        let (found, spec) = (&self.found, self.command.spec);
        if found.has("discover") {
            return Some(manifest::discovered(spec, &self.tools, &self.shared));
        }
        if found.has("tools") {
            return Some(manifest::listed(spec, &self.tools));
        }
        if found.has("resources") {
            return Some(manifest::resources(&self.shared));
        }
        if found.has("prompts") {
            return Some(manifest::prompts(&self.shared));
        }
        let tool = self.tool()?;
        if self.asked.is_some() && !found.has("schema") {
            return None;
        }
        if found.has("manifest") {
            Some(manifest::manifest(spec, tool))
        } else if found.has("schema") {
            Some(tool.input_schema.to_owned())
        } else if found.has("examples") {
            Some(manifest::examples(spec, tool))
        } else {
            None
        }
    }

    /// A document with line breaks for people.
    fn spaced(&self, document: String) -> String {
        match self.output.is_terminal() {
            true => Value::parse(document.as_bytes()).map_or(document, |value| indented(&value)),
            false => document,
        }
    }

    async fn help(&self) -> Ended {
        let (found, spec) = (&self.found, self.command.spec);
        let screen = self.screen();
        let size = screen.width.min(100);
        if let Some(tool) = self.tool() {
            return self.long(
                &help::of_tool(spec, tool, self.shared.shows(), size),
                &screen,
            );
        }
        if self.is_plan() {
            return self.long(&plan::help_of(spec.name), &screen);
        }
        if self.found.word.as_deref() == Some(SERVED) {
            return self.long(&served::help_of(spec.name), &screen);
        }
        if let Some(word) = &found.word {
            let envelope = self.unknown(word).await;
            return self.answer(envelope, &Wanted::default(), b"{}", false);
        }
        let registry = &self.command.registry;
        let tools = self.tools.iter();
        let tools: Vec<(&Spec, Option<&ToolsetSpec>)> = tools
            .map(|tool| (*tool, registry.toolset_of(tool.name)))
            .collect();
        self.long(
            &help::of_command(spec, &tools, self.shared.shows(), size),
            &screen,
        )
    }

    // Calls.

    /// What calls tools, as the words say.
    fn calls(&self) -> Calls {
        let found = &self.found;
        let may_ask = self.caller.is_terminal && self.caller.kind == CallerKind::Human;
        let mut calls = Calls::new(Made {
            registry: self.command.registry.clone(),
            seen: match self.asked.as_ref().and_then(|asked| asked.tool) {
                Some(tool) => Arc::new([tool]),
                None => self.tools.clone(),
            },
            context: self.context(),
            form: self.form,
            agrees: found.has("yes"),
            may_ask: may_ask && io::stderr().is_terminal(),
            verbose: found.has("verbose"),
            output: self.output.clone(),
            cancel: self.signals.cancel().clone(),
            sampler: self.sampler().map(Arc::new),
        });
        calls.all_pages = found.has("all");
        calls.cursor = found.one("cursor").map(str::to_owned);
        calls
    }

    /// What answers samples, by `--sample-via`.
    fn sampler(&self) -> Option<Sampler> {
        let way = self.found.one("sample-via")?;
        let is_session = self.found.has("session");
        let is_later = self.form != Form::Stream && !self.is_plan() && !is_session;
        let warnings = self.warnings.clone();
        let warn = move |text: &str| match is_later {
            true => {
                let mut warnings = warnings.lock().unwrap_or_else(PoisonError::into_inner);
                warnings.push(text.to_owned());
            }
            false => super::terminal::say(&format!("warning: {}\n", one_line(text))),
        };
        if way != STDIN {
            return posting(way, warn);
        }
        let output = self.output.clone();
        let is_stream = self.form == Form::Stream || is_session;
        let write = move |line: &str| match is_stream {
            // The end of the run says whether it could be written.
            true => drop(output.line(line.as_bytes())),
            false => super::terminal::say(&format!("{line}\n")),
        };
        Some(Sampler::lines(write, warn))
    }

    /// Why answers cannot be kept that calls with an idempotency key need.
    fn unkept(&self) -> Option<Issue> {
        let found = &self.found;
        found.one("idempotency-key")?;
        if found.has("validate") || found.has("dry-run") {
            return None;
        }
        let kept = kept::keep(&self.command.registry, self.command.spec.name);
        kept.err()
            .map(|why| usage(&format!("--idempotency-key: {why}")))
    }

    /// Whether the words are `run PLAN.json`.
    fn is_plan(&self) -> bool {
        self.found.tool.is_none() && self.found.word.as_deref() == Some(WORDS[1])
    }

    /// Runs a plan.
    async fn plan(&self, mut mistakes: Vec<Issue>, kept: &Wanted) -> Ended {
        let found = &self.found;
        mistakes.extend(plan::misplaced(found).iter().map(|text| usage(text)));
        let Some(document) = found.document.as_ref().filter(|_| mistakes.is_empty()) else {
            return self.refuse(mistakes);
        };
        let planned = Planned {
            name: self.command.spec.name,
            calls: &self.calls(),
            form: self.form,
            kept,
            output: &self.output,
        };
        self.signals.enter(Phase::Calls);
        let result = planned.run(document, found.has("validate")).await;
        self.signals.enter(Phase::Answers);
        let screen = self.screen();
        let (text, beside) = planned.written(&result, &screen, &super::terminal::stderr());
        self.put(&text, &beside, &screen)
            .map(|()| result.exit_code())
    }

    fn context(&self) -> Context {
        let found = &self.found;
        let mut cx = self.command.context.clone();
        cx = cx.with_caller(self.caller.caller.clone());
        if let Some(limit) = found.one("timeout").and_then(seconds) {
            cx = cx.with_timeout(limit);
        }
        if let Some(folder) = &self.folder {
            cx = cx.with_working_dir(folder);
        }
        if let Some(key) = found.one("idempotency-key") {
            cx = cx.with_idempotency_key(key);
        }
        if let Ok(session) = env::var(SESSION)
            && !session.is_empty()
        {
            cx = cx.with_session_id(session);
        }
        let said = |name: &str| env::var(name).ok().filter(|text| !text.is_empty());
        if let Some(place) = said(TRACEPARENT) {
            cx = cx.with_traceparent(place);
            if let Some(state) = said(TRACESTATE) {
                cx = cx.with_tracestate(state);
            }
        }
        if found.has("dry-run") {
            cx = cx.with_dry_run(true);
        }
        if found.one("response") == Some("detailed") {
            cx = cx.with_detail(true);
        }
        cx
    }

    /// Options that this tool, or no tool, has no use for.
    fn misplaced(&self) -> Option<Issue> {
        let found = &self.found;
        let given = |names: &[&'static str]| names.iter().copied().find(|name| found.has(name));
        if let Some(tool) = self.tool()
            && tool.paging.is_none()
            && let Some(name) = given(&["cursor", "all"])
        {
            return Some(usage(&format!("--{name} is for tools with pages.")));
        }
        let about = given(&["manifest", "schema", "examples"])?;
        (found.word.is_none() || self.asked.is_some())
            .then(|| usage(&format!("--{about} needs a tool.")))
    }

    /// Answers words of which no call can be made.
    fn refuse(&self, mistakes: Vec<Issue>) -> Ended {
        let named = self.found.tool.as_ref().or(self.found.word.as_ref());
        let meta = Meta {
            tool: named.cloned().unwrap_or_default().into(),
            caller: self.caller.caller.as_str().to_owned().into(),
            ..Meta::default()
        };
        let envelope = Envelope::failure(CallFault::invalid_input(mistakes), meta);
        self.answer(envelope, &Wanted::default(), b"{}", false)
    }

    /// Answers the URI or name of what is not there.
    fn unserved(&self, asked: &Asked) -> Envelope {
        let meta = Meta {
            caller: self.caller.caller.as_str().to_owned().into(),
            ..Meta::default()
        };
        let code = format!("unknown_{}", asked.option);
        let fault = CallFault::new(code, Kind::NotFound, self.shared.missing(asked));
        Envelope::failure(fault, meta)
    }

    /// Answers the name of a tool that is none.
    async fn unknown(&self, word: &str) -> Envelope {
        let name = match word.is_ascii() {
            true => word.replace('-', "_"),
            false => word.to_owned(),
        };
        self.calls().one(&name, b"{}").await
    }

    /// Says whether the arguments are valid.
    async fn validated(&self, calls: &Calls, spec: &Spec, payload: &[u8]) -> Ended {
        let envelope = calls.preflight(spec.name, payload).await;
        match envelope.error {
            None if self.form == Form::People => self.text("The arguments are valid.\n"),
            _ => self.answer(envelope, &Wanted::default(), payload, false),
        }
    }

    // What is written.

    fn screen(&self) -> Screen {
        let when = When::parse(self.found.one("color"));
        screen_of(self.output.size(), when)
    }

    /// Writes the answer to a call, and gives the exit code; events of a call that was made stand there already.
    fn answer(
        &self,
        mut envelope: Envelope,
        kept: &Wanted,
        payload: &[u8],
        was_called: bool,
    ) -> Ended {
        self.signals.enter(Phase::Answers);
        let told = self.warnings.lock().unwrap_or_else(PoisonError::into_inner);
        let warnings = self.found.warnings.iter().chain(told.iter()).cloned();
        envelope.meta.warnings.splice(0..0, warnings);
        drop(told);
        let code = envelope.exit_code();
        let is_told = was_called || self.form != Form::Stream;
        let form = if is_told { self.form } else { Form::JsonLines };
        let answer = Answer {
            spec: self.command.spec,
            tool: self.tool(),
            form,
            kept,
            payload,
            served: self.asked.as_ref().map(Asked::words),
            folder: &self.start,
        };
        let screen = self.screen();
        let (text, beside) = answer.written(envelope, &screen);
        self.put(&text, &beside, &screen).map(|()| code)
    }

    /// Writes what stands on stdout and on stderr.
    fn put(&self, text: &[u8], beside: &str, screen: &Screen) -> Result<(), u8> {
        let written = match self.found.one("output") {
            _ if text.is_empty() => self.output.unbroken(),
            Some(path) => self.output.file(&self.start.join(path), path, text),
            None if self.form == Form::People => {
                let text = String::from_utf8_lossy(text);
                self.long(&text, screen).map(|_| ())
            }
            None if self.form == Form::Print0 => self.output.texts0(text),
            None => self.output.write(text),
        };
        // Behind the result, as it is read.
        super::terminal::say(beside);
        written
    }

    fn text(&self, text: &str) -> Ended {
        self.output.write(text.as_bytes()).map(|()| 0)
    }

    /// Writes a text for people, by a pager if it is long.
    fn long(&self, text: &str, screen: &Screen) -> Ended {
        let pages = !self.found.has("no-pager")
            && self.caller.is_terminal
            && self.caller.kind == CallerKind::Human;
        match pages && paged(text, screen, &self.output) {
            true => Ok(0),
            false => self.text(text),
        }
    }
}

/// The folder where calls work. A handler may open a path by its text, from the working directory of the process; the
/// policy must have checked the same file.
fn entered(
    command: &Command,
    tools: &[&'static Spec],
    name: &str,
    process: Process,
) -> Result<PathBuf, String> {
    let wrong = |why: &str| format!("--working-dir: {}{why}", shown(name));
    match process {
        Process::Own => {
            let entered = env::set_current_dir(name).and_then(|()| env::current_dir());
            entered.map_err(|_| wrong(" cannot be entered."))
        }
        Process::Shared => {
            let policy = &command.registry.host.policy;
            let files = |spec: &&'static Spec| policy.files(spec);
            if tools
                .iter()
                .filter_map(files)
                .any(|files| files.is_limited())
            {
                return Err(wrong(
                    " is refused: the host grants folders, and the process is not the command's own.",
                ));
            }
            absolute(name).map_err(|_| wrong(" is no folder."))
        }
    }
}

/// Answers for a command that is asked to end before anything was called; gives the exit code.
fn interrupted(output: &Output) -> u8 {
    let caller = detected(None, output);
    let fault = CallFault::cancelled();
    let code = fault.kind.exit_code();
    if caller.is_terminal && caller.kind != CallerKind::Agent {
        output.complain(&fault.message);
        return code;
    }
    let meta = Meta {
        caller: caller.caller.as_str().to_owned().into(),
        ..Meta::default()
    };
    let envelope = Envelope::failure(fault, meta);
    output
        .line(envelope.to_json().as_bytes())
        .err()
        .unwrap_or(code)
}

/// Answers wrong words, with everything that is wrong with the arguments.
async fn with_mistakes(
    calls: &Calls,
    spec: &Spec,
    payload: &[u8],
    mistakes: Vec<Issue>,
) -> Envelope {
    let checked = calls.preflight(spec.name, payload).await;
    let fault = checked.error.filter(|fault| fault.code == "invalid_input");
    let more = fault.map(|fault| fault.issues).unwrap_or_default();
    let is_new = |issue: &Issue| {
        let mut blamed = mistakes.iter().filter(|mistake| !mistake.path.is_empty());
        !blamed.any(|mistake| mistake.path == issue.path)
    };
    let more: Vec<Issue> = more.into_iter().filter(is_new).collect();
    let issues = mistakes.into_iter().chain(more).collect();
    Envelope::failure(CallFault::invalid_input(issues), checked.meta)
}

fn usage(text: &str) -> Issue {
    Issue::of_usage(&[], text, None)
}

/// Who calls: as somebody says, or as it is found out.
fn detected(said: Option<&str>, output: &Output) -> Detected {
    let said = said.filter(|said| !said.is_empty());
    let own = said.map(|said| ("TOOLRT_CALLER".to_owned(), said.to_owned()));
    let variables = env::vars_os().filter_map(|(name, value)| {
        let name = name.into_string().ok()?;
        Some((name, value.to_string_lossy().into_owned()))
    });
    let is_terminal = io::stdin().is_terminal() && output.is_terminal();
    detect_in(variables.chain(own), is_terminal, |file| {
        Path::new(file).exists()
    })
}

/// A document over several lines, two spaces a level.
fn indented(value: &Value) -> String {
    let mut text = String::new();
    indent(&mut text, value, 0);
    text
}

fn indent(text: &mut String, value: &Value, level: usize) {
    let line = |text: &mut String, level: usize| {
        text.push('\n');
        text.push_str(&"  ".repeat(level));
    };
    match value {
        Value::Array(items) if !items.is_empty() => {
            for (place, item) in items.iter().enumerate() {
                text.push_str(if place == 0 { "[" } else { "," });
                line(text, level + 1);
                indent(text, item, level + 1);
            }
            line(text, level);
            text.push(']');
        }
        Value::Object(members) if members.iter().next().is_some() => {
            for (place, (key, member)) in members.iter().enumerate() {
                text.push_str(if place == 0 { "{" } else { "," });
                line(text, level + 1);
                text.push_str(&Value::from(key).to_json());
                text.push_str(": ");
                indent(text, member, level + 1);
            }
            line(text, level);
            text.push('}');
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => {
            text.push_str(&value.to_json());
        }
    }
}

/// The schema of the arguments of a tool.
fn schema_of(tool: &Spec) -> Value {
    Value::parse(tool.input_schema.as_bytes()).unwrap_or_default()
}

/// What words refer to: files and stdin.
struct Disk<'c> {
    command: &'c Command,
    /// Whether arguments were read from stdin.
    has_read: Cell<bool>,
}

impl Disk<'_> {
    /// Reports what names files or folders that it may not name; `has_broken` if some of the words are not UTF-8.
    fn check(&self, found: &mut Read, has_broken: bool) {
        if env::var_os(SESSION).is_some_and(|session| session.to_str().is_none()) {
            found
                .mistakes
                .push(usage(&format!("{SESSION} is not UTF-8.")));
        }
        if has_broken {
            // A name that nobody has given.
            found.options.remove("output");
        }
        let output = found.one("output");
        if let Some(path) = output.filter(|path| !self.allows("fs:write", path)) {
            let text = format!("--output: {} {}", shown(path), outside("fs:write"));
            found.mistakes.push(usage(&text));
            found.options.remove("output");
        }
        let wrong = match found.one("sample-via") {
            Some(STDIN) if self.has_read.get() => {
                Some("--sample-via: stdin can be read once.".to_owned())
            }
            Some(STDIN) | None => None,
            Some(url) => wrong_url(url, &self.command.registry),
        };
        if let Some(wrong) = wrong {
            found.mistakes.push(usage(&wrong));
        }
        let folder = found.one("working-dir");
        if let Some(folder) = folder.filter(|folder| !Path::new(folder).is_dir()) {
            let text = format!("--working-dir: {} is no folder.", shown(folder));
            found.mistakes.push(usage(&text));
        }
    }

    /// Whether the policy lets a word name this file.
    fn allows(&self, need: &str, path: &str) -> bool {
        let Command {
            registry, context, ..
        } = self.command;
        registry
            .host
            .policy
            .allows_file(need, path, context.working_dir())
    }
}

impl Inputs for Disk<'_> {
    fn variable(&self, name: &str) -> Option<Vec<u8>> {
        env::var_os(name).map(OsString::into_encoded_bytes)
    }

    fn file(&self, path: &str) -> io::Result<Vec<u8>> {
        match self.allows("fs:read", path) {
            true => bounded(File::open(path)?),
            false => Err(io::Error::new(io::ErrorKind::PermissionDenied, Outside)),
        }
    }

    fn stdin(&self) -> io::Result<Vec<u8>> {
        self.has_read.set(true);
        bounded(io::stdin().lock())
    }
}

fn bounded(from: impl io::Read) -> io::Result<Vec<u8>> {
    let mut data = Vec::new();
    from.take(LARGEST + 1).read_to_end(&mut data)?;
    match data.len() as u64 > LARGEST {
        true => Err(io::Error::from(io::ErrorKind::FileTooLarge)),
        false => Ok(data),
    }
}

/// Takes the words that ask for a resource or a prompt as those of its tool.
fn serve(shared: &Shared, found: &mut Read) -> Option<Asked> {
    let asked = match shared.asked(found) {
        Ok(asked) => asked?,
        Err(wrong) => {
            found.mistakes.push(usage(&wrong));
            return None;
        }
    };
    let name = asked.tool.map(|tool| tool.name);
    found.word = Some(name.unwrap_or_default().to_owned());
    if let Some(name) = name {
        found.tool = Some(name.to_owned());
        found.document = Some(asked.payload.clone());
    }
    Some(asked)
}

/// What answers samples by a server.
#[cfg(feature = "sample")]
fn posting(url: &str, warn: impl Fn(&str) + Send + Sync + 'static) -> Option<Sampler> {
    Sampler::post(url, warn)
}

/// Nothing answers samples by a server: the option was refused.
#[cfg(not(feature = "sample"))]
fn posting(_: &str, _: impl Fn(&str) + Send + Sync + 'static) -> Option<Sampler> {
    None
}
