//! Projects from nothing to served tools: what `toolc init` writes, and what the tutorials say, run as they stand.

#[path = "projects/page.rs"]
mod page;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use page::{Step, steps};
use tempfile::TempDir;

use crate::support::{ask_server, command, lock, root, run, text, venv};

const GREETED: &str = "greet\n{'greeting': 'Hello, Ada!'}\n";

#[test]
fn a_new_project_in_rust_runs() {
    let folder = TempDir::new().unwrap();
    let project = init(&folder, &["--lang", "rust", "--mcp"]);
    is_checked(&project, "rust");
    // The program of a project without a server stands beside the other one.
    let plain = TempDir::new().unwrap();
    let other = init(&plain, &["--lang", "rust"]);
    fs::create_dir(project.join("src/bin")).unwrap();
    fs::copy(other.join("src/main.rs"), project.join("src/bin/plain.rs")).unwrap();
    // So do stubs of a file of their own.
    run(&project, "toolc", &["gen", "--stubs", "src/stubs.rs"]);
    let lib = project.join("src/lib.rs");
    let text = fs::read_to_string(&lib).unwrap();
    fs::write(
        lib,
        text.replace("mod greeter;\n", "mod greeter;\npub mod stubs;\n"),
    )
    .unwrap();
    run(&project, "cargo", &["fmt", "--check"]);
    run(&project, "cargo", &["test", "--quiet", "--offline"]);
    let printed = run(
        &project,
        "cargo",
        &["run", "--quiet", "--offline", "--bin", "plain"],
    );
    assert!(
        printed.starts_with(
            "{\"ok\":true,\"status\":\"success\",\"result\":{\"greeting\":\"Hello, Ada!\"}"
        ),
        "{printed}"
    );
    let words = ["run", "--quiet", "--offline", "--bin", "hello-tools"];
    assert_eq!(ask_server(&project, "cargo", &words), GREETED);
}

#[test]
fn a_new_project_in_python_runs() {
    let folder = TempDir::new().unwrap();
    let project = init(&folder, &["--lang", "python", "--mcp"]);
    is_checked(&project, "python");
    run(&project, "toolc", &["gen", "--stubs", "stubs.py"]);
    let (python, ruff) = (venv("python"), venv("ruff"));
    let python = python.to_str().unwrap();
    run(
        &project,
        python,
        &["-m", "pytest", "--quiet", "-p", "no:cacheprovider"],
    );
    run(
        &project,
        python,
        &[
            "-m",
            "mypy",
            "--strict",
            "greeter.py",
            "main.py",
            "stubs.py",
            "test_greeter.py",
        ],
    );
    let files = ["greeter.py", "main.py", "stubs.py", "test_greeter.py"];
    let words = [&["format", "--check", "--isolated"][..], &files].concat();
    run(&project, ruff.to_str().unwrap(), &words);
    assert_eq!(ask_server(&project, python, &["main.py"]), GREETED);

    let plain = TempDir::new().unwrap();
    let project = init(&plain, &["--lang", "python"]);
    is_checked(&project, "python");
    let printed = run(&project, python, &["main.py"]);
    assert!(
        printed.starts_with(
            "{\"ok\":true,\"status\":\"success\",\"result\":{\"greeting\":\"Hello, Ada!\"}"
        ),
        "{printed}"
    );
}

/// A project of `toolc init`, with the crates that this repository is locked to.
fn init(folder: &TempDir, words: &[&str]) -> PathBuf {
    let project = folder.path().join("hello-tools");
    let runtime = root().join("runtime");
    let runtime = ["--runtime", runtime.to_str().unwrap()];
    let all = [&["init", "hello-tools"], words, &runtime].concat();
    run(folder.path(), "toolc", &all);
    lock(&project);
    project
}

/// What holds in both languages.
fn is_checked(project: &Path, lang: &str) {
    let checked = command("toolc", project).arg("check").output().unwrap();
    assert_eq!(text(&checked), "1 file, no findings\n");
    run(project, "toolc", &["fmt", "--check"]);
    run(project, "toolc", &["gen"]);
    run(project, "toolc", &["gen", "--check"]);
    let again = command("toolc", project);
    let again = { again }.args(["init", "--lang", lang]).output().unwrap();
    assert_eq!(again.status.code(), Some(2), "{}", text(&again));
}

#[test]
fn published_versions_are_those_of_this_release() {
    let version = env!("CARGO_PKG_VERSION");
    let folder = TempDir::new().unwrap();
    run(
        folder.path(),
        "toolc",
        &["init", "a", "--lang", "rust", "--mcp"],
    );
    let manifest = fs::read_to_string(folder.path().join("a/Cargo.toml")).unwrap();
    for line in [
        format!("toolrt = {{ version = \"{version}\", features = [\"tokio\"] }}"),
        format!(
            "toolrt-mcp = {{ version = \"{version}\", default-features = false, features = [\"server\"] }}"
        ),
    ] {
        assert!(manifest.contains(&line), "{manifest}");
    }
    run(
        folder.path(),
        "toolc",
        &["init", "b", "--lang", "python", "--mcp"],
    );
    let requirements = fs::read_to_string(folder.path().join("b/requirements.txt")).unwrap();
    assert!(
        requirements.starts_with(&format!("toolrt[mcp]>={version},<")),
        "{requirements}"
    );
}

