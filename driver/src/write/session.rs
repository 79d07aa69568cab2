//! One run into one output folder: it accepts files from any thread; at the end all of them are in place or none.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use rayon::prelude::*;

use super::commit::{self, Places};
use super::disk::{Disk, Stop};
use super::hash::Hash;
use super::look::{Found, Look};
use super::outputs::Outputs;
use super::plan::{Plan, Seen};
use super::portion::Portion;
use super::report::{Report, difference};
use super::run::{Mode, Run};
use super::running::Running;
use super::section;
use super::stamps::Stamps;
use crate::held::Share;
use crate::name::{self, LOCKS, STATE};
use crate::problem::{self, Problem};

/// The content of `.gitignore` in toolc's own folder.
const IGNORE: &[u8] = b"*\n";

/// A run into one output folder. Dropped without [`Session::finish`], it leaves nothing behind.
#[derive(Debug)]
pub struct Session {
    run: Run,
    disk: Disk,
    interrupted: bool,
    /// Folders and files that this run made for its own use, to be removed if it is aborted.
    made: Vec<PathBuf>,
    running: Option<Running>,
    /// What keeps a run of the whole folder waiting while a portion of it is written.
    shared: Option<File>,
    /// What the last run of this process left, if no other one has changed the lock.
    known: Option<Outputs>,
    /// Whether the next run need not read again what it has read.
    leaves_stamps: bool,
    seen: Mutex<Vec<Seen>>,
    next_staged: AtomicUsize,
    /// Whether the folder for staged files is there.
    has_stage: AtomicBool,
    refused: AtomicBool,
    finished: bool,
}

impl Session {
    /// Starts a run of some targets into a folder; `shown` is how messages name it.
    pub fn open(folder: &Path, shown: &str, targets: &[&str], mode: Mode) -> Result<Self, Problem> {
        Self::open_until(folder, shown, targets, mode, Stop::never())
    }

    /// Like [`Session::open_until`], for a portion of the folder.
    pub fn open_portion(
        (folder, portion): (&Path, &Portion),
        shown: &str,
        targets: &[&str],
        mode: Mode,
        stop: Stop,
    ) -> Result<Self, Problem> {
        Self::open_with(Run::of(folder, shown, targets, mode, portion), stop, None)
    }

    /// Like [`Session::open`], beside what is known of the folder from the last run.
    pub(crate) fn open_beside(
        folder: &Path,
        shown: &str,
        targets: &[&str],
        mode: Mode,
        known: Option<Outputs>,
    ) -> Result<Self, Problem> {
        let run = Run::of(folder, shown, targets, mode, &Portion::Whole);
        Self::open_with(run, Stop::never(), known)
    }

    /// Like [`Session::open`], but cut off as if by a kill.
    pub fn open_until(
        folder: &Path,
        shown: &str,
        targets: &[&str],
        mode: Mode,
        stop: Stop,
    ) -> Result<Self, Problem> {
        Self::open_portion((folder, &Portion::Whole), shown, targets, mode, stop)
    }

    fn open_with(run: Run, stop: Stop, known: Option<Outputs>) -> Result<Self, Problem> {
        let mut session = Self {
            run,
            disk: Disk::new(stop),
            interrupted: false,
            made: Vec::new(),
            running: None,
            shared: None,
            known: None,
            leaves_stamps: false,
            seen: Mutex::default(),
            next_staged: AtomicUsize::new(0),
            has_stage: AtomicBool::new(false),
            refused: AtomicBool::new(false),
            finished: false,
        };
        let (folder, shown) = (session.run.places.root.clone(), session.run.shown.clone());
        if folder.exists() && !folder.is_dir() {
            return Err(
                Problem::outside(format!("the output folder `{shown}` is a file"))
                    .help("name another folder with --out"),
            );
        }
        match session.run.mode {
            Mode::Check { .. } => {
                let state = &session.run.places.state;
                session.running = Running::take(state, &shown, Share::Look)?;
                session.interrupted = session.run.places.interrupted();
                session.fits()?;
            }
            Mode::Write { force } => {
                session.enter()?;
                session.fits()?;
                commit::recover(
                    &session.run.places,
                    &session.disk,
                    &session.run.shown,
                    force,
                )?;
            }
        }
        session.known = session.run.read_lock(known)?;
        // A comparison relies on nothing that is left; a process that goes on knows more; and a portion is small.
        let is_write = matches!(session.run.mode, Mode::Write { .. });
        let is_whole = session.run.places.portion == Portion::Whole;
        session.leaves_stamps = is_write && is_whole && session.known.is_none();
        if session.leaves_stamps {
            let places = &session.run.places;
            let stamps = Stamps::read(&places.root, &places.state);
            session.run.look = Look::beside(&places.root, stamps);
        }
        Ok(session)
    }

