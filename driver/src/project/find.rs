//! From files, folders and patterns to the list of `.tools` files.

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
        let entries = match fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>) {
            Ok(entries) => entries,
            Err(error) => {
                self.problems
                    .push(Problem::disk("read the folder", folder, &error));
                return false;
            }
        };
        self.folders.insert(folder.into());
        let mut any = false;
        let mut paths: Vec<_> = entries
            .into_iter()
            .map(|entry| (entry.file_name(), entry))
            .collect();
        paths.sort_by(|a, b| a.0.cmp(&b.0));
        for (name, entry) in paths {
            let name = name.to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            let path = entry.path();
            let Ok(kind) = entry.file_type() else {
                continue;
            };
            // Folders behind links are not entered: they may lead round in a circle.
            if kind.is_dir() {
                if !matches!(&*name, "target" | "node_modules") {
                    any |= self.below(&path);
                }
            } else if name.ends_with(".tools") {
                any = true;
                self.file(&path);
            }
        }
        any
    }

    fn file(&mut self, path: &Path) {
        match fs::canonicalize(path) {
            Ok(real) => {
                // Of several names the file's own wins, so that the order of arguments never shows.
                let own = clean(path) == real;
                let kept = self
                    .files
                    .entry(real.clone())
                    .or_insert_with(|| path.into());
                if own || (clean(kept) != real && path < kept.as_path()) {
                    *kept = path.into();
                }
            }
            Err(error) => self.problems.push(Problem::disk("find", path, &error)),
        }
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