#[test]
fn nobody_is_asked_without_a_terminal() {
    let folder = TempDir::new().unwrap();
    for words in [
        &["init"][..],
        &["init", "--mcp"],
        &["init", "--lang", "go"],
        &["init", "--lang", "rust", "--name", "A b"],
        &["init", "--lang", "rust", "--runtime", "."],
    ] {
        let out = command("toolc", folder.path())
            .args(words)
            .output()
            .unwrap();
        assert_eq!(out.status.code(), Some(2), "{words:?}: {}", text(&out));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{words:?}");
    }
}

#[test]
fn somebody_at_a_terminal_is_asked() {
    let folder = TempDir::new().unwrap();
    let script = root().join("tests/projects/terminal.py");
    let asked = |typed: &str, words: &[&str]| {
        let mut python = command(venv("python"), folder.path());
        let all = [&[script.to_str().unwrap(), typed, "toolc", "init"], words].concat();
        python.args(all).output().unwrap()
    };
    // The end of what is typed is no answer.
    let out = asked("python\n\u{4}", &["none"]);
    assert_eq!(out.status.code(), Some(2), "{}", text(&out));
    assert!(!folder.path().join("none").exists());
    let out = asked("go\nPython\nyes\n", &["some"]);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out));
    assert_eq!(text(&out).matches("rust or python [rust]: ").count(), 2);
    let program = fs::read_to_string(folder.path().join("some/main.py")).unwrap();
    assert!(program.contains("serve_stdio"), "{program}");
    let out = asked("\n\n", &["plain"]);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out));
    let program = fs::read_to_string(folder.path().join("plain/src/main.rs")).unwrap();
    assert!(!program.contains("serve_stdio"), "{program}");
    // Who is told is not asked.
    let out = asked("", &["told", "--lang", "python"]);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out));
    assert!(!text(&out).contains("[rust]"), "{}", text(&out));
}

#[test]
fn the_tutorial_for_rust_is_right() {
    work_through("spec/tutorial-rust.md");
}

#[test]
fn the_tutorial_for_python_is_right() {
    work_through("spec/tutorial-python.md");
}

/// Does what a page says, from an empty folder on.
fn work_through(page: &str) {
    let folder = TempDir::new().unwrap();
    let mut here = folder.path().to_owned();
    let mut printed = String::new();
    let steps = steps(&fs::read_to_string(root().join(page)).unwrap());
    assert!(steps.len() > 10, "{page} has no steps");
    for step in steps {
        match step {
            Step::File(path, text) => {
                let path = here.join(path);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, text).unwrap();
            }
            Step::Printed(expected) => assert_eq!(printed, expected, "{page}"),
            Step::Run(line) => {
                if let Some(folder) = line.strip_prefix("cd ") {
                    here.push(folder);
                    continue;
                }
                printed = done(page, &here, &line);
            }
        }
    }
}

/// What a line of a page prints.
fn done(page: &str, here: &Path, line: &str) -> String {
    match line {
        // It is installed: this one.
        "cargo install toolc" => return String::new(),
        "python3 -m venv .venv && .venv/bin/pip install -r requirements.txt" => {
            // What this installs is in the one of this repository.
            symlink(root().join(".venv"), here.join(".venv")).unwrap();
            return String::new();
        }
        _ => {}
    }
    let runtime = root().join("runtime");
    let line = match line.starts_with("toolc init ") {
        true => format!("{line} --runtime '{}'", runtime.display()),
        false => line.to_owned(),
    };
    let out = command("sh", here).args(["-c", &line]).output().unwrap();
    assert!(out.status.success(), "{page}: {line}\n{}", text(&out));
    if line.starts_with("toolc init ") {
        for entry in fs::read_dir(here).unwrap() {
            lock(&entry.unwrap().path());
        }
    }
    String::from_utf8(out.stdout).unwrap()
}

#[test]
fn what_stands_in_a_page_is_found() {
    let page =
        "Do this:\n\n```sh\na\nb\n```\n\n```text\nc\n```\n\nMore. In `d.rs`:\n\n```rust\ne\n```\n";
    assert_eq!(
        steps(page),
        [
            Step::Run("a".to_owned()),
            Step::Run("b".to_owned()),
            Step::Printed("c\n".to_owned()),
            Step::File("d.rs".to_owned(), "e\n".to_owned()),
        ]
    );
}
