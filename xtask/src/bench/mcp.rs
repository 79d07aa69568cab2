//! Generated MCP servers against those of the official SDKs: builds the programs of `xtask/mcp`, generates those of
//! `xtask/python`, and runs what measures them.

use std::ffi::OsString;
use std::process::Command;

use clap::Args;

use super::command::{succeed, target, toolc};
use crate::root::root;
use crate::tools;

/// What to measure, and how thoroughly.
#[derive(Args, Default)]
pub struct Options {
    /// For example `stdio --only rust --calls 50000`; the parts are `stdio`, `list`, `start` and `http`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// Builds the programs and runs the one that measures the others; it prints its tables itself.
pub fn run(options: &Options) -> Result<(), String> {
    tools::install()?;
    let toolc = toolc()?;
    let folder = root().join("xtask/mcp");
    for folder in [&folder, &root().join("xtask/python")] {
        succeed(Command::new(&toolc).arg("gen").current_dir(folder))?;
    }
    let mut programs = vec!["bench-mcp", "echo", "ours"];
    // A thousand tools take rustc minutes: that program is built where it is measured.
    let is_other = |word: &OsString| ["stdio", "start", "http"].iter().any(|part| word == part);
    if !options.arguments.iter().any(is_other) {
        programs.push("catalogue");
    }
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--locked", "--quiet", "--target-dir"]);
    cargo.arg(target());
    for program in programs {
        cargo.args(["--bin", program]);
    }
    succeed(cargo.current_dir(&folder))?;
    let mut measure = Command::new(target().join("release/bench-mcp"));
    measure
        .arg("--python")
        .arg(root().join(tools::venv("python")))
        .args(&options.arguments);
    succeed(&mut measure)
}
