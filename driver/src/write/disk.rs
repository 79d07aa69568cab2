//! Every change of the disk goes through here, one step at a time, so that a test can stop a run after each.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The step after which a run is interrupted, as if it had been killed. For tests of the next run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stop(Option<usize>);

impl Stop {
    /// The run is left alone.
    pub const fn never() -> Self {
        Self(None)
    }

    /// The run makes this many changes to the disk; the next one, if it writes text, is left half-done.
    pub const fn after(steps: usize) -> Self {
        Self(Some(steps))
    }
}

/// The disk, for writing.
#[derive(Debug)]
pub(crate) struct Disk {
    stop: Stop,
    steps: AtomicUsize,
}

impl Disk {
    pub(crate) fn new(stop: Stop) -> Self {
        Self {
            stop,
            steps: AtomicUsize::new(0),
        }
    }

    /// Whether the run was interrupted: from then on nothing may happen, as after a kill.
    pub(crate) fn stopped(&self) -> bool {
        self.stop
            .0
            .is_some_and(|limit| self.steps.load(Ordering::SeqCst) > limit)
    }

    /// A new file; the path must not exist, not even as a link.
    pub(crate) fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.create_then(path, bytes, |_| Ok(()))
    }

    /// A new file like another one: with its permissions, if these can be given.
    pub(crate) fn create_like(&self, path: &Path, like: &Path, bytes: &[u8]) -> io::Result<()> {
        let permissions = fs::metadata(like).map(|data| data.permissions())?;
        self.create_then(path, bytes, move |file| file.set_permissions(permissions))
    }

    /// A new file that is synced to disk before anything else happens.
    pub(crate) fn create_lasting(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.create_then(path, bytes, File::sync_all)
    }

    /// Moves a file over another one or to a free path, in one step of the file system.
    pub(crate) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step()?;
        fs::rename(from, to)
    }

    /// Removes a file or a link, if it is there.
    pub(crate) fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        unless(fs::remove_file(path), &[ErrorKind::NotFound])
    }

    /// Removes a folder, if it is there and empty.
    pub(crate) fn remove_empty_folder(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        unless(
            fs::remove_dir(path),
            &[
                ErrorKind::NotFound,
                ErrorKind::DirectoryNotEmpty,
                ErrorKind::NotADirectory,
            ],
        )
    }

    /// Creates one folder; returns whether it did not exist.
    pub(crate) fn make_folder(&self, path: &Path) -> io::Result<bool> {
        self.step()?;
        match fs::create_dir(path) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && path.is_dir() => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn create_then(
        &self,
        path: &Path,
        bytes: &[u8],
        then: impl FnOnce(&File) -> io::Result<()>,
    ) -> io::Result<()> {
        let go = self.go();
        if go == Go::Nowhere {
            return Err(cut_off());
        }
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        if go == Go::Halfway {
            file.write_all(&bytes[..bytes.len() / 2])?;
            return Err(cut_off());
        }
        file.write_all(bytes)?;
        then(&file)
    }

    fn step(&self) -> io::Result<()> {
        if self.go() == Go::On {
            Ok(())
        } else {
            Err(cut_off())
        }
    }

    fn go(&self) -> Go {
        let Some(limit) = self.stop.0 else {
            return Go::On;
        };
        match self.steps.fetch_add(1, Ordering::SeqCst).cmp(&limit) {
            std::cmp::Ordering::Less => Go::On,
            std::cmp::Ordering::Equal => Go::Halfway,
            std::cmp::Ordering::Greater => Go::Nowhere,
        }
    }
}

/// How far the next step gets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Go {
    On,
    Halfway,
    Nowhere,
}

fn cut_off() -> io::Error {
    io::Error::other("stopped by a test")
}

fn unless(result: io::Result<()>, fine: &[ErrorKind]) -> io::Result<()> {
    match result {
        Err(error) if fine.contains(&error.kind()) => Ok(()),
        other => other,
    }
}
