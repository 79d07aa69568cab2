//! Writes the pages of the project as a site, by the generator of `toolc docs --html`.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::generated::passes;
use crate::root::root;

/// Writes it to a folder.
pub fn run(folder: &Path) -> Result<(), String> {
    let mut build = Command::new("cargo");
    build.args(["build", "--quiet", "--locked", "--example", "site"]);
    // Together with the command, so that the compiler has the same features, and is built once for both.
    build.args(["--package", "toolc", "--package", "toolc-build"]);
    passes(&mut build)?;
    let here = env::current_exe().map_err(|error| format!("xtask is not found: {error}"))?;
    let program = format!("examples/site{}", env::consts::EXE_SUFFIX);
    passes(
        Command::new(here.with_file_name(program))
            .arg(root())
            .arg(folder),
    )
}
