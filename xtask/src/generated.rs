//! Writes all generated code that the tests check, by `toolc-generated`.

use std::env;
use std::path::Path;
use std::process::Command;

/// Writes it to a folder, or where the tests look for it.
pub fn run(folder: Option<&Path>) -> Result<(), String> {
    let mut build = Command::new("cargo");
    build.args(["build", "--quiet", "--locked", "--bin", "toolc-generated"]);
    // Together with the command, so that the compiler has the same features, and is built once for both.
    build.args(["--package", "toolc", "--package", "toolc-generated"]);
    passes(&mut build)?;
    let here = env::current_exe().map_err(|error| format!("xtask is not found: {error}"))?;
    let program = format!("toolc-generated{}", env::consts::EXE_SUFFIX);
    passes(Command::new(here.with_file_name(program)).args(folder))
}

/// Runs a command that must succeed.
pub fn passes(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("{command:?} does not start: {error}"))?;
    status
        .success()
        .then_some(())
        .ok_or_else(|| format!("{command:?} failed"))
}
