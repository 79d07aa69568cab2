//! Commands that are measured: wall time, CPU time, peak memory.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4;

use crate::root::root;

/// The cost of one run of a command.
#[derive(Clone, Copy)]
pub struct Run {
    pub wall: Duration,
    /// Of the command and of all that it has started.
    pub cpu: Duration,
    /// In bytes.
    pub peak: u64,
}

/// The run with the median wall time; each has its number.
pub fn median(runs: usize, command: impl Fn(usize) -> Command) -> Result<Run, String> {
    let all = all(runs, command)?;
    Ok(all[all.len() / 2])
}

/// All runs, the one with the shortest wall time first; each has its number, and there is one at least.
pub fn all(runs: usize, command: impl Fn(usize) -> Command) -> Result<Vec<Run>, String> {
    let mut all = Vec::new();
    for run in 0..runs.max(1) {
        all.push(timed(&mut command(run))?);
    }
    all.sort_by_key(|run| run.wall);
    Ok(all)
}

/// Runs a command, which must succeed.
pub fn timed(command: &mut Command) -> Result<Run, String> {
    let start = Instant::now();
    let mut child = command
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .spawn()
        .map_err(|error| format!("{command:?} does not start: {error}"))?;
    let used = child
        .wait4()
        .map_err(|error| format!("{command:?} cannot be waited for: {error}"))?;
    if !used.status.success() {
        return Err(format!("failed: {command:?}"));
    }
    Ok(Run {
        wall: start.elapsed(),
        cpu: used.rusage.utime + used.rusage.stime,
        peak: used.rusage.maxrss,
    })
}

/// Builds toolc in release, and returns its path.
pub fn toolc() -> Result<PathBuf, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--locked", "--package", "toolc"]);
    succeed(cargo.current_dir(root()))?;
    Ok(target().join("release/toolc"))
}

/// Runs a command with visible output.
pub fn succeed(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: {command:?}")),
        Err(error) => Err(format!("{command:?} does not start: {error}")),
    }
}

/// Cargo's target folder.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
