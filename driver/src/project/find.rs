//! From files, folders and patterns to the list of `.tools` files.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::pattern;
use crate::problem::{Problem, shown};

/// The files of a project, each once, by whatever path it was named.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The file without links → the path to read it by.
    pub(super) files: BTreeMap<PathBuf, PathBuf>,
    pub(super) problems: Vec<Problem>,
    /// The folders that were searched.
    pub(super) folders: BTreeSet<PathBuf>,
}

impl Found {
    /// A file or folder that the user named.
    pub(super) fn add(&mut self, path: &Path) {
        match fs::metadata(path) {
            Ok(data) if data.is_dir() => {
                let before = self.files.len() + self.problems.len();
                let known = self.below(path);
                if self.files.len() + self.problems.len() == before && !known {
                    self.problems.push(
                        Problem::outside(format!(
                            "the folder `{}` has no .tools files",
                            shown(path)
                        ))
                        .help("`toolc init` makes a first one"),
                    );
                }
            }
            Ok(_) => self.file(path),
            Err(error) => {
                let problem = Problem::disk("find", path, &error);
                self.problems.push(problem.help(
                    "PATHS are .tools files, folders with such files, or folders with a toolc.toml",
                ));
            }
        }
    }

    /// All files below a folder that match a pattern.
    pub(super) fn add_pattern(&mut self, root: &Path, text: &str) -> bool {
        let text = text.strip_prefix("./").unwrap_or(text);
        // The folders before the first star are no pattern.
        let fixed: Vec<&str> = text
            .split('/')
            .take_while(|part| !pattern::is_pattern(part))
            .collect();
        let start = if fixed.is_empty() {
            root.to_path_buf()
        } else {
            root.join(fixed.join("/"))
        };
        let mut all = Self::default();
        all.below(&start);
        self.problems.append(&mut all.problems);
        self.folders.append(&mut all.folders);
        let rest = text
            .split('/')
            .skip(fixed.len())
            .collect::<Vec<_>>()
            .join("/");
        let before = self.files.len();
        let mut any = false;
        for (real, path) in all.files {
            let below = path.strip_prefix(&start).map(slashed).unwrap_or_default();
            if pattern::matches(&rest, &below) {
                any = true;
                self.files.entry(real).or_insert(path);
            }
        }
        any || self.files.len() > before
    }

    /// Adds all files below a folder; returns whether there are any, known ones included.
    fn below(&mut self, folder: &Path) -> bool {
        self.search(folder, fs::canonicalize(folder).ok())
    }

    /// The same; `real` is the folder without links. What is in it and is no link itself needs no look at the way there.
    fn search(&mut self, folder: &Path, real: Option<PathBuf>) -> bool {
        let entries = match fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>) {
            Ok(entries) => entries,
            Err(error) => {
                self.problems
                    .push(Problem::disk("read the folder", folder, &error));
                return false;
            }
        };
        self.folders.insert(folder.into());
        let is_own = real.as_ref().is_some_and(|real| clean(folder) == *real);
        let mut any = false;
        let mut paths: Vec<_> = entries
            .into_iter()
            .map(|entry| (entry.file_name(), entry))
            .collect();
        paths.sort_by(|a, b| a.0.cmp(&b.0));
        for (file_name, entry) in paths {
            let name = file_name.to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            let Ok(kind) = entry.file_type() else {
                continue;
            };
            let real = || real.as_ref().map(|real| real.join(&file_name));
            // Folders behind links are not entered: they may lead round in a circle.
            if kind.is_dir() {
                if !matches!(&*name, "target" | "node_modules") {
                    any |= self.search(&entry.path(), real());
                }
            } else if name.ends_with(".tools") {
                any = true;
                match real().filter(|_| kind.is_file()) {
                    Some(real) => self.put(entry.path(), real, is_own),
                    None => self.file(&entry.path()),
                }
            }
        }
        any
    }

    fn file(&mut self, path: &Path) {
        match fs::canonicalize(path) {
            Ok(real) => {
                let is_own = clean(path) == real;
                self.put(path.into(), real, is_own);
            }
            Err(error) => self.problems.push(Problem::disk("find", path, &error)),
        }
    }

    /// Of several names the file's own wins, so that the order of arguments never shows.
    fn put(&mut self, path: PathBuf, real: PathBuf, is_own: bool) {
        match self.files.entry(real) {
            Entry::Vacant(free) => drop(free.insert(path)),
            Entry::Occupied(mut kept) => {
                let is_kept_own = clean(kept.get()) == *kept.key();
                if is_own || (!is_kept_own && path < *kept.get()) {
                    kept.insert(path);
                }
            }
        }
    }
}

/// Makes paths clean, most of which share their folder with the one before.
#[derive(Debug, Default)]
pub(super) struct Cleaner {
    folder: PathBuf,
    clean: PathBuf,
}

impl Cleaner {
    /// As [`clean`] does it.
    pub(super) fn clean(&mut self, path: &Path) -> PathBuf {
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return clean(path);
        };
        if folder.as_os_str().is_empty() {
            return clean(path);
        }
        if self.folder != folder {
            self.folder = folder.into();
            self.clean = clean(folder);
        }
        self.clean.join(name)
    }
}

/// An absolute path without `.` and `..`, links kept.
pub(super) fn clean(path: &Path) -> PathBuf {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.into());
    let mut clean = PathBuf::new();
    for part in absolute.components() {
        match part {
            Component::ParentDir => {
                clean.pop();
            }
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => clean.push(part),
        }
    }
    clean
}

/// The relative path from a folder to a path, both clean and absolute, with `/` between the parts.
pub(super) fn relative(folder: &Path, path: &Path) -> String {
    let mut up = String::new();
    for above in folder.ancestors() {
        if let Ok(rest) = path.strip_prefix(above) {
            return up + &slashed(rest);
        }
        up.push_str("../");
    }
    slashed(path)
}

fn slashed(path: &Path) -> String {
    let parts: Vec<_> = path
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect();
    parts.join("/").replacen("//", "/", 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_may_lead_up() {
        assert_eq!(
            relative(Path::new("/a/b"), Path::new("/a/b/c/d.tools")),
            "c/d.tools"
        );
        assert_eq!(
            relative(Path::new("/a/b/x"), Path::new("/a/c.tools")),
            "../../c.tools"
        );
        assert_eq!(clean(Path::new("/a/./b/../c")), Path::new("/a/c"));
    }
}
