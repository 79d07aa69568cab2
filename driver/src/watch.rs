//! Waits for the files of a project to change, and loads it again when their content differs.
//!
//! Watches exactly the folders in which a source or a template is or would be found, and that of `toolc.toml`. An event
//! there only causes a check: a run follows if the project that is then loaded differs. So neither the files that a run
//! writes nor an editor's drafts cause a run.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, CreateKind, ModifyKind};
use notify::{
    Config, ErrorKind, Event, EventKind, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher,
};
use xxhash_rust::xxh3::xxh3_128;

use crate::cache::digest_of_inputs;
use crate::problem::Problem;
use crate::project::{CONFIG, LoadedProject, folders_to_watch};

/// Editors save in several steps; a run waits until there was no event for this long.
const QUIET: Duration = Duration::from_millis(12);

/// But not longer than this.
const PATIENCE: Duration = Duration::from_millis(50);

/// The polling interval on systems without notifications.
const POLL: Duration = Duration::from_millis(50);

/// A project that is watched.
pub struct Watch {
    paths: Vec<PathBuf>,
    watcher: Box<dyn Watcher>,
    polls: bool,
    sender: Sender<Signal>,
    signals: Receiver<Signal>,
    watched: BTreeSet<PathBuf>,
    /// Files that count whatever their names are.
    files: BTreeSet<PathBuf>,
    /// A hash of the project that was returned last.
    last: Option<u128>,
}

/// The events that end the wait.
enum Signal {
    Changed(Event),
    /// The system may have lost events: check again.
    Lost,
    Stop,
}

impl Watch {
    /// Begins to watch the project of a command line.
    pub fn start(paths: &[PathBuf]) -> Result<Self, Problem> {
        let (sender, signals) = mpsc::channel();
        let (watcher, polls): (Box<dyn Watcher>, bool) =
            match RecommendedWatcher::new(handler(sender.clone()), Config::default()) {
                Ok(watcher) => (Box::new(watcher), false),
                Err(_) => (Box::new(polling(&sender)?), true),
            };
        Ok(Self {
            paths: paths.into(),
            watcher,
            polls,
            sender,
            signals,
            watched: BTreeSet::new(),
            files: BTreeSet::new(),
            last: None,
        })
    }

    /// Makes Ctrl-C end the watch after the current run; a second one ends the process.
    pub fn stop_on_interrupt(&self) -> Result<(), Problem> {
        static STOPPING: AtomicBool = AtomicBool::new(false);
        let sender = self.sender.clone();
        let handler = move || {
            if STOPPING.swap(true, Ordering::SeqCst) || sender.send(Signal::Stop).is_err() {
                process::exit(130);
            }
        };
        ctrlc::set_handler(handler)
            .map_err(|error| Problem::outside(format!("cannot listen to Ctrl-C: {error}")))
    }

    /// The project: at once the first time, then whenever it has changed. `None` when the watch was stopped.
    pub fn next_change(&mut self) -> Option<Result<LoadedProject, Vec<Problem>>> {
        loop {
            // First the watch, then the look: what changes in between is told.
            self.watch();
            let loaded = LoadedProject::load(&self.paths);
            let state = Some(digest(&loaded));
            if self.last != state {
                self.last = state;
                return Some(loaded);
            }
            if !self.wait() {
                return None;
            }
        }
    }

    /// How many folders are watched.
    pub fn folders(&self) -> usize {
        self.watched.len()
    }

