//! The pages of the canonical form: `spec/format.md`, and the corners beside this file.
//!
//! A block of `tools` is as `toolc fmt` leaves it, or stands before a block of `tools formatted` that says what it
//! becomes. `BLESS=1` writes those.

use std::path::{Path, PathBuf};

use toolc_compiler::layout::formatted;

#[test]
fn the_pages_are_true() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut pages: Vec<PathBuf> = std::fs::read_dir(crate_folder.join("tests/layout"))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    pages.push(crate_folder.join("../spec/format.md"));
    pages.sort();
    assert!(pages.len() > 3, "{pages:?}");
    for page in pages {
        let text = std::fs::read_to_string(&page).expect("a page can be read");
        let (right, blocks) = read(&text);
        assert!(blocks > 0, "{} has no blocks", page.display());
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&page, &right).expect("a page can be written");
        } else {
            similar(&text, &right, &page);
        }
    }
}

/// The page as it should be, and how many blocks it has.
fn read(page: &str) -> (String, usize) {
    let mut right = String::new();
    let mut rest = page;
    let mut blocks = 0;
    while let Some(found) = rest.find("```tools\n") {
        let (text, behind) = block(&rest[found..]);
        right.push_str(&rest[..found]);
        let becomes = formatted(text).text;
        assert_eq!(
            formatted(&becomes).text,
            becomes,
            "formatted twice:\n{text}"
        );
        let (between, next) = behind.split_at(behind.find("```").unwrap_or(behind.len()));
        if next.starts_with("```tools formatted\n") {
            let (_, behind) = block(next);
            right.push_str(&format!(
                "```tools\n{text}```{between}```tools formatted\n{becomes}```"
            ));
            rest = behind;
        } else {
            right.push_str(&format!("```tools\n{becomes}```"));
            rest = behind;
        }
        blocks += 1;
    }
    (right + rest, blocks)
}

/// What stands in a block, and what behind it.
fn block(text: &str) -> (&str, &str) {
    let start = text.find('\n').expect("a fence ends its line") + 1;
    let end = text[start..].find("\n```").expect("a block is closed") + start + 1;
    (&text[start..end], &text[end + 3..])
}

fn similar(page: &str, right: &str, path: &Path) {
    for (index, (is, should)) in page.lines().zip(right.lines()).enumerate() {
        assert_eq!(is, should, "{}:{}", path.display(), index + 1);
    }
    assert_eq!(page, right, "{}", path.display());
}
