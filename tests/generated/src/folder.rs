//! A folder that holds exactly what is made, for as long as somebody reads it.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::tree::{Files, Tree};

/// The file that is locked. A folder without it belongs to somebody else.
const LOCK: &str = ".generated";

/// As long as it lives, no other process changes the folder.
#[derive(Debug)]
pub struct Held {
    _lock: File,
}

/// Makes a folder hold these trees and nothing else; it waits while other processes hold it with other files.
pub fn hold(folder: &Path, trees: &[Tree]) -> io::Result<Held> {
    let lock = claim(folder)?;
    let mut files = Files::new();
    for tree in trees {
        let path = |path: &String| format!("{}/{path}", tree.folder());
        files.extend(
            tree.files
                .iter()
                .map(|(name, text)| (path(name), text.clone())),
        );
    }
    loop {
        lock.lock_shared()?;
        if is_filled(folder, &files)? {
            return Ok(Held { _lock: lock });
        }
        // Whoever has this lock has it alone, so the folder is compared again behind it.
        lock.unlock()?;
        lock.lock()?;
        fill(folder, &files)?;
        lock.unlock()?;
    }
}

/// The lock of a folder that is ours, or is new.
fn claim(folder: &Path) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    let path = folder.join(LOCK);
    let is_taken = !path.exists() && fs::read_dir(folder)?.next().is_some();
    // Between the two questions, another process may have claimed it.
    if is_taken && !path.exists() {
        let message = "holds other files: name a new folder, or an empty one";
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, message));
    }
    File::options().create(true).append(true).open(path)
}

/// Makes a folder hold these files and nothing else. Files that are the same already keep their times.
pub fn fill(folder: &Path, files: &Files) -> io::Result<()> {
    for path in strays(folder, files)? {
        match path.is_dir() && !path.is_symlink() {
            true => fs::remove_dir_all(path)?,
            false => fs::remove_file(path)?,
        }
    }
    for (path, text) in files {
        let path = folder.join(path);
        if is(&path, text) {
            continue;
        }
        fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
        let mut draft = path.clone().into_os_string();
        draft.push(".draft");
        fs::write(&draft, text)?;
        fs::rename(&draft, &path)?;
    }
    Ok(())
}

fn is_filled(folder: &Path, files: &Files) -> io::Result<bool> {
    let is_whole = files
        .iter()
        .all(|(path, text)| is(&folder.join(path), text));
    Ok(is_whole && strays(folder, files)?.is_empty())
}

fn is(path: &Path, text: &str) -> bool {
    fs::read(path).is_ok_and(|known| known == text.as_bytes())
}

/// What is in a folder beside these files; of a folder that goes as a whole, only itself.
fn strays(folder: &Path, files: &Files) -> io::Result<Vec<PathBuf>> {
    let mut folders = BTreeSet::from([""]);
    for path in files.keys() {
        let ends = path.match_indices('/').map(|(end, _)| end);
        folders.extend(ends.map(|end| &path[..end]));
    }
    let mut strays = Vec::new();
    for below in &folders {
        let entries = match fs::read_dir(folder.join(below)) {
            Ok(entries) => entries,
            Err(error) if is_absent(&error) => continue,
            Err(error) => return Err(error),
        };
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = match *below {
                "" => name.clone(),
                below => format!("{below}/{name}"),
            };
            let is_ours = match entry.file_type()?.is_dir() {
                // Python notices by itself that a source has changed, and needs the rest of its cache.
                true => folders.contains(&*path) || name == "__pycache__",
                false => files.contains_key(&path) || path == LOCK,
            };
            if !is_ours {
                strays.push(entry.path());
            }
        }
    }
    Ok(strays)
}

/// Whether there is no such folder, also where a file has its name.
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn files(files: &[(&str, &str)]) -> Files {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        files.iter().map(owned).collect()
    }

    fn tree(list: &[(&str, &str)]) -> Tree {
        Tree {
            name: "case".to_owned(),
            language: "rust".to_owned(),
            files: files(list),
        }
    }

    fn put(folder: &Path, path: &str, text: &str) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn what_is_no_longer_made_goes_and_caches_stay_beside_what_is() {
        let folder = TempDir::new().unwrap();
        let folder = folder.path();
        for path in [
            "a",
            "old/b",
            "now/__pycache__/c",
            "now/old",
            "file/d",
            "tree",
        ] {
            put(folder, path, "old");
        }
        let wanted = files(&[("a", "new"), ("now/e", "1"), ("file", "2"), ("tree/f", "3")]);
        fill(folder, &wanted).unwrap();
        assert!(is_filled(folder, &wanted).unwrap());
        assert!(!folder.join("old").exists() && !folder.join("now/old").exists());
        assert!(folder.join("now/__pycache__/c").exists());
    }

    #[test]
    fn a_file_that_is_the_same_keeps_its_time() {
        let folder = TempDir::new().unwrap();
        let time = |path: &str| {
            let data = fs::metadata(folder.path().join("case/rust").join(path)).unwrap();
            data.modified().unwrap()
        };
        drop(hold(folder.path(), &[tree(&[("same", "1"), ("other", "1")])]).unwrap());
        let before = (time("same"), time("other"));
        std::thread::sleep(std::time::Duration::from_millis(20));
        drop(hold(folder.path(), &[tree(&[("same", "1"), ("other", "2")])]).unwrap());
        assert_eq!(time("same"), before.0);
        assert_ne!(time("other"), before.1);
    }

    #[test]
    fn a_folder_of_somebody_else_stays_as_it_is() {
        let folder = TempDir::new().unwrap();
        put(folder.path(), "mine", "text");
        assert!(hold(folder.path(), &[tree(&[("a", "1")])]).is_err());
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(left.len(), 1);
    }

    #[test]
    fn who_wants_the_same_shares_and_who_wants_others_waits() {
        let folder = TempDir::new().unwrap();
        let first = hold(folder.path(), &[tree(&[("a", "1")])]).unwrap();
        let again = hold(folder.path(), &[tree(&[("a", "1")])]).unwrap();
        let text = || fs::read_to_string(folder.path().join("case/rust/a")).unwrap();
        std::thread::scope(|scope| {
            let other = scope.spawn(|| drop(hold(folder.path(), &[tree(&[("a", "2")])]).unwrap()));
            drop(first);
            std::thread::sleep(std::time::Duration::from_millis(50));
            assert!(!other.is_finished());
            assert_eq!(text(), "1");
            drop(again);
        });
        assert_eq!(text(), "2");
    }
}
