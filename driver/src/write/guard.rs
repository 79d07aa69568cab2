//! Which files of an output folder may have changed, as the system tells it while a process goes on.
//!
//! The system queues an event while a change is made, before whoever makes it goes on. So who empties the queue knows of
//! every change that was made before, as one who read all files would; there is nothing to wait for, and a later event
//! is in the queue the next time. It tells all of a folder on a disk of this machine, but not what is written through
//! another name of a file (a hard link) or through memory that is mapped. Files of other machines are not guarded.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use inotify::{EventMask, Inotify, WatchDescriptor, WatchMask};

use crate::stamp::Stamp;

/// File systems that only the kernel of this machine writes to, as it names them.
const LOCAL: &[&str] = &[
    "bcachefs", "btrfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "jfs", "ntfs3", "overlay",
    "ramfs", "tmpfs", "vfat", "xfs", "zfs",
];

/// A folder whose changes are told.
#[derive(Debug)]
pub(super) struct Guard {
    root: PathBuf,
    /// The folder that was there when it began: another may be put in its place, by whoever moves one above it.
    place: Option<(u64, u64)>,
    inotify: Inotify,
    names: HashMap<WatchDescriptor, String>,
    watched: HashSet<String>,
}

impl Guard {
    /// Begins, where all changes are told.
    pub(super) fn of(root: &Path) -> Option<Self> {
        if !is_local(root) {
            return None;
        }
        Some(Self {
            root: root.into(),
            place: Some(Stamp::of(&fs::metadata(root).ok()?).place()),
            inotify: Inotify::init().ok()?,
            names: HashMap::new(),
            watched: HashSet::new(),
        })
    }

    /// Has the changes of some folders told as well, the first of which is the root; `false` where that cannot be.
    pub(super) fn watch<'f>(&mut self, folders: impl Iterator<Item = &'f str>) -> bool {
        let mask = WatchMask::MODIFY
            | WatchMask::CLOSE_WRITE
            | WatchMask::ATTRIB
            | WatchMask::CREATE
            | WatchMask::DELETE
            | WatchMask::MOVE
            | WatchMask::DELETE_SELF
            | WatchMask::MOVE_SELF
            | WatchMask::ONLYDIR;
        for folder in folders {
            if self.watched.contains(folder) {
                continue;
            }
            // Only the output folder itself may be reached by a link.
            let mask = match folder.is_empty() {
                true => mask,
                false => mask | WatchMask::DONT_FOLLOW,
            };
            let Ok(id) = self.inotify.watches().add(self.root.join(folder), mask) else {
                return false;
            };
            self.names.insert(id, folder.to_owned());
            self.watched.insert(folder.to_owned());
        }
        true
    }

    /// The paths that may have changed since the last time; `None` if they may be any.
    pub(super) fn changed(&mut self) -> Option<BTreeSet<String>> {
        let mut changed = BTreeSet::new();
        let mut buffer = [0; 16 << 10];
        loop {
            let events = match self.inotify.read_events(&mut buffer) {
                Ok(events) => events,
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(_) => return None,
            };
            for event in events {
                let lost = EventMask::Q_OVERFLOW
                    | EventMask::IGNORED
                    | EventMask::UNMOUNT
                    | EventMask::DELETE_SELF
                    | EventMask::MOVE_SELF;
                if event.mask.intersects(lost) {
                    return None;
                }
                let (folder, name) = (self.names.get(&event.wd)?, event.name?.to_str());
                // What is not text is no path of ours.
                let Some(name) = name else { continue };
                let path = match folder.is_empty() {
                    true => name.to_owned(),
                    false => format!("{folder}/{name}"),
                };
                if self.watched.contains(&path) {
                    return None;
                }
                changed.insert(path);
            }
        }
        let place = fs::metadata(&self.root).ok();
        let is_same = place.map(|data| Stamp::of(&data).place()) == self.place;
        is_same.then_some(changed)
    }
}

/// Whether a folder is on a disk of this machine with all that is in it, by the mounts around and inside of it.
pub(super) fn is_local(root: &Path) -> bool {
    let (Ok(real), Ok(mounts)) = (
        fs::canonicalize(root),
        fs::read_to_string("/proc/self/mountinfo"),
    ) else {
        return false;
    };
    // Innermost is, of those around it, the longest, and the last one of equal ones, which is on top.
    let (mut innermost, mut is_whole) = ((0, false), true);
    for line in mounts.lines() {
        let Some((before, after)) = line.split_once(" - ") else {
            continue;
        };
        let place = unescaped(before.split(' ').nth(4).unwrap_or_default());
        let kind = after.split(' ').next().unwrap_or_default();
        if real.starts_with(&place) && place.len() >= innermost.0 {
            innermost = (place.len(), LOCAL.contains(&kind));
        }
        // What is mounted inside may be anything.
        is_whole &= real == Path::new(&place) || !Path::new(&place).starts_with(&real);
    }
    is_whole && innermost.1
}

/// A path as the kernel lists it: spaces and the like as `\040`.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part
            .get(..3)
            .and_then(|digits| u8::from_str_radix(digits, 8).ok());
        match code {
            Some(code) => {
                all.push(char::from(code));
                all.push_str(&part[3..]);
            }
            None => all.push_str(part),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_mounts_are_read() {
        assert_eq!(unescaped("/a\\040b\\134c"), "/a b\\c");
        assert_eq!(unescaped("/\\9\\"), "/9");
    }

    #[test]
    fn what_the_kernel_makes_up_is_no_disk() {
        assert!(!is_local(Path::new("/proc/self")));
        assert!(!is_local(Path::new("/nowhere")));
    }
}
