//! Each kind of finding has a page, whose failing block gives exactly what it says and whose fixed block does not.
//! `BLESS=1` writes the outputs and `spec/diagnostics.md`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::diagnostics::{Finding, Severity};
use toolc_compiler::providers::provider;
use toolc_compiler::{Checked, Input, Levels, codes, compile_with, fix};

#[test]
fn every_code_has_its_page() {
    let mut seen = std::collections::BTreeSet::new();
    for code in codes() {
        assert!(seen.insert(code.id), "{} is there twice", code.id);
        let heading = code.page.lines().next().unwrap_or_default();
        assert_eq!(heading, format!("# {}: {}", code.id, code.title));
    }
    let pages = pages();
    for id in &seen {
        assert!(pages.contains_key(*id), "{id} has no page");
    }
    for (id, (path, _)) in &pages {
        assert!(
            seen.contains(id.as_str()),
            "{}: no code {id}",
            path.display()
        );
    }
}

#[test]
fn pages_say_what_is_found() {
    let mut wrong = Vec::new();
    for (id, (path, text)) in pages() {
        let blocks = blocks(&text);
        let Some(at) = blocks.iter().position(|block| block.kind == "text") else {
            wrong.push(format!("{}: no output block", path.display()));
            continue;
        };
        let failing = blocks[..at].iter().rfind(|block| block.kind == "tools");
        let fixed = blocks[at..].iter().find(|block| block.kind == "tools");
        let (Some(failing), Some(fixed)) = (failing, fixed) else {
            wrong.push(format!(
                "{}: needs a block before the output and one behind it",
                path.display()
            ));
            continue;
        };
        let levels = levels(&blocks);
        let lines = findings(failing.body, &levels);
        if !lines.contains(&format!("[{id}]")) {
            wrong.push(format!(
                "{}: the failing block gives\n{lines}",
                path.display()
            ));
        }
        if lines != blocks[at].body {
            if std::env::var_os("BLESS").is_some() {
                let start = blocks[at].start;
                let new = format!(
                    "{}{lines}{}",
                    &text[..start],
                    &text[start + blocks[at].body.len()..]
                );
                fs::write(&path, new).expect("pages can be written");
            } else {
                wrong.push(format!(
                    "{}: expected\n{}found\n{lines}",
                    path.display(),
                    blocks[at].body
                ));
            }
        }
        let lines = findings(fixed.body, &levels);
        if lines.contains(&format!("[{id}]")) || lines.contains("error[") {
            wrong.push(format!(
                "{}: the fixed block gives\n{lines}",
                path.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn safe_fixes_of_pages_make_the_finding_go_away() {
    let mut fixed_pages = 0;
    for (id, (path, text)) in pages() {
        let blocks = blocks(&text);
        let at = blocks.iter().position(|block| block.kind == "text");
        let mut failing = blocks[..at.unwrap_or(0)].iter();
        let Some(failing) = failing.rfind(|block| block.kind == "tools") else {
            continue;
        };
        let levels = levels(&blocks);
        let checked = compile_with(vec![input(failing.body)], &levels);
        let of_page = |checked: &Checked, wanted: fn(&Finding) -> bool| {
            let findings = checked.findings.iter();
            findings
                .filter(|finding| finding.code.id == id && wanted(finding))
                .count()
        };
        let has_edit = of_page(&checked, |finding| !finding.safe_edits().is_empty());
        let has_none = of_page(&checked, |finding| finding.safe_edits().is_empty());
        if has_edit == 0 {
            continue;
        }
        fixed_pages += 1;
        let fixed = fix(vec![input(failing.body)], &levels);
        let left = of_page(&fixed.checked, |_| true);
        let lines = findings(
            &fixed.checked.sources.iter().next().expect("a file").1.text,
            &levels,
        );
        assert!(
            left <= has_none && fixed.fixes.iter().any(|fix| fix.code == id),
            "{}: {left} of {id} are left after {:?}\n{lines}",
            path.display(),
            fixed.fixes
        );
        let syntax = |checked: &Checked| {
            let findings = checked.findings.iter();
            findings
                .filter(|finding| finding.code.id.starts_with("T00"))
                .count()
        };
        assert!(
            syntax(&fixed.checked) <= syntax(&checked),
            "{}: the fix broke something\n{lines}",
            path.display()
        );
    }
    assert!(
        fixed_pages >= 10,
        "only {fixed_pages} pages have a safe fix"
    );
}

#[test]
fn the_index_lists_all_pages() {
    let mut index = String::from(
        "# Findings\n\nWritten from the pages beside the rules. `toolc explain T0203` prints a page. Warnings have\n[levels](toolc-toml.md#lints) and can be [allowed](language.md#8-findings) in one place.\n\n| code | | title |\n|---|---|---|\n",
    );
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = pages();
    for code in codes() {
        let severity = match code.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let Some((path, _)) = pages.get(code.id) else {
            continue;
        };
        let path = path
            .strip_prefix(root)
            .expect("pages are in this crate")
            .to_string_lossy()
            .replace('\\', "/");
        index.push_str(&format!(
            "| [{}](../compiler/{path}) | {severity} | {} |\n",
            code.id, code.title
        ));
    }
    let path = root.join("../spec/diagnostics.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &index).expect("the index can be written");
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap_or_default(),
        index,
        "run with BLESS=1"
    );
}

/// All pages by code.
fn pages() -> BTreeMap<String, (PathBuf, String)> {
    let mut found = BTreeMap::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut open: Vec<PathBuf> = ["syntax", "resolve", "rules", "levels"]
        .iter()
        .map(|room| source.join(room))
        .collect();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("rooms are folders") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                let text = fs::read_to_string(&path).expect("pages are text");
                let id = text
                    .trim_start_matches("# ")
                    .split(':')
                    .next()
                    .unwrap_or_default()
                    .to_owned();
                assert!(
                    found.insert(id, (path.clone(), text)).is_none(),
                    "{}: a second page",
                    path.display()
                );
            }
        }
    }
    found
}

struct Block<'a> {
    kind: &'a str,
    start: usize,
    body: &'a str,
}

/// The fenced blocks of a page.
fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open: Option<(&str, usize)> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if let Some(mark) = line.trim_end().strip_prefix("```") {
            open = match open {
                Some((kind, start)) => {
                    blocks.push(Block {
                        kind,
                        start,
                        body: &text[start..at],
                    });
                    None
                }
                None => Some((mark, at + line.len())),
            };
        }
        at += line.len();
    }
    blocks
}

