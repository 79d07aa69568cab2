//! A first project that runs: a design, its `toolc.toml`, a host with handlers, and tests; and the skill for agents.

mod name;
mod python;
mod rust;
mod skill;

use std::fs;
use std::path::{Path, PathBuf};

use crate::import::put_file;
use crate::problem::{Problem, shown};
use crate::project::CONFIG;

/// The design of the first project.
pub const FIRST_TOOLS: &str = include_str!("greetings.tools");

/// What serves the tools over MCP; it is part of the service.
const SERVER: &str = "
  /// Greets people by name.
  mcp hello_server {
    title \"Hello\"
    exposes greetings
  }
}
";

/// The language of a project's host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostLanguage {
    /// A crate.
    Rust,
    /// A folder of modules.
    Python,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct FirstProject {
    /// The language of its host.
    pub language: HostLanguage,
    /// Whether its program is an MCP server.
    pub mcp: bool,
    /// The name of its crate, and its title; by its folder without one.
    pub name: Option<String>,
    /// The folder `runtime` of a clone of toolc, in place of published packages.
    pub runtime: Option<PathBuf>,
}

/// What was done with the files.
#[derive(Debug, Default)]
pub struct Begun {
    /// Those that were written.
    pub written: Vec<PathBuf>,
    /// Those of the user's, which stay.
    pub kept: Vec<PathBuf>,
}

/// A file of a project: its path and its text.
type Files = Vec<(&'static str, String)>;

/// Files that are not there yet, by their whole paths.
type New = Vec<(PathBuf, String)>;

/// Files that a folder often has before: they need not be ours.
const MAY_BE_THERE: [&str; 2] = [".gitignore", "README.md"];

/// Writes the files of a project, each completely, and its `toolc.toml` last; and the skill that teaches agents the
/// language, where they look for it. Nothing is written if one is there already with something else in it; files that a
/// run that ended early has written count as written, and so does a skill that is there.
pub fn init(
    folder: &Path,
    project: Option<&FirstProject>,
    skill: Option<&str>,
) -> Result<Begun, Problem> {
    let mut begun = Begun::default();
    let mut new = New::new();
    if let Some(project) = project {
        new = of_project(folder, project, &mut begun)?;
    }
    if let Some(text) = skill {
        // Before `toolc.toml`, behind which nothing of a project is missing.
        new.splice(0..0, skill::files(folder, text)?);
    }
    for (path, text) in new {
        // Agents may share a folder by a link: then the second file is the first.
        if put_file(&path, &text)? {
            begun.written.push(path);
        }
    }
    Ok(begun)
}

/// The files of a project that are not there yet.
fn of_project(folder: &Path, project: &FirstProject, begun: &mut Begun) -> Result<New, Problem> {
    let name = name::of_project(folder, project.name.as_deref())?;
    let runtime = match &project.runtime {
        Some(path) => Some(local(path)?),
        None => None,
    };
    let files = files(project, &name, runtime.as_deref());
    let mut there = Vec::new();
    let mut new = Vec::new();
    for (file, text) in files {
        let path = folder.join(file);
        let is_ours = || fs::read(&path).is_ok_and(|old| old == text.as_bytes());
        if path.symlink_metadata().is_err() {
            new.push((path, text));
        } else if MAY_BE_THERE.contains(&file) {
            if !is_ours() {
                begun.kept.push(path);
            }
        } else if file == CONFIG || !is_ours() {
            there.push(shown(&path));
        }
    }
    if !there.is_empty() {
        let message = "there is a project already, so nothing was written";
        return Err(Problem::outside(message).details(there));
    }
    Ok(new)
}

/// The folder of runtimes, by its whole path.
fn local(path: &Path) -> Result<PathBuf, Problem> {
    let found = fs::canonicalize(path);
    let found = found.map_err(|error| Problem::disk("find the folder", path, &error))?;
    if found.join("rust/Cargo.toml").is_file() && found.join("python/pyproject.toml").is_file() {
        return Ok(found);
    }
    let message = format!("`{}` has no runtimes", shown(path));
    Err(Problem::outside(message).help("name the folder `runtime` of a clone of toolc"))
}

/// All files, in the order in which they are written.
fn files(project: &FirstProject, name: &str, runtime: Option<&Path>) -> Files {
    let tools = match project.mcp {
        true => {
            FIRST_TOOLS.trim_end().trim_end_matches('}').to_owned() + SERVER.trim_start_matches(' ')
        }
        false => FIRST_TOOLS.to_owned(),
    };
    let (target, mut files) = match project.language {
        HostLanguage::Rust => ("rust", rust::files(project.mcp, name, runtime)),
        HostLanguage::Python => ("python", python::files(project.mcp, name, runtime)),
    };
    files.insert(0, ("tools/greetings.tools", tools));
    let config = format!(
        "# What is compiled: files, folders and patterns.\nsources = [\"tools\"]\n\n\
         # What is made of it, by `toolc gen`.\n[target.{target}]\nout = \"gen\"\n"
    );
    files.push((CONFIG, config));
    files
}

/// The version of this release, and the one that would break what it generates.
fn versions() -> (&'static str, String) {
    let own = env!("CARGO_PKG_VERSION");
    let mut parts = own.split('.').map(|part| part.parse().unwrap_or(0_u32));
    let (major, minor) = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    let next = match major {
        0 => format!("0.{}", minor + 1),
        _ => (major + 1).to_string(),
    };
    (own, next)
}

#[cfg(test)]
mod tests;
