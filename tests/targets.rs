//! The code of every case and of the vectors is clean for the strictest checkers of its language, untouched.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use toolc_generated::{cargo_of, conformance, made, root};

#[test]
fn rust_is_clean_for_rustfmt() {
    let mut format = Command::new("rustfmt");
    format
        .args(["--edition", "2024", "--check", "--config-path"])
        .arg(empty_config());
    for tree in trees("rust") {
        format.arg(tree.join("mod.rs"));
    }
    passes(&mut format);
}

/// The Rust of the vectors is a crate of the workspace, which `cargo xtask test lint` checks.
#[test]
fn rust_is_clean_for_clippy() {
    let mut main = String::from("//! The trees of all cases in one crate.\n");
    let vectors = [conformance::NAME, conformance::NEWTYPES].map(|name| made().join(name));
    let cases = trees("rust");
    let is_case = |tree: &&PathBuf| !vectors.iter().any(|vectors| tree.starts_with(vectors));
    let cases = cases.iter().filter(is_case);
    for (index, tree) in cases.enumerate() {
        let path = tree.join("mod.rs");
        writeln!(main, "\n#[path = {path:?}]\nmod tree{index};")
            .expect("a string takes everything");
    }
    main.push_str("\nfn main() {}\n");
    let mut clippy = cargo_of("trees", main);
    clippy.args(["clippy", "--quiet", "--offline", "--", "-D", "warnings"]);
    passes(&mut clippy);
}

#[test]
fn python_is_clean_for_ruff() {
    let config = root().join("tests/python/ruff.toml");
    for verb in [&["format", "--check"][..], &["check", "--quiet"]] {
        let mut ruff = Command::new(venv("ruff"));
        // Git ignores the trees, but ruff must not.
        ruff.args(verb)
            .args(["--no-cache", "--no-respect-gitignore"])
            .arg("--config")
            .arg(&config);
        passes(ruff.args(trees("python")));
    }
}

#[test]
fn python_is_clean_for_mypy() {
    let mut mypy = Command::new(venv("mypy"));
    mypy.arg("--config-file")
        .arg(root().join("tests/python/mypy.ini"))
        .arg("--cache-dir")
        .arg(root().join("target/tests/mypy"))
        // All trees are read by one process, as packages below the folders of their cases.
        .args(["--namespace-packages", "--explicit-package-bases"]);
    passes(mypy.args(trees("python")).current_dir(made()));
}

#[test]
fn python_is_clean_for_pyright() {
    let mut pyright = Command::new("node");
    pyright.arg(root().join("node_modules/pyright/index.js"));
    pyright.arg("--pythonpath").arg(venv("python"));
    passes(pyright.arg("--project").arg(root().join("tests/python")));
}

/// The trees of a language: one for each case, and that of the vectors.
fn trees(language: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(made()).expect("the folder is made");
    let trees = entries.map(|entry| entry.expect("the folder can be read").path().join(language));
    let mut trees: Vec<PathBuf> = trees.filter(|tree| tree.is_dir()).collect();
    trees.sort();
    assert!(trees.len() > 3, "there are cases");
    trees
}

/// A program of the `.venv` that `cargo xtask test` installs.
fn venv(program: &str) -> PathBuf {
    let folder = if cfg!(windows) {
        ".venv/Scripts"
    } else {
        ".venv/bin"
    };
    let path = root().join(folder).join(program);
    assert!(
        path.with_extension(std::env::consts::EXE_EXTENSION)
            .exists()
            || path.exists(),
        "{} is missing: `cargo xtask test python` installs it",
        path.display()
    );
    path
}

/// A folder whose `rustfmt.toml` says nothing, as users have it.
fn empty_config() -> PathBuf {
    let folder = root().join("target/tests/rustfmt");
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("rustfmt.toml"), "").expect("a file can be written");
    folder
}

fn passes(command: &mut Command) {
    let output = command.output().expect("the checker is installed");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}", &text[..text.len().min(8000)]);
}
