//! Broken inputs with everything that is said about them, on pages that a tired reader can judge; `BLESS=1` writes the
//! answers anew.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use toolc_build::show::{self, Style};
use toolc_compiler::{Input, compile};

/// How many there are at least: in all, and of those that people make the first time.
const MOST: (usize, usize) = (120, 40);

/// A broken input under its title.
struct Mistake {
    title: String,
    text: String,
    answer: String,
}

#[test]
fn every_mistake_has_its_answer() {
    let bless = std::env::var_os("BLESS").is_some();
    let (mut all, mut first) = (0, 0);
    for path in pages() {
        let page = fs::read_to_string(&path).expect("the page is text");
        let (head, mistakes) = read(&page, &path);
        all += mistakes.len();
        if path
            .file_stem()
            .is_some_and(|name| name.to_string_lossy().starts_with("first_time"))
        {
            first += mistakes.len();
        }
        let mut written = head;
        for mistake in &mistakes {
            let answer = answer(&mistake.text);
            assert!(
                !answer.is_empty(),
                "{}: nothing is wrong with `{}`",
                path.display(),
                mistake.title
            );
            if !bless {
                assert_eq!(
                    mistake.answer,
                    answer,
                    "{}: {}",
                    path.display(),
                    mistake.title
                );
            }
            let _ = write!(
                written,
                "## {}\n\n````tools\n{}````\n\n````text\n{answer}````\n\n",
                mistake.title, mistake.text
            );
        }
        if bless {
            fs::write(&path, written.trim_end().to_owned() + "\n")
                .expect("the page can be written");
        }
    }
    assert!(
        all >= MOST.0 && first >= MOST.1,
        "only {all} mistakes, {first} of them first ones"
    );
}

/// What is said, as `toolc check` says it.
fn answer(text: &str) -> String {
    let checked = compile(vec![Input {
        path: "demo.tools".to_owned(),
        text: text.to_owned(),
    }]);
    let shown = show::findings(&checked, &str::to_owned, Style::PLAIN);
    let lines: String = shown
        .trim_end()
        .lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect();
    lines.trim_start_matches('\n').to_owned()
}

fn pages() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let entries = fs::read_dir(folder).expect("the pages are there");
    let mut pages: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    pages.sort();
    pages
}

/// The text before the first mistake, and the mistakes.
fn read(page: &str, path: &Path) -> (String, Vec<Mistake>) {
    let mut sections = page.split("\n## ");
    let head = sections.next().unwrap_or_default().trim_end().to_owned() + "\n\n";
    let mistake = |section: &str| {
        let (title, rest) = section.split_once('\n').unwrap_or((section, ""));
        let block = |kind: &str| {
            let (_, rest) = rest.split_once(&format!("````{kind}\n"))?;
            let (text, _) = rest
                .split_once("````\n")
                .or_else(|| rest.split_once("````"))?;
            Some(text.to_owned())
        };
        Mistake {
            title: title.to_owned(),
            text: block("tools")
                .unwrap_or_else(|| panic!("{}: `{title}` has no text", path.display())),
            answer: block("text").unwrap_or_default(),
        }
    };
    (head, sections.map(mistake).collect())
}
