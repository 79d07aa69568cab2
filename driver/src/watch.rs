//! Waits for the files of a project to change, and loads it again when their content differs.
//!
//! Watches exactly the folders in which a source or a template is or would be found, and that of `toolc.toml`. An event
//! there only causes a check: a run follows if the project that is then loaded differs. So neither the files that a run
//! writes nor an editor's drafts cause a run. A check looks for all files and at the state of each, whatever the event
//! was about; only texts that may have changed are read ([`Memory`]).

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, CreateKind, ModifyKind, RenameMode};
use notify::{
    Config, ErrorKind, Event, EventKind, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher,
};
use xxhash_rust::xxh3::{Xxh3Default, xxh3_128};

use crate::cache::Digests;
use crate::memory::Memory;
use crate::problem::Problem;
use crate::project::{CONFIG, LoadedProject, folders_to_watch};

/// Editors save in several steps; where the last one was not the end of one (a file was made, moved away or written to,
/// and not closed or moved into its place since), a run waits until there was no event for this long.
const QUIET: Duration = Duration::from_millis(12);

/// Where every file that was told of is whole, a run only waits for what was saved together with it.
const WHOLE: Duration = Duration::from_millis(2);

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
    /// A hash of where the files of the project are, while the watch is for these: no other folder came or went.
    shape: Option<u128>,
    /// A hash of the project that was returned last.
    last: Option<u128>,
    memory: Memory,
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
            shape: None,
            last: None,
            memory: Memory::default(),
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
        self.memory.settle();
        loop {
            let mut loaded = self.memory.load(&self.paths);
            let found = shape(&loaded);
            if found.is_none() || found != self.shape {
                // First the watch, then the look: what changes in between is told.
                self.watch();
                self.put_back(&mut loaded);
                loaded = self.memory.load(&self.paths);
                self.shape = found.filter(|found| shape(&loaded) == Some(*found));
            }
            let state = Some(digest(&loaded));
            if self.last != state {
                self.last = state;
                return Some(loaded);
            }
            self.put_back(&mut loaded);
            if !self.wait() {
                return None;
            }
        }
    }

    /// What the runs of this process keep.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    fn put_back(&mut self, loaded: &mut Result<LoadedProject, Vec<Problem>>) {
        if let Ok(project) = loaded {
            self.memory.take_back(project, None);
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
        let mut unfinished = BTreeSet::new();
        loop {
            let signal = match changed {
                None => self
                    .signals
                    .recv()
                    .map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) if self.tells_ends() && unfinished.is_empty() => {
                    self.signals.recv_timeout(WHOLE)
                }
                Some(_) => self.signals.recv_timeout(QUIET),
            };
            match signal {
                Ok(Signal::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
                Ok(Signal::Lost) => {
                    self.shape = None;
                    changed.get_or_insert_with(Instant::now);
                }
                Ok(Signal::Changed(event)) => {
                    if self.counts(&event) {
                        changed.get_or_insert_with(Instant::now);
                        note(event, &mut unfinished);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return true,
            }
            if changed.is_some_and(|begin| begin.elapsed() >= PATIENCE) {
                return true;
            }
        }
    }

    /// Whether the system tells when a file is closed that was written to.
    fn tells_ends(&self) -> bool {
        cfg!(target_os = "linux") && !self.polls
    }

    /// Whether an event may change the project: it is about a source, a template, `toolc.toml`, or a folder. Records
    /// removed folders.
    fn counts(&mut self, event: &Event) -> bool {
        let is_moved = matches!(
            event.kind,
            EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(_))
        );
        let mut counts = event.paths.is_empty() || event.need_rescan();
        if counts {
            self.shape = None;
        }
        for path in &event.paths {
            // A folder of the same name may be there again, but its watch is not.
            if is_moved && self.watched.remove(path) {
                let _ = self.watcher.unwatch(path);
                self.shape = None;
                counts = true;
            }
            let is_source = path
                .extension()
                .is_some_and(|end| end == "tools" || end == "j2");
            let is_folder = event.kind == EventKind::Create(CreateKind::Folder)
                || matches!(event.kind, EventKind::Modify(ModifyKind::Name(_))) && path.is_dir();
            if is_folder {
                self.shape = None;
            }
            counts |= is_source || path.ends_with(CONFIG) || self.files.contains(path) || is_folder;
        }
        counts
    }
}

/// Notes which files are in the middle of a save, and which are whole again.
fn note(event: Event, unfinished: &mut BTreeSet<PathBuf>) {
    match event.kind {
        EventKind::Access(_)
        | EventKind::Modify(ModifyKind::Name(RenameMode::To | RenameMode::Both)) => {
            unfinished.retain(|path| !event.paths.contains(path));
        }
        // Only times or permissions.
        EventKind::Modify(ModifyKind::Metadata(_)) => {}
        EventKind::Any
        | EventKind::Create(_)
        | EventKind::Modify(_)
        | EventKind::Remove(_)
        | EventKind::Other => unfinished.extend(event.paths),
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

/// A hash of where everything is that was read; nothing where that is not known.
fn shape(loaded: &Result<LoadedProject, Vec<Problem>>) -> Option<u128> {
    let project = loaded.as_ref().ok()?;
    let mut all = Xxh3Default::new();
    for path in project
        .searched
        .iter()
        .chain([&project.root])
        .chain(&project.read)
    {
        all.update(path.as_os_str().as_encoded_bytes());
        all.update(&[0]);
    }
    let config = project.config.as_ref();
    all.update(format!("{:?}", config.map(|config| &config.sources)).as_bytes());
    Some(all.digest128())
}

/// A hash of all that a run would depend on.
fn digest(loaded: &Result<LoadedProject, Vec<Problem>>) -> u128 {
    match loaded {
        Ok(project) => {
            let inputs = Digests::of(project).whole;
            xxh3_128(format!("{inputs:x} {:?}", project.config).as_bytes())
        }
        Err(problems) => xxh3_128(format!("{problems:?}").as_bytes()),
    }
}
