//! The canonical form keeps what a text says: over everything in this repository, and random designs with comments anywhere.

use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::diagnostics::Findings;
use toolc_compiler::layout::formatted;
use toolc_compiler::source::FileId;
use toolc_compiler::{Input, compile, syntax};
use toolc_designs::{Random, design};

/// How many random designs.
const DESIGNS: u64 = 60;

/// Files that stay as they are: as others wrote them, or with mistakes at places that a test names.
const KEPT: &[&str] = &[
    "tests/cases/tour",
    "compiler/tests/syntax/examples",
    "tests/output",
];

#[test]
fn the_files_of_this_repository_are_in_their_canonical_form() {
    for (name, files) in projects() {
        // Blocks of pages show more than the canonical form.
        if name.contains('#') || KEPT.iter().any(|folder| name.contains(folder)) {
            continue;
        }
        for file in files {
            assert_same(&file.text, &formatted(&file.text).text, &file.path);
        }
    }
}

#[test]
fn files_and_pages_mean_the_same_afterwards() {
    let projects = projects();
    assert!(projects.len() > 100, "{} projects", projects.len());
    for (name, files) in projects {
        hold(&name, &files);
        // Designs that are broken on purpose may be blamed at other places.
        if files.iter().all(|file| !file.path.contains('#')) {
            let mut random = Random::new(7);
            hold(&name, &sprinkled(&files, &mut random));
        }
    }
}

#[test]
fn random_designs_mean_the_same_afterwards() {
    for seed in 0..DESIGNS {
        let files = design(seed);
        hold(&format!("design {seed}"), &files);
        let mut random = Random::new(seed);
        hold(
            &format!("design {seed}, sprinkled"),
            &sprinkled(&files, &mut random),
        );
    }
}

/// Formats some files, and looks at what became of them.
fn hold(name: &str, files: &[Input]) {
    let mut after = Vec::with_capacity(files.len());
    for file in files {
        let once = formatted(&file.text).text;
        let twice = formatted(&once).text;
        assert_same(&once, &twice, &format!("{name}, {}, twice", file.path));
        let (before, now) = (comments(&file.text), comments(&once));
        assert_eq!(
            before, now,
            "{name}, {}:\n{}\n-----\n{once}",
            file.path, file.text
        );
        after.push(Input {
            path: file.path.clone(),
            text: once,
        });
    }
    assert_same(&meaning(files), &meaning(&after), name);
}

fn assert_same(before: &str, after: &str, name: &str) {
    let changed = before.lines().zip(after.lines()).find(|(a, b)| a != b);
    assert!(before == after, "{name}: {changed:#?}");
}

/// The design without its places, or what is wrong with it.
fn meaning(files: &[Input]) -> String {
    let checked = compile(files.to_vec());
    let mut codes: Vec<_> = checked
        .findings
        .iter()
        .map(|finding| finding.code.id)
        .collect();
    codes.sort_unstable();
    if checked.ready().is_err() {
        return format!("{codes:?}");
    }
    let design = serde_json::to_string_pretty(&checked.design).expect("a design is JSON");
    format!("{}\n{codes:?}", without_places(&design))
}

/// Without `"file": 0, "line": 7`, each on its line.
fn without_places(design: &str) -> String {
    let mut kept = String::with_capacity(design.len());
    let mut lines = design.lines().peekable();
    while let Some(line) = lines.next() {
        let is = |line: &str, key: &str| line.trim_start().starts_with(key);
        if is(line, "\"file\": ") && lines.peek().is_some_and(|next| is(next, "\"line\": ")) {
            lines.next();
        } else {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// What the comments say. Their order may change where one goes to the line above.
fn comments(text: &str) -> Vec<String> {
    let tree = syntax::parse(FileId(0), text, &mut Findings::default());
    let mut comments: Vec<String> = tree
        .comments
        .iter()
        .map(|comment| comment.text.trim_end().to_owned())
        .collect();
    comments.sort();
    comments
}

/// With comments and line breaks where white space was. Lines with texts, comments or patterns stay as they are.
fn sprinkled(files: &[Input], random: &mut Random) -> Vec<Input> {
    let share = random.between(8, 160);
    let mut count = 0;
    let mut sprinkle = |text: &str| {
        let mut result = String::new();
        let mut block = false;
        for line in text.lines() {
            let opens = line.matches("\"\"\"").count() % 2 == 1;
            if block || opens || line.contains(['"', '/', '\\']) {
                result.push_str(line);
                block ^= opens;
            } else {
                for (index, word) in line.split(' ').enumerate() {
                    count += 1;
                    match random.below(share) {
                        _ if index == 0 => {}
                        0 => result.push_str(&format!(" // behind {count}\n")),
                        1 => result.push_str(&format!("\n // alone {count}\n")),
                        2 => result.push('\n'),
                        3 => result.push_str("\n\n\n"),
                        _ => result.push(' '),
                    }
                    result.push_str(word);
                }
            }
            result.push('\n');
        }
        result
    };
    files
        .iter()
        .map(|file| Input {
            path: file.path.clone(),
            text: sprinkle(&file.text),
        })
        .collect()
}

/// All `.tools` files of the repository, with those of a folder together, and each `tools` block of its pages.
fn projects() -> Vec<(String, Vec<Input>)> {
    let mut projects = Vec::new();
    collect(Path::new(env!("CARGO_MANIFEST_DIR")), &mut projects);
    projects
}

fn collect(folder: &Path, projects: &mut Vec<(String, Vec<Input>)>) {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    let mut files: Vec<Input> = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let shown = path.display().to_string();
        if path.is_dir() {
            if !matches!(&*name, "target" | "gen" | ".git" | "node_modules") {
                collect(&path, projects);
            }
        } else if name.ends_with(".tools") {
            let text = fs::read_to_string(&path).expect("it can be read");
            files.push(Input { path: shown, text });
        } else if name.ends_with(".md") {
            let page = fs::read_to_string(&path).expect("it can be read");
            for (index, block) in page.split("```tools\n").skip(1).enumerate() {
                let text = block.split("```").next().unwrap_or_default().to_owned();
                let path = format!("{shown}#{index}");
                projects.push((path.clone(), vec![Input { path, text }]));
            }
        }
    }
    if folder.ends_with("cases") {
        // Each file of its own.
        projects.extend(
            files
                .into_iter()
                .map(|file| (file.path.clone(), vec![file])),
        );
    } else if !files.is_empty() {
        projects.push((folder.display().to_string(), files));
    }
}
