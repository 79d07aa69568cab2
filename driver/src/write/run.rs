//! The context of a run: the output folder with its content, and the mode.

use std::collections::BTreeMap;
use std::path::Path;

use super::commit::Places;
use super::hash::Hash;
use super::lock::Lock;
use super::look::Look;
use super::outputs::Outputs;
use super::portion::Portion;
use crate::problem::Problem;

/// The mode of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Writes changed files.
    Write {
        /// Overwrites edited files, and files of the user.
        force: bool,
    },
    /// Writes nothing and reports what a run would change.
    Check {
        /// Reports the differences, too.
        diff: bool,
    },
}

/// A run, and the folder before it.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) places: Places,
    /// How messages name the folder.
    pub(super) shown: String,
    pub(super) mode: Mode,
    pub(super) targets: Vec<String>,
    pub(super) lock: Lock,
    /// The lock as it is on the disk.
    pub(super) lock_text: String,
    pub(super) look: Look,
    /// The locks of portions that are no longer made, with the files that they list.
    pub(super) retired: BTreeMap<String, BTreeMap<String, Hash>>,
}

impl Run {
    /// A run whose lock is not read yet.
    pub(super) fn of(
        folder: &Path,
        shown: &str,
        targets: &[&str],
        mode: Mode,
        portion: &Portion,
    ) -> Self {
        Self {
            places: Places::of(folder, portion),
            shown: shown.trim_end_matches('/').into(),
            mode,
            targets: targets.iter().map(|&target| target.into()).collect(),
            lock: Lock::default(),
            lock_text: String::new(),
            look: Look::new(folder),
            retired: BTreeMap::new(),
        }
    }

    /// Reads the lock of the last run; `known` is what it was then, and is given back if it is that still.
    pub(super) fn read_lock(&mut self, known: Option<Outputs>) -> Result<Option<Outputs>, Problem> {
        let path = &self.places.lock;
        let bytes = match crate::regular::read_own(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Problem::disk("read", path, &error)),
        };
        if let Some(mut known) = known
            && known.lock_if(&bytes).is_some()
        {
            self.lock = std::mem::take(&mut known.lock);
            self.lock_text = std::mem::take(&mut known.lock_text);
            return Ok(Some(known));
        }
        self.lock_text = String::from_utf8_lossy(&bytes).into_owned();
        self.lock = match self.mode {
            Mode::Write { force: true } => Lock::parse_what_can_be_read(&self.lock_text),
            Mode::Write { force: false } | Mode::Check { .. } => {
                let name = self.places.portion.lock();
                Lock::parse(&self.lock_text, &format!("{}/{name}", self.shown))?
            }
        };
        if self.lock_text.contains('\r') {
            self.lock_text = self.lock_text.replace("\r\n", "\n");
        }
        Ok(None)
    }

    /// The files that other portions list, each with the lock that does.
    pub(super) fn others(&self) -> BTreeMap<String, String> {
        let is_retired = |lock: &str| self.retired.contains_key(lock);
        self.places
            .portion
            .of_others(&self.places.root, &is_retired)
    }

    /// The hash of a file that is listed for us.
    pub(super) fn listed(&self, target: &str, path: &str) -> Option<Hash> {
        let retired = || self.retired.values().find_map(|files| files.get(path));
        self.lock.hash(target, path).or_else(|| retired().copied())
    }
}
