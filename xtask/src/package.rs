//! What a release consists of, packed, and projects outside that build on it.

use std::process::Command;

use crate::root::root;
use crate::tools;

/// Runs the tests of packages, the slow ones as well.
pub fn run() -> Result<(), String> {
    tools::install()?;
    let words =
        "test --package toolc --all-features --locked --test all packages:: -- --include-ignored";
    let status = Command::new("cargo")
        .args(words.split(' '))
        .current_dir(root())
        .status()
        .map_err(|error| format!("`cargo` does not start: {error}"))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("failed: cargo {words}")),
    }
}
