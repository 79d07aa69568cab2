//! What holds for the canonical form of every text: it is its own, it means the same, and no comment is lost.

use std::path::{Path, PathBuf};

use toolc_compiler::format::formatted;
use toolc_compiler::{Input, compile};

/// All `.tools` files of the repository, and all `tools` blocks of its pages.
fn texts() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the crate stands in a folder");
    let mut texts = Vec::new();
    collect(root, &mut texts);
    assert!(texts.len() > 100, "{} texts", texts.len());
    texts
}

/// The same, with the files of a folder together, as they are compiled.
fn projects() -> Vec<(String, Vec<String>)> {
    let mut projects: Vec<(String, Vec<String>)> = Vec::new();
    for (name, text) in texts() {
        let folder = match name.rsplit_once('/') {
            Some((folder, file)) if !file.contains('#') => folder.to_owned(),
            Some(_) | None => name,
        };
        match projects.last_mut() {
            Some((last, files)) if *last == folder && !folder.ends_with("cases") => {
                files.push(text)
            }
            Some(_) | None => projects.push((folder, vec![text])),
        }
    }
    projects
}

fn collect(folder: &Path, texts: &mut Vec<(String, String)>) {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !matches!(&*name, "target" | "gen" | ".git" | "node_modules") {
                collect(&path, texts);
            }
        } else if name.ends_with(".tools") {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            texts.push((path.display().to_string(), text));
        } else if name.ends_with(".md") {
            let page = std::fs::read_to_string(&path).expect("it can be read");
            for (index, block) in page.split("```tools\n").skip(1).enumerate() {
                let text = block.split("```").next().unwrap_or_default().to_owned();
                texts.push((format!("{}#{index}", path.display()), text));
            }
        }
    }
}

#[test]
fn formatting_twice_is_formatting_once() {
    for (name, text) in texts() {
        let once = formatted(&text).text;
        let twice = formatted(&once).text;
        assert_eq!(once, twice, "{name}");
    }
}

#[test]
fn the_meaning_stays() {
    for (name, files) in projects() {
        let after: Vec<String> = files.iter().map(|text| formatted(text).text).collect();
        assert_same(&meaning(&files), &meaning(&after), &name);
    }
}

#[test]
fn no_comment_is_lost() {
    for (name, text) in texts() {
        let after = formatted(&text).text;
        assert_eq!(comments(&text), comments(&after), "{name}:\n{after}");
    }
}

fn assert_same(before: &str, after: &str, name: &str) {
    let changed = before.lines().zip(after.lines()).find(|(a, b)| a != b);
    assert!(before == after, "{name}: {changed:#?}");
}

/// The design without its places, or what is wrong with it.
fn meaning(files: &[String]) -> String {
    let input = |(index, text): (usize, &String)| Input {
        path: format!("{index}.tools"),
        text: text.clone(),
    };
    let checked = compile(files.iter().enumerate().map(input).collect());
    let mut codes: Vec<_> = checked
        .findings
        .iter()
        .map(|finding| finding.code.id)
        .collect();
    codes.sort_unstable();
    if checked.ready().is_err() {
        return format!("{codes:?}");
    }
    let mut design = serde_json::to_value(&checked.design).expect("a design is JSON");
    without_places(&mut design);
    let design = serde_json::to_string_pretty(&design).expect("JSON is text");
    format!("{design}\n{codes:?}")
}

fn without_places(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(entries) => {
            entries.retain(|_, entry| entry.get("file").is_none() || entry.get("line").is_none());
            entries.values_mut().for_each(without_places);
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(without_places),
        _ => {}
    }
}

fn comments(text: &str) -> Vec<String> {
    let mut findings = Default::default();
    let tree =
        toolc_compiler::syntax::parse(toolc_compiler::source::FileId(0), text, &mut findings);
    let mut comments: Vec<String> = tree
        .comments
        .iter()
        .map(|comment| comment.text.trim_end().to_owned())
        .collect();
    comments.sort();
    comments
}
