//! Broken texts of all kinds: the canonical form keeps what they say, and is its own.

use std::path::Path;

use toolc_compiler::layout::formatted;

/// How many texts the random test makes.
const TEXTS: usize = 200;

/// A small generator of numbers, so that a failure repeats (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

#[test]
fn random_edits_of_real_files() {
    let texts = examples();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for _ in 0..TEXTS {
        let text = edited(&texts, &mut random);
        let once = formatted(&text);
        if !once.findings.is_empty() {
            assert_eq!(
                letters(&text),
                letters(&once.text),
                "{text}\n-----\n{}",
                once.text
            );
        }
        let twice = formatted(&once.text).text;
        let changed = once.text.lines().zip(twice.lines()).find(|(a, b)| a != b);
        assert!(
            once.text == twice,
            "{changed:#?} in\n{text}\n-----\n{}",
            once.text
        );
    }
}

#[test]
fn files_cut_at_every_place() {
    for text in examples() {
        for end in (0..text.len())
            .filter(|end| text.is_char_boundary(*end))
            .step_by(41)
        {
            let cut = &text[..end];
            let once = formatted(cut).text;
            assert_eq!(letters(cut), letters(&once), "{cut}\n-----\n{once}");
        }
    }
}

/// Each round puts one of the levels right.
#[test]
fn what_does_not_come_to_rest_stays_as_it_is() {
    for depth in 1..30 {
        let level = "A {\n  a: [{ b: string, \n\n\nc: string, //\nd:  ";
        let text = format!("type {}", level.repeat(depth));
        let once = formatted(&text).text;
        assert_eq!(formatted(&once).text, once, "{depth}");
    }
}

#[test]
fn line_ends_become_what_the_first_one_is() {
    for text in examples() {
        let windows = text.replace('\n', "\r\n");
        let (unix, windows) = (formatted(&text).text, formatted(&windows).text);
        assert_eq!(unix.replace('\n', "\r\n"), windows);
        assert_eq!(formatted(&windows).text, windows);
    }
    assert_eq!(
        formatted("\u{FEFF}type A {a:int}\r\n//x\n").text,
        "type A { a: int }\r\n//x\r\n"
    );
    assert_eq!(formatted(" \n\t\n").text, "");
    assert_eq!(formatted("").text, "");
}

/// With some words taken out, doubled, swapped or put in.
fn edited(texts: &[String], random: &mut Random) -> String {
    let source = &texts[random.below(texts.len())];
    let mut words: Vec<&str> = source
        .split_inclusive([' ', '\n', '(', '{', ':', ',', '"'])
        .collect();
    for _ in 0..1 + random.below(4) {
        let at = random.below(words.len());
        let other = random.below(words.len());
        match random.below(4) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[other]),
            2 => words.swap(at, other),
            _ => words.insert(at, ODD[random.below(ODD.len())]),
        }
    }
    words.concat()
}

const ODD: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\"\"\"",
    "// x\n",
    "/// x\n",
    "\n\n",
    ",",
    "|",
    "é",
    "\u{FEFF}",
    "\r\n",
    ";",
    "=",
    "@",
    "type ",
    "tool ",
    "\t",
    "<<<<<<< a\n",
    "package a\n",
    "#",
    "null",
];

/// Real files without mistakes in how they are written.
fn examples() -> Vec<String> {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ["tests/syntax/examples", "../tests/cases"] {
        let entries = std::fs::read_dir(crate_folder.join(folder)).expect("the folder is there");
        paths.extend(entries.map(|entry| entry.expect("it can be listed").path()));
    }
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "tools"));
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("it can be read"))
        .collect()
}

/// How often each letter, digit and bracket is written. `null` may become `?`, and commas, quotes, bars and the `=` before
/// a record may go.
fn letters(text: &str) -> Vec<(char, usize)> {
    let text = text.replace("null", "").replace("?", "");
    let mut counts = std::collections::BTreeMap::new();
    for letter in text.chars() {
        if !letter.is_whitespace() && !matches!(letter, ',' | '"' | '|' | '=' | '\u{FEFF}') {
            *counts.entry(letter).or_default() += 1;
        }
    }
    counts.into_iter().collect()
}
