//! Reads the files that the refs of a document lead to: within its folder, and never from a network.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use toolc_compiler::import::{Beside, referenced_files};

use crate::project::read;
use crate::regular;

/// How many files one document may be made of, several times as many as the largest public descriptions have.
const MOST_FILES: usize = 20_000;

/// How many bytes these may have together.
const MOST_BYTES: usize = 128 << 20;

/// The files that a text leads to, and those that they lead to. Refs may lead into `within`, or into the folder of the
/// document if there is none; links count by where they end.
pub fn beside(document: &Path, text: &str, within: Option<&Path>) -> Beside {
    let own = document.file_name().unwrap_or_default().to_string_lossy();
    let mut beside = Beside {
        own: own.into_owned(),
        files: Vec::new(),
    };
    // To look for refs is to read the text.
    if !text.contains("$ref") {
        return beside;
    }
    let folder = match document.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => return beside,
    };
    let Ok(allowed) = fs::canonicalize(within.unwrap_or(folder)) else {
        return beside;
    };
    let mut waiting = referenced_files("", text);
    waiting.reverse();
    let mut seen: HashSet<String> = waiting.iter().cloned().collect();
    let mut bytes = 0;
    while let Some(path) = waiting.pop() {
        if path == beside.own {
            continue;
        }
        if beside.files.len() >= MOST_FILES || bytes > MOST_BYTES {
            let why =
                format!("the document has more than {MOST_FILES} files or {MOST_BYTES} bytes");
            beside.files.push((path, Err(why)));
            break;
        }
        let text = text_of(folder, &path, &allowed);
        if let Ok(text) = &text {
            bytes += text.len();
            let new = referenced_files(&path, text).into_iter();
            let new: Vec<String> = new.filter(|path| seen.insert(path.clone())).collect();
            waiting.extend(new.into_iter().rev());
        }
        beside.files.push((path, text));
    }
    beside
}

/// The text of a file, or why it is not read.
fn text_of(folder: &Path, path: &str, allowed: &Path) -> Result<String, String> {
    let outside = || "it is outside of the folder that refs may lead into".to_owned();
    let full: PathBuf = folder.join(path);
    let found = match fs::canonicalize(&full) {
        Ok(found) => found,
        // Whether there is something outside is not told.
        Err(_) if path.starts_with("..") => return Err(outside()),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Err("there is no such file".to_owned());
        }
        Err(error) => return Err(error.to_string()),
    };
    if !found.starts_with(allowed) {
        return Err(outside());
    }
    let bytes = regular::read(&found).map_err(|error| error.to_string())?;
    read::text(bytes, path).map_err(|problem| problem.message)
}
