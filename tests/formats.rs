//! Texts with a format, and patterns: the compiler, the runtime and the vectors say the same of every text.

use std::collections::BTreeMap;

use serde_json::Value;
use toolc_compiler::{Input, compile};
use toolc_designs::Random;
use toolc_generated::vectors::{Vectors, all, cases, text};
use toolrt::scalars::Format;

/// What is called so in a design.
const FORMATS: [(&str, Format); 13] = [
    ("datetime", Format::DateTime),
    ("date", Format::Date),
    ("time", Format::Time),
    ("duration", Format::Duration),
    ("uuid", Format::Uuid),
    ("uri", Format::Uri),
    ("email", Format::Email),
    ("hostname", Format::Hostname),
    ("ipv4", Format::Ipv4),
    ("ipv6", Format::Ipv6),
    ("decimal", Format::Decimal),
    ("path", Format::Path),
    ("bytes", Format::Base64),
];

#[test]
fn the_compiler_holds_the_vectors_of_formats() {
    let mut held = 0;
    for (name, texts) in by_format() {
        let verdicts =
            compiler_accepts(&name, &texts.keys().map(|text| &**text).collect::<Vec<_>>());
        for ((text, valid), verdict) in texts.iter().zip(verdicts) {
            assert_eq!(verdict, *valid, "{name}: {text:?}");
            held += 1;
        }
    }
    assert!(held >= 700, "there are only {held} texts");
}

#[test]
fn compiler_and_runtime_agree_on_texts_that_are_nearly_right() {
    let known = by_format();
    for (name, format) in FORMATS {
        let valid: Vec<&String> = known[name]
            .iter()
            .filter_map(|(text, valid)| valid.then_some(text))
            .collect();
        let mut random = Random::new(5);
        let texts: Vec<String> = (0..3000)
            .map(|_| nearly(valid[random.below(valid.len())], &mut random))
            .collect();
        let texts: Vec<&str> = texts.iter().map(|text| &**text).collect();
        let (mut accepted, mut refused) = (0, 0);
        for (text, verdict) in texts.iter().zip(compiler_accepts(name, &texts)) {
            assert_eq!(verdict, format.accepts(text), "{name}: {text:?}");
            *(if verdict { &mut accepted } else { &mut refused }) += 1;
        }
        assert!(accepted >= 50, "{name}: only {accepted} are accepted");
        assert!(
            refused >= 100 || name == "path",
            "{name}: only {refused} are refused"
        );
    }
}

/// JSON-Schema-Test-Suite's tests of the format `regex`, which is the compiler's alone.
#[test]
fn patterns_are_those_of_ecma_262() {
    let patterns = [
        (r"\a", false),
        ("(?P<name>x)", false),
        ("(?P<n>a)(?P=n)", false),
        ("(?#comment)a", false),
        ("(?i)abc", false),
        ("(?ims)abc", false),
        (r"\-", false),
        ("a{2,1}", false),
        ("[b-a]", false),
        ("(", false),
        (r"\k<none>", false),
        (r"\p{None}", false),
        ("(?<name>x)", true),
        (r"(?<n>a)\k<n>", true),
        ("(?<=a+)b", true),
        ("[]", true),
        ("[^]", true),
        (r"\cA", true),
    ];
    for (pattern, valid) in patterns {
        let text = format!("package a\ntype A = string @pattern({})\n", quoted(pattern));
        let checked = compile(vec![Input {
            path: "a.tools".into(),
            text,
        }]);
        let refused = checked
            .findings
            .iter()
            .any(|finding| finding.code.id == "T0204");
        assert_eq!(!refused, valid, "/{pattern}/: {:?}", checked.findings);
    }
}

/// The texts that vectors say something of, by the format of their type.
fn by_format() -> BTreeMap<String, BTreeMap<String, bool>> {
    let mut found: BTreeMap<String, BTreeMap<String, bool>> = BTreeMap::new();
    for vectors in all() {
        for case in cases(&vectors) {
            let Some(format) = format_of(&vectors, text(case, "type")) else {
                continue;
            };
            let Some(Ok(Value::String(payload))) =
                case["payload"].as_str().map(serde_json::from_str)
            else {
                continue;
            };
            let valid = case["valid"] == true;
            found.entry(format).or_default().insert(payload, valid);
        }
    }
    found
}

/// The format that a type of a file is another name of.
fn format_of(vectors: &Vectors, name: &str) -> Option<String> {
    let start = format!("type {name} = ");
    let design = text(&vectors.content, "design");
    let line = design.lines().find_map(|line| line.strip_prefix(&start))?;
    FORMATS
        .iter()
        .any(|(name, _)| *name == line)
        .then(|| line.to_owned())
}

/// Whether each text may be an example of a type, as the compiler says.
fn compiler_accepts(format: &str, texts: &[&str]) -> Vec<bool> {
    let mut design = "package a\n".to_owned();
    for (at, text) in texts.iter().enumerate() {
        design.push_str(&format!(
            "type A{at} = {format} @example({})\n",
            quoted(text)
        ));
    }
    let lines: Vec<usize> = design.match_indices('\n').map(|(at, _)| at).collect();
    let checked = compile(vec![Input {
        path: "a.tools".into(),
        text: design.clone(),
    }]);
    let mut accepted = vec![true; texts.len()];
    for finding in checked.findings.iter().filter(|finding| finding.is_error()) {
        assert!(finding.message.contains("must be"), "{}", finding.message);
        let start = finding.span().start as usize;
        let line = lines.partition_point(|end| *end < start);
        accepted[line - 1] = false;
    }
    accepted
}

/// A text as the language and JSON write it.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// `text` with one to three characters gone, doubled, swapped or replaced.
fn nearly(text: &str, random: &mut Random) -> String {
    const OTHERS: &[char] = &[
        '0', '1', '9', 'a', 'f', 'g', 'Z', 'T', 't', 'z', ':', '-', '+', '.', '/', '@', '[', ']',
        '%', '#', '?', '=', '_', ' ', '\n', '\0', '"', '\\', 'P', 'W', 'é', '১', '😀',
    ];
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(characters.len() + 1);
        let other = OTHERS[random.below(OTHERS.len())];
        match random.below(4) {
            0 if at < characters.len() => drop(characters.remove(at)),
            1 if at < characters.len() => characters[at] = other,
            2 if at + 1 < characters.len() => characters.swap(at, at + 1),
            _ => characters.insert(at, other),
        }
    }
    characters.into_iter().collect()
}
