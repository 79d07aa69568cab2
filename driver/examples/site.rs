//! `site ROOT DIR`: the Markdown pages of a project as a site, with a search: the README, the specification, and all pages
//! that these lead to.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use toolc_build::write::{Mode, Output, write};
use toolc_templates::docs::html::{Article, articles, joined};

/// What every page leads to, in this order: a heading, and the pages below it.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "Begin",
        &[
            "README.md",
            "spec/tutorial-rust.md",
            "spec/tutorial-python.md",
        ],
    ),
    (
        "The language",
        &[
            "spec/language.md",
            "spec/grammar.md",
            "spec/format.md",
            "spec/diagnostics.md",
        ],
    ),
];

/// The headings for the rest of the specification, and for what is about the project itself.
const SPECIFICATION: &str = "Specification";
const PROJECT: (&str, &[&str]) = (
    "The project",
    &["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"],
);

fn main() -> ExitCode {
    let words: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [root, folder] = &words[..] else {
        eprintln!("usage: site ROOT DIR");
        return ExitCode::from(2);
    };
    match site(root, folder) {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn site(root: &Path, folder: &Path) -> Result<String, String> {
    let files = articles(
        "toolc",
        "Made by toolc from the pages of the project; do not edit.",
        &pages(root)?,
    );
    let count = files.len();
    let output = Output {
        target: "site".to_owned(),
        files: files
            .into_iter()
            .map(|file| (file.path, file.contents))
            .collect(),
    };
    let report = write(&[output], folder, Mode::Write { force: false });
    let report = report.map_err(|problem| problem.message)?;
    Ok(format!(
        "{}: {count} files, {} changed",
        folder.display(),
        report.changes.len()
    ))
}

/// The pages, those that every page leads to first.
fn pages(root: &Path) -> Result<Vec<Article>, String> {
    let listed = |(group, paths): &(&'static str, &[&'static str])| {
        let paths = paths.iter().map(|path| ((*path).to_owned(), Some(*group)));
        paths.collect::<Vec<_>>()
    };
    let mut wanted: Vec<(String, Option<&'static str>)> = GROUPS.iter().flat_map(listed).collect();
    let known: BTreeSet<String> = wanted.iter().map(|(path, _)| path.clone()).collect();
    let specification = markdown_in(root, "spec")?;
    let rest = specification
        .into_iter()
        .filter(|path| !known.contains(path));
    wanted.extend(rest.map(|path| (path, Some(SPECIFICATION))));
    wanted.extend(listed(&PROJECT));
    let mut seen = BTreeSet::new();
    let mut pages = Vec::new();
    let mut next = 0;
    // What a page leads to is a page as well.
    while let Some((path, group)) = wanted.get(next).cloned() {
        next += 1;
        if !seen.insert(path.clone()) {
            continue;
        }
        let text = fs::read_to_string(root.join(&path));
        let text = text.map_err(|error| format!("{path} cannot be read: {error}"))?;
        wanted.extend(linked(root, &path, &text).map(|path| (path, None)));
        pages.push(Article { path, text, group });
    }
    Ok(pages)
}

/// The pages of the project that a page leads to.
fn linked<'p>(root: &'p Path, from: &'p str, text: &'p str) -> impl Iterator<Item = String> + 'p {
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let links = text.split("](").skip(1);
    let links = links.filter_map(|behind| behind.split([')', '#']).next());
    let links = links.filter(|link| !link.contains(':') && !link.is_empty());
    links.filter_map(move |link| {
        let path = joined(folder, link)?;
        let path = match root.join(&path).is_dir() {
            true => format!("{path}/README.md"),
            false => path,
        };
        (path.ends_with(".md") && root.join(&path).is_file()).then_some(path)
    })
}

/// The Markdown files of a folder and those below it, by name.
fn markdown_in(root: &Path, folder: &str) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(root.join(folder));
    let entries = entries.map_err(|error| format!("{folder} cannot be read: {error}"))?;
    let mut all = BTreeSet::new();
    for entry in entries {
        let entry = entry.map_err(|error| format!("{folder} cannot be read: {error}"))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.path().is_dir() {
            all.extend(markdown_in(root, &path)?);
        } else if name.ends_with(".md") {
            all.insert(path);
        }
    }
    Ok(all.into_iter().collect())
}
