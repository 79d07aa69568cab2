//! Canonical records, and definitions of other notations at once: what comes back, and what is told of the rest.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use toolc_compiler::import::{NoteKind, Options, Source, canonicalize, import};
use toolc_compiler::{Input, compile};
use toolc_templates::emit::{EmitNotation, emit};

/// A record, and what a change makes of it.
fn record(change: impl Fn(&mut Value)) -> Value {
    let mut record = json!({
        "name": "pay", "version": "1.0.0", "description": "Pay a bill.",
        "capabilities": {
            "action": "write", "domain": "general", "side_effects": true, "idempotent": false,
            "cost_estimate": "unknown",
        },
        "inputs": { "type": "object", "properties": { "id": { "type": "string" } }, "required": ["id"] },
        "outputs": {}, "security": null, "source_format": "openai",
        "original_definition": { "anything": [1, null] },
    });
    change(&mut record);
    record
}

/// The record after import, emit in a notation, and canonicalize, with the notes of import.
fn back(record: &Value, notation: EmitNotation) -> (Value, Vec<String>) {
    let source = Source {
        label: "records".to_owned(),
        text: record.to_string(),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let [file] = &imported.files[..] else {
        panic!("{record}: {:?}", imported.broken)
    };
    let input = Input {
        path: "records.tools".to_owned(),
        text: file.text.clone(),
    };
    let checked = compile(vec![input]);
    assert!(!checked.findings.has_errors(), "{}", file.text);
    let emitted = emit(&checked.design, &checked.design.tools[0], notation, false).json;
    let [one] = &canonicalize(&emitted, None).expect("it is JSON")[..] else {
        panic!("{emitted}")
    };
    let notes = imported.report.notes.iter();
    let notes = notes.filter(|note| note.kind < NoteKind::Normalised);
    let notes = notes.map(|note| format!("{}{}: {}", note.kind.word(), note.path, note.message));
    (parsed(&one.tool.to_json()), notes.collect())
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

#[test]
fn a_record_comes_back_as_it_was() {
    let set = |pointer: &'static str, value: Value| {
        record(move |record| {
            let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
            let parent = record.pointer_mut(parent).expect("it is there");
            parent[key] = value.clone();
        })
    };
    let security = json!({ "required_permissions": ["a"], "data_classification": "secret", "pii_handling": "none", "x": 1 });
    let records = [
        record(|_| {}),
        set("/capabilities/side_effects", json!(false)),
        set("/capabilities/idempotent", json!(true)),
        set("/capabilities/cost_estimate", json!("free")),
        set("/capabilities/cost_estimate", json!("$3")),
        set("/capabilities/action", json!("")),
        set("/capabilities/domain", json!("trade")),
        set("/capabilities/destructive", json!(true)),
        set("/capabilities/destructive", json!(false)),
        set("/capabilities/open_world", json!(false)),
        set(
            "/capabilities/needs",
            json!(["fs:read", "net:write:a.example"]),
        ),
        set("/capabilities/needs", json!(["a word of somebody's own"])),
        set("/capabilities/x", json!({ "y": [null] })),
        set("/version", json!("2.0.0-rc.1")),
        set("/description", json!("")),
        set("/inputs", json!({})),
        set("/inputs", json!({ "type": "object", "properties": {} })),
        set(
            "/inputs",
            json!({ "type": "object", "properties": {}, "additionalProperties": false }),
        ),
        set("/outputs", json!({ "type": "integer" })),
        set("/security", json!({ "required_permissions": [] })),
        set("/security", json!({ "required_permissions": ["a", "b"] })),
        set(
            "/security",
            json!({ "required_permissions": [], "pii_handling": "stores" }),
        ),
        set("/security", security),
        set("/source_format", json!("raw")),
        set("/original_definition", json!({})),
    ];
    for record in records {
        let [read] = &canonicalize(&record.to_string(), None).expect("it is JSON")[..] else {
            panic!("{record}")
        };
        assert_eq!(parsed(&read.tool.to_json()), record, "canonicalize alone");
        let (again, notes) = back(&record, EmitNotation::Canonical);
        assert_eq!((again, notes), (record, Vec::new()));
    }
}

/// What only reads and destroys contradicts itself: the design takes the first, and the record keeps the second.
#[test]
fn a_record_that_contradicts_itself_comes_back_too() {
    let record = record(|record| {
        record["capabilities"]["side_effects"] = json!(false);
        record["capabilities"]["destructive"] = json!(true);
        record["capabilities"]["needs"] = json!(["fs:delete"]);
    });
    assert_eq!(back(&record, EmitNotation::Canonical), (record, Vec::new()));
}

/// As a schema with members of its own, a record says the same, but for where it is from.
#[test]
fn a_record_comes_back_as_a_schema() {
    for change in [
        (|_: &mut Value| {}) as fn(&mut Value),
        |record| record["security"] = json!({ "required_permissions": ["a"] }),
        |record| record["capabilities"]["side_effects"] = json!(false),
        |record| record["outputs"] = json!({ "type": "integer" }),
    ] {
        let mut before = record(change);
        let (mut after, notes) = back(&before, EmitNotation::JsonSchema);
        for one in [&mut before, &mut after] {
            let members = one.as_object_mut().expect("an object");
            members.retain(|key, _| key != "source_format" && key != "original_definition");
        }
        assert_eq!((after, notes), (before, Vec::new()));
    }
}

/// The records of all samples: every member that is no schema as it was, and schemas as the report says.
#[test]
fn the_records_of_all_samples_come_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import");
    let mut same = 0;
    for entry in fs::read_dir(folder).expect("the samples are there") {
        let path = entry.expect("it is listed").path();
        let is_json = path.extension().is_some_and(|ending| ending == "json");
        if !is_json {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it is read");
        for canonical in canonicalize(&text, None).expect("samples are JSON") {
            let before = parsed(&canonical.tool.to_json());
            let (after, notes) = back(&before, EmitNotation::Canonical);
            for key in [
                "version",
                "capabilities",
                "security",
                "source_format",
                "original_definition",
            ] {
                assert_eq!(after[key], before[key], "{}: {key}", path.display());
            }
            if before["name"] != "" && after["name"] != before["name"] {
                assert!(!notes.is_empty(), "{}", path.display());
            }
            same += usize::from(after == before);
        }
    }
    assert!(same >= 15, "{same}");
}

#[test]
fn what_nobody_declares_is_not_in_a_schema() {
    let text = "package a\n\nservice a {\n  toolset a {\n    /// B.\n    tool b() -> int\n  }\n}\n";
    let input = Input {
        path: "a.tools".to_owned(),
        text: text.to_owned(),
    };
    let checked = compile(vec![input]);
    let tool = &checked.design.tools[0];
    let schema = parsed(&emit(&checked.design, tool, EmitNotation::JsonSchema, false).json);
    let keys: Vec<&String> = schema.as_object().expect("an object").keys().collect();
    assert!(
        !keys
            .iter()
            .any(|key| *key == "x-security" || *key == "x-capabilities"),
        "{keys:?}"
    );
    let record = parsed(&emit(&checked.design, tool, EmitNotation::Canonical, false).json);
    let capabilities = json!({
        "action": "read", "domain": "general", "side_effects": false, "idempotent": true,
        "cost_estimate": "unknown",
    });
    assert_eq!(record["capabilities"], capabilities);
}

fn toolc(words: &[&str]) -> Output {
    let done = Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(words)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import"))
        .output();
    done.expect("toolc starts")
}

/// What `import` and then `emit` print, in one step.
#[test]
fn a_definition_becomes_any_other_at_once() {
    for sample in [
        "openai",
        "anthropic",
        "mcp",
        "gemini",
        "bedrock",
        "canonical",
        "openapi",
    ] {
        let file = format!("{sample}.json");
        for (notation, _) in EmitNotation::ALL {
            let done = toolc(&["emit", "--from", &file, "--format", notation]);
            let told = String::from_utf8_lossy(&done.stderr);
            assert_eq!(done.status.code(), Some(0), "{sample}, {notation}: {told}");
            let list: Value = parsed(&String::from_utf8_lossy(&done.stdout));
            let report = toolc(&["import", &file]);
            let report = String::from_utf8_lossy(&report.stderr);
            let count = list.as_array().expect("a list").len();
            assert!(
                report.contains(&format!("{count} tool")),
                "{sample}: {report}"
            );
            // The notes of import come first, and are the same.
            let notes = report.lines().filter(|line| line.starts_with("repaired"));
            for note in notes {
                assert!(told.contains(note), "{sample}: {told}");
            }
        }
    }
}

#[test]
fn what_another_notation_has_no_place_for_is_told() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("one.json");
    let text = r#"{"name":"f","description":"F.","input_schema":{"type":"object","properties":{},"x-k":1},"cache_control":{"type":"ephemeral"}}"#;
    fs::write(&file, text).expect("it is written");
    let file = file.to_str().expect("it is UTF-8");
    let done = toolc(&["emit", "--from", file, "--format", "openai"]);
    let told = String::from_utf8_lossy(&done.stderr);
    assert!(
        told.contains("note: `f`: openai has no place for `cache_control` of anthropic"),
        "{told}"
    );
    let same = toolc(&["emit", "--from", file, "--format", "anthropic"]);
    let told = String::from_utf8_lossy(&same.stderr);
    assert!(!told.contains("cache_control"), "{told}");
    assert!(String::from_utf8_lossy(&same.stdout).contains("cache_control"));
    let part = toolc(&["emit", "--from", file, "--format", "gemini-openapi"]);
    let told = String::from_utf8_lossy(&part.stderr);
    assert!(
        told.contains("gemini-openapi takes no keywords that import kept of the schema"),
        "{told}"
    );
}

#[test]
fn what_cannot_be_converted_is_told() {
    let folder = tempfile::tempdir().expect("there is room");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("it is written");
        path.to_str().expect("it is UTF-8").to_owned()
    };
    let broken = write("broken.json", "{");
    let empty = write("empty.json", "[]");
    let lost = write(
        "lost.json",
        r#"{"name":"f","description":"F.","input_schema":{"type":"object","properties":{"a":{"type":"string","pattern":"("}}}}"#,
    );
    for (words, code, said) in [
        (&["--from", &broken][..], 1, "is no JSON"),
        (&["--from", &empty], 1, "there are no tool definitions"),
        (&["--from", &lost], 1, "lost: lost f"),
        (&["--from", &lost, "--lossy"], 0, "lost: lost f"),
        (&["--from", "nowhere.json"], 2, "nowhere.json"),
        (&["--from", &lost, "tools"], 2, "cannot be used with"),
        (&["--lossy"], 2, "--from"),
        (&["--from", &lost, "--tool", "g"], 2, "there is no tool `g`"),
    ] {
        let done = toolc(&[&["emit", "--format", "mcp"], words].concat());
        let told = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(code), "{words:?}: {told}");
        assert!(told.contains(said), "{words:?}: {told}");
    }
}
