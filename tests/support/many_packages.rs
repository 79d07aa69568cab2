//! A project of many packages, runs about it, and whether they left what a run from nothing leaves.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use toolc_build::write::Mode;
use toolc_build::{Failure, Generated, LoadedProject, Request, generate};

pub const WRITE: Mode = Mode::Write { force: false };

/// A project of packages that have nothing to do with each other.
pub fn project(packages: usize) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(
        folder.path().join("toolc.toml"),
        "[target.rust]\n[target.python]\n",
    )
    .unwrap();
    for number in 0..packages {
        let text = PACKAGE.replace("NUMBER", &number.to_string());
        fs::write(source(&folder, number), text).unwrap();
    }
    folder
}

const PACKAGE: &str = "\
package pNUMBER

/// An item of NUMBER.
type ItemNUMBER {
  /// How many.
  count: int
}

/// Serves NUMBER.
service serving_NUMBER {
  toolset tools_NUMBER {
    /// Finds items.
    tool find_NUMBER(item: ItemNUMBER) -> string {
      readonly
    }
    /// Finds NUMBER.
    tool find_other_NUMBER(item: ItemNUMBER) -> string {
      readonly
    }
  }
}
";

pub fn source(folder: &TempDir, number: usize) -> PathBuf {
    folder.path().join(format!("p{number:02}.tools"))
}

/// Replaces the first place of a text.
pub fn change(folder: &TempDir, number: usize, from: &str, to: &str) {
    let path = source(folder, number);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

/// A request for what `toolc.toml` names.
pub fn request(mode: Mode) -> Request {
    Request {
        targets: Vec::new(),
        out: None,
        options: BTreeMap::new(),
        templates: None,
        allow_outside: false,
        mode,
    }
}

/// A run of a new process.
pub fn try_run(folder: &Path, mode: Mode) -> Result<Generated, Failure> {
    let mut project = LoadedProject::load(&[folder.to_path_buf()]).unwrap();
    generate(&mut project, &request(mode))
}

/// One that writes, and goes well.
pub fn run(folder: &Path) -> Generated {
    try_run(folder, WRITE).unwrap()
}

/// What it took from the last run, or why nothing.
pub fn reused(generated: &Generated) -> &str {
    &generated.timings.reused
}

/// The same sources in another folder give the same files.
pub fn is_as_from_nothing(folder: &TempDir) {
    let fresh = TempDir::new().unwrap();
    for (path, bytes) in files(folder.path()) {
        if !path.contains('/') {
            fs::write(fresh.path().join(path), bytes).unwrap();
        }
    }
    run(fresh.path());
    let (ours, theirs) = (files(folder.path()), files(fresh.path()));
    let paths = |files: &BTreeMap<String, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(paths(&ours), paths(&theirs));
    for (path, bytes) in &ours {
        assert_eq!(Some(bytes), theirs.get(path), "{path}");
    }
}

/// All files but those that toolc has for itself.
pub fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut open = vec![String::new()];
    while let Some(below) = open.pop() {
        for entry in fs::read_dir(folder.join(&below)).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            if entry.file_type().unwrap().is_file() {
                all.insert(format!("{below}{name}"), fs::read(entry.path()).unwrap());
            } else if name != ".toolc" {
                open.push(format!("{below}{name}/"));
            }
        }
    }
    all
}
