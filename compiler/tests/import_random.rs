//! Definitions that nobody wrote: samples with random pieces in random places. Whatever goes in, import ends, and what it writes
//! checks and is in its canonical form.

use std::fs;
use std::path::Path;

use fastrand::Rng;
use toolc_compiler::diagnostics::Severity;
use toolc_compiler::import::{
    Options, SchemaOptions, Source, canonicalize, detect, import, import_schema, value,
};
use toolc_compiler::ir::Value;
use toolc_compiler::layout::formatted;
use toolc_compiler::{Input, compile};

#[test]
fn whatever_goes_in_what_comes_out_checks() {
    let rounds = std::env::var("ROUNDS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(40);
    let samples = samples();
    for seed in 0..rounds {
        for (name, sample) in &samples {
            let mut random = Rng::with_seed(seed * 1000 + name.len() as u64);
            let mut document = sample.clone();
            for _ in 0..random.usize(1..6) {
                change(&mut document, &mut random);
            }
            let text = document.to_json();
            let options = Options {
                assert_formats: random.bool(),
                ..Options::default()
            };
            let source = Source {
                label: name.clone(),
                text: text.clone(),
                ..Source::default()
            };
            let imported = import(&[source], &options);
            let _ = (detect(&text), canonicalize(&text, None));
            for file in &imported.files {
                holds(&file.text, &format!("seed {seed}, {name}: {text}"));
            }
            let schema = import_schema("Value", &document, &SchemaOptions::default());
            holds(&schema, &format!("seed {seed}, {name} as a schema: {text}"));
        }
    }
}

fn holds(text: &str, from: &str) {
    let checked = compile(vec![Input {
        path: "random.tools".into(),
        text: text.to_owned(),
    }]);
    let errors: Vec<String> = checked
        .findings
        .iter()
        .filter(|finding| finding.code.severity == Severity::Error)
        .map(|finding| {
            format!(
                "{} {} at `{}`",
                finding.code.id,
                finding.message,
                checked.sources.text(finding.span())
            )
        })
        .collect();
    assert!(errors.is_empty(), "{errors:?}\nfrom {from}\n{text}");
    assert_eq!(formatted(text).text, text, "from {from}");
}

fn samples() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/import");
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("the samples are there") {
        let path = entry.expect("it can be read").path();
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.extension().is_some_and(|ending| ending == "json") {
            let text = fs::read_to_string(&path).expect("it can be read");
            all.push((name, value(&text).expect("samples are JSON")));
        }
    }
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

/// Puts something else into a random place.
fn change(value: &mut Value, random: &mut Rng) {
    match value {
        Value::Object(entries) if !entries.is_empty() && random.u8(..100) < 88 => {
            let at = random.usize(..entries.len());
            match random.u8(..20) {
                0 => {
                    entries.remove(at);
                }
                1 => entries[at].0 = key(random).into(),
                2 => entries.push((key(random).into(), any(random, 3))),
                _ => change(&mut entries[at].1, random),
            }
            // Keys are unique.
            let mut seen = std::collections::HashSet::new();
            entries.retain(|(name, _)| seen.insert(name.clone()));
        }
        Value::List(items) if !items.is_empty() && random.u8(..100) < 88 => {
            let at = random.usize(..items.len());
            match random.u8(..20) {
                0 => {
                    items.remove(at);
                }
                1 => {
                    let copy = items[at].clone();
                    items.push(copy);
                }
                2 => items.push(any(random, 3)),
                _ => change(&mut items[at], random),
            }
        }
        _ => *value = any(random, 3),
    }
}

const KEYS: &[&str] = &[
    "type",
    "properties",
    "required",
    "items",
    "enum",
    "const",
    "anyOf",
    "oneOf",
    "allOf",
    "not",
    "if",
    "then",
    "else",
    "$ref",
    "$defs",
    "definitions",
    "additionalProperties",
    "patternProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "minItems",
    "maxItems",
    "uniqueItems",
    "prefixItems",
    "additionalItems",
    "contains",
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "default",
    "description",
    "title",
    "examples",
    "deprecated",
    "nullable",
    "dependentRequired",
    "dependencies",
    "unevaluatedProperties",
    "$dynamicRef",
    "$id",
    "name",
    "inputSchema",
    "parameters",
    "annotations",
    "_meta",
    "tags",
    "version",
    "x-mcp-header",
    "odd key",
    "ключ",
    "a/b~c",
    "",
];

const TEXTS: &[&str] = &[
    "string",
    "integer",
    "number",
    "boolean",
    "array",
    "object",
    "null",
    "dict",
    "any",
    "List<String>",
    "",
    " ",
    "a",
    "title",
    "#",
    "#/$defs/Mode",
    "#/properties/text",
    "#/definitions/Issue",
    "#/nowhere",
    "https://example.com/x",
    "^a+$",
    "^(a+)+$",
    "[",
    "(?P<x>a)",
    "date-time",
    "uuid",
    "true",
    "10",
    "None",
    "/// docs",
    "a\nb\r\n  c\t",
    "\"\"\"",
    "\u{202e}x\u{0}",
    "日本",
    "\\d/",
    "type",
    "Todo",
    "self",
    "{x}",
];

fn key(random: &mut Rng) -> &'static str {
    KEYS[random.usize(..KEYS.len())]
}

fn any(random: &mut Rng, depth: usize) -> Value {
    match random.u8(..if depth == 0 { 8 } else { 12 }) {
        0 => Value::Null,
        1 => Value::Bool(random.bool()),
        2 | 3 => {
            const NUMBERS: &[&str] = &[
                "0",
                "1",
                "-1",
                "2",
                "10",
                "0.5",
                "-0.0",
                "1e400",
                "1.0",
                "9223372036854775808",
                "1e-7",
                "64",
            ];
            Value::Number(NUMBERS[random.usize(..NUMBERS.len())].into())
        }
        4..=7 => Value::String(TEXTS[random.usize(..TEXTS.len())].into()),
        8 | 9 => Value::List(
            (0..random.usize(..4))
                .map(|_| any(random, depth - 1))
                .collect(),
        ),
        _ => {
            let mut entries: Vec<(std::sync::Arc<str>, Value)> = Vec::new();
            for _ in 0..random.usize(..5) {
                let name = key(random);
                if !entries.iter().any(|(known, _)| &**known == name) {
                    entries.push((name.into(), any(random, depth - 1)));
                }
            }
            Value::Object(entries)
        }
    }
}
