//! Where tool definitions come from, and where files made of them go.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use toolc_compiler::import::Source;

use crate::problem::{Problem, shown};
use crate::project::read;
use crate::write::difference;

/// Endings of files that may hold definitions.
const ENDINGS: [&str; 5] = ["json", "jsonl", "ndjson", "yaml", "yml"];

/// The files that some paths mean, as sources called after them; in folders, the JSON files below, and OpenAPI documents in YAML: other
/// YAML in folders configures something.
pub fn definition_sources(paths: &[PathBuf]) -> Result<Vec<Source>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut sources = Vec::new();
    let mut add = |file: &Path, wants: fn(&Path, &str) -> bool, problems: &mut Vec<Problem>| {
        match read::whole_text_of(file) {
            Ok(text) if wants(file, &text) => sources.push(Source {
                label: label(file),
                text,
                format: None,
            }),
            Ok(_) => return false,
            Err(problem) => problems.push(problem),
        }
        true
    };
    for path in paths {
        if !path.is_dir() {
            add(path, |_, _| true, &mut problems);
            continue;
        }
        let mut files = Vec::new();
        if let Err(problem) = below(path, &mut files) {
            problems.push(problem);
            continue;
        }
        let added = files
            .iter()
            .filter(|file| add(file, is_of_definitions, &mut problems))
            .count();
        if added == 0 {
            let message = format!("there are no definitions in `{}`", shown(path));
            problems.push(Problem::outside(message).help(
                "name a folder with .json or .jsonl files, or with OpenAPI documents in YAML",
            ));
        }
    }
    if problems.is_empty() {
        Ok(sources)
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

/// Whether a file of a folder is one with definitions.
fn is_of_definitions(file: &Path, text: &str) -> bool {
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

/// Writes a new file, with its folders. One that is there already stays, unless it is the same.
pub fn put_file(path: &Path, text: &str) -> Result<bool, Problem> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .map_err(|error| Problem::disk("make the folder", folder, &error))?;
    }
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(mut file) => file
            .write_all(text.as_bytes())
            .map(|()| true)
            .map_err(|error| Problem::disk("write", path, &error)),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
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
        Err(error) => Err(Problem::disk("write", path, &error)),
    }
}

/// What the last import of a file wrote, where it is known.
pub fn known_base(file: &Path) -> Result<Option<String>, Problem> {
    let path = base_of(file);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Problem::disk("read", &path, &error)),
    }
}

/// Keeps what an import of a file has written, for the next one to see who changed what.
pub fn put_base(file: &Path, text: &str) -> Result<(), Problem> {
    let path = base_of(file);
    let refused = |error: std::io::Error| Problem::disk("write", &path, &error);
    if fs::read(&path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(refused)?;
    }
    let draft = path.with_extension(format!("{}.tmp", std::process::id()));
    fs::write(&draft, text)
        .and_then(|()| fs::rename(&draft, &path))
        .map_err(refused)
}

/// `tools/github.tools` has it in `tools/.upstream/github.tools`, where no source is looked for.
fn base_of(file: &Path) -> PathBuf {
    let folder = file.parent().unwrap_or(Path::new("")).join(".upstream");
    folder.join(file.file_name().unwrap_or_default())
}

/// The difference between two texts, as `diff -u` shows it.
pub fn difference_between(name: &str, old: &str, new: &str) -> String {
    difference(name, old.as_bytes(), new)
}
