//! Writes one file in one step: to a draft beside it, which is then renamed.
//!
//! The draft has one name for each target file, and is locked while it is written. So the next run that writes the same
//! file finds the draft of a killed run and takes it over.

use std::ffi::OsString;
use std::fs::{self, File, Permissions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::held::{Held, Share, hold};

/// How long another run may take to write one file.
const PATIENCE: Duration = Duration::from_secs(10);

/// A file that will be moved to its target. If it is dropped before, it leaves nothing behind.
#[derive(Debug)]
pub(crate) struct Draft {
    place: PathBuf,
    path: PathBuf,
    file: File,
    done: bool,
}

impl Draft {
    /// Waits until no other process writes there.
    pub(crate) fn of(place: &Path) -> io::Result<Self> {
        let path = path_beside(place);
        // A link would lead elsewhere, and what cannot be opened was left with other permissions.
        if path
            .symlink_metadata()
            .is_ok_and(|data| !data.is_file() || data.permissions().readonly())
        {
            fs::remove_file(&path)?;
        }
        match hold(&path, Share::Write, PATIENCE)? {
            Held::Ours(file) => Ok(Self {
                place: place.into(),
                path,
                file,
                done: false,
            }),
            Held::Absent => Err(ErrorKind::NotFound.into()),
            Held::Busy => Err(io::Error::other("another run of toolc is writing it")),
        }
    }

    /// Writes a text there, replacing any file.
    pub(crate) fn put(self, bytes: &[u8], permissions: Option<Permissions>) -> io::Result<()> {
        self.written(bytes, permissions, |draft, place| fs::rename(draft, place))
    }

    /// Writes a text there, if there is no file.
    pub(crate) fn put_new(self, bytes: &[u8]) -> io::Result<()> {
        // A link, unlike a rename, leaves alone what somebody put there meanwhile; not every file system has them.
        let link = |draft: &Path, place: &Path| match fs::hard_link(draft, place) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => fs::rename(draft, place),
            Err(error) => Err(error),
            Ok(()) => fs::remove_file(draft),
        };
        self.written(bytes, None, link)
    }

    fn written(
        mut self,
        bytes: &[u8],
        permissions: Option<Permissions>,
        put: impl FnOnce(&Path, &Path) -> io::Result<()>,
    ) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.write_all(bytes)?;
        if let Some(permissions) = permissions {
            self.file.set_permissions(permissions)?;
        }
        put(&self.path, &self.place)?;
        self.done = true;
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.done {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// In the same folder, so that moving is one step. Its name begins with a dot, so it is not a source.
fn path_beside(place: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(place.file_name().unwrap_or_default());
    name.push(".toolc-draft");
    place.with_file_name(name)
}
