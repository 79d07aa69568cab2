//! Texts before people and models read them, by the vectors that every runtime runs.

use std::time::{Duration, Instant};

use toolrt::{Texts, Value};

const VECTORS: &str = include_str!("../../../spec/conformance/shown/shown.json");

/// Of these every sequence, and many a secret, is made.
const PIECES: &[&str] = &[
    "\u{1b}",
    "[",
    "]",
    "0",
    ";",
    "m",
    "\\",
    "\u{7}",
    "\n",
    " ",
    "(",
    "\u{9b}",
    "\u{9d}",
    "\u{9c}",
    "\u{202e}",
    "\u{e0041}",
    "é",
    "sk-",
    "a1b2c3d4e5",
    "password",
    "=",
    "\"",
    "://",
    ":",
    "@",
    "/home/",
    "/root",
    "C:\\Users\\",
    "-----BEGIN PRIVATE KEY-----",
];

fn text<'v>(case: &'v Value, key: &str) -> &'v str {
    case.get(key)
        .and_then(Value::as_str)
        .expect("the vectors have it")
}

#[test]
fn vectors() {
    let vectors = Value::parse(VECTORS.as_bytes()).expect("the vectors are JSON");
    let cases = vectors.get("cases").and_then(Value::as_array);
    for case in cases.expect("there are cases") {
        let texts = match text(case, "texts") {
            "as_is" => Texts::AsIs,
            "clean" => Texts::Clean,
            "redacted" => Texts::Redacted,
            other => panic!("{other} is none of them"),
        };
        let secrets = case.get("secrets").and_then(Value::as_array);
        let secrets = secrets.into_iter().flatten().filter_map(Value::as_str);
        let shown = texts.shown(text(case, "text"), &secrets.collect::<Vec<_>>());
        assert_eq!(shown, text(case, "shown"), "{}", text(case, "name"));
    }
}

#[test]
fn nothing_is_left_to_take_away() {
    fastrand::seed(1);
    for _ in 0..10_000 {
        let pieces = (0..fastrand::usize(..12)).filter_map(|_| fastrand::choice(PIECES));
        let text: String = pieces.copied().collect();
        let shown = Texts::Clean.shown(&text, &[]);
        assert_eq!(Texts::Clean.shown(&shown, &[]), shown, "{text:?}");
        let controls = shown.chars().any(|char| char.is_control() && char != '\n');
        assert!(!controls, "{text:?}");
        let shown = Texts::Redacted.shown(&text, &["a1b2c3d4e5"]);
        assert!(!shown.contains("a1b2"), "{text:?}");
    }
}

#[test]
fn the_time_grows_as_the_text_does() {
    for piece in PIECES {
        let text = piece.repeat(2_000);
        let start = Instant::now();
        Texts::Redacted.shown(&text, &[]);
        let spent = start.elapsed();
        assert!(spent < Duration::from_secs(2), "{piece:?} takes {spent:?}");
    }
}
