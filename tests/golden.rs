//! Each case of `tests/cases`, with everything that is generated from it; `BLESS=1` writes it anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, TARGETS};

#[test]
fn generated_files_are_as_they_were() {
    let mut wrong = Vec::new();
    for (case, inputs) in cases() {
        for (target, files) in generated(&case, inputs) {
            let folder = root().join("tests/golden").join(&case).join(target);
            if std::env::var_os("BLESS").is_some() {
                bless(&folder, &files);
            }
            let mut left = found_below(&folder);
            for (path, contents) in &files {
                let known = fs::read_to_string(folder.join(path)).unwrap_or_default();
                if known.replace("\r\n", "\n") != *contents {
                    wrong.push(format!(
                        "{case}/{target}/{path}: {}",
                        first_difference(&known, contents)
                    ));
                }
                left.retain(|other| other != path);
            }
            wrong.extend(
                left.iter()
                    .map(|path| format!("{case}/{target}/{path}: nobody writes it any more")),
            );
        }
    }
    assert!(
        wrong.is_empty(),
        "out of date, run with BLESS=1 and read the difference:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn the_same_input_gives_the_same_bytes_in_any_order() {
    for (case, inputs) in cases() {
        let turned = inputs.iter().rev().cloned().collect();
        assert_eq!(generated(&case, inputs), generated(&case, turned), "{case}");
    }
}

#[test]
fn paths_are_safe_everywhere() {
    for (case, inputs) in cases() {
        for (target, files) in generated(&case, inputs) {
            let mut folded: Vec<String> = files.keys().map(|path| path.to_lowercase()).collect();
            folded.dedup();
            assert_eq!(
                folded.len(),
                files.len(),
                "{case}/{target}: two paths differ in case only"
            );
            for path in files.keys() {
                let plain = |c: char| c.is_ascii_alphanumeric() || "_./".contains(c);
                assert!(
                    path.chars().all(plain) && !path.contains(".."),
                    "{case}/{target}: {path:?}"
                );
                let reserved = |part: &str| {
                    matches!(part.split('.').next(), Some("con" | "aux" | "nul" | "prn"))
                };
                assert!(!path.split('/').any(reserved), "{case}/{target}: {path:?}");
            }
        }
    }
}

/// The cases by name: a file, or a folder of files that belong together.
fn cases() -> Vec<(String, Vec<Input>)> {
    let folder = root().join("tests/cases");
    let entries = fs::read_dir(folder).expect("the cases are there");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    paths.sort();
    let name = |path: &Path| {
        path.file_stem()
            .expect("a case has a name")
            .to_string_lossy()
            .into_owned()
    };
    let input = |path: &Path| Input {
        path: path
            .file_name()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("a case is text"),
    };
    let inputs = |path: &Path| match path.is_dir() {
        true => fs::read_dir(path)
            .expect("it is a folder")
            .map(|entry| input(&entry.expect("a file").path()))
            .collect(),
        false => vec![input(path)],
    };
    paths
        .iter()
        .map(|path| (name(path), inputs(path)))
        .collect()
}

type Files = BTreeMap<String, String>;

fn generated(case: &str, inputs: Vec<Input>) -> Vec<(&'static str, Files)> {
    let checked = compile(inputs);
    let errors: Vec<&str> = checked
        .findings
        .iter()
        .filter(|f| f.is_error())
        .map(|f| &*f.message)
        .collect();
    let ready = checked
        .ready()
        .unwrap_or_else(|_| panic!("{case} has errors: {errors:#?}"));
    let files = |target: &toolc_templates::Target| {
        let files = target
            .files(ready, &Options::default())
            .expect("no option is set");
        (
            target.name,
            files
                .into_iter()
                .map(|file| (file.path, file.contents))
                .collect(),
        )
    };
    TARGETS.iter().map(files).collect()
}

fn bless(folder: &Path, files: &Files) {
    if folder.exists() {
        fs::remove_dir_all(folder).expect("old files can be removed");
    }
    for (path, contents) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder"))
            .expect("a folder can be made");
        fs::write(path, contents).expect("a file can be written");
    }
}

fn found_below(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                open.push(path);
            } else {
                let below = path.strip_prefix(folder).expect("it is below");
                found.push(below.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

fn first_difference(known: &str, now: &str) -> String {
    let mut lines = known.lines().zip(now.lines()).enumerate();
    match lines.find(|(_, (a, b))| a != b) {
        Some((index, (a, b))) => format!("line {}\n  was {a}\n  is  {b}", index + 1),
        None => format!(
            "{} lines were there, {} are now",
            known.lines().count(),
            now.lines().count()
        ),
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