/// What the `toolc.toml` of a page demands, where it has one.
fn levels(blocks: &[Block<'_>]) -> Levels {
    let mut levels = Levels::default();
    let text = blocks.iter().find(|block| block.kind == "toml");
    for line in text.map_or("", |block| block.body).lines() {
        match line.split_once(" = ") {
            Some(("providers", list)) => {
                let names = list.split('"').skip(1).step_by(2);
                let known = names.map(|name| provider(name).expect(name));
                known.for_each(|provider| levels.demands.add(provider));
            }
            Some(("tool_tokens", most)) => {
                levels.demands.tool_tokens = most.parse().expect("a number");
            }
            Some(("exposure_tokens", most)) => {
                levels.demands.exposure_tokens = most.parse().expect("a number");
            }
            Some((key, _)) => panic!("`{key}` is no demand"),
            None => assert!(matches!(line, "[lints]" | ""), "{line}"),
        }
    }
    levels
}

/// `error[T0203]: …`, a line for each finding.
fn findings(text: &str, levels: &Levels) -> String {
    let checked = compile_with(vec![input(text)], levels);
    let lines = checked.findings.iter().map(|finding| {
        let severity = if finding.is_error() {
            "error"
        } else {
            "warning"
        };
        format!("{severity}[{}]: {}\n", finding.code.id, finding.message)
    });
    lines.collect()
}

fn input(text: &str) -> Input {
    Input {
        path: "demo.tools".to_owned(),
        text: text.to_owned(),
    }
}