    /// Updates the set of watched folders.
    fn watch(&mut self) {
        let mut wanted = folders_to_watch(&self.paths);
        // With a broken toolc.toml nobody knows which other folders count; those that did still may.
        if !wanted.complete {
            wanted.folders.extend(self.watched.iter().cloned());
        }
        for folder in self.watched.difference(&wanted.folders) {
            // It may be gone already, and with it the watch.
            let _ = self.watcher.unwatch(folder);
        }
        let mut watched = BTreeSet::new();
        for folder in wanted.folders {
            if self.watched.contains(&folder) {
                watched.insert(folder);
                continue;
            }
            match self.watcher.watch(&folder, RecursiveMode::NonRecursive) {
                Ok(()) => {
                    watched.insert(folder);
                }
                Err(error) => {
                    if matches!(error.kind, ErrorKind::MaxFilesWatch) && !self.polls {
                        return self.poll();
                    }
                    // It went away just now; its parent tells when it comes back.
                }
            }
        }
        self.watched = watched;
        self.files = wanted.files;
    }

    /// The system cannot watch more folders: falls back to polling.
    fn poll(&mut self) {
        if let Ok(watcher) = polling(&self.sender) {
            self.watcher = Box::new(watcher);
            self.polls = true;
            self.watched.clear();
            self.watch();
        }
    }

    /// Waits for a change, and then until there are no further events; `false` when the watch was stopped.
    fn wait(&mut self) -> bool {
        let mut changed = None;
        loop {
            let signal = match changed {
                None => self
                    .signals
                    .recv()
                    .map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) => self.signals.recv_timeout(QUIET),
            };
            match signal {
                Ok(Signal::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
                Ok(Signal::Lost) => {
                    changed.get_or_insert_with(Instant::now);
                }
                Ok(Signal::Changed(event)) => {
                    if self.counts(&event) {
                        changed.get_or_insert_with(Instant::now);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return true,
            }
            if changed.is_some_and(|begin| begin.elapsed() >= PATIENCE) {
                return true;
            }
        }
    }

    /// Whether an event may change the project: it is about a source, a template, `toolc.toml`, or a folder. Records
    /// removed folders.
    fn counts(&mut self, event: &Event) -> bool {
        let is_moved = matches!(
            event.kind,
            EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_))
        );
        let mut counts = event.paths.is_empty();
        for path in &event.paths {
            // A folder of the same name may be there again, but its watch is not.
            if is_moved && self.watched.remove(path) {
                let _ = self.watcher.unwatch(path);
                counts = true;
            }
            let is_source = path
                .extension()
                .is_some_and(|end| end == "tools" || end == "j2");
            counts |= is_source
                || path.ends_with(CONFIG)
                || self.files.contains(path)
                || event.kind == EventKind::Create(CreateKind::Folder)
                || matches!(event.kind, EventKind::Modify(ModifyKind::Name(_))) && path.is_dir();
        }
        counts
    }
}

fn polling(sender: &Sender<Signal>) -> Result<PollWatcher, Problem> {
    let config = Config::default()
        .with_poll_interval(POLL)
        .with_compare_contents(true);
    PollWatcher::new(handler(sender.clone()), config)
        .map_err(|error| Problem::outside(format!("cannot watch files: {error}")))
}

/// Forwards events that may be a change. Read accesses are not, and toolc makes many.
fn handler(sender: Sender<Signal>) -> impl Fn(notify::Result<Event>) + Send + 'static {
    move |event| {
        let signal = match event {
            Ok(event) => match event.kind {
                EventKind::Access(AccessKind::Close(AccessMode::Write)) => Signal::Changed(event),
                EventKind::Access(_) => return,
                EventKind::Any
                | EventKind::Create(_)
                | EventKind::Modify(_)
                | EventKind::Remove(_)
                | EventKind::Other => Signal::Changed(event),
            },
            Err(_) => Signal::Lost,
        };
        // Nobody listens any more when the watch ends.
        let _ = sender.send(signal);
    }
}

/// A hash of all that a run would depend on.
fn digest(loaded: &Result<LoadedProject, Vec<Problem>>) -> u128 {
    match loaded {
        Ok(project) => {
            let inputs = digest_of_inputs(&project.inputs, &project.levels);
            xxh3_128(format!("{inputs:x} {:?}", project.config).as_bytes())
        }
        Err(problems) => xxh3_128(format!("{problems:?}").as_bytes()),
    }
}
