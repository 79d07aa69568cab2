//! How much there is to read: the bytes of generated code for each tool of a design.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

use super::command::toolc;
use crate::root::root;

/// What to measure.
#[derive(Args, Default)]
pub struct Options {
    /// A folder of `.tools` files; without one, that of the case `tour`.
    pub sources: Option<PathBuf>,
}

/// Builds toolc, generates code, and prints how many bytes a tool has in each language, by the names of files.
pub fn run(options: &Options) -> Result<(), String> {
    let toolc = toolc()?;
    let tour = root().join("tests/cases/tour");
    let sources = options.sources.as_deref().unwrap_or(&tour);
    let mut tools_of_design = 1;
    for (language, ending) in [("rust", "rs"), ("python", "py")] {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder: {error}"))?;
        let mut command = Command::new(&toolc);
        command.arg("gen").arg(sources);
        command
            .args(["--lang", language, "--out"])
            .arg(folder.path());
        let output = command.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        if language == "rust" {
            tools_of_design = tools(folder.path()).max(1);
        }
        let tools = tools_of_design;
        let mut files = Vec::new();
        add(folder.path(), ending, &mut files);
        let all: u64 = files.iter().map(|(_, bytes)| bytes).sum();
        println!(
            "\n{:<32}{:>12}",
            format!("{language}, {tools} tools"),
            "bytes a tool"
        );
        files.sort();
        for group in files.chunk_by(|a, b| a.0 == b.0) {
            let bytes: u64 = group.iter().map(|(_, bytes)| bytes).sum();
            println!("{:<32}{:>12}", group[0].0, bytes / tools);
        }
        println!("{:<32}{:>12}", "all", all / tools);
    }
    Ok(())
}

/// How many tools a generated tree has, by their specs.
fn tools(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let counts = entries.map(|entry| match entry.path() {
        path if path.is_dir() => tools(&path),
        path if path.ends_with("specs.rs") => {
            let text = fs::read_to_string(path).unwrap_or_default();
            text.matches(": Spec = Spec {").count() as u64
        }
        _ => 0,
    });
    counts.sum()
}

/// Adds the names and bytes of all files of a language below a folder.
fn add(folder: &Path, ending: &str, files: &mut Vec<(String, u64)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            add(&path, ending, files);
        } else if path.extension().is_some_and(|other| other == ending) {
            let name = entry.file_name().to_string_lossy().into_owned();
            files.push((name, entry.metadata().map_or(0, |meta| meta.len())));
        }
    }
}
