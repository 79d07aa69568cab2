//! Projects in temporary folders, whose runtimes are those of this repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A program of the `.venv` that `cargo xtask test` installs.
pub fn venv(program: &str) -> PathBuf {
    let found = root().join(".venv/bin").join(program);
    assert!(found.exists(), "no .venv: `cargo xtask test` makes it");
    found
}

/// A command that finds this `toolc`, and crates on this disk alone. All projects build in one folder, in which the
/// libraries stay.
pub fn command(program: impl AsRef<std::ffi::OsStr>, folder: &Path) -> Command {
    let toolc = Path::new(env!("CARGO_BIN_EXE_toolc"));
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&folders);
    let path = toolc.parent().map(PathBuf::from).into_iter().chain(folders);
    let mut command = Command::new(program);
    command
        .current_dir(folder)
        .env("PATH", std::env::join_paths(path).unwrap())
        .env("CARGO_TARGET_DIR", root().join("target/projects"))
        .env("CARGO_NET_OFFLINE", "true")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_INCREMENTAL", "0")
        .env("PYTHONDONTWRITEBYTECODE", "1");
    command
}

/// Runs a command that must succeed.
pub fn run(folder: &Path, program: &str, words: &[&str]) -> String {
    let out = command(program, folder).args(words).output().unwrap();
    assert!(out.status.success(), "{program} {words:?}\n{}", text(&out));
    String::from_utf8(out.stdout).unwrap()
}

pub fn text(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

/// The crates of this repository's lock file: others may not be on this disk.
pub fn lock(project: &Path) {
    if project.join("Cargo.toml").exists() {
        fs::copy(root().join("Cargo.lock"), project.join("Cargo.lock")).unwrap();
    }
}

/// Asks a server by the official client what its tools are, and calls one.
pub fn ask_server(project: &Path, program: &str, words: &[&str]) -> String {
    let client = root().join("tests/projects/client.py");
    let client = client.to_str().unwrap();
    let python = venv("python");
    run(
        project,
        python.to_str().unwrap(),
        &[&[client, program], words].concat(),
    )
}
