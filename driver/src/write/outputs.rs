//! What a process knows of an output folder between its runs: the lock, and which files are surely as it lists them.
//!
//! A run takes this with it and leaves it only if everything went well; so nothing is known after a problem. A run of
//! another process shows in the lock. A file counts as it was when this process read it last, until the system tells of
//! a change ([`Guard`]). Where the system cannot tell all of them, every file is read, as in a new process.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use rayon::prelude::*;

use super::guard::Guard;
use super::lock::Lock;
use super::look::{Found, Look};
use crate::name;

/// An output folder between runs.
#[derive(Debug)]
pub(crate) struct Outputs {
    pub(super) lock: Lock,
    /// The lock as it was written.
    pub(super) lock_text: String,
    /// Whether it is known that no two targets list the same file.
    pub(super) is_apart: bool,
    doubts: Doubts,
    guard: Option<Guard>,
}

/// Listed files that may not be as they are listed.
#[derive(Debug)]
enum Doubts {
    All,
    Some(BTreeSet<String>),
}

impl Outputs {
    /// A folder that was written just now.
    pub(crate) fn new(lock: Lock, lock_text: String) -> Self {
        Self {
            is_apart: false,
            lock,
            lock_text,
            doubts: Doubts::All,
            guard: None,
        }
    }

    /// The same after a run that wrote some of the listed files.
    pub(super) fn after(self, lock: Lock, lock_text: String) -> Self {
        Self {
            lock,
            lock_text,
            ..self
        }
    }

    /// The lock, if the one on the disk is still this one.
    pub(crate) fn lock_if(&self, text: &[u8]) -> Option<&Lock> {
        (self.lock_text.as_bytes() == text).then_some(&self.lock)
    }

    /// The lock as it was left.
    pub(crate) fn lock(&self) -> &Lock {
        &self.lock
    }

    /// Reads whatever is in doubt, so that the next run need not. Takes as long as reading all files, the first time.
    pub(crate) fn settle(&mut self, root: &Path) {
        self.hear();
        if self.guard.is_none() {
            self.guard = Guard::of(root);
            self.doubts = Doubts::All;
        }
        let Some(guard) = &mut self.guard else {
            return;
        };
        // First they are watched, then read: what changes in between is told.
        let above = self.lock.all();
        let above: BTreeSet<&str> = above
            .flat_map(|(_, path, _)| name::folders_above(path))
            .collect();
        if !guard.watch(std::iter::once("").chain(above)) {
            self.guard = None;
            self.doubts = Doubts::All;
            return;
        }
        let mut paths = HashSet::new();
        self.is_apart = self.is_apart || self.lock.all().all(|(_, path, _)| paths.insert(path));
        let look = Look::new(root);
        let files: Vec<_> = self
            .lock
            .all()
            .filter(|(_, path, _)| self.is_doubted(path))
            .collect();
        let others = files.par_iter().filter(
            |(_, path, hash)| !matches!(look.at(path), Ok(Found::File(there)) if there == *hash),
        );
        let others = others.map(|(_, path, _)| (*path).to_owned()).collect();
        self.doubts = Doubts::Some(others);
    }

    /// Hears what has changed.
    pub(super) fn hear(&mut self) {
        match (self.guard.as_mut().map(Guard::changed), &mut self.doubts) {
            (Some(Some(mut changed)), Doubts::Some(doubts)) => doubts.append(&mut changed),
            (Some(Some(_)), Doubts::All) => {}
            (Some(None) | None, _) => {
                self.guard = None;
                self.doubts = Doubts::All;
            }
        }
    }

    /// Whether a listed file may not be as it is listed.
    pub(super) fn is_doubted(&self, path: &str) -> bool {
        match &self.doubts {
            Doubts::All => true,
            Doubts::Some(paths) => paths.contains(path),
        }
    }

    /// How many listed files would be read by a run that makes none of them.
    pub(crate) fn doubts(&self) -> usize {
        let all = self.lock.all();
        all.filter(|(_, path, _)| self.is_doubted(path)).count()
    }
}
