//! Imports real tool definitions and checks the results, by `toolc-corpora`.

use std::ffi::OsString;
use std::process::Command;

use crate::root::root;

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
