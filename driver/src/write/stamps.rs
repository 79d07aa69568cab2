//! `.toolc/stamps`: which files have been read, and in which state, so that the next run need not read them again.
//!
//! An entry is a hash of a path, of the state of the file there ([`Stamp`]), and of what was read of it. It is true
//! whoever wrote it and whatever has happened since: a file that was changed has another state, for which there is no
//! entry. States are entered only where every later change shows (they are settled), and only on disks of this machine.
//!
//! The file is sealed and has the entries, sorted, 16 bytes each.

use std::path::Path;
use std::sync::Mutex;
use std::time::SystemTime;

use xxhash_rust::xxh3::Xxh3Default;

use super::guard::is_local;
use super::hash::Hash;
use crate::sealed::{Fault, Sealed};
use crate::stamp::Stamp;

const FILE: &str = "stamps";

/// 64 MiB are those of about four million files.
const SEALED: Sealed = Sealed {
    first: "toolc stamps 1 ",
    most: 64 << 20,
};

/// What is known of the files of an output folder.
#[derive(Debug)]
pub(crate) struct Stamps {
    /// Those of earlier runs, sorted.
    known: Vec<u128>,
    /// Those that this run has seen.
    seen: Mutex<Vec<u128>>,
    /// When it began.
    now: SystemTime,
    fault: Option<&'static str>,
}

impl Stamps {
    /// Of a folder of which nothing is known: each file is read.
    pub(super) fn none() -> Self {
        Self {
            known: Vec::new(),
            seen: Mutex::default(),
            now: SystemTime::now(),
            fault: None,
        }
    }

    /// Those that earlier runs left in a folder.
    pub(crate) fn read(root: &Path, state: &Path) -> Self {
        let mut stamps = Self::none();
        match entries(root, state) {
            Ok(known) => stamps.known = known,
            Err(why) => stamps.fault = Some(why),
        }
        stamps
    }

    /// Why what earlier runs left is of no use, although it is there.
    pub(crate) fn fault(&self) -> Option<&'static str> {
        self.fault
    }

    /// Whether any file is known.
    pub(super) fn has_some(&self) -> bool {
        !self.known.is_empty()
    }

    /// Whether a file in this state has been read, and this was found.
    pub(super) fn has(&self, path: &str, stamp: &Stamp, hash: Hash) -> bool {
        let entry = entry(path, stamp, hash);
        let is_known = self.known.binary_search(&entry).is_ok();
        if is_known {
            self.enter(entry);
        }
        is_known
    }

    /// Notes what was read of a file that was in this state before.
    pub(super) fn note(&self, path: &str, stamp: &Stamp, hash: Hash) {
        if stamp.is_settled(self.now) {
            self.enter(entry(path, stamp, hash));
        }
    }

    fn enter(&self, entry: u128) {
        self.seen.lock().expect("no panic while held").push(entry);
    }

    /// Leaves them for later runs, in a folder with so many listed files. A failure only costs time.
    pub(crate) fn write(self, (root, state): (&Path, &Path), listed: usize) {
        let mut all = self.seen.into_inner().expect("no panic while held");
        all.sort_unstable();
        all.dedup();
        let is_known = |entry: &u128| self.known.binary_search(entry).is_ok();
        if all.iter().all(is_known) && self.fault.is_none() {
            return;
        }
        // Files of other targets are in them, and files as they were before a change: in time these are the most.
        if all.len() + self.known.len() <= listed.saturating_mul(2) {
            all.extend(&self.known);
            all.sort_unstable();
            all.dedup();
        }
        if is_local(root) {
            let bytes: Vec<u8> = all.iter().flat_map(|entry| entry.to_le_bytes()).collect();
            SEALED.write(&state.join(FILE), &bytes);
        }
    }
}

fn entry(path: &str, stamp: &Stamp, hash: Hash) -> u128 {
    let mut all = Xxh3Default::new();
    all.update(&stamp.bytes());
    all.update(&hash.bytes());
    all.update(path.as_bytes());
    all.digest128()
}

/// The entries of a folder; the error says why what is there is of no use.
fn entries(root: &Path, state: &Path) -> Result<Vec<u128>, &'static str> {
    let bytes = match SEALED.read(&state.join(FILE)) {
        Ok(bytes) => bytes,
        Err(Fault::Absent) => return Ok(Vec::new()),
        Err(Fault::Other) => return Err("what the last run left of them is something else"),
        Err(Fault::Unreadable) => return Err("what the last run left of them cannot be read"),
        Err(Fault::Version) => return Err("another version of toolc left what is known of them"),
        Err(Fault::Broken) => return Err("what the last run left of them is broken"),
    };
    let (entries, rest) = bytes.as_chunks();
    let entries: Vec<u128> = entries.iter().copied().map(u128::from_le_bytes).collect();
    match rest.is_empty() && entries.is_sorted() && is_local(root) {
        true => Ok(entries),
        false => Err("what the last run left of them does not fit"),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::write::Look;

    #[test]
    fn an_entry_is_of_one_path_one_state_and_one_text() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a");
        fs::write(&file, "text").unwrap();
        let stamp = Stamp::of(&fs::metadata(&file).unwrap());
        fs::write(&file, "texts").unwrap();
        let later = Stamp::of(&fs::metadata(&file).unwrap());
        let (hash, other) = (Hash::of(b"text"), Hash::of(b"texts"));
        let all = [
            entry("a", &stamp, hash),
            entry("b", &stamp, hash),
            entry("a", &later, hash),
            entry("a", &stamp, other),
        ];
        let mut unique = all.to_vec();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), all.len());
    }

    #[test]
    fn a_file_is_known_in_the_state_in_which_it_was_read() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a");
        fs::write(&file, "text").unwrap();
        let data = fs::metadata(&file).unwrap();
        let hash = Hash::of(b"text");
        let known = || {
            let mut stamps = Stamps::none();
            stamps.known = vec![entry("a", &Stamp::of(&data), hash)];
            Look::beside(folder.path(), stamps)
        };
        assert!(known().is_known("a", hash));
        assert!(!known().is_known("a", Hash::of(b"texts")));
        // As long as before, and as old as before by the time that anybody can set.
        std::thread::sleep(std::time::Duration::from_millis(20));
        fs::write(&file, "tixt").unwrap();
        let opened = fs::File::options().write(true).open(&file).unwrap();
        opened.set_modified(data.modified().unwrap()).unwrap();
        assert!(!known().is_known("a", hash));
        assert!(!known().has("a", hash).unwrap());
        fs::remove_file(&file).unwrap();
        assert!(!known().is_known("a", hash));
    }

    #[test]
    fn a_state_that_is_not_settled_is_not_entered() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a"), "text").unwrap();
        let mut look = Look::new(folder.path());
        assert!(look.has("a", Hash::of(b"text")).unwrap());
        assert!(look.take_stamps().seen.into_inner().unwrap().is_empty());
    }

    #[test]
    fn they_do_not_grow_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        if !is_local(folder.path()) {
            return;
        }
        let counts = (0..10).map(|round| {
            let stamps = Stamps::read(root, root);
            stamps.enter(round);
            stamps.enter(1000);
            stamps.write((root, root), 2);
            Stamps::read(root, root).known.len()
        });
        let counts: Vec<usize> = counts.collect();
        assert_eq!(counts, [2, 3, 2, 3, 2, 3, 2, 3, 2, 3]);
    }
}
