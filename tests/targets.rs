//! Everything that `tests/golden` holds is clean for the strictest checkers of its language, untouched.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn rust_is_clean_for_rustfmt() {
    let mut format = Command::new("rustfmt");
    format
        .args(["--edition", "2024", "--check", "--config-path"])
        .arg(empty_config());
    for root in roots() {
        format.arg(root.join("mod.rs"));
    }
    passes(&mut format);
}

#[test]
fn rust_is_clean_for_clippy() {
    let folder = root().join("target/tests/clippy");
    fs::create_dir_all(folder.join("src")).expect("a folder can be made");
    let mut main = String::from("//! All golden trees in one crate.\n");
    for (index, tree) in roots().iter().enumerate() {
        let path = tree.join("mod.rs");
        writeln!(main, "\n#[path = {path:?}]\nmod tree{index};")
            .expect("a string takes everything");
    }
    main.push_str("\nfn main() {}\n");
    let runtime = root().join("runtime/rust");
    let manifest = format!(
        "[package]\nname = \"golden-trees\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\ntoolrt = {{ path = {runtime:?} }}\n\n\
         [workspace]\n"
    );
    fs::write(folder.join("src/main.rs"), main).expect("a file can be written");
    fs::write(folder.join("Cargo.toml"), manifest).expect("a file can be written");
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))
        .expect("the lock file can be copied");
    let mut clippy = Command::new(env!("CARGO"));
    clippy
        .args(["clippy", "--quiet", "--offline", "--", "-D", "warnings"])
        .current_dir(&folder);
    clippy.env(
        "CARGO_TARGET_DIR",
        root().join("target/tests/clippy-target"),
    );
    passes(&mut clippy);
}

#[test]
fn python_is_clean_for_ruff() {
    let config = root().join("tests/python/ruff.toml");
    for verb in [&["format", "--check"][..], &["check", "--quiet"]] {
        let mut ruff = Command::new(venv("ruff"));
        ruff.args(verb)
            .arg("--no-cache")
            .arg("--config")
            .arg(&config);
        passes(ruff.args(python_trees()));
    }
}

#[test]
fn python_is_clean_for_mypy() {
    let config = root().join("tests/python/mypy.ini");
    let cache = root().join("target/tests/mypy");
    for tree in python_trees() {
        let mut mypy = Command::new(venv("mypy"));
        mypy.arg("--config-file")
            .arg(&config)
            .arg("--cache-dir")
            .arg(&cache);
        let folder = tree.parent().expect("a tree is in a folder");
        passes(mypy.arg(&tree).current_dir(folder));
    }
}

#[test]
fn python_is_clean_for_pyright() {
    let mut pyright = Command::new("node");
    pyright.arg(root().join("node_modules/pyright/index.js"));
    pyright.arg("--pythonpath").arg(venv("python"));
    passes(pyright.arg("--project").arg(root().join("tests/python")));
}

/// The trees of Python: one for each case, and that of the vectors.
fn python_trees() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("tests/golden")).expect("there are golden files");
    let trees = entries.map(|entry| entry.expect("the folder can be read").path().join("python"));
    let mut trees: Vec<PathBuf> = trees
        .filter(|tree| tree.join("__init__.py").exists())
        .collect();
    trees.push(root().join("tests/golden/conformance_python"));
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

/// The trees to check: one for each case.
fn roots() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("tests/golden")).expect("there are golden files");
    let trees = entries.map(|entry| entry.expect("the folder can be read").path().join("rust"));
    let mut trees: Vec<PathBuf> = trees.filter(|tree| tree.join("mod.rs").exists()).collect();
    trees.sort();
    assert!(trees.len() > 3, "there are cases");
    trees
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

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
