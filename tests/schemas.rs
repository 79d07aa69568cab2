//! Schemas as files: those of the specs, of every case, owned by the lock like all generated files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;
use toolc_compiler::compile;
use toolc_templates::emit::{EmitNotation, emit};
use toolc_templates::schema::renamed;
use toolc_templates::{Options, TARGETS};

#[test]
fn the_files_are_as_they_were_reviewed() {
    let words: &[&str] = match std::env::var_os("BLESS") {
        Some(_) => &["gen"],
        None => &["gen", "--check", "--diff"],
    };
    let output = toolc(&shelf(), words);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "run with BLESS=1\n{text}");
}

/// The definitions of MCP have the schemas of the specs, which `definitions.rs` shows.
#[test]
fn every_schema_is_that_of_the_spec_and_says_what_it_is_written_in() {
    let mut target = TARGETS.iter();
    let target = target.find(|target| target.name == "schemas");
    let target = target.expect("there is such a target");
    for case in toolc_generated::cases() {
        let checked = compile(case.inputs.clone());
        let ready = checked.ready().expect("a case has no errors");
        let files = target.files(ready, &Options::default());
        let files = files.expect("there are no options");
        let mut found: BTreeMap<String, Value> = BTreeMap::new();
        for file in files {
            let mut schema: Value = serde_json::from_str(&file.contents).expect("it is JSON");
            assert!(jsonschema::meta::is_valid(&schema), "{}", file.path);
            let members = schema.as_object_mut().expect("a schema is an object");
            let dialect = members.remove("$schema");
            let newest = "https://json-schema.org/draft/2020-12/schema";
            assert_eq!(dialect, Some(newest.into()), "{}", file.path);
            let is_first = file.contents.starts_with("{\n  \"$schema\"");
            assert!(is_first, "{}", file.path);
            let is_new = found.insert(file.path, schema).is_none();
            assert!(is_new, "{}: a file has one schema", case.name);
        }
        let folded: BTreeSet<String> = found.keys().map(|path| path.to_lowercase()).collect();
        assert_eq!(folded.len(), found.len(), "{}", case.name);
        let mut left: Vec<Value> = found.into_values().collect();
        for tool in checked.design.declared_tools() {
            let sent = emit(&checked.design, tool, EmitNotation::McpModern, false);
            let definition: Value = serde_json::from_str(&sent.json).expect("it is JSON");
            for member in ["inputSchema", "outputSchema"] {
                let Some(schema) = definition.get(member) else {
                    continue;
                };
                // Arguments whose names providers refuse have other names in a definition, and their own in a file.
                let is_schema = |own: &Value| match member {
                    "inputSchema" => {
                        let own = renamed(own.to_string(), &sent.arguments);
                        serde_json::from_str::<Value>(&own).expect("it is JSON") == *schema
                    }
                    _ => own == schema,
                };
                let place = left.iter().position(is_schema);
                let place = place.unwrap_or_else(|| panic!("{}: {}", case.name, tool.name));
                left.swap_remove(place);
            }
        }
        let items = checked.design.declared_tools();
        let items = items.filter(|tool| tool.streams.is_some()).count();
        assert_eq!(left.len(), items, "{}: only items are left", case.name);
    }
}

#[test]
fn files_are_compared_and_go_with_their_tools() {
    let folder = TempDir::new().expect("a folder can be made");
    let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    let one =
        "package a\n\nservice one {\n  toolset a {\n    /// One.\n    tool one() -> int\n  }\n}\n";
    let two = "\nservice two {\n  toolset b {\n    /// Two.\n    tool two()\n  }\n}\n";
    put("a.tools", &format!("{one}{two}"));
    put("toolc.toml", "schemas = true\n");
    let run = |words: &[&str]| toolc(folder.path(), words).status.code();
    let listed = || -> Vec<String> {
        let Ok(entries) = fs::read_dir(folder.path().join("gen/schemas")) else {
            return Vec::new();
        };
        let names = entries.map(|entry| entry.expect("read").file_name());
        let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into()).collect();
        names.sort();
        names
    };
    assert_eq!(run(&["gen", "--check"]), Some(1), "nothing is written yet");
    assert_eq!(run(&["gen"]), Some(0));
    let own = ["one.input.json", "one.output.json"];
    assert_eq!(listed(), [&own[..], &["two.input.json"]].concat());
    assert_eq!(run(&["gen", "--check"]), Some(0));

    put("gen/schemas/one.input.json", "{}");
    assert_eq!(run(&["gen", "--check"]), Some(1));
    assert_ne!(run(&["gen"]), Some(0), "an edited file stays as it is");
    assert_eq!(run(&["gen", "--force"]), Some(0));
    assert_eq!(run(&["gen", "--check"]), Some(0));

    put("a.tools", one);
    put("gen/schemas/mine.json", "{}");
    assert_eq!(run(&["gen"]), Some(0));
    assert_eq!(listed(), [&["mine.json"], &own[..]].concat());

    // Beside another target that stays, a switch is enough to remove them.
    put(
        "toolc.toml",
        "schemas = true\n[target.docs]\nformats = [\"llms-txt\"]\n",
    );
    assert_eq!(run(&["gen"]), Some(0));
    put(
        "toolc.toml",
        "schemas = false\n[target.docs]\nformats = [\"llms-txt\"]\n",
    );
    assert_eq!(run(&["gen"]), Some(0));
    assert_eq!(listed(), ["mine.json"]);
    assert_eq!(run(&["gen", "--lang", "schemas", "--out", "api"]), Some(0));
    assert!(folder.path().join("api/schemas/one.output.json").exists());
}

fn shelf() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schemas/shelf")
}

fn toolc(folder: &Path, words: &[&str]) -> Output {
    let mut toolc = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let output = toolc.args(words).current_dir(folder).output();
    output.expect("toolc runs")
}
