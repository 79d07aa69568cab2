//! Broken texts of all kinds: the parser neither panics nor hangs, and its spans can be shown.

use std::path::Path;
use std::time::{Duration, Instant};

use toolc_compiler::diagnostics::Findings;
use toolc_compiler::source::{FileId, Span};
use toolc_compiler::syntax;

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

/// Parses and looks at every span of every finding; returns how many errors there are.
fn check(text: &str) -> usize {
    let mut findings = Findings::default();
    let tree = syntax::parse(FileId(0), text, &mut findings);
    let shown = |span: Span| {
        let range = span.start as usize..span.end as usize;
        assert!(
            text.get(range).is_some(),
            "{span:?} is no place in {text:?}"
        );
    };
    for finding in findings.iter() {
        finding.labels.iter().for_each(|label| shown(label.span));
        finding.edits.iter().for_each(|edit| shown(edit.span));
        assert!(!finding.message.is_empty());
    }
    tree.uses.iter().for_each(|line| shown(line.span));
    // Every span of the tree is printed as `start: …, end: …`.
    let printed = format!("{tree:?}");
    for span in printed.split("Span { file: FileId(0), start: ").skip(1) {
        let (start, rest) = span.split_once(", end: ").expect("a span has an end");
        let end = rest.split_once(' ').expect("a span ends").0;
        let range = start.parse().expect("a number")..end.parse().expect("a number");
        assert!(
            text.get(range.clone()).is_some(),
            "{range:?} is no place in {text:?}"
        );
    }
    findings.count().0
}

fn examples() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax/examples");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("it can be read"))
        .collect()
}

/// How many real files are edited.
const EDITS: usize = 1_000;

/// How many texts are made of nothing.
const TEXTS: usize = 10_000;

#[test]
fn texts_that_go_on_behind_a_wide_letter() {
    check("\"\u{18B8}\n\ny007\"\n");
}

#[test]
fn files_cut_at_every_byte() {
    for text in examples() {
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            check(&text[..end]);
        }
    }
}

#[test]
fn random_edits_of_real_files() {
    let texts = examples();
    let tokens: Vec<Vec<&str>> = texts.iter().map(|text| tokens(text)).collect();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for _ in 0..EDITS {
        let source = random.below(tokens.len());
        let mut tokens_now = tokens[source].clone();
        for _ in 0..1 + random.below(4) {
            let at = random.below(tokens_now.len());
            match random.below(5) {
                0 => drop(tokens_now.remove(at)),
                1 => tokens_now.insert(at, tokens_now[at]),
                2 => {
                    let other = random.below(tokens_now.len());
                    tokens_now.swap(at, other);
                }
                3 => {
                    let from = &tokens[random.below(tokens.len())];
                    tokens_now.insert(at, from[random.below(from.len())]);
                }
                _ => tokens_now.insert(at, ODD[random.below(ODD.len())]),
            }
        }
        check(&tokens_now.concat());
    }
}

#[test]
fn random_tokens_and_bytes() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let texts = examples();
    let words: Vec<&str> = texts.iter().flat_map(|text| tokens(text)).collect();
    for _ in 0..TEXTS {
        let mut text = String::new();
        for _ in 0..random.below(60) {
            match random.below(4) {
                0 => text.push_str(words[random.below(words.len())]),
                1 => text.push_str(ODD[random.below(ODD.len())]),
                2 => text.push(char::from(random.below(128) as u8)),
                _ => text.extend(char::from_u32(random.below(0x3000) as u32)),
            }
        }
        check(&text);
    }
}

#[test]
fn brackets_as_deep_as_anybody_likes() {
    let deep = 20_000;
    let begin = Instant::now();
    for (open, close) in [
        ("[", "]"),
        ("{", "}"),
        ("(", ")"),
        ("{a:", "}"),
        ("([{", "}])"),
        ("@x({b:[", "]})"),
    ] {
        for (count, closed) in [(deep, deep), (deep, 0), (0, deep), (deep / 2, deep)] {
            let nested = format!("{}{}", open.repeat(count), close.repeat(closed));
            for text in [
                nested.clone(),
                format!("type A {{ x: {nested} }}\ntype B {{ x: int }}\n"),
                format!("toolset t {{\n  tool x() {{ meta {{ a: {nested} }} }}\n}}\n"),
            ] {
                assert!(check(&text) > 0);
            }
        }
    }
    assert!(
        begin.elapsed() < Duration::from_secs(600),
        "{:?}",
        begin.elapsed()
    );
}

#[test]
fn nesting_up_to_the_limit_is_fine() {
    let nested = |depth: usize| format!("type A = {}int{}\n", "[".repeat(depth), "]".repeat(depth));
    assert_eq!(check(&nested(64)), 0);
    assert_eq!(check(&nested(65)), 1);
    let records = |depth: usize| {
        format!(
            "type A = {}int{}\n",
            "{ a: ".repeat(depth),
            " }".repeat(depth)
        )
    };
    assert_eq!(check(&records(64)), 0);
    assert_eq!(check(&records(65)), 1);
    let groups =
        |depth: usize| format!("type A = {}int{}\n", "(".repeat(depth), ")?".repeat(depth));
    assert_eq!(check(&groups(64)), 0);
    let values = |depth: usize| {
        format!(
            "type A {{ a: json @x({}1{}) }}\n",
            "[{ a: ".repeat(depth),
            " }]".repeat(depth)
        )
    };
    assert_eq!(check(&values(31)), 0);
}

#[test]
fn long_runs_of_one_thing_take_linear_time() {
    for piece in ODD.iter().chain(&[
        "type A {",
        "a: ",
        "| int",
        "@x(",
        "}\n",
        "\n)",
        "\"\"\"",
        "{\n)",
        "type A = int\n",
        "x y\n",
    ]) {
        let begin = Instant::now();
        check(&piece.repeat(3_000));
        check(&format!("type A {{ a: int {} }}", piece.repeat(3_000)));
        check(&format!("service s {{ {}", piece.repeat(3_000)));
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "{piece:?} took {:?}",
            begin.elapsed()
        );
    }
}

/// Words, white space and signs.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = first.is_ascii_alphanumeric() || first == '_';
        let end = rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
            .unwrap_or(rest.len());
        let length = if word { end } else { first.len_utf8() };
        let (token, behind) = rest.split_at(length);
        tokens.push(token);
        rest = behind;
    }
    tokens
}

/// What breaks parsers.
const ODD: &[&str] = &[
    "\"",
    "\"\"\"",
    "\\",
    "/",
    "//",
    "///",
    "/*",
    "*/",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ";",
    ",",
    "..",
    "...",
    "|",
    "?",
    "@",
    "->",
    "=>",
    "'",
    "“",
    "”",
    "<",
    ">",
    "#",
    "\0",
    "\u{FEFF}",
    "\u{2028}",
    "é",
    "😀",
    "\r\n",
    "\n\n",
    "\t",
    "0",
    "007",
    "1e",
    "-",
    "--",
    "$ref",
    "null",
    "tags a,\n",
    "type",
    "tool",
    "tool x(",
    "method",
    "example {",
    "list<string>",
    "string[]",
    "<<<<<<< a\n",
    "=======\n",
    ">>>>>>> b\n",
    "/// doc\n",
    "// c\n",
    "\"\\q\"",
    "@pattern(/[/]/)",
    "args[",
    "a.b",
    "2fa",
    "\"\\u{110000}\"",
];
