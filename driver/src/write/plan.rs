//! From the state of the folder to the changes: which files are put, which are removed, and which are in the way.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use super::hash::Hash;
use super::journal::{Journal, Put, Remove};
use super::lock::Lock;
use super::look::Found;
use super::portion::Portion;
use super::report::{Change, Report, State, difference};
use super::run::{Mode, Run};
use super::section;
use crate::name;
use crate::problem::Problem;

/// One generated file together with the state of its path.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) target: String,
    pub(crate) path: String,
    pub(crate) new: Hash,
    pub(crate) found: Found,
    /// The hash in the lock.
    pub(crate) listed: Option<Hash>,
    pub(crate) staged: Option<usize>,
    pub(crate) diff: Option<String>,
}

impl Seen {
    /// Whether it is already known that a user's file is in the way.
    pub(crate) fn is_refused(&self) -> bool {
        match &self.found {
            Found::File(hash) => *hash != self.new && self.listed != Some(*hash),
            Found::Other => true,
            Found::Blocked { link, .. } => *link,
            // A file of our own may be about to make way.
            Found::Absent | Found::Folder => false,
        }
    }
}

/// The planned changes of a run.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) journal: Journal,
    pub(crate) lock: Lock,
    pub(crate) lock_text: String,
    /// The new text of `.toolc/found`, if it changes.
    pub(crate) found_text: Option<String>,
    changes: Vec<Change>,
    pub(super) unchanged: usize,
    /// Paths in the way that not even --force removes.
    blocked: Vec<String>,
}

impl Plan {
    pub(crate) fn new(run: &Run, mut seen: Vec<Seen>) -> Result<Self, Problem> {
        seen.sort_by(|a, b| (&a.path, &a.target).cmp(&(&b.path, &b.target)));
        clashes(&seen, &run.shown)?;
        let mut plan = Self::default();
        let mut lock = run.lock.clone();
        for target in &run.targets {
            let files = seen
                .iter()
                .filter(|seen| seen.target == *target)
                .map(|seen| (seen.path.clone(), seen.new));
            lock.set(target, files.collect());
        }
        plan.lock_text = lock.to_string();
        let is_whole = run.places.portion == Portion::Whole;
        if lock.all().next().is_none() && run.lock_text.is_empty() && is_whole {
            plan.lock_text.clear();
        }
        let kept: BTreeSet<&str> = lock.all().map(|(_, path, _)| path).collect();
        plan.remove_stale(run, &kept)?;
        plan.put_new(run, &seen)?;
        plan.remove_folders(run, &kept);
        if let Mode::Check { diff } = run.mode
            && plan.lock_text != run.lock_text
        {
            let state = if run.lock_text.is_empty() {
                State::Missing
            } else {
                State::Changed
            };
            let diff = diff.then(|| {
                difference(
                    &format!("{}/{}", run.shown, run.places.portion.lock()),
                    run.lock_text.as_bytes(),
                    &plan.lock_text,
                )
            });
            plan.changes.push(Change {
                path: run.places.portion.lock(),
                state,
                diff,
            });
        }
        plan.changes.sort_by(|a, b| a.path.cmp(&b.path));
        plan.lock = lock;
        Ok(plan)
    }

    pub(crate) fn report(&self, interrupted: bool) -> Report {
        Report {
            changes: self.changes.clone(),
            unchanged: self.unchanged,
            interrupted,
        }
    }

    /// The problem that names every file in the way.
    pub(crate) fn refusal(&self, run: &Run) -> Result<(), Problem> {
        let (shown, root) = (&*run.shown, &*run.places.root);
        self.read_only(shown, root)?;
        let theirs = self.changes.iter();
        let theirs = theirs.filter(|change| matches!(change.state, State::Edited | State::Foreign));
        let theirs: Vec<&Change> = theirs.collect();
        if theirs.is_empty() {
            return Ok(());
        }
        let mut others = run.others();
        let paths: BTreeSet<&str> = theirs.iter().map(|change| &*change.path).collect();
        others.retain(|path, _| paths.contains(&**path));
        let line = |change: &&Change| {
            let line = format!("{:<8}{shown}/{}", change.state.to_string(), change.path);
            match others.get(&change.path) {
                Some(lock) => format!("{line} (listed in {shown}/{lock})"),
                None => line,
            }
        };
        let theirs: Vec<String> = theirs.iter().map(line).collect();
        let files = if theirs.len() == 1 {
            "a file is".into()
        } else {
            format!("{} files are", theirs.len())
        };
        let mut people = self.changes.iter().filter(|change| {
            matches!(change.state, State::Edited | State::Foreign)
                && section::may_have(&change.path)
        });
        let is_person = people.clone().next().is_some();
        let has_lines = people.any(|change| {
            let path = root.join(&change.path);
            let is_file = path.symlink_metadata().is_ok_and(|data| data.is_file());
            is_file
                && fs::read(path).is_ok_and(|bytes| {
                    section::has_lines(&bytes) && section::of(&change.path, &bytes).is_none()
                })
        });
        let help = match is_person {
            _ if !others.is_empty() => "files that another step lists are free when it has run, or `toolc gen --root` if its package is none any more; other ones are yours: move or undo them, or pass --force to write over them".to_owned(),
            _ if has_lines => format!(
                "a file has one section of toolc: put the lines `{}` and `{}` into it once, alone, in this order and outside of code",
                section::BEGIN,
                section::END
            ),
            false => "`edited` files were changed after toolc wrote them, `foreign` ones are not toolc's: move or undo them, or pass --force to write over them".to_owned(),
            true => format!(
                "to keep a file with a section of toolc in it, put the lines `{}` and `{}` where that section shall be, with nothing between them; else move or undo the files, or pass --force to write over them",
                section::BEGIN,
                section::END
            ),
        };
        Err(Problem::content(format!(
            "{files} in the way in `{shown}`, so nothing was written"
        ))
        .details(theirs)
        .help(help))
    }

