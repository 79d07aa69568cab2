//! What `[target.rust]` can make beside a module tree: as users have it, in crates of their own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use toolc_compiler::{Checked, Input, compile};
use toolc_templates::{GeneratedFile, Options, Setting, TARGETS, Target};

#[test]
fn a_crate_of_its_own_is_clean_for_rustfmt_and_clippy() {
    for (case, feature) in [("obstacles", false), ("schema", true), ("tour", false)] {
        let mut options = Options::default();
        options.set("crate", Setting::text("generated-crate"));
        options.set(
            "description",
            Setting::text("Back\\slash, \"quotes\", \u{7f} and\nlines"),
        );
        options.set("dependencies", runtime_here());
        let files = generated(&case_inputs(case), &options);
        let folder = written(&format!("crate-{case}"), &files);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("there is a manifest");
        assert_eq!(
            manifest.contains("features = [\"schema\"]"),
            feature,
            "{manifest}"
        );
        formatted(&folder.join("src/lib.rs"));
        clippy(&folder);
    }
}

#[test]
fn the_manifest_needs_the_runtime_of_the_same_version() {
    let mut options = Options::default();
    options.set("crate", Setting::text("a"));
    let files = generated(&case_inputs("records"), &options);
    let manifest = &files
        .iter()
        .find(|file| file.path == "Cargo.toml")
        .expect("there is one")
        .contents;
    let runtime = env!("CARGO_PKG_VERSION")
        .rsplit_once('.')
        .expect("a version has three parts")
        .0;
    assert!(
        manifest.ends_with(&format!("[dependencies]\ntoolrt = \"{runtime}\"\n")),
        "{manifest}"
    );
    assert!(manifest.contains("publish = false"), "{manifest}");
}

/// The sources of a case.
fn case_inputs(case: &str) -> Vec<Input> {
    let path = root().join("tests/cases").join(case);
    let mut paths: Vec<PathBuf> = match path.read_dir() {
        Ok(entries) => entries
            .map(|entry| entry.expect("the case can be read").path())
            .collect(),
        Err(_) => vec![path.with_extension("tools")],
    };
    paths.sort();
    let input = |path: &PathBuf| Input {
        path: path
            .file_name()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("a case can be read"),
    };
    paths.iter().map(input).collect()
}

fn generated(inputs: &[Input], options: &Options) -> Vec<GeneratedFile> {
    let inputs = inputs.iter().map(|input| Input {
        path: input.path.clone(),
        text: input.text.clone(),
    });
    let checked: Checked = compile(inputs.collect());
    let Ok(ready) = checked.ready() else {
        panic!("the case has errors")
    };
    rust()
        .files(ready, options)
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn rust() -> &'static Target {
    TARGETS
        .iter()
        .find(|target| target.name == "rust")
        .expect("there is a Rust target")
}

/// `{ toolrt = { path = "…" } }`, with the runtime of this repository.
fn runtime_here() -> Setting {
    let path = root().join("runtime/rust").to_string_lossy().into_owned();
    let table = |key: &str, value| Setting::Table([(key.to_owned(), value)].into());
    table("toolrt", table("path", Setting::text(path)))
}

/// A fresh folder with these files, a workspace of its own.
fn written(name: &str, files: &[GeneratedFile]) -> PathBuf {
    let folder = root().join("target/tests/modes").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    for file in files {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().expect("a file is in a folder"))
            .expect("a folder can be made");
        let workspace = if file.path == "Cargo.toml" {
            "\n[workspace]\n"
        } else {
            ""
        };
        fs::write(path, file.contents.clone() + workspace).expect("a file can be written");
    }
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))
        .expect("the lock file can be copied");
    folder
}

fn formatted(main: &Path) {
    let config = root().join("target/tests/rustfmt");
    fs::create_dir_all(&config).expect("a folder can be made");
    fs::write(config.join("rustfmt.toml"), "").expect("a file can be written");
    let mut format = Command::new("rustfmt");
    format
        .args(["--edition", "2024", "--check", "--config-path"])
        .arg(config)
        .arg(main);
    passes(&mut format);
}

fn clippy(folder: &Path) {
    let mut clippy = Command::new(env!("CARGO"));
    clippy
        .args(["clippy", "--quiet", "--offline", "--", "-D", "warnings"])
        .current_dir(folder);
    clippy.env(
        "CARGO_TARGET_DIR",
        root().join("target/tests/clippy-target"),
    );
    passes(&mut clippy);
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
