//! Where a path leads: link by link, as the system follows it.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

/// Where a path leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reached {
    /// Behind all links. What does not exist stands behind the deepest folder that does.
    pub(crate) target: PathBuf,
    /// The last name of the path itself, in the folder where it really is: what is there may be a link.
    pub(crate) entry: PathBuf,
}

impl Reached {
    /// Whether it is a folder or in it. Whoever writes or deletes may also change the entry, which may be a link.
    pub(crate) fn is_within(&self, folder: &Self, changes: bool) -> bool {
        let is_there = |path: &Path| path.starts_with(&folder.target);
        is_there(&self.target) && (!changes || is_there(&self.entry) || self.entry == folder.entry)
    }
}

const EMPTY: &str = "it is empty";
const LONG: &str = "it is too long";
const LINKS: &str = "it has too many links";
const UNSEEN: &str = "a part of it cannot be looked at";
const MISSING: &str = "a part of it that `..` follows does not exist";

/// As many links as Linux follows.
const MOST_LINKS: usize = 40;
const MOST_BYTES: usize = 4096;

/// Follows a path from a folder on; the error says why it cannot be known where it leads.
pub(crate) fn followed(base: &Path, path: &Path) -> Result<Reached, &'static str> {
    let bytes = path.as_os_str().as_encoded_bytes();
    if bytes.is_empty() {
        return Err(EMPTY);
    }
    if bytes.len() > MOST_BYTES {
        return Err(LONG);
    }
    if bytes.contains(&0) {
        return Err(UNSEEN);
    }
    let mut way = Way::default();
    way.push(&base.join(path))?;
    way.follow()
}

/// The same for a folder of a grant.
pub(crate) fn folder(folder: &Path) -> Result<Reached, &'static str> {
    let mut way = Way::default();
    way.push(folder)?;
    way.follow()
}

#[derive(Debug)]
enum Step {
    /// Back to the root.
    Root(PathBuf),
    Up,
    Into(OsString),
}

#[derive(Default)]
struct Way {
    /// The next step is the last one.
    steps: Vec<Step>,
    at: PathBuf,
    entry: Option<PathBuf>,
    links: usize,
    is_missing: bool,
    /// Whether something can be behind the last part.
    is_folder: bool,
}

impl Way {
    /// Puts the steps of a path before those that are left.
    fn push(&mut self, path: &Path) -> Result<(), &'static str> {
        let mut steps = Vec::new();
        let mut root = PathBuf::new();
        for part in path.components() {
            match part {
                Component::Prefix(prefix) => {
                    // `C:` and nothing that leads to devices or other machines.
                    if !matches!(prefix.kind(), std::path::Prefix::Disk(_)) {
                        return Err(UNSEEN);
                    }
                    root.push(part);
                }
                Component::RootDir => {
                    root.push(part);
                    steps.push(Step::Root(std::mem::take(&mut root)));
                }
                Component::CurDir => {}
                Component::ParentDir => steps.push(Step::Up),
                Component::Normal(name) => {
                    if cfg!(windows) && is_odd(name) {
                        return Err(UNSEEN);
                    }
                    steps.push(Step::Into(name.to_owned()));
                }
            }
        }
        // A drive without a root leads to wherever somebody was on it before.
        if !root.as_os_str().is_empty() {
            return Err(UNSEEN);
        }
        self.steps.extend(steps.into_iter().rev());
        Ok(())
    }

    fn follow(mut self) -> Result<Reached, &'static str> {
        while let Some(step) = self.steps.pop() {
            match step {
                Step::Root(root) => {
                    self.at = root;
                    self.is_folder = true;
                }
                Step::Up if self.is_missing => return Err(MISSING),
                Step::Up if !self.is_folder => return Err(UNSEEN),
                Step::Up => {
                    self.at.pop();
                }
                Step::Into(name) => self.enter(&name)?,
            }
        }
        Ok(Reached {
            entry: self.entry.unwrap_or_else(|| self.at.clone()),
            target: self.at,
        })
    }

    fn enter(&mut self, name: &OsString) -> Result<(), &'static str> {
        if !self.is_missing && !self.is_folder {
            return Err(UNSEEN);
        }
        let next = self.at.join(name);
        if self.steps.is_empty() && self.entry.is_none() {
            self.entry = Some(next.clone());
        }
        if self.is_missing {
            self.at = next;
            return Ok(());
        }
        match std::fs::symlink_metadata(&next) {
            Ok(found) if found.is_symlink() => {
                self.links += 1;
                if self.links > MOST_LINKS {
                    return Err(LINKS);
                }
                self.push(&std::fs::read_link(&next).map_err(|_| UNSEEN)?)
            }
            Ok(found) => {
                self.at = next;
                self.is_folder = found.is_dir();
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                self.at = next;
                self.is_missing = true;
                Ok(())
            }
            Err(_) => Err(UNSEEN),
        }
    }
}

/// Whether Windows reads a name as another one, or as a stream of a file.
fn is_odd(name: &std::ffi::OsStr) -> bool {
    let name = name.to_string_lossy();
    name.contains(':') || name.ends_with(['.', ' '])
}
