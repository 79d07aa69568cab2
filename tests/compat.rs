//! The differences from earlier systems: the cases of `spec/conformance/compat`, and the page that lists them.

use std::fs;
use std::path::Path;

use serde_json::Value;
use toolc_compiler::import::{Notation, Options, Source, canonicalize, import};
use toolc_compiler::{Input, compile};
use toolc_templates::emit::{EmitNotation, emit};
use toolrt::schema::Options as SchemaOptions;

fn spec(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("spec")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn tables() -> Value {
    let vectors: Value =
        serde_json::from_str(&spec("conformance/compat/compat.json")).expect("it is JSON");
    vectors["tables"].clone()
}

fn rows<'t>(tables: &'t Value, name: &str) -> &'t Vec<Value> {
    tables[name].as_array().expect("a list")
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().expect("a text")
}

/// What is not as the case says, by JSON Pointer.
fn differences(case: &Value, found: &Value) -> Vec<String> {
    let wanted = case["is"].as_object().expect("an object");
    let wrong = wanted.iter().filter_map(|(pointer, wanted)| {
        let there = found.pointer(pointer).unwrap_or(&Value::Null);
        (there != wanted).then(|| format!("{case}\n  {pointer}: {there}"))
    });
    wrong.collect()
}

#[test]
fn records_differ_as_the_table_says() {
    let tables = tables();
    let mut wrong = Vec::new();
    for row in rows(&tables, "records") {
        for case in row["cases"].as_array().expect("a list") {
            let notation = case["notation"].as_str().and_then(Notation::named);
            let records = canonicalize(&case["definition"].to_string(), notation);
            let [record] = &records.expect("it is JSON")[..] else {
                panic!("{case}")
            };
            let found: Value = serde_json::to_value(record).expect("it is JSON");
            wrong.extend(differences(case, &found["tool"]));
            if case
                .get("detected")
                .is_some_and(|wanted| found["source_format_detected"] != *wanted)
            {
                wrong.push(format!("{case}\n  {}", found["source_format_detected"]));
            }
            for (notation, score) in case["confidence"].as_object().into_iter().flatten() {
                if found["confidence"][notation] != *score {
                    wrong.push(format!(
                        "{case}\n  {notation}: {}",
                        found["confidence"][notation]
                    ));
                }
            }
            if found["confidence"].as_object().map(|all| all.len()) != Some(Notation::ALL.len()) {
                wrong.push(format!("{case}\n  a notation has no score"));
            }
            if case["losses"] == true && record.losses.is_empty() {
                wrong.push(format!("{case}\n  there are no losses"));
            }
            if case["warnings"].is_array() && found["warnings"] != case["warnings"] {
                wrong.push(format!("{case}\n  {}", found["warnings"]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every record, of these cases and of the samples of import, is what the published schema says, and no sentence of it
/// is about a member that only files have.
#[test]
fn records_are_what_their_schema_says() {
    let schema: Value = serde_json::from_str(&spec("record.schema.json")).expect("it is JSON");
    let formats: Vec<&str> = schema["$defs"]["Format"]["enum"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let known: Vec<&str> = Notation::ALL.iter().map(|(name, _)| *name).collect();
    assert_eq!(formats, known);
    let validator = jsonschema::validator_for(&schema).expect("it is a schema");
    let mut texts = Vec::new();
    for row in rows(&tables(), "records") {
        for case in row["cases"].as_array().expect("a list") {
            texts.push((
                case["definition"].to_string(),
                case["notation"].as_str().and_then(Notation::named),
            ));
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import");
    for entry in fs::read_dir(folder).expect("the samples are there") {
        let path = entry.expect("it can be read").path();
        if path
            .extension()
            .is_some_and(|ending| ending == "json" || ending == "jsonl")
        {
            texts.push((fs::read_to_string(path).expect("it can be read"), None));
        }
    }
    // Members of the wrong type are the ones that sentences are about.
    texts.push((
        r#"{"name": 1, "description": [], "inputSchema": "x", "tags": 2}"#.to_owned(),
        None,
    ));
    texts.push((r#"{"what": "x"}"#.to_owned(), None));
    for (text, notation) in texts {
        for record in canonicalize(&text, notation).expect("it is JSON") {
            let value = serde_json::to_value(&record).expect("it is JSON");
            let errors: Vec<String> = validator
                .iter_errors(&value)
                .map(|error| error.to_string())
                .collect();
            assert!(errors.is_empty(), "{text}: {errors:?}");
            for sentence in record.warnings.iter().chain(&record.losses) {
                assert!(!sentence.contains("in `meta`"), "{text}: {sentence}");
            }
        }
    }
}

#[test]
fn definitions_of_records_differ_as_the_table_says() {
    let tables = tables();
    let mut wrong = Vec::new();
    for row in rows(&tables, "definitions") {
        for case in row["cases"].as_array().expect("a list") {
            let source = Source {
                label: "records".to_owned(),
                text: case["record"].to_string(),
                notation: None,
                ..Source::default()
            };
            let imported = import(&[source], &Options::default());
            let inputs = imported.files.iter().map(|file| Input {
                path: "records.tools".to_owned(),
                text: file.text.clone(),
            });
            let design = compile(inputs.collect()).design;
            let notation = EmitNotation::named(text(case, "emit")).expect("it is known");
            let json = emit(&design, &design.tools[0], notation, false).json;
            wrong.extend(differences(
                case,
                &serde_json::from_str(&json).expect("it is JSON"),
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn verdicts_differ_as_the_table_says() {
    let tables = tables();
    for row in rows(&tables, "schemas") {
        for case in row["cases"].as_array().expect("a list") {
            let parse = |value: &Value| toolrt::Value::parse(value.to_string().as_bytes());
            let schema = parse(&case["schema"]).expect("it is JSON");
            let verdict = match SchemaOptions::new().compile(&schema) {
                Ok(validator) => {
                    Value::Bool(validator.accepts(&parse(&case["value"]).expect("it is JSON")))
                }
                Err(_) => Value::Null,
            };
            assert_eq!(verdict, case["valid"], "{case}");
        }
    }
}

/// Who calls is tested with the vectors that the rows name.
#[test]
fn callers_are_cases_of_their_own_vectors() {
    let callers: Value =
        serde_json::from_str(&spec("conformance/callers/callers.json")).expect("it is JSON");
    let known: Vec<&str> = callers["cases"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|case| text(case, "name"))
        .collect();
    let tables = tables();
    for row in rows(&tables, "callers") {
        for name in row["callers"].as_array().expect("a list") {
            let name = name.as_str().expect("a text");
            assert!(known.contains(&name), "{name}");
        }
    }
}

/// The rows of the page are those of the tables, in their order, and no others.
#[test]
fn the_page_lists_what_the_tables_have() {
    let page = spec("compat.md");
    let heads = ["| there |", "| environment |", "| system |", "|---"];
    let is_row =
        |line: &&str| line.starts_with('|') && !heads.iter().any(|head| line.starts_with(head));
    let listed: Vec<&str> = page
        .split("\n## ")
        .skip(1)
        .flat_map(|section| section.lines().filter(is_row))
        .collect();
    let tables = tables();
    let mut wanted = Vec::new();
    for (name, keys) in [
        ("records", &["there", "here", "why"][..]),
        ("definitions", &["there", "here", "why"]),
        ("callers", &["what", "there", "here", "why"]),
        ("schemas", &["there", "here", "why"]),
    ] {
        for row in rows(&tables, name) {
            let cells: Vec<&str> = keys.iter().map(|key| text(row, key)).collect();
            wanted.push(format!("| {} |", cells.join(" | ")));
        }
    }
    assert_eq!(listed, wanted);
}
