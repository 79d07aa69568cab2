//! Everything that must pass, step by step.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::root::root;
use crate::tools;

/// A name, and a command line.
struct Step {
    name: String,
    words: Vec<String>,
}

/// Runs the steps in order and stops at the first that fails.
pub fn run(only: Option<&str>) -> Result<(), String> {
    let steps = steps()?;
    let steps: Vec<Step> = steps
        .into_iter()
        .filter(|step| only.is_none_or(|part| step.name.contains(part)))
        .collect();
    if steps.is_empty() {
        return Err(format!(
            "no step is called like `{}`",
            only.unwrap_or_default()
        ));
    }
    let start = Instant::now();
    tools::install()?;
    for step in &steps {
        let began = Instant::now();
        println!("── {} ── {}", step.name, step.words.join(" "));
        let status = Command::new(&step.words[0])
            .args(&step.words[1..])
            .current_dir(root())
            .status()
            .map_err(|error| format!("`{}` does not start: {error}", step.words[0]))?;
        if !status.success() {
            return Err(format!(
                "\n{} failed. Run it alone: {}",
                step.name,
                step.words.join(" ")
            ));
        }
        println!(
            "   {} took {:.1} s\n",
            step.name,
            began.elapsed().as_secs_f64()
        );
    }
    println!(
        "all {} steps passed in {:.0} s",
        steps.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

fn steps() -> Result<Vec<Step>, String> {
    let step = |name: &str, line: &str| Step {
        name: name.to_owned(),
        words: line.split(' ').map(str::to_owned).collect(),
    };
    let mut steps = vec![
        step("format", "cargo fmt --all --check"),
        // More lock files, which nothing but the last steps would find out of date.
        step(
            "measured lock",
            "cargo update --quiet --workspace --locked --manifest-path xtask/codecs/Cargo.toml",
        ),
        step(
            "measured lock of mcp",
            "cargo update --quiet --workspace --locked --manifest-path xtask/mcp/Cargo.toml",
        ),
        step(
            "lint",
            "cargo clippy --workspace --all-targets --all-features --locked -- -D warnings",
        ),
        step("test", "cargo test --workspace --all-features --locked"),
        step(
            "portable",
            "cargo check --package toolrt --no-default-features --locked",
        ),
        // A server alone, without what only clients need.
        step(
            "portable server",
            "cargo check --package toolrt-mcp --no-default-features --features http,server --locked",
        ),
    ];
    // A crate with a newer Rust than the workspace, and with packages that nothing else needs.
    let rig = "--manifest-path runtime/rig/Cargo.toml --target-dir target/rig";
    steps.extend([
        step(
            "rig format",
            "cargo fmt --all --check --manifest-path runtime/rig/Cargo.toml",
        ),
        step(
            "rig lint",
            &format!(
                "cargo clippy --quiet --locked --workspace --all-targets {rig} -- -D warnings"
            ),
        ),
        step(
            "rig test",
            &format!("cargo test --quiet --locked --workspace {rig}"),
        ),
    ]);
    // The runtime for Python, by the tools of .venv and node_modules.
    let python = tools::venv("python");
    let ruff = tools::venv("ruff");
    let mypy = tools::venv("mypy");
    let pyright = tools::pyright();
    steps.extend([
        step(
            "python format",
            &format!("{ruff} format --check runtime/python examples xtask/python tests/mcp/python tests/vectors/python tests/python"),
        ),
        step(
            "python lint",
            &format!("{ruff} check --quiet runtime/python examples xtask/python tests/mcp/python tests/vectors/python"),
        ),
        step(
            "python types (mypy)",
            &format!("{mypy} --config-file runtime/python/pyproject.toml runtime/python/src runtime/python/tests"),
        ),
        step(
            "python types (pyright)",
            &format!("{pyright} --project runtime/python --pythonpath {python}"),
        ),
        step(
            "python test",
            &format!("{python} -m pytest --quiet runtime/python/tests"),
        ),
    ]);
    steps.push(step(
        "python types of a build",
        &format!("{mypy} --config-file examples/pyproject.toml examples/ninja/configure.py"),
    ));
    for example in examples()? {
        if example.join("python").is_dir() {
            steps.push(step(
                "python types of an example",
                &format!(
                    "{mypy} --config-file examples/pyproject.toml {}",
                    relative(&example).join("python").display()
                ),
            ));
        }
        if has_tests(&example.join("python")) {
            steps.push(step(
                "python test of an example",
                &format!(
                    "{python} -m pytest --quiet {}",
                    relative(&example).join("python").display()
                ),
            ));
        }
        let name = example
            .file_name()
            .expect("a folder has a name")
            .to_string_lossy()
            .into_owned();
        steps.push(step(
            &format!("generated {name}"),
            &format!("cargo run --quiet --locked -- gen examples/{name} --check"),
        ));
    }
    // The programs that are measured stand outside of the workspace, on generated code that is not kept.
    steps.extend([
        step(
            "measured gen",
            "cargo run --quiet --locked -- gen xtask/codecs",
        ),
        step(
            "measured format",
            "cargo fmt --check --manifest-path xtask/codecs/Cargo.toml",
        ),
        step(
            "measured lint",
            "cargo clippy --quiet --locked --manifest-path xtask/codecs/Cargo.toml -- -D warnings",
        ),
        step(
            "measured gen of mcp",
            "cargo run --quiet --locked -- gen xtask/mcp",
        ),
        step(
            "measured format of mcp",
            "cargo fmt --check --manifest-path xtask/mcp/Cargo.toml",
        ),
        step(
            "measured lint of mcp",
            "cargo clippy --quiet --locked --manifest-path xtask/mcp/Cargo.toml --all-targets -- -D warnings",
        ),
        step(
            "measured gen in python",
            "cargo run --quiet --locked -- gen xtask/python",
        ),
        step(
            "measured types in python",
            &format!("{mypy} --config-file xtask/python/pyproject.toml xtask/python"),
        ),
    ]);
    Ok(steps)
}

/// A folder, from the root.
fn relative(folder: &Path) -> &Path {
    folder.strip_prefix(root()).unwrap_or(folder)
}

/// Whether pytest finds something in a folder.
fn has_tests(folder: &Path) -> bool {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    names.any(|name| name.starts_with("test_"))
}

/// The folders of examples that are projects, whose generated code is kept; that of a build is not.
fn examples() -> Result<Vec<PathBuf>, String> {
    let folder = root().join("examples");
    let entries = folder
        .read_dir()
        .map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.join("toolc.toml").exists() && !path.join("configure.py").exists())
        .collect();
    found.sort();
    Ok(found)
}
