//! Which files of an output folder a run makes: all, those of some packages, or those around all packages.
//!
//! Each portion has a lock and a state of its own, so that runs of different portions neither wait for each other nor
//! touch each other's files. A run of the whole folder waits for all of them, and they for it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::hash::Hash;
use super::lock::Lock;
use crate::name::{self, LOCK, LOCKS, ROOT_LOCK, STATE};
use crate::problem::Problem;

/// Which files of an output folder a run makes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Portion {
    /// All of them.
    #[default]
    Whole,
    /// Those of some packages, by the name of the first.
    Packages(String),
    /// Those that are about all packages.
    Root,
}

impl Portion {
    /// That of some packages.
    pub(crate) fn of_packages(first: &str) -> Result<Self, Problem> {
        let portion = Self::Packages(first.to_owned());
        let lock = format!("{first}.lock");
        match name::fault(&lock).is_some() || lock.contains('/') {
            true => Err(Problem::outside(format!(
                "`{first}` is no name of a package that has files of its own"
            ))),
            false => Ok(portion),
        }
    }

    /// Where its lock is in the output folder.
    pub(crate) fn lock(&self) -> String {
        match self {
            Self::Whole => LOCK.into(),
            Self::Packages(first) => format!("{LOCKS}/{first}.lock"),
            Self::Root => ROOT_LOCK.into(),
        }
    }

    /// Where its state is.
    pub(super) fn state(&self, root: &Path) -> PathBuf {
        let all = root.join(STATE);
        match self {
            Self::Whole => all,
            Self::Packages(first) => all.join("packages").join(first),
            Self::Root => all.join("root"),
        }
    }

    /// The packages, by the names of the first, whose steps have a state in an output folder.
    pub(super) fn steps(root: &Path) -> impl Iterator<Item = String> {
        let states = fs::read_dir(root.join(STATE).join("packages"));
        let states = states.into_iter().flatten().flatten();
        states.map(|entry| entry.file_name().to_string_lossy().into_owned())
    }

    /// Tells of a folder in which other runs have made the files of these targets as another kind of portion, or were cut
    /// off.
    pub(super) fn fits(&self, root: &Path, shown: &str, targets: &[&str]) -> Result<(), Problem> {
        let makes = |lock: &str| {
            let text = crate::regular::read_own(root.join(lock)).unwrap_or_default();
            let text = String::from_utf8_lossy(&text);
            let lock = Lock::parse_what_can_be_read(&text);
            targets
                .iter()
                .any(|target| lock.files(target).next().is_some())
        };
        let state = root.join(STATE);
        let (message, kept) = match self {
            Self::Whole => {
                let steps = Self::steps(root).map(|name| Self::Packages(name).state(root));
                let mut steps = steps.chain([Self::Root.state(root)]);
                if !makes(ROOT_LOCK)
                    && !locks(root).iter().any(|lock| makes(lock))
                    && !steps.any(|step| step.join("journal").exists())
                {
                    return Ok(());
                }
                let kept = format!("`{shown}/{LOCKS}` and `{shown}/{ROOT_LOCK}`");
                (
                    format!("the packages in `{shown}` were made one by one"),
                    kept,
                )
            }
            Self::Packages(_) | Self::Root => {
                if !makes(LOCK) && !state.join("journal").exists() {
                    return Ok(());
                }
                let kept = format!("`{shown}/{LOCK}`");
                (
                    format!("all packages in `{shown}` were made by one run"),
                    kept,
                )
            }
        };
        Err(Problem::content(format!("{message}, so nothing was written")).help(format!(
            "name another folder with --out, or delete {kept} and `{shown}/{STATE}`: files that are up to date are taken over"
        )))
    }

    /// The files that other portions list which are still made, each with the lock that does.
    pub(super) fn of_others(
        &self,
        root: &Path,
        is_retired: &dyn Fn(&str) -> bool,
    ) -> BTreeMap<String, String> {
        if *self == Self::Whole {
            return BTreeMap::new();
        }
        let mut all = locks(root);
        all.push(ROOT_LOCK.into());
        all.retain(|lock| *lock != self.lock() && !is_retired(lock));
        let mut files = BTreeMap::new();
        for name in all {
            let listed = listed(root, &name).into_keys();
            files.extend(listed.map(|path| (path, name.clone())));
        }
        files
    }

    /// The locks of packages that are gone, with the files that these list. What is no lock, or also lists files of other
    /// targets, is left alone.
    pub(super) fn retired(
        root: &Path,
        targets: &[String],
        is_gone: &dyn Fn(&str) -> bool,
    ) -> BTreeMap<String, BTreeMap<String, Hash>> {
        let name = |lock: &str| {
            let name = lock.strip_prefix(LOCKS)?.strip_prefix('/')?;
            name.strip_suffix(".lock").map(str::to_owned)
        };
        let files = |lock: &String| {
            let path = root.join(lock);
            let is_file = path.symlink_metadata().is_ok_and(|data| data.is_file());
            let text = is_file.then(|| fs::read_to_string(path).ok()).flatten()?;
            let lock = Lock::parse(&text, lock).ok()?;
            let is_ours = |target: &str| targets.iter().any(|one| one == target);
            let listed = lock.all().map(|(_, path, hash)| (path.to_owned(), hash));
            lock.targets().all(is_ours).then(|| listed.collect())
        };
        let mut all = locks(root);
        all.retain(|lock| name(lock).is_some_and(|name| is_gone(&name)));
        let all = all.into_iter();
        all.filter_map(|lock| Some((lock.clone(), files(&lock)?)))
            .collect()
    }
}

/// The files that a lock lists, as far as it can be read.
fn listed(root: &Path, lock: &str) -> BTreeMap<String, Hash> {
    let text = crate::regular::read_own(root.join(lock)).unwrap_or_default();
    let lock = Lock::parse_what_can_be_read(&String::from_utf8_lossy(&text));
    let listed = lock.all().map(|(_, path, hash)| (path.to_owned(), hash));
    listed.collect()
}

/// The locks of packages in an output folder.
fn locks(root: &Path) -> Vec<String> {
    let entries = fs::read_dir(root.join(LOCKS))
        .into_iter()
        .flatten()
        .flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let locks = names.filter(|name| name.ends_with(".lock"));
    let mut all: Vec<String> = locks.map(|name| format!("{LOCKS}/{name}")).collect();
    all.sort();
    all
}
