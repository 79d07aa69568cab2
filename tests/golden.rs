//! The code of cases in `tests/golden`, for reviewers, byte by byte; `BLESS=1` writes it anew. What holds for all trees
//! is checked on all of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use toolc_generated::{Files, Tree, cases, fill, root, trees};

/// The cases that reviewers read, in all languages, in one, or in one a folder or a file. Of the others, whose names and sizes are unlikely, the code is
/// only checked.
const READ: &[&str] = &[
    "agents",
    "bindings",
    "calls",
    "circles/python",
    "commands/python/desk/cli/lobby/__init__.py",
    "commands/python/desk/cli/lobby/command.py",
    "commands/rust/desk/cli/lobby/command.rs",
    "commands/rust/desk/cli/lobby/mod.rs",
    "newtypes/python/types/case_newtypes",
    "newtypes/rust/types/case_newtypes",
    "places",
    "quotes/rust",
    "records/python",
    "recursion/python",
    "schema/python",
    "sdks/python/lab/sdk/claude_agent_sdk",
    "sdks/python/lab/sdk/google_adk/assistant",
    "sdks/python/lab/sdk/google_adk_mcp",
    "sdks/python/lab/sdk/openai_agents",
    "servers/rust",
    "tools/rust",
    "tour",
    "unions",
];

/// More than this, nobody reads.
const MOST_LINES: usize = 50_000;

#[test]
fn generated_files_are_as_they_were() {
    let mut wrong = Vec::new();
    for tree in &read() {
        let (name, folder) = (tree.folder(), golden().join(tree.folder()));
        if std::env::var_os("BLESS").is_some() {
            fill(&folder, &tree.files).expect("goldens can be written");
        }
        let mut left = found_below(&folder);
        for (path, contents) in &tree.files {
            let known = fs::read_to_string(folder.join(path)).unwrap_or_default();
            if known.replace("\r\n", "\n") != *contents {
                let difference = first_difference(&known, contents);
                wrong.push(format!("{name}/{path}: {difference}"));
            }
            left.retain(|other| other != path);
        }
        let stale = |path: &String| format!("{name}/{path}: nobody writes it any more");
        wrong.extend(left.iter().map(stale));
    }
    for entry in fs::read_dir(golden()).expect("there are goldens") {
        let name = entry.expect("the folder can be read").file_name();
        let is_read = |read: &&str| read.split('/').next() == name.to_str();
        if !READ.iter().any(is_read) {
            wrong.push(format!("{}: no such case is read", name.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "out of date, run with BLESS=1 and read the difference:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn goldens_are_short_enough_to_be_read() {
    for name in READ {
        assert!(
            all().iter().any(|tree| !part(tree, name).is_empty()),
            "{name} is no case"
        );
    }
    let read = read();
    let texts = read.iter().flat_map(|tree| tree.files.values());
    let lines: usize = texts.map(|text| text.lines().count()).sum();
    assert!(
        lines <= MOST_LINES,
        "{lines} lines are too many to read: make a case smaller, or take its name off the list"
    );
}

/// So a change of any template is a change of a golden.
#[test]
fn every_kind_of_file_is_in_a_golden() {
    let kinds = |trees: &[Tree]| -> BTreeSet<String> {
        let code = trees.iter().filter(|tree| is_code(tree));
        let paths = code.flat_map(|tree| tree.files.keys());
        paths
            .map(|path| path.rsplit('/').next().unwrap_or(path).to_owned())
            .collect()
    };
    let (read, all) = (kinds(&read()), kinds(all()));
    // Modules that reach MCP servers or run commands have goldens of their own: `remotes.rs`, `programs.rs`.
    let mut others = found_below(&root().join("tests/remotes"));
    others.extend(found_below(&root().join("tests/programs")));
    let missing = all.difference(&read).filter(|kind| !others.contains(kind));
    let missing: Vec<&String> = missing.collect();
    assert!(missing.is_empty(), "no golden has {missing:?}");
}

#[test]
fn the_same_input_gives_the_same_bytes_in_any_order() {
    for mut case in cases() {
        case.inputs.reverse();
        for tree in all().iter().filter(|tree| tree.name == case.name) {
            assert!(case.tree(&tree.language) == *tree, "{}", tree.folder());
        }
    }
}

#[test]
fn paths_are_safe_everywhere() {
    for tree in all() {
        let name = tree.folder();
        let files = &tree.files;
        let folded: BTreeSet<String> = files.keys().map(|path| path.to_lowercase()).collect();
        assert_eq!(
            folded.len(),
            files.len(),
            "{name}: two paths differ in case only"
        );
        for path in files.keys() {
            let plain = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
            assert!(
                path.chars().all(plain) && !path.contains(".."),
                "{name}: {path:?}"
            );
            let reserved =
                |part: &str| matches!(part.split('.').next(), Some("con" | "aux" | "nul" | "prn"));
            assert!(!path.split('/').any(reserved), "{name}: {path:?}");
        }
    }
}

/// The trees of all cases and of the vectors.
fn all() -> &'static [Tree] {
    static ALL: OnceLock<Vec<Tree>> = OnceLock::new();
    ALL.get_or_init(trees)
}

/// Documents, sites and schemas have goldens of their own, in `tests/documents` and `tests/schemas`.
fn is_code(tree: &Tree) -> bool {
    !["docs", "html", "schemas"].contains(&&*tree.language)
}

/// The trees with the files that reviewers read.
fn read() -> Vec<Tree> {
    let code = all().iter().filter(|tree| is_code(tree));
    let parts = code.map(|tree| {
        let files = READ.iter().flat_map(|name| part(tree, name));
        Tree {
            name: tree.name.clone(),
            language: tree.language.clone(),
            files: files.collect(),
        }
    });
    parts.filter(|tree| !tree.files.is_empty()).collect()
}

/// The files of a tree that a name on the list stands for: a case, one in a language, a folder of that.
fn part(tree: &Tree, name: &str) -> Files {
    let files = tree.files.iter();
    let is_in = |path: &str| {
        let whole = format!("{}/{path}", tree.folder());
        whole
            .strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let files = files.filter(|(path, _)| is_in(path));
    files
        .map(|(path, text)| (path.clone(), text.clone()))
        .collect()
}

fn golden() -> PathBuf {
    root().join("tests/golden")
}

fn found_below(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.expect("the folder can be read").path();
            if path.ends_with("__pycache__") {
                continue;
            } else if path.is_dir() {
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
