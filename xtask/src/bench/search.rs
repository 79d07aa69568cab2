//! Searches over a registry of ten thousand tools: the index of Rust's runtime by a test of it that only measures, and
//! that of Python's by a program of `xtask/python`. Both have the same tools and the same searches.

use std::process::Command;

use super::command::succeed;
use crate::root::root;
use crate::tools;

/// The test that prints Rust's rows.
const RUST: &str = "host::search::tests::searches_over_ten_thousand_tools";

/// Prints both tables.
pub fn run() -> Result<(), String> {
    tools::install()?;
    println!("\nsearches over 10,000 tools in Rust, ms; goal 2 ms");
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--release", "--locked", "--quiet"]);
    cargo.args(["--package", "toolrt", "--all-features", "--lib", "--"]);
    cargo.args(["--ignored", "--exact", "--nocapture", RUST]);
    succeed(cargo.current_dir(root()))?;
    println!("\nsearches over 10,000 tools in Python, ms; goal 20 ms");
    let python = root().join(tools::venv("python"));
    let mut program = Command::new(python);
    succeed(
        program
            .arg("search.py")
            .current_dir(root().join("xtask/python")),
    )
}
