//! The tools that tests use and Cargo does not bring: environments of Python and `node_modules`, all at pinned versions.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::root::root;

/// The oldest Python that generated code runs on.
const OLDEST_PYTHON: (u32, u32) = (3, 11);

/// Installs the pinned tools, if they are not installed yet.
pub fn install() -> Result<(), String> {
    python()?;
    npm()
}

/// A program of the `.venv`, from the root.
pub fn venv(program: &str) -> String {
    program_of(".venv", program)
}

/// A program of an environment, from the root.
pub fn program_of(environment: &str, program: &str) -> String {
    if cfg!(windows) {
        format!("{environment}/Scripts/{program}.exe")
    } else {
        format!("{environment}/bin/{program}")
    }
}

/// The type checker that npm has, from the root.
pub fn pyright() -> String {
    "node node_modules/pyright/index.js".to_owned()
}

fn python() -> Result<(), String> {
    environment(".venv", "requirements-dev.txt")?;
    // Many clients still have version 1 of the SDK, which cannot stand beside version 2.
    packages(".venv-mcp1", "tests/mcp/python/mcp1.txt")
}

/// Makes an environment of Python with pinned packages and the runtime, unless it is there already.
pub fn environment(folder: &str, pinned: &str) -> Result<(), String> {
    make(folder, pinned, true)
}

/// The same without the runtime.
fn packages(folder: &str, pinned: &str) -> Result<(), String> {
    make(folder, pinned, false)
}

fn make(folder: &str, pinned: &str, has_runtime: bool) -> Result<(), String> {
    let wanted = pins(pinned)?;
    let stamp = root().join(folder).join("pinned.txt");
    if is(&stamp, &wanted) {
        return Ok(());
    }
    let python = interpreter()?;
    println!("── python ── {folder} by {python}, packages of {pinned}");
    run(Command::new(&python).args(["-m", "venv", "--clear", folder]))?;
    let inside = root().join(program_of(folder, "python"));
    let pip = || {
        let mut pip = Command::new(&inside);
        pip.args(["-m", "pip", "install", "--quiet"]);
        pip.arg("--disable-pip-version-check");
        pip
    };
    run(pip().args(["--requirement", pinned]))?;
    // A link, not a copy: the runtime is tested as it stands in the repository.
    if has_runtime {
        run(pip()
            .args(["--no-deps", "--no-build-isolation"])
            .args(["--editable", "runtime/python"]))?;
    }
    put(&stamp, &wanted)
}

fn npm() -> Result<(), String> {
    let wanted = pins("package-lock.json")?;
    let stamp = root().join("node_modules/pinned.json");
    if is(&stamp, &wanted) {
        return Ok(());
    }
    println!("── npm ── node_modules, packages of package-lock.json");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    put(&stamp, &wanted)
}

/// The first Python on the path that is new enough.
fn interpreter() -> Result<String, String> {
    let names = [
        "python3",
        "python",
        "python3.14",
        "python3.13",
        "python3.12",
        "python3.11",
    ];
    let (major, minor) = OLDEST_PYTHON;
    let question = format!("import sys; sys.exit(sys.version_info < ({major}, {minor}))");
    names
        .into_iter()
        .find(|name| {
            Command::new(name)
                .args(["-c", &question])
                .output()
                .is_ok_and(|answer| answer.status.success())
        })
        .map(str::to_owned)
        .ok_or_else(|| {
            format!("the tests need Python {major}.{minor} or newer, and none is on the path")
        })
}

/// The text of a file that pins versions.
fn pins(name: &str) -> Result<String, String> {
    fs::read_to_string(root().join(name)).map_err(|error| format!("{name} cannot be read: {error}"))
}

fn is(stamp: &Path, wanted: &str) -> bool {
    fs::read_to_string(stamp).is_ok_and(|installed| installed == wanted)
}

/// Records the installed versions last, so that an interrupted run starts again.
fn put(stamp: &Path, wanted: &str) -> Result<(), String> {
    fs::write(stamp, wanted)
        .map_err(|error| format!("{} cannot be written: {error}", stamp.display()))
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command
        .current_dir(root())
        .status()
        .map_err(|error| format!("{command:?} does not start: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{command:?} failed"))
    }
}
