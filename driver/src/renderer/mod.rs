//! Templates of users are rendered in a process of their own, which has limited memory and time.
//!
//! The template engine counts steps, but not the size of values: a few steps can double a text or a list until it fills
//! the memory, and one step can compare such lists for years. So whatever ends the process ends as one fault of the
//! template that it was rendering.

mod child;
mod message;
mod watch;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use std::{env, io};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use toolc_compiler::Ready;
use toolc_templates::{Fault, GeneratedFile, Options, OwnPageText, Target};

use self::message::{Answer, Order};
use self::watch::Clock;
use crate::problem::{Problem, reason};

/// What the process that renders templates of users may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenderLimits {
    /// The bytes of memory, beside those that it has when it begins to render.
    pub memory: usize,
    /// How long one page may take, in time of processors where the system says it.
    pub time: Duration,
}

impl Default for RenderLimits {
    /// 1 GiB, and two minutes for each page: the largest page takes less, and all steps of a template are over sooner.
    fn default() -> Self {
        Self {
            memory: 1 << 30,
            time: Duration::from_secs(120),
        }
    }
}

/// The first argument of a program that was started to render.
const ARGUMENT: &str = "__render-templates";

/// How the process ends that has used up its memory, or the time of a page.
const OUT_OF_MEMORY: i32 = 41;
const OUT_OF_TIME: i32 = 42;

/// The program that renders, and what it may use.
static RENDERER: OnceLock<(PathBuf, RenderLimits)> = OnceLock::new();

/// Renders templates of users in a process of their own from now on: this program, started again.
///
/// A program calls it first of all in `main`, since it does not return in a process that was started to render. Without
/// it, templates run in this process, where the engine's steps and the bytes of pages are limited, but not the size of
/// values that templates compute; only a build script that calls [`RustCode::write_to_out_dir`] ends with an error before
/// they fill the memory.
///
/// [`RustCode::write_to_out_dir`]: crate::RustCode::write_to_out_dir
pub fn render_templates_apart(limits: RenderLimits) {
    if env::args_os().nth(1).as_deref() == Some(OsStr::new(ARGUMENT)) {
        child::serve();
    }
    if let Ok(program) = env::current_exe() {
        // The first limits count.
        let _ = RENDERER.set((program, limits));
    }
}

/// The pages of some jobs that templates of users take part in, by job.
pub(crate) struct RenderedPages(Option<Mutex<BTreeMap<usize, Vec<OwnPageText>>>>);

impl RenderedPages {
    /// Renders the pages of some jobs of a target, by their numbers, if there is a process for that.
    pub(crate) fn of(
        target: &Target,
        options: &Options,
        ready: Ready<'_>,
        jobs: impl Iterator<Item = usize>,
    ) -> Result<Self, Fault> {
        let Some((program, limits)) = RENDERER.get().filter(|_| options.have_templates()) else {
            return Ok(Self(None));
        };
        let inputs = ready.sources().iter();
        let inputs = inputs.map(|(_, file)| (&*file.path, &*file.text));
        let order = Order {
            target: target.name.into(),
            options: Cow::Borrowed(options),
            inputs: inputs
                .map(|(path, text)| (path.into(), text.into()))
                .collect(),
            jobs: jobs.collect(),
            limits: *limits,
        };
        let cannot = |error: io::Error| {
            let why = reason(&error);
            let message = format!("cannot start the process that renders templates: {why}");
            Fault::new(&[], message, "")
        };
        let mut renderer = Command::new(program);
        renderer.arg(ARGUMENT).stderr(Stdio::null());
        renderer.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut renderer = Renderer(renderer.spawn().map_err(cannot)?);
        let (mut state, mut pages) = (State::default(), BTreeMap::<_, Vec<_>>::new());
        let told = renderer.ask(&order, &mut |answer| match answer {
            Answer::Begin { template, page } => state.running = Some((template, page)),
            Answer::Page { job, page } => pages.entry(job).or_default().push(page),
            Answer::Fault(fault) => state.fault = Some(*fault),
            Answer::Done => state.is_done = true,
        });
        let status = renderer.end().map_err(cannot)?;
        match state {
            State {
                fault: Some(fault), ..
            } => Err(fault),
            State { is_done: true, .. } if told.is_ok() => Ok(Self(Some(Mutex::new(pages)))),
            State { running, .. } => Err(ended(options, running, status, limits)),
        }
    }

