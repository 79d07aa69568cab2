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

    /// Tells of a folder in which other runs have made the files of these targets as another kind of portion.
    pub(super) fn fits(&self, root: &Path, shown: &str, targets: &[&str]) -> Result<(), Problem> {
        let makes = |lock: &str| {
            let text = fs::read(root.join(lock)).unwrap_or_default();
            let text = String::from_utf8_lossy(&text);
            let lock = Lock::parse_what_can_be_read(&text);
            targets
                .iter()
                .any(|target| lock.files(target).next().is_some())
        };
        match self {
            Self::Whole => {
                if !makes(ROOT_LOCK) && !locks(root).iter().any(|lock| makes(lock)) {
                    return Ok(());
                }
                Err(Problem::content(format!(
                    "the packages in `{shown}` were made one by one, so nothing was written"
                ))
                .help(format!(
                    "name another folder with --out, or delete `{shown}/{LOCKS}` and `{shown}/{ROOT_LOCK}`: files that are up to date are taken over"
                )))
            }
            Self::Packages(_) | Self::Root => match makes(LOCK) {
                false => Ok(()),
                true => Err(Problem::content(format!(
                    "all packages in `{shown}` were made by one run, so nothing was written"
                ))
                .help(format!(
                    "name another folder with --out, or delete `{shown}/{LOCK}`: files that are up to date are taken over"
                ))),
            },
        }
    }

    /// The files that other portions list which are still made, each with the lock that does.
    pub(super) fn of_others(
        &self,
        root: &Path,
        is_retired: &dyn Fn(&str) -> bool,
    ) -> BTreeMap<String, String> {
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

    /// The locks of packages that are none any more, with the files that these list.
    pub(super) fn retired(
        root: &Path,
        is_package: &dyn Fn(&str) -> bool,
    ) -> BTreeMap<String, BTreeMap<String, Hash>> {
        let mut all = locks(root);
        let is_retired = |lock: &String| {
            let name = lock
                .strip_prefix(LOCKS)
                .and_then(|name| name.strip_prefix('/'));
            let name = name.and_then(|name| name.strip_suffix(".lock"));
            name.is_some_and(|name| !is_package(name))
        };
        all.retain(is_retired);
        let all = all.into_iter();
        all.map(|lock| (lock.clone(), listed(root, &lock)))
            .collect()
    }
}

/// The files that a lock lists, as far as it can be read.
fn listed(root: &Path, lock: &str) -> BTreeMap<String, Hash> {
    let text = fs::read(root.join(lock)).unwrap_or_default();
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
