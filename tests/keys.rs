//! No document that toolc writes has an object with the same key twice.

use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::import::{Options, Source, import};
use toolc_compiler::{Checked, Input, compile};
use toolc_designs::design;
use toolc_designs::keys::repeated_key;
use toolc_templates::emit::{EmitNotation, emit};
use toolc_templates::schema::of_type;

#[test]
fn goldens_have_no_key_twice() {
    let mut count = 0;
    for folder in ["tests", "examples"] {
        for path in files(&root().join(folder), &["json"]) {
            let text = fs::read_to_string(&path).unwrap();
            // Definitions of others, which import reads, may have what they like.
            let is_ours = !path.starts_with(root().join("tests/import"));
            if is_ours {
                assert_eq!(repeated_key(&text), None, "{}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 30, "{count} files");
}

#[test]
fn emitted_definitions_have_no_key_twice() {
    let mut count = 0;
    let mut hold = |source: &str, checked: Checked| {
        // Some files are a part of a project.
        if checked.ready().is_err() {
            return;
        }
        let design = &checked.design;
        for tool in &design.tools {
            let mut all: Vec<(String, String)> = Vec::new();
            for (name, notation) in EmitNotation::ALL {
                for strict in [false, true] {
                    if !strict || notation.has_strict() {
                        let json = emit(design, tool, notation, strict).json;
                        all.push((format!("{name}, strict: {strict}"), json));
                    }
                }
            }
            let types = tool.result.iter().chain(&tool.streams);
            all.extend(types.map(|ty| ("a result".to_owned(), of_type(design, ty))));
            for (name, json) in all {
                let place = format!("{source}: {}: {name}", tool.name);
                assert_eq!(repeated_key(&json), None, "{place}:\n{json}");
                count += 1;
            }
        }
    };
    let cases = files(&root().join("tests/cases"), &["tools"]);
    for path in cases
        .into_iter()
        .chain(files(&root().join("examples"), &["tools"]))
    {
        let input = Input {
            path: "case.tools".to_owned(),
            text: fs::read_to_string(&path).unwrap(),
        };
        hold(&path.display().to_string(), compile(vec![input]));
    }
    for path in files(&root().join("tests/import"), &["json", "jsonl", "yaml"]) {
        let source = Source {
            label: "definitions".to_owned(),
            text: fs::read_to_string(&path).unwrap(),
            notation: None,
            ..Source::default()
        };
        let files = import(&[source], &Options::default()).files.into_iter();
        let inputs = files.map(|file| Input {
            path: format!("{}.tools", file.name),
            text: file.text,
        });
        hold(&path.display().to_string(), compile(inputs.collect()));
    }
    for seed in 0..100 {
        hold(&format!("seed {seed}"), compile(design(seed)));
    }
    assert!(count > 10_000, "{count} documents");
}

#[test]
fn keywords_that_are_written_already_hold_by_all_of() {
    let checked = compile(vec![Input {
        path: "twice.tools".to_owned(),
        text: TWICE.to_owned(),
    }]);
    let errors = checked.findings.iter().filter(|finding| finding.is_error());
    let errors: Vec<&str> = errors.map(|finding| &*finding.message).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let tool = &checked.design.tools[0];
    let json = emit(&checked.design, tool, EmitNotation::JsonSchema, false).json;
    assert_eq!(repeated_key(&json), None, "{json}");
    for part in [
        r##""own":{"type":"integer","minimum":1,"maximum":10}"##,
        r##""near":{"type":"integer","minimum":2,"maximum":10}"##,
        r##""code":{"type":"string","minLength":2,"maxLength":8,"allOf":[{"pattern":"^[a-z]"},{"pattern":"[0-9]$"}]}"##,
        r##""names":{"$ref":"#/$defs/Names","minItems":3}"##,
        r##""again":{"$ref":"#/$defs/Names"}"##,
        r##""amount":{"type":"string","description":"At least 1. At most 10."##,
        r##""maybe":{"anyOf":[{"type":"integer","minimum":1,"maximum":5},{"type":"null"}]}"##,
        r##""required":["x"],"additionalProperties":false,"allOf":[{"required":["y"],"minProperties":2,"allOf":[{"minProperties":1}]}]"##,
        r##""level":{"description":"What the values mean:\n\n- 1 (Low)\n- 2: The top. Deprecated: use 3\n- 3: Deprecated.""##,
        r##""price":{"type":"number","default":7,"minimum":0.01,"maximum":100}"##,
    ] {
        assert!(json.contains(part), "{part} in\n{json}");
    }
}

const TWICE: &str = r#"
package demo
service demo { exports demo }
type Small = int @range(1..10)
type Code = string @length(2..8) @pattern(/[0-9]$/)
type Names = [string] @items(2..10)
type Amount = decimal @range(0..10)
type Said @schema({"required": ["y"], "minProperties": 2}) @schema({"minProperties": 1}) { x: int, y?: int }
enum Level {
  low = 1 @title("Low")
  /// The top.
  high = 2 @deprecated("use 3")
  other = 3 @deprecated
}
toolset demo {
  /// Counts things.
  tool count_things(
    own: Small @range(0..99)
    near: Small @range(2..)
    code: Code @length(1..) @pattern(/^[a-z]/)
    names: Names @items(3..20)
    again: Names @items(1..)
    amount: Amount @range(1..20)
    maybe: Small? @range(..5)
    said: Said
    level: Level
    price: float @range(0.010..1e2) = 7e0
  )
}
"#;

/// The files below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.is_dir() {
            if !matches!(&*name, "node_modules" | "target" | ".venv") {
                found.extend(files(&path, endings));
            }
        } else if endings
            .iter()
            .any(|ending| path.extension().is_some_and(|own| own == *ending))
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