    /// Takes out those of a job, in their order; nothing if its pages are rendered in this process.
    pub(crate) fn take(&self, job: usize) -> Option<Vec<OwnPageText>> {
        let mut all = self
            .0
            .as_ref()?
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        Some(all.remove(&job).unwrap_or_default())
    }
}

/// All files of a target, where its pages are rendered as everywhere.
pub(crate) fn files(
    target: &Target,
    options: &Options,
    ready: Ready<'_>,
) -> Result<Vec<GeneratedFile>, Vec<Fault>> {
    let jobs = target.jobs(ready, options)?.all;
    let pages = RenderedPages::of(target, options, ready, 0..jobs.len());
    let pages = pages.map_err(|fault| vec![fault])?;
    let made = jobs.par_iter().enumerate();
    let made = made.map(|(number, job)| job.run_with(pages.take(number)));
    let made: Result<Vec<_>, Fault> = made.collect();
    Ok(made
        .map_err(|fault| vec![fault])?
        .into_iter()
        .flatten()
        .collect())
}

/// While it lives, a process that renders in itself ends with a problem if templates of users fill its memory.
pub(crate) struct Guard(#[expect(dead_code, reason = "it is held, not used")] Option<Arc<Clock>>);

/// Guards a process that has nothing to do but to render, such as a build script; `end` reports the problem, and then the
/// process is gone. Nothing is guarded where there are no templates of users, or another process renders them.
pub(crate) fn guard(options: &Options, end: impl FnOnce(Problem) + Send + 'static) -> Guard {
    if !options.have_templates() || RENDERER.get().is_some() {
        return Guard(None);
    }
    // What is generated besides is in the same memory, and pages are not told apart.
    let limits = RenderLimits {
        memory: (1_usize << 30).saturating_mul(4),
        time: Duration::MAX,
    };
    Guard(Some(watch::watch(limits, move |_| {
        let most = limits.memory >> 20;
        let message = format!("templates of your own take too much memory: more than {most} MiB");
        end(Problem::content(message));
        std::process::exit(1);
    })))
}

/// What the process has said until it ended.
#[derive(Default)]
struct State {
    /// The template and the path of the page that it has begun last.
    running: Option<(String, String)>,
    fault: Option<Fault>,
    is_done: bool,
}

/// The process, which never outlives its owner.
struct Renderer(Child);

impl Renderer {
    /// Sends it what it is to do, and hands on what it says, until it has said everything.
    fn ask(&mut self, order: &Order<'_>, take: &mut dyn FnMut(Answer)) -> io::Result<()> {
        let (Some(mut stdin), Some(stdout)) = (self.0.stdin.take(), self.0.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let mut line = serde_json::to_vec(order)?;
        line.push(b'\n');
        stdin.write_all(&line)?;
        stdin.flush()?;
        drop(line);
        let mut stdout = BufReader::new(stdout);
        let mut line = Vec::new();
        while stdout.read_until(b'\n', &mut line)? > 0 {
            take(serde_json::from_slice(&line)?);
            line.clear();
        }
        // An end of its input ends the process: it must not come before its answers.
        drop(stdin);
        Ok(())
    }

    fn end(mut self) -> io::Result<ExitStatus> {
        self.0.wait()
    }
}

impl Drop for Renderer {
    fn drop(&mut self) {
        // After `end`, there is nothing left to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The fault of a process that ended before it had done everything.
fn ended(
    options: &Options,
    running: Option<(String, String)>,
    status: ExitStatus,
    limits: &RenderLimits,
) -> Fault {
    let Some((template, page)) = running else {
        let message = format!("the process that renders templates has ended: {status}");
        return Fault::new(&[], message, "");
    };
    let (message, label) = match status.code() {
        Some(OUT_OF_MEMORY) => (
            format!("the template `{template}` takes too much memory"),
            format!("a page of it took more than {} MiB", limits.memory >> 20),
        ),
        Some(OUT_OF_TIME) => (
            format!("the template `{template}` does not end"),
            format!("after {} s it was still here", limits.time.as_secs_f64()),
        ),
        Some(_) | None => (
            format!("the template `{template}` cannot be rendered"),
            format!("it has ended the process that rendered it: {status}"),
        ),
    };
    let fault = options.template_fault(&template, message, label);
    fault.help(format!("this is about the page `{page}`"))
}
