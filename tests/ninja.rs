//! Packages that ninja makes apart, as `examples/ninja` shows it: in a project of a thousand, a change makes again what
//! depends on it and nothing else, and all files are always those of a run of the whole project.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::many_packages::files;

const PACKAGES: usize = 1000;

#[test]
fn a_change_makes_again_what_depends_on_it() {
    let folder = TempDir::new().unwrap();
    project(folder.path());
    configure(folder.path());
    let first = ninja(folder.path());
    assert_eq!(first.len(), PACKAGES + 1);
    assert_eq!(ninja(folder.path()), [""; 0]);
    is_as_a_whole(folder.path());

    // Nobody else shows a comment or what is said of a tool that is not exported.
    change(folder.path(), 500, "// Of 500.", "// Of 500, and more.");
    assert_eq!(ninja(folder.path()), ["package p500"]);
    change(folder.path(), 500, "Finds 500.", "Finds all of 500.");
    assert_eq!(ninja(folder.path()), ["package p500"]);

    // Twenty packages from 500 on use the first of them, and each the one before it.
    change(folder.path(), 518, "count: int", "count?: int");
    assert_eq!(
        ninja(folder.path()),
        ["package p518", "package p519", "root"]
    );
    change(folder.path(), 500, "count: int", "count: int @range(0..9)");
    let users = (500..520).map(|number| format!("package p{number}"));
    let users: Vec<String> = users.chain(["root".to_owned()]).collect();
    assert_eq!(ninja(folder.path()), users);

    // What went wrong is told, and made when it is right again.
    change(folder.path(), 7, "count: int", "count: Int");
    let failed = run(folder.path(), &venv("ninja"), &[]);
    assert!(!failed.status.success());
    change(folder.path(), 7, "count: Int", "count: int @range(0..)");
    assert!(ninja(folder.path()).contains(&"package p007".to_owned()));
    is_as_a_whole(folder.path());
    assert_eq!(ninja(folder.path()), [""; 0]);
}

#[test]
fn the_example_is_made() {
    let folder = TempDir::new().unwrap();
    let example = root().join("examples/ninja");
    fs::create_dir(folder.path().join("tools")).unwrap();
    for name in [
        "toolc.toml",
        "packages.toml",
        "tools/common.tools",
        "tools/orders.tools",
        "tools/desk.tools",
    ] {
        fs::copy(example.join(name), folder.path().join(name)).unwrap();
    }
    configure(folder.path());
    let all = ["acme.common", "acme.desk", "acme.orders"].map(|name| format!("package {name}"));
    let all: Vec<String> = all.into_iter().chain(["root".to_owned()]).collect();
    assert_eq!(ninja(folder.path()), all);
    is_as_a_whole(folder.path());
    // The table of its README.
    let orders = folder.path().join("tools/orders.tools");
    let edit = |from: &str, to: &str| {
        let text = fs::read_to_string(&orders).unwrap();
        assert!(text.contains(from), "{text}");
        fs::write(&orders, text.replacen(from, to, 1)).unwrap();
    };
    edit("/// Count the pieces", "/// Count all pieces");
    assert_eq!(ninja(folder.path()), ["package acme.orders"]);
    edit("/// Look up what", "/// Find what");
    assert_eq!(ninja(folder.path()), [&all[1], &all[2], "root"]);
    let toml = folder.path().join("toolc.toml");
    let text = fs::read_to_string(&toml).unwrap();
    fs::write(
        &toml,
        text.replace("[target.python]", "[target.python]\nscalars = \"native\""),
    )
    .unwrap();
    assert_eq!(ninja(folder.path()), all);
    is_as_a_whole(folder.path());
}

/// A project whose packages use the one before them, twenty in each chain.
fn project(folder: &Path) {
    fs::write(folder.join("toolc.toml"), "[target.rust]\n").unwrap();
    let mut packages = String::new();
    for number in 0..PACKAGES {
        let used = (number % 20 > 0).then(|| number - 1);
        let (line, field) = used.map_or_else(Default::default, |used| {
            let line = format!("use p{used:03} {{ Item{used:03} }}\n");
            (line, format!("  before?: Item{used:03}\n"))
        });
        let text = PACKAGE
            .replace("USED\n", &line)
            .replace("FIELD\n", &field)
            .replace("NUMBER", &format!("{number:03}"));
        fs::write(source(folder, number), text).unwrap();
        let uses = used.map_or_else(String::new, |used| format!("uses = [\"p{used:03}\"]\n"));
        writeln!(
            packages,
            "[p{number:03}]\nsources = [\"p{number:03}.tools\"]\n{uses}"
        )
        .unwrap();
    }
    fs::write(folder.join("packages.toml"), packages).unwrap();
}

const PACKAGE: &str = "\
// Of NUMBER.
package pNUMBER
USED

/// An item of NUMBER.
type ItemNUMBER {
  /// How many.
  count: int
FIELD
}

/// Serves NUMBER.
service serving_NUMBER {
  toolset tools_NUMBER {
    /// Finds NUMBER.
    tool find_NUMBER(item: ItemNUMBER) -> string {
      readonly
    }
  }
}
";

fn source(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("p{number:03}.tools"))
}

fn change(folder: &Path, number: usize, from: &str, to: &str) {
    let path = source(folder, number);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

fn configure(folder: &Path) {
    let script = root().join("examples/ninja/configure.py");
    fs::copy(script, folder.join("configure.py")).unwrap();
    let words = ["configure.py", "--toolc", env!("CARGO_BIN_EXE_toolc")];
    let done = run(folder, &venv("python"), &words);
    assert!(done.status.success(), "{done:?}");
}

/// Builds; gives the packages that were made, and `root`, in order.
fn ninja(folder: &Path) -> Vec<String> {
    let done = run(folder, &venv("ninja"), &["--verbose"]);
    let text = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success(), "{text}");
    let mut made: Vec<String> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let after = |word: &str| {
            let at = words.iter().position(|one| *one == word)?;
            words.get(at + 1).copied()
        };
        match (after("gen"), after("--package")) {
            (Some("--package"), Some(package)) => made.push(format!("package {package}")),
            (Some("--root"), _) => made.push("root".to_owned()),
            (_, _) => {}
        }
    }
    made.sort();
    made
}

/// A run of the whole project gives the same files.
fn is_as_a_whole(folder: &Path) {
    let whole = folder.join("build/whole");
    let words = ["gen", "--out", "build/whole"];
    let done = run(folder, Path::new(env!("CARGO_BIN_EXE_toolc")), &words);
    assert!(done.status.success(), "{done:?}");
    let (mut ours, mut theirs) = (files(&folder.join("gen")), files(&whole));
    ours.retain(|path, _| !path.starts_with("toolc.locks/") && path != "toolc.root.lock");
    theirs.retain(|path, _| path != "toolc.lock");
    assert!(ours.keys().eq(theirs.keys()));
    let differs = ours
        .iter()
        .find(|(path, text)| theirs.get(*path) != Some(text));
    assert_eq!(differs.map(|(path, _)| path), None);
}

fn run(folder: &Path, program: &Path, words: &[&str]) -> std::process::Output {
    let mut command = Command::new(program);
    command.args(words).current_dir(folder);
    // What is said to a build around this one is not said to this one.
    command
        .env_remove("MAKEFLAGS")
        .env_remove("CARGO_MAKEFLAGS");
    command.output().unwrap()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A program of the `.venv` that `cargo xtask test` installs.
fn venv(program: &str) -> PathBuf {
    let found = root().join(".venv/bin").join(program);
    assert!(found.exists(), "no .venv: `cargo xtask test` makes it");
    found
}
