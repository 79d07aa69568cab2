//! Agent SDKs that cannot stand beside all others: each has an environment of its own, where its module of the runtime and
//! what is generated for it are checked and tested.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::generated;
use crate::proofs;
use crate::root::root;
use crate::tools;

/// Where the pinned packages and the tests of each are.
const FOLDER: &str = "runtime/python/sdks";

/// Runs the tests of all that have a name like this.
pub fn run(only: Option<&str>) -> Result<(), String> {
    let mut modules = modules()?;
    modules.retain(|module| only.is_none_or(|part| module.contains(part)));
    if modules.is_empty() {
        return Err(format!(
            "no SDK is called like `{}`",
            only.unwrap_or_default()
        ));
    }
    generated::run(None)?;
    let project = project(&modules)?;
    let mut failed = Vec::new();
    for module in &modules {
        println!("── {module} ──");
        match one(module, &project) {
            Ok(()) => {}
            Err(error) => failed.push(format!("{module}: {error}")),
        }
    }
    match failed.is_empty() {
        true => {
            println!("all {} SDKs passed", modules.len());
            match only {
                Some(_) => Ok(()),
                None => proofs::write(&modules),
            }
        }
        false => Err(failed.join("\n")),
    }
}

/// The modules of the runtime whose SDKs have an environment of their own.
fn modules() -> Result<Vec<String>, String> {
    let unreadable = |error| format!("{FOLDER} cannot be read: {error}");
    let mut modules = Vec::new();
    for entry in fs::read_dir(root().join(FOLDER)).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|ending| ending == "txt")
            && let Some(stem) = path.file_stem()
        {
            modules.push(stem.to_string_lossy().into_owned());
        }
    }
    modules.sort();
    Ok(modules)
}

/// A project with the design of the tests, generated for all of them; returns its folder.
fn project(modules: &[String]) -> Result<PathBuf, String> {
    let names: Result<Vec<String>, String> = modules.iter().map(|module| name(module)).collect();
    let folder = root().join("target/sdks/project");
    let text = format!(
        "sources = [\"../../../tests/cases/sdks.tools\"]\n\n[target.python]\nout = \"gen\"\nsdk = [{}]\nmode = [\"process\", \"mcp\", \"command\"]\n",
        names?.join(", ")
    );
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(folder.join("toolc.toml"), text))
        .map_err(|error| format!("{} cannot be written: {error}", folder.display()))?;
    let mut cargo = Command::new("cargo");
    cargo
        .args(["run", "--quiet", "--locked", "--", "gen"])
        .arg(&folder);
    passes(cargo.current_dir(root()))?;
    Ok(folder)
}

/// What `toolc.toml` calls an SDK, by the first line of its pinned packages: `# sdk = ["crewai"]`.
fn name(module: &str) -> Result<String, String> {
    let path = format!("{FOLDER}/{module}.txt");
    let text = fs::read_to_string(root().join(&path))
        .map_err(|error| format!("{path} cannot be read: {error}"))?;
    let first = text.lines().next().unwrap_or_default();
    let named = first
        .strip_prefix("# sdk = [")
        .and_then(|rest| rest.strip_suffix(']'));
    named
        .map(str::to_owned)
        .ok_or_else(|| format!("{path} does not begin with `# sdk = [\"…\"]`"))
}

fn one(module: &str, project: &Path) -> Result<(), String> {
    let environment = format!("target/sdks/{module}");
    tools::environment(&environment, &format!("{FOLDER}/{module}.txt"))?;
    let program = |name: &str| {
        let mut program = Command::new(root().join(tools::program_of(&environment, name)));
        program.current_dir(root().join("runtime/python"));
        program.env("PYTHONPATH", Path::new("tests"));
        program.env("MYPYPATH", "tests");
        program
    };
    let cache = root().join(&environment).join("mypy");
    passes(
        program("mypy")
            .args(["--config-file", "pyproject.toml", "--cache-dir"])
            .arg(&cache)
            .arg(format!("src/toolrt/sdk/{module}.py"))
            .arg(format!("sdks/test_{module}.py")),
    )?;
    passes(
        program("mypy")
            // Some of them have no types of their own.
            .args([
                "--strict",
                "--disable-error-code=import-untyped",
                "--cache-dir",
            ])
            .arg(cache)
            .arg(format!("gen/lab/sdk/{module}"))
            .arg(format!("gen/lab/sdk/{module}_mcp.py"))
            .arg(format!("gen/lab/sdk/{module}_command.py"))
            .current_dir(project),
    )?;
    passes(
        program("python")
            .args(["-m", "pytest", "--quiet", "-p", "proofs", "--proofs"])
            .arg(root().join(proofs::folder(module)))
            .arg(format!("sdks/test_{module}.py")),
    )
}

fn passes(command: &mut Command) -> Result<(), String> {
    let status = command.status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{command:?} failed")),
        Err(error) => Err(format!("{command:?} does not start: {error}")),
    }
}
