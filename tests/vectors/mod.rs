//! The files of `spec/conformance`, read.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// A file of vectors.
pub struct Vectors {
    /// The file's name without its ending.
    pub name: String,
    /// The file.
    pub content: Value,
}

/// All files, by name.
pub fn all() -> Vec<Vectors> {
    let mut paths: Vec<PathBuf> = Vec::new();
    below(&root().join("spec/conformance"), &mut paths);
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
    });
    paths.sort();
    let read = |path: &PathBuf| Vectors {
        name: path
            .file_stem()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned(),
        content: serde_json::from_str(&fs::read_to_string(path).expect("vectors can be read"))
            .expect("vectors are JSON"),
    };
    paths.iter().map(read).collect()
}

/// The types that a file's cases are about, in the order in which they occur.
pub fn types(vectors: &Vectors) -> Vec<&str> {
    let mut types = Vec::new();
    for case in cases(vectors) {
        let name = text(case, "type");
        if !types.contains(&name) {
            types.push(name);
        }
    }
    types
}

/// The cases of a file.
pub fn cases(vectors: &Vectors) -> &[Value] {
    vectors.content["cases"]
        .as_array()
        .expect("a file has cases")
}

/// A member that is a text.
pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("`{key}` is a text in {value}"))
}

/// All files below a folder.
pub fn below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            below(&path, found)
        } else {
            found.push(path)
        }
    }
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
