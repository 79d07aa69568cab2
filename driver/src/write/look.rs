//! The state of paths in the output folder. Links are detected, never followed.

use std::collections::HashMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::hash::Hash;
use super::section;
use super::stamps::Stamps;
use crate::problem::Problem;
use crate::stamp::Stamp;

/// The state of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Absent,
    File(Hash),
    Folder,
    /// A link, a pipe or another special file.
    Other,
    /// A parent that is not a folder: its path, and whether it is a link.
    Blocked {
        by: String,
        link: bool,
    },
}

/// Reads one output folder and caches the folders in it.
#[derive(Debug)]
pub(crate) struct Look {
    root: PathBuf,
    folders: Mutex<HashMap<String, Way>>,
    stamps: Stamps,
}

#[derive(Clone, Debug)]
enum Way {
    Open,
    Absent,
    Blocked { by: String, link: bool },
}

impl Look {
    /// Reads whatever it is asked for.
    pub(crate) fn new(root: &Path) -> Self {
        Self::beside(root, Stamps::none())
    }

    /// Does not read what has been read in the same state.
    pub(crate) fn beside(root: &Path, stamps: Stamps) -> Self {
        Self {
            root: root.into(),
            folders: Mutex::default(),
            stamps,
        }
    }

    /// What is known of files that have been read.
    pub(crate) fn stamps(&self) -> &Stamps {
        &self.stamps
    }

    /// The same, to leave it for later runs.
    pub(crate) fn take_stamps(&mut self) -> Stamps {
        std::mem::replace(&mut self.stamps, Stamps::none())
    }

    /// Whether a file with this text is at `path`.
    pub(crate) fn has(&self, path: &str, hash: Hash) -> Result<bool, Problem> {
        Ok(self.is_known(path, hash) || self.at(path)? == Found::File(hash))
    }

    /// Whether it is there as it was when it was read.
    pub(super) fn is_known(&self, path: &str, hash: Hash) -> bool {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let data = || fs::symlink_metadata(self.root.join(path)).ok();
        self.stamps.has_some()
            && matches!(self.way(folder), Ok(Way::Open))
            && data().is_some_and(|data| {
                data.is_file() && self.stamps.has(path, &Stamp::of(&data), hash)
            })
    }

    /// The state of `path`.
    pub(crate) fn at(&self, path: &str) -> Result<Found, Problem> {
        self.text_at(path).map(|(found, _)| found)
    }

    /// The state of `path`, and the bytes of a file.
    pub(crate) fn text_at(&self, path: &str) -> Result<(Found, Vec<u8>), Problem> {
        let nothing = |found| Ok((found, Vec::new()));
        match self.way(path.rsplit_once('/').map_or("", |(folder, _)| folder)) {
            Ok(Way::Open) => {}
            Ok(Way::Absent) => return nothing(Found::Absent),
            Ok(Way::Blocked { by, link }) => return nothing(Found::Blocked { by, link }),
            Err(error) => return Err(Problem::disk("look at", self.root.join(path), &error)),
        }
        let full = self.root.join(path);
        let found = fs::symlink_metadata(&full).and_then(|data| {
            let kind = data.file_type();
            if kind.is_file() {
                let found = of_file(path, fs::read(&full)?);
                if let Found::File(hash) = found.0 {
                    self.stamps.note(path, &Stamp::of(&data), hash);
                }
                Ok(found)
            } else if kind.is_dir() {
                Ok((Found::Folder, Vec::new()))
            } else {
                Ok((Found::Other, Vec::new()))
            }
        });
        match found {
            Err(error) if error.kind() == ErrorKind::NotFound => nothing(Found::Absent),
            Err(error) => Err(Problem::disk("read", &full, &error)),
            Ok(found) => Ok(found),
        }
    }

    /// Whether a folder is there.
    pub(crate) fn is_folder(&self, folder: &str) -> bool {
        matches!(self.way(folder), Ok(Way::Open))
    }

    /// All files and links below a folder.
    pub(crate) fn files_below(&self, folder: &str) -> Result<Vec<String>, Problem> {
        let full = self.root.join(folder);
        let mut files = Vec::new();
        let failed = |error: &io::Error| Problem::disk("read the folder", &full, error);
        for entry in fs::read_dir(&full).map_err(|e| failed(&e))? {
            let entry = entry.map_err(|e| failed(&e))?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.file_type().map_err(|e| failed(&e))?.is_dir() {
                files.extend(self.files_below(&path)?)
            } else {
                files.push(path)
            }
        }
        Ok(files)
    }

    fn way(&self, folder: &str) -> io::Result<Way> {
        if let Some(known) = self
            .folders
            .lock()
            .expect("no panic while held")
            .get(folder)
        {
            return Ok(known.clone());
        }
        let way = if folder.is_empty() {
            kind_of(&self.root, "", fs::metadata)?
        } else {
            match self.way(folder.rsplit_once('/').map_or("", |(above, _)| above))? {
                Way::Open => kind_of(&self.root.join(folder), folder, fs::symlink_metadata)?,
                closed @ (Way::Absent | Way::Blocked { .. }) => closed,
            }
        };
        self.folders
            .lock()
            .expect("no panic while held")
            .insert(folder.into(), way.clone());
        Ok(way)
    }
}

/// The state of a file: of its section, where it is a person's with one. An empty section is room for what is made.
fn of_file(path: &str, bytes: Vec<u8>) -> (Found, Vec<u8>) {
    let bytes = match section::of(path, &bytes) {
        Some(place) => bytes[place].to_vec(),
        None => return (Found::File(Hash::of(&bytes)), bytes),
    };
    match bytes.trim_ascii().is_empty() {
        true => (Found::Absent, Vec::new()),
        false => (Found::File(Hash::of(&bytes)), bytes),
    }
}

fn kind_of(
    full: &Path,
    folder: &str,
    look: fn(PathBuf) -> io::Result<fs::Metadata>,
) -> io::Result<Way> {
    match look(full.into()) {
        Ok(data) if data.is_dir() => Ok(Way::Open),
        Ok(data) => Ok(Way::Blocked {
            by: folder.into(),
            link: data.file_type().is_symlink(),
        }),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Ok(Way::Absent)
        }
        Err(error) => Err(error),
    }
}
