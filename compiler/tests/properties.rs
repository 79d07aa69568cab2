//! Random edits of real files, through all passes: never a panic, every finding at a place that can be shown.

use std::path::Path;
use std::time::{Duration, Instant};

use fastrand::Rng;
use toolc_compiler::{Checked, Input, Levels, compile, fix};

#[test]
fn random_edits_never_panic() {
    let tour = tour();
    let words: Vec<&str> = tour.iter().flat_map(|input| tokens(&input.text)).collect();
    let mut rng = Rng::with_seed(7);
    let start = Instant::now();
    let mut rounds = 0;
    // A slow machine does fewer rounds; it never fails for being slow.
    while rounds < 3000 && start.elapsed() < Duration::from_secs(20) {
        rounds += 1;
        let mut inputs = tour.clone();
        let chosen = rng.usize(..inputs.len());
        for _ in 0..rng.usize(1..6) {
            inputs[chosen].text = edited(&inputs[chosen].text, &words, &mut rng);
        }
        let text = inputs[chosen].text.clone();
        let checked = std::panic::catch_unwind(|| compile(inputs));
        let checked = checked.unwrap_or_else(|_| panic!("round {rounds} panics on:\n{text}"));
        for finding in checked.findings.iter() {
            for label in &finding.labels {
                let source = &checked.sources.file(label.span.file).text;
                let range = label.span.start as usize..label.span.end as usize;
                assert!(
                    source.get(range).is_some(),
                    "{} points outside: {label:?}\n{text}",
                    finding.code.id
                );
            }
            for edit in &finding.edits {
                let source = &checked.sources.file(edit.span.file).text;
                assert!(
                    source
                        .get(edit.span.start as usize..edit.span.end as usize)
                        .is_some(),
                    "{edit:?}"
                );
            }
        }
        if checked.ready().is_ok() {
            let printed = serde_json::to_string(&checked.design).expect("a design is JSON");
            assert!(
                !printed.contains("\"kind\":\"unknown\""),
                "a ready design knows all its types:\n{text}"
            );
        }
    }
    assert!(rounds > 100, "only {rounds} rounds in 20 seconds");
}

#[test]
fn random_edits_can_be_fixed() {
    let tour = tour();
    let words: Vec<&str> = tour.iter().flat_map(|input| tokens(&input.text)).collect();
    let habits = [
        ";",
        "list<int>",
        "int[]",
        "String",
        ",,",
        "'x'",
        "#",
        "}",
        "“x”",
        "=>",
    ];
    let mut rng = Rng::with_seed(8);
    let start = Instant::now();
    let mut rounds = 0;
    let mut fixes = 0;
    while rounds < 400 && start.elapsed() < Duration::from_secs(20) {
        rounds += 1;
        let mut inputs = tour.clone();
        let chosen = rng.usize(..inputs.len());
        for _ in 0..rng.usize(1..4) {
            let words = if rng.bool() { &habits[..] } else { &words };
            inputs[chosen].text = edited(&inputs[chosen].text, words, &mut rng);
        }
        let before = compile(inputs.clone());
        let text = inputs[chosen].text.clone();
        let fixed = fix(inputs, &Levels::default());
        fixes += fixed.fixes.len();
        let broken = |checked: &Checked| {
            let all = checked.findings.iter();
            all.filter(|finding| finding.code.id.starts_with("T00"))
                .count()
        };
        assert!(
            broken(&fixed.checked) <= broken(&before),
            "{:?} break more of\n{text}",
            fixed.fixes
        );
        if before.findings.is_empty() {
            assert!(fixed.fixes.is_empty());
        }
    }
    assert!(rounds > 50, "only {rounds} rounds in 20 seconds");
    assert!(fixes > 10, "only {fixes} fixes");
}

/// One random edit: a token dropped, doubled, swapped with another, or replaced by one of any file.
fn edited(text: &str, words: &[&str], rng: &mut Rng) -> String {
    let mut tokens: Vec<&str> = tokens(text);
    if tokens.is_empty() {
        return text.to_owned();
    }
    let at = rng.usize(..tokens.len());
    let other = rng.usize(..tokens.len());
    match rng.u8(..6) {
        0 => {
            tokens.remove(at);
        }
        1 => tokens.insert(at, tokens[at]),
        2 => tokens.swap(at, other),
        3 => tokens[at] = words[rng.usize(..words.len())],
        4 => tokens.insert(at, words[rng.usize(..words.len())]),
        _ => {
            let (from, to) = (at.min(other), at.max(other).min(at.min(other) + 12));
            tokens.drain(from..to);
        }
    }
    tokens.concat()
}

/// The words, signs and white space of a text.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let class = |c: char| (c.is_alphanumeric() || c == '_', c.is_whitespace());
        let end = match class(first) {
            (false, false) => first.len_utf8(),
            kind => rest.find(|c| class(c) != kind).unwrap_or(rest.len()),
        };
        let (token, behind) = rest.split_at(end);
        tokens.push(token);
        rest = behind;
    }
    tokens
}

fn tour() -> Vec<Input> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/cases/tour"));
    let mut inputs: Vec<Input> = folder
        .read_dir()
        .expect("the tour is there")
        .map(|entry| {
            let path = entry.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("a text");
            Input {
                path: path
                    .file_name()
                    .expect("a name")
                    .to_string_lossy()
                    .into_owned(),
                text,
            }
        })
        .collect();
    inputs.sort_by(|a, b| a.path.cmp(&b.path));
    inputs
}
