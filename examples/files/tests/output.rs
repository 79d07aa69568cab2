//! The programs print what their README says.

use std::path::Path;
use std::process::Command;

#[test]
fn the_readme_shows_what_the_program_prints() {
    shows(&mut Command::new(env!("CARGO_BIN_EXE_files-example")));
}

#[test]
fn the_readme_shows_what_the_program_in_python_prints() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    };
    let python = folder.join("../../.venv").join(program);
    assert!(python.exists(), "no .venv: `cargo xtask test` makes it");
    let mut python = Command::new(python);
    shows(python.arg(folder.join("python/main.py")));
}

fn shows(program: &mut Command) {
    let output = program.output().expect("the program runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let readme = include_str!("../README.md");
    let shown = readme
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        shown.expect("the README has a block of output")
    );
}