    /// The problem that names every file of a person whose section would change and which may not be written.
    fn read_only(&self, shown: &str, root: &Path) -> Result<(), Problem> {
        let refused = self.changes.iter().filter(|change| {
            let path = root.join(&change.path);
            section::may_have(&change.path)
                && fs::symlink_metadata(&path)
                    .is_ok_and(|data| data.is_file() && data.permissions().readonly())
                && fs::read(&path).is_ok_and(|bytes| section::of(&change.path, &bytes).is_some())
        });
        let refused: Vec<String> = refused
            .map(|change| format!("{shown}/{}", change.path))
            .collect();
        if refused.is_empty() {
            return Ok(());
        }
        let message =
            "files of yours with a section of toolc are read-only, so nothing was written";
        let help = "let them be written, or remove the lines that mark the section";
        Err(Problem::outside(message).details(refused).help(help))
    }

    fn remove_stale(&mut self, run: &Run, kept: &BTreeSet<&str>) -> Result<(), Problem> {
        let wants_diff = run.mode == Mode::Check { diff: true };
        let stale: BTreeMap<&str, Hash> = run
            .targets
            .iter()
            .flat_map(|target| run.lock.files(target))
            .chain(
                run.retired
                    .values()
                    .flatten()
                    .map(|(path, hash)| (path.as_str(), *hash)),
            )
            .filter(|(path, _)| !kept.contains(path))
            .collect();
        // What has gone over to another portion is no longer ours.
        let others = match stale.is_empty() {
            true => BTreeMap::new(),
            false => run.others(),
        };
        for (path, listed) in stale
            .into_iter()
            .filter(|(path, _)| !others.contains_key(*path))
        {
            let (found, text) = run.look.text_at(path)?;
            let state = match found {
                Found::File(hash) if hash == listed => State::Stale,
                Found::File(_) | Found::Other => State::Edited,
                // It is gone already, or out of reach.
                Found::Absent | Found::Folder | Found::Blocked { .. } => continue,
            };
            let old = if let Found::File(hash) = found {
                Some(hash)
            } else {
                None
            };
            self.journal.removes.push(Remove {
                old,
                path: path.into(),
            });
            let diff = wants_diff.then(|| difference(&format!("{}/{path}", run.shown), &text, ""));
            self.changes.push(Change {
                path: path.into(),
                state,
                diff,
            });
        }
        for lock in run.retired.keys() {
            let Found::File(hash) = run.look.at(lock)? else {
                continue;
            };
            self.journal.removes.push(Remove {
                old: Some(hash),
                path: lock.clone(),
            });
            self.changes.push(Change {
                path: lock.clone(),
                state: State::Stale,
                diff: None,
            });
        }
        Ok(())
    }

