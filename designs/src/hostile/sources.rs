//! Texts to begin with: those of this repository and random designs, whole and in pieces.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use toolc_compiler::Input;

use crate::random::Random;

/// How many random designs are among the pieces.
const DESIGNS: u64 = 200;

/// The longest piece, in bytes.
const LONGEST: usize = 4000;

/// A declaration or a few, as they stand in the files and pages of this repository or in a random design.
pub(super) fn piece(random: &mut Random) -> &'static str {
    static PIECES: LazyLock<Vec<String>> = LazyLock::new(pieces);
    random.pick::<String>(&PIECES)
}

/// A random design, or a file or page block of this repository.
pub(super) fn project(random: &mut Random) -> Vec<Input> {
    static WRITTEN: LazyLock<Vec<String>> = LazyLock::new(written);
    if random.chance(40) {
        let seed = random.between(0, 1 << 20);
        return crate::design(seed as u64);
    }
    let text = random.pick::<String>(&WRITTEN).clone();
    let path = "a.tools".to_owned();
    vec![Input { path, text }]
}

/// All `.tools` files below some folders of this repository, and all `tools` blocks of the pages there.
fn written() -> Vec<String> {
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in ["compiler", "examples", "spec", "tests"] {
        collect(&root.join(folder), &mut found);
    }
    found
}

fn pieces() -> Vec<String> {
    let designs = (0..DESIGNS).flat_map(crate::design);
    let whole = written().into_iter().chain(designs.map(|input| input.text));
    let mut pieces: Vec<String> = whole.flat_map(|text| cut(&text)).collect();
    pieces.sort();
    pieces.dedup();
    pieces
}

/// The declarations of a text, which empty lines set apart, and the text itself if it is short.
fn cut(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut blank = false;
    for line in text.split_inclusive('\n') {
        if blank && line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '/') {
            pieces.push(String::new());
        }
        blank = line.trim().is_empty();
        let last = pieces.last_mut().expect("there is one from the start");
        last.push_str(line);
    }
    pieces.push(text.to_owned());
    pieces.retain(|piece| piece.len() <= LONGEST);
    pieces
}

fn collect(folder: &Path, texts: &mut Vec<String>) {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !matches!(&*name, "target" | "gen" | "golden" | "node_modules") {
                collect(&path, texts);
            }
        } else if name.ends_with(".tools") {
            texts.extend(fs::read_to_string(&path));
        } else if name.ends_with(".md") {
            let page = fs::read_to_string(&path).unwrap_or_default();
            let blocks = page.split("```tools").skip(1);
            let inside = blocks.filter_map(|block| block.split_once('\n')?.1.split("```").next());
            texts.extend(inside.map(str::to_owned));
        }
    }
}
