//! How fast generated codecs are: generates them for `xtask/codecs`, and runs the program there.

use std::process::Command;

use clap::Args;

use super::command::{succeed, target, toolc};
use crate::root::root;

/// What to measure.
#[derive(Args, Default)]
pub struct Options {
    /// Only rows whose names contain this, such as `decode medium`.
    pub only: Option<String>,
}

/// Builds the program and runs it; it prints its tables itself.
pub fn run(options: &Options) -> Result<(), String> {
    let folder = root().join("xtask/codecs");
    succeed(Command::new(toolc()?).arg("gen").current_dir(&folder))?;
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--release", "--locked", "--quiet", "--target-dir"]);
    cargo.arg(target()).arg("--").args(&options.only);
    succeed(cargo.current_dir(&folder))
}
