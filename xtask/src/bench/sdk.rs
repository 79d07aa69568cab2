//! Tools of a design in agent SDKs, over the SDKs' own function tools, by a program of `xtask/python` and one of
//! `runtime/rig`.

use std::process::Command;

use super::command::{succeed, toolc};
use crate::root::root;
use crate::tools;

/// Installs Python's packages, generates, and prints the tables.
pub fn run() -> Result<(), String> {
    tools::install()?;
    let folder = root().join("xtask/python");
    succeed(Command::new(toolc()?).arg("gen").current_dir(&folder))?;
    let python = root().join(tools::venv("python"));
    succeed(Command::new(python).arg("sdks.py").current_dir(&folder))?;
    let mut cargo = Command::new("cargo");
    cargo.args([
        "run",
        "--quiet",
        "--release",
        "--locked",
        "--example",
        "calls",
    ]);
    cargo.args(["--package", "toolrt-rig-lab"]);
    cargo.args(["--manifest-path", "runtime/rig/Cargo.toml"]);
    cargo.args(["--target-dir", "target/rig"]);
    succeed(cargo.current_dir(root()))
}
