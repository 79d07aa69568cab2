//! Imports real tool definitions and checks the results, and measures the official suites of JSON Schema, by
//! `toolc-corpora`.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::root::root;
use crate::tools;

/// Runs the measures with these arguments.
pub fn run(arguments: &[OsString]) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command
        .args([
            "run",
            "--quiet",
            "--profile",
            "unwinding",
            "--locked",
            "--package",
            "toolc-corpora",
            "--",
        ])
        .args(arguments)
        // A folder is named as seen from where the task was called.
        .arg("--from")
        .arg(std::env::current_dir().map_err(|error| error.to_string())?)
        .current_dir(root());
    let status = command
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| "not all goals are met".to_owned())
}

/// Measures a checkout of the official suite of JSON Schema: the validators of both runtimes, and types.
pub fn schema_suite(folder: &Path) -> Result<(), String> {
    let folder = folder
        .canonicalize()
        .map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let arguments = [OsString::from("--schema-suite"), folder.clone().into()];
    let in_rust = run(&arguments);
    let root = root();
    let status = Command::new(root.join(tools::venv("python")))
        .arg(root.join("xtask/python/schema_suite.py"))
        .arg(&folder)
        .env("PYTHONPATH", root.join("runtime/python/src"))
        .status()
        .map_err(|error| format!("Python does not start: {error}"))?;
    let in_python = status
        .success()
        .then_some(())
        .ok_or_else(|| "not all goals are met in Python".to_owned());
    in_rust.and(in_python)
}
