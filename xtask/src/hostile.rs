//! Inputs that try to break their readers; `hostile` of `toolc-designs` makes and judges them.

use std::ffi::OsString;
use std::process::Command;

use crate::root::root;

/// Builds the attacked programs, and runs the attack with these arguments.
pub fn run(arguments: &[OsString]) -> Result<(), String> {
    cargo(&["build", "--package", "toolc", "--bin", "toolc"], &[])?;
    let notes = [
        "--package",
        "toolc-mcp-conformance",
        "--bin",
        "toolc-mcp-notes",
    ];
    cargo(&[&["build"][..], &notes[..]].concat(), &[])?;
    cargo(
        &[
            "run",
            "--package",
            "toolc-designs",
            "--bin",
            "hostile",
            "--",
        ],
        arguments,
    )
    .map_err(|_| "the attack found something".to_owned())
}

fn cargo(words: &[&str], arguments: &[OsString]) -> Result<(), String> {
    let (verb, rest) = words.split_first().expect("cargo is asked for something");
    let status = Command::new("cargo")
        .args([verb, "--quiet", "--profile", "unwinding", "--locked"])
        .args(rest)
        .args(arguments)
        .current_dir(root())
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| format!("cargo {} failed", words.join(" ")))
}
