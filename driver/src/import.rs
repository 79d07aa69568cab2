//! Finds files with tool definitions, and writes the imported files.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use toolc_compiler::import::{Notation, Source, detect};

use crate::beside::beside;
use crate::draft::Draft;
use crate::problem::{Problem, shown};
use crate::project::read;
use crate::write::difference;

/// Extensions of files that may contain definitions.
const ENDINGS: [&str; 5] = ["json", "jsonl", "ndjson", "yaml", "yml"];

/// The files of some paths.
#[derive(Debug, Default)]
pub struct DefinitionFiles {
    /// The texts, called after their files.
    pub sources: Vec<Source>,
    /// The file of each source.
    pub paths: Vec<PathBuf>,
    /// JSON files of folders in which nothing looks like a definition.
    pub foreign: Vec<PathBuf>,
}

/// The files of some paths; in folders, the JSON files below with definitions in them, and OpenAPI documents in YAML:
/// other YAML in folders is configuration. With an explicit notation, every file counts as having definitions.
///
/// Files that refs of these lead to are read as well, if they are below `within`, or else below the folder of the file.
pub fn definition_files(
    paths: &[PathBuf],
    notation: Option<Notation>,
    within: Option<&Path>,
) -> Result<DefinitionFiles, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut all = DefinitionFiles::default();
    let mut add = |file: &Path, is_named: bool, problems: &mut Vec<Problem>| {
        let text = match read::whole_text_of(file) {
            Ok(text) => text,
            Err(problem) => {
                problems.push(problem);
                return true;
            }
        };
        if !is_named && !may_be_openapi(file, &text) {
            return false;
        }
        if !is_named && notation.is_none() && has_nothing(&text) {
            all.foreign.push(file.to_owned());
            return false;
        }
        all.paths.push(file.to_owned());
        all.sources.push(Source {
            label: label(file),
            beside: beside(file, &text, within),
            text,
            notation,
        });
        true
    };
    for path in paths {
        if !path.is_dir() {
            add(path, true, &mut problems);
            continue;
        }
        let mut files = Vec::new();
        if let Err(problem) = below(path, &mut files) {
            problems.push(problem);
            continue;
        }
        let added = files
            .iter()
            .filter(|file| add(file, false, &mut problems))
            .count();
        if added == 0 {
            let message = format!("there are no definitions in `{}`", shown(path));
            problems.push(Problem::outside(message).help(
                "name a folder with .json or .jsonl files, or with OpenAPI documents in YAML",
            ));
        }
    }
    if problems.is_empty() {
        Ok(all)
    } else {
        Err(problems)
    }
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Problem> {
    let refused = |error: std::io::Error| Problem::disk("read", folder, &error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(refused)? {
        paths.push(entry.map_err(refused)?.path());
    }
    paths.sort();
    for path in paths {
        let hidden = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if hidden {
            continue;
        }
        if path.is_dir() && !path.is_symlink() {
            below(&path, files)?;
        } else if path
            .extension()
            .is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known))
        {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a text can be parsed, and nothing in it looks like a definition.
fn has_nothing(text: &str) -> bool {
    let raw = |notation: Notation| notation == Notation::Raw;
    detect(text).is_ok_and(|found| {
        found
            .iter()
            .all(|(_, _, evidence)| raw(evidence[0].notation))
    })
}

/// Whether a file of a folder is JSON, or YAML that looks like an OpenAPI document.
fn may_be_openapi(file: &Path, text: &str) -> bool {
    let is_yaml = file
        .extension()
        .is_some_and(|ending| ending == "yaml" || ending == "yml");
    !is_yaml
        || text.lines().any(|line| {
            let key = line.trim_start_matches(['\u{FEFF}', '"', '\'']);
            key.starts_with("openapi") || key.starts_with("swagger")
        })
}

/// `tools/github.mcp.json` is `github.mcp`.
fn label(path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name.into_owned()
}

/// Writes a new file, with its folders, whole or not at all. One that is there already stays, unless it is the same.
pub fn put_file(path: &Path, text: &str) -> Result<bool, Problem> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .map_err(|error| Problem::disk("make the folder", folder, &error))?;
    }
    let refused = |error: std::io::Error| Problem::disk("write", path, &error);
    let draft = Draft::of(path);
    if fs::symlink_metadata(path).is_ok() {
        // Nothing is written, but what a killed run left of a draft has gone.
        return is_there(path, text);
    }
    match draft.and_then(|draft| draft.put_new(text.as_bytes())) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => is_there(path, text),
        Err(error) => Err(refused(error)),
    }
}

/// Whether a file already has the text to be written.
fn is_there(path: &Path, text: &str) -> Result<bool, Problem> {
    if fs::read(path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(false);
    }
    let message = format!(
        "`{}` is there already, with something else in it",
        shown(path)
    );
    Err(Problem::content(message).help(format!(
        "to add what is new to it, write `--into {}`; to begin anew, remove it",
        shown(path)
    )))
}

/// The result of the last import of a file, if it is known.
pub fn known_base(file: &Path) -> Result<Option<String>, Problem> {
    let path = base_of(file);
    match crate::regular::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Problem::disk("read", &path, &error)),
    }
}

/// Stores the result of an import, so that the next one can see which side changed what.
pub fn put_base(file: &Path, text: &str) -> Result<(), Problem> {
    let path = base_of(file);
    let refused = |error: std::io::Error| Problem::disk("write", &path, &error);
    if fs::read(&path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(refused)?;
    }
    Draft::of(&path)
        .and_then(|draft| draft.put(text.as_bytes(), None))
        .map_err(refused)
}

/// For `tools/github.tools` it is `tools/.upstream/github.tools`, which is never read as a source.
fn base_of(file: &Path) -> PathBuf {
    let folder = file.parent().unwrap_or(Path::new("")).join(".upstream");
    folder.join(file.file_name().unwrap_or_default())
}

/// The difference between two texts, as `diff -u` shows it.
pub fn difference_between(name: &str, old: &str, new: &str) -> String {
    difference(name, old.as_bytes(), new)
}