    pub(super) fn put_new(&mut self, run: &Run, seen: &[Seen]) -> Result<(), Problem> {
        let removed: BTreeSet<&str> = self
            .journal
            .removes
            .iter()
            .map(|remove| remove.path.as_str())
            .collect();
        let removed_folded: BTreeSet<String> =
            removed.iter().map(|path| name::folded(path)).collect();
        let others = OnceCell::new();
        let is_portion = run.places.portion != Portion::Whole;
        let mut last = "";
        for seen in seen {
            // Two targets may make the same file.
            if std::mem::replace(&mut last, &seen.path) == seen.path {
                continue;
            }
            let same_but_case = removed_folded.contains(&name::folded(&seen.path));
            let (state, old) = match &seen.found {
                Found::File(hash)
                    if *hash == seen.new
                        && seen.listed.is_none()
                        && is_portion
                        && !same_but_case =>
                {
                    // Another portion may still remove it, or has just done so: it drops its lock after the files.
                    let is_taken = others.get_or_init(|| run.others()).contains_key(&seen.path);
                    match run.look.at(&seen.path)? {
                        Found::File(_) if is_taken => (State::Foreign, Some(*hash)),
                        Found::File(there) if there == *hash => {
                            self.unchanged += 1;
                            continue;
                        }
                        Found::Absent
                        | Found::File(_)
                        | Found::Folder
                        | Found::Other
                        | Found::Blocked { .. } => (State::Missing, None),
                    }
                }
                Found::File(hash) if *hash == seen.new && !same_but_case => {
                    self.unchanged += 1;
                    continue;
                }
                Found::File(hash) if same_but_case || seen.listed == Some(*hash) => {
                    (State::Changed, Some(*hash))
                }
                Found::File(hash) => (
                    if seen.listed.is_some() {
                        State::Edited
                    } else {
                        State::Foreign
                    },
                    Some(*hash),
                ),
                Found::Other => (
                    if seen.listed.is_some() {
                        State::Edited
                    } else {
                        State::Foreign
                    },
                    None,
                ),
                Found::Absent => (State::Missing, None),
                Found::Folder => {
                    let below = run.look.files_below(&seen.path)?;
                    if below.is_empty() || below.iter().any(|file| !removed.contains(file.as_str()))
                    {
                        self.blocked
                            .push(format!("{}/{} is a folder", run.shown, seen.path));
                    }
                    (State::Missing, None)
                }
                Found::Blocked { by, link } => {
                    if !removed.contains(by.as_str()) {
                        let what = if *link {
                            "a link, which is not followed"
                        } else {
                            "a file, where a folder must be"
                        };
                        self.blocked.push(format!("{}/{by} is {what}", run.shown));
                    }
                    (State::Missing, None)
                }
            };
            self.changes.push(Change {
                path: seen.path.clone(),
                state,
                diff: seen.diff.clone(),
            });
            if let Some(staged) = seen.staged {
                self.journal.puts.push(Put {
                    staged,
                    old,
                    new: seen.new,
                    path: seen.path.clone(),
                });
            }
        }
        if self.blocked.is_empty() {
            return Ok(());
        }
        self.blocked.dedup();
        Err(Problem::outside(format!(
            "something is in the way in `{}`, so nothing was written",
            run.shown
        ))
        .details(std::mem::take(&mut self.blocked))
        .help("move it out of the way"))
    }

    /// Which folders go when they are empty, and which were there before us and stay.
    fn remove_folders(&mut self, run: &Run, kept: &BTreeSet<&str>) {
        let path = run.places.state.join("found");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let mut found: BTreeSet<String> = text.lines().map(Into::into).collect();
        let known: BTreeSet<&str> = run
            .lock
            .all()
            .flat_map(|(_, path, _)| name::folders_above(path))
            .collect();
        let needed: BTreeSet<&str> = kept
            .iter()
            .flat_map(|path| name::folders_above(path))
            .collect();
        let before = found.len();
        for folder in &needed {
            if !known.contains(folder) && run.look.is_folder(folder) {
                found.insert((*folder).into());
            }
        }
        if found.len() != before {
            self.found_text = Some(found.iter().map(|folder| format!("{folder}\n")).collect());
        }
        let emptied: BTreeSet<&str> = self
            .journal
            .removes
            .iter()
            .flat_map(|remove| name::folders_above(&remove.path))
            .filter(|folder| !needed.contains(folder))
            .collect();
        let mut emptied: Vec<String> = emptied
            .into_iter()
            .filter(|folder| !found.contains(*folder))
            .map(Into::into)
            .collect();
        emptied.reverse();
        self.journal.folders = emptied;
    }
}

/// Files that cannot all be there: two contents for one path, or paths that differ in case only.
fn clashes(seen: &[Seen], shown: &str) -> Result<(), Problem> {
    let mut spelled: HashMap<String, (&str, &Seen)> = HashMap::new();
    let mut details = BTreeSet::new();
    for seen in seen {
        let parts = std::iter::once(seen.path.as_str()).chain(name::folders_above(&seen.path));
        for part in parts {
            let (other, by) = *spelled.entry(name::folded(part)).or_insert((part, seen));
            if other != part {
                details.insert(format!(
                    "{shown}/{other} ({}) and {shown}/{part} ({}) differ in case only",
                    by.target, seen.target
                ));
            } else if part == seen.path
                && by.path == seen.path
                && by.target != seen.target
                && by.new != seen.new
            {
                details.insert(format!(
                    "{shown}/{part} is written by `{}` and by `{}`, with different contents",
                    by.target, seen.target
                ));
            } else if (part == seen.path) != (part == by.path) {
                let (file, folder) = if part == seen.path {
                    (seen, by)
                } else {
                    (by, seen)
                };
                details.insert(format!(
                    "{shown}/{part} is a file of `{}` and a folder of `{}`",
                    file.target, folder.target
                ));
            } else if part == seen.path
                && by.target == seen.target
                && !std::ptr::eq(by, seen)
                && by.path == seen.path
            {
                return Err(Problem::bug(format!(
                    "the target `{}` made `{part}` twice",
                    seen.target
                )));
            }
        }
    }
    if details.is_empty() {
        return Ok(());
    }
    Err(Problem::outside(format!(
        "two generated files want one place in `{shown}`, so nothing was written"
    ))
    .details(details.into_iter().collect())
    .help(
        "give each target its own folder (`out` in toolc.toml), or rename one of the declarations",
    ))
}
