//! Makes random designs and checks all of their properties, by `toolc-designs`.

use std::ffi::OsString;
use std::process::Command;

use crate::root::root;

/// Runs the sweep with these arguments.
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
            "toolc-designs",
            "--",
        ])
        .args(arguments)
        .current_dir(root());
    let status = command
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| "the sweep found something".to_owned())
}
