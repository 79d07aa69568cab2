//! A crate of generated code outside of the workspace, which tests check or run.

use std::fs;
use std::process::Command;

use crate::{fill, root};

/// Writes a crate that depends on the runtime below `target/tests`, and gives cargo in its folder. All of them share what they build.
pub fn cargo_of(name: &str, main: String) -> Command {
    let runtime = root().join("runtime/rust");
    let manifest = format!(
        "[package]\nname = \"generated-{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\ntoolrt = {{ path = {runtime:?} }}\n\n\
         [workspace]\n"
    );
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("the lock file can be read");
    let files = [
        ("src/main.rs", main),
        ("Cargo.toml", manifest),
        ("Cargo.lock", lock),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text));
    let folder = root().join("target/tests").join(name);
    fill(&folder, &files.into()).expect("the crate can be written");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(&folder).env(
        "CARGO_TARGET_DIR",
        root().join("target/tests/clippy-target"),
    );
    cargo
}