    /// Why files are read although earlier runs have read them.
    pub(crate) fn fault(&self) -> Option<&'static str> {
        self.run.look.stamps().fault()
    }

    fn fits(&self) -> Result<(), Problem> {
        let run = &self.run;
        let targets: Vec<&str> = run.targets.iter().map(String::as_str).collect();
        let portion = &run.places.portion;
        portion.fits(&run.places.root, &run.shown, &targets)
    }

    /// Adds one generated file of a target.
    pub fn put(&self, target: &str, path: &str, contents: &str) -> Result<(), Problem> {
        if let Some(fault) = name::fault(path) {
            return Err(Problem::bug(format!(
                "the target `{target}` made a file `{path}`, which cannot be written: {fault}"
            )));
        }
        if section::of(path, contents.as_bytes()).is_some() {
            let message = format!("`{path}` would have the lines that mark a section of a file");
            return Err(Problem::content(message).help(format!(
                "leave `{}` and `{}` out of the template",
                section::BEGIN,
                section::END
            )));
        }
        let contents = &*section::without_lines(path, contents);
        let new = Hash::of(contents.as_bytes());
        // A difference is told by the text, which only a comparison needs.
        let is_write = matches!(self.run.mode, Mode::Write { .. });
        let (found, old_text) = match is_write && self.run.look.is_known(path, new) {
            true => (Found::File(new), Vec::new()),
            false => self.run.look.text_at(path)?,
        };
        let listed = self.run.listed(target, path);
        let mut seen = Seen {
            target: target.into(),
            path: path.into(),
            new,
            found,
            listed,
            staged: None,
            diff: None,
        };
        match self.run.mode {
            Mode::Check { diff } if diff && seen.found != Found::File(new) => {
                seen.diff = Some(difference(
                    &format!("{}/{path}", self.run.shown),
                    &old_text,
                    contents,
                ));
            }
            Mode::Check { .. } => {}
            Mode::Write { force } => {
                if seen.is_refused() && !force {
                    self.refused.store(true, Ordering::Relaxed);
                }
                // A file that takes the place of one that differs in case only is written even if it looks the same.
                let needed = seen.found != Found::File(new) || listed.is_none();
                if needed && !self.refused.load(Ordering::Relaxed) {
                    seen.staged = Some(self.stage(contents.as_bytes())?);
                }
            }
        }
        self.seen.lock().expect("no panic while held").push(seen);
        Ok(())
    }

    /// What the lock lists for a target, in order.
    pub(crate) fn listed(&self, target: &str) -> Vec<(&str, Hash)> {
        self.run.lock.files(target).collect()
    }

    /// Leaves a file of a target as it is listed; `false` where it is not like that, so that it must be made anew.
    pub(crate) fn keep(&self, target: &str, path: &str, listed: Hash) -> Result<bool, Problem> {
        let is_there = self.run.look.has(path, listed)?;
        if is_there {
            let seen = Seen {
                target: target.into(),
                path: path.into(),
                new: listed,
                found: Found::File(listed),
                listed: Some(listed),
                staged: None,
                diff: None,
            };
            self.seen.lock().expect("no panic while held").push(seen);
        }
        Ok(is_there)
    }

    /// Takes over what is listed for packages that have no step of their own any more, and removes their locks.
    pub(crate) fn retire(&mut self, is_gone: &dyn Fn(&str) -> bool) -> Result<(), Problem> {
        let root = self.run.places.root.clone();
        if let Mode::Write { force } = self.run.mode {
            // Nobody else completes what was cut off there.
            for name in Portion::steps(&root).filter(|name| is_gone(name)) {
                let places = Places::of(&root, &Portion::Packages(name));
                if places.interrupted() {
                    let shown = &self.run.shown;
                    let _running = Running::take(&places.state, shown, Share::Write)?;
                    commit::recover(&places, &self.disk, shown, force)?;
                }
            }
        }
        let run = &mut self.run;
        run.retired = Portion::retired(&root, &run.targets, is_gone);
        Ok(())
    }

    /// Whether the folder is known from the last run.
    pub(crate) fn is_known(&self) -> bool {
        self.known.is_some()
    }

    /// Whether the plan can be that of a part: all files that were put are listed, and all others, but those for which
    /// `is_put` holds, are as the lock lists them. Only those that are in doubt are read.
    pub(crate) fn is_part(&mut self, is_put: &dyn Fn(&str, &str) -> bool) -> bool {
        let Some(known) = &mut self.known else {
            return false;
        };
        known.hear();
        let seen = self.seen.get_mut().expect("no panic while held");
        if !Plan::is_of_part(known, seen) {
            return false;
        }
        let all = self.run.lock.all();
        let doubted = all.filter(|(target, path, _)| {
            let is_ours = self.run.targets.iter().any(|one| one == target);
            known.is_doubted(path) && is_ours && !is_put(target, path)
        });
        let doubted: Vec<_> = doubted.collect();
        let is_there = |(_, path, hash): &(&str, &str, Hash)| matches!(self.run.look.at(path), Ok(Found::File(there)) if there == *hash);
        doubted.par_iter().all(is_there)
    }

    /// Decides the changes of a part, where it is one.
    pub(crate) fn prepare_part(mut self) -> Result<Prepared, Problem> {
        let seen = std::mem::take(self.seen.get_mut().expect("no panic while held"));
        let plan = Plan::of_part(&mut self.run, seen)?;
        self.decided(plan)
    }

    /// Puts everything in place, or nothing: then the problem names every file that is in the way.
    pub fn finish(self) -> Result<Report, Problem> {
        self.prepare()?.commit()
    }

    /// Decides the changes. Nothing has been changed yet, and dropping the result changes nothing.
    pub fn prepare(mut self) -> Result<Prepared, Problem> {
        let seen = std::mem::take(&mut *self.seen.lock().expect("no panic while held"));
        let plan = Plan::new(&self.run, seen)?;
        self.known = None;
        self.decided(plan)
    }

    fn decided(self, plan: Plan) -> Result<Prepared, Problem> {
        if self.run.mode == (Mode::Write { force: false }) {
            plan.refusal(&self.run)?;
        }
        Ok(Prepared {
            session: self,
            plan,
        })
    }

    /// Creates the output folder and toolc's own folder in it, and waits for the lock.
    fn enter(&mut self) -> Result<(), Problem> {
        let state = self.run.places.state.clone();
        let root = self.run.places.root.clone();
        let below = |folder: &&Path| *folder != root;
        let locks = root.join(LOCKS);
        let mut own = state.ancestors().take_while(below).chain([&*locks]);
        if let Some(link) = own.find(|folder| folder.is_symlink()) {
            return Err(
                Problem::outside(format!("`{}` is a link", problem::shown(link))).help("remove it"),
            );
        }
        for _ in 0..100 {
            let mut missing: Vec<PathBuf> = vec![state.clone()];
            missing.extend(
                state
                    .ancestors()
                    .skip(1)
                    .take_while(|above| !above.as_os_str().is_empty() && !above.exists())
                    .map(Path::to_path_buf),
            );
            for folder in missing.into_iter().rev() {
                if !folder.is_dir()
                    && self
                        .disk
                        .make_folder(&folder)
                        .map_err(|e| Problem::disk("make the folder", &folder, &e))?
                {
                    self.made.push(folder);
                }
            }
            self.shared = match self.run.places.portion {
                Portion::Whole => None,
                Portion::Packages(_) | Portion::Root => {
                    match Running::join(&self.run.places.root, &self.run.shown)? {
                        Some(file) => Some(file),
                        None => continue,
                    }
                }
            };
            self.running = Running::take(&state, &self.run.shown, Share::Write)?;
            if self.running.is_some() {
                return self.ignore();
            }
            // Another run undid its folder in between.
        }
        Err(Problem::outside(format!(
            "the folder `{}` disappears again and again",
            self.run.shown
        )))
    }

    /// Makes git ignore toolc's own folder.
    fn ignore(&self) -> Result<(), Problem> {
        let ignore = self.run.places.root.join(STATE).join(".gitignore");
        if std::fs::read(&ignore).ok().as_deref() == Some(IGNORE) {
            return Ok(());
        }
        // Runs of several portions may do this at once.
        let draft = self.run.places.state.join("ignore");
        self.disk
            .remove_file(&draft)
            .and_then(|()| self.disk.create(&draft, IGNORE))
            .and_then(|()| self.disk.rename(&draft, &ignore))
            .map_err(|e| Problem::disk("write", &ignore, &e))
    }

    fn make_stage(&self) -> Result<(), Problem> {
        if !self.has_stage.load(Ordering::Relaxed) {
            let folder = &self.run.places.stage;
            self.disk
                .make_folder(folder)
                .map_err(|e| Problem::disk("make the folder", folder, &e))?;
            self.has_stage.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    fn stage(&self, bytes: &[u8]) -> Result<usize, Problem> {
        let number = self.next_staged.fetch_add(1, Ordering::Relaxed);
        self.make_stage()?;
        let path = self.run.places.staged(number);
        self.disk
            .create(&path, bytes)
            .map_err(|e| Problem::disk("write", &path, &e))?;
        Ok(number)
    }
}

/// A run with decided changes.
#[derive(Debug)]
pub struct Prepared {
    session: Session,
    plan: Plan,
}

impl Prepared {
    /// What will be known of the folder when this is done.
    pub(crate) fn take_outputs(&mut self) -> Outputs {
        let lock = std::mem::take(&mut self.plan.lock);
        let text = self.plan.lock_text.clone();
        match self.session.known.take() {
            Some(known) => known.after(lock, text),
            None => Outputs::new(lock, text),
        }
    }

    /// Does it.
    pub fn commit(self) -> Result<Report, Problem> {
        let Self { mut session, plan } = self;
        let report = plan.report(session.interrupted);
        if let Mode::Write { .. } = session.run.mode {
            let mut journal = plan.journal;
            if let Some(text) = &plan.found_text {
                journal.found = Some(session.stage(text.as_bytes())?);
            }
            if plan.lock_text != session.run.lock_text {
                journal.lock = Some(session.stage(plan.lock_text.as_bytes())?);
            }
            // From here on an error leaves a run that the next one completes.
            session.finished = true;
            if journal.is_empty() {
                commit::clear_stage(&session.run.places, &session.disk)?;
            } else {
                // The journal is written there, also where nothing else is.
                session.make_stage()?;
                commit::commit(&session.run.places, &session.disk, &journal)?;
            }
            if session.leaves_stamps {
                let listed = plan.lock_text.lines().count();
                let stamps = session.run.look.take_stamps();
                let places = &session.run.places;
                stamps.write((&places.root, &places.state), listed);
            }
        }
        Ok(report)
    }
}

impl Drop for Session {
    /// An aborted run leaves the folder unchanged.
    fn drop(&mut self) {
        let is_check = matches!(self.run.mode, Mode::Check { .. });
        if self.finished
            || is_check
            || self.disk.stopped()
            || self.running.is_none()
            || self.run.places.journal.exists()
        {
            return;
        }
        // Nothing can be done about a failure here, and the next run clears what is left.
        let _ = commit::clear_stage(&self.run.places, &self.disk);
        if self.made.contains(&self.run.places.state) {
            for file in ["running", "ignore", ".gitignore"] {
                let _ = self.disk.remove_file(&self.run.places.state.join(file));
            }
        }
        let root = &self.run.places.root;
        if self.shared.is_some() && self.made.contains(&root.join(STATE)) {
            drop(self.shared.take());
            Running::leave(root);
        }
        for folder in self.made.iter().rev() {
            let _ = self.disk.remove_empty_folder(folder);
        }
    }
}
