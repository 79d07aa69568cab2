//! Specs as JSON: the same bytes in Rust and Python for the tools of every case, as `spec/specs.schema.json` says.
//!
//! Those of a few cases are in `spec/conformance/specs`, for reviewers and other languages; `BLESS=1` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use toolc_generated::{cargo_of, conformance, made, root};

/// What reviewers read: chains, programs, and everything else that tools declare.
const READ: [&str; 3] = ["bindings", "programs", "tools"];

/// The specs of the cases, by name, in the order of their bytes.
type Specs = BTreeMap<String, Vec<String>>;

#[test]
fn specs_are_the_same_bytes_in_all_languages() {
    let (rust, python) = (specs_in_rust(), specs_in_python());
    assert!(rust.len() > 20, "there are cases");
    assert_eq!(
        rust.keys().collect::<Vec<_>>(),
        python.keys().collect::<Vec<_>>()
    );
    for (case, specs) in &rust {
        assert_eq!(specs.len(), python[case].len(), "{case}");
        for (own, other) in specs.iter().zip(&python[case]) {
            assert_eq!(own, other, "{case}");
        }
    }
    for case in READ {
        let path = root().join(format!("spec/conformance/specs/{case}.jsonl"));
        let text = rust[case].join("\n") + "\n";
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &text).expect("a golden can be written");
        }
        let known = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            known == text,
            "{} is out of date: run with BLESS=1 and read the difference",
            path.display()
        );
    }
    are_as_the_schema_says(rust.values().flatten());
}

fn are_as_the_schema_says<'s>(specs: impl Iterator<Item = &'s String>) {
    let schema = fs::read_to_string(root().join("spec/specs.schema.json"));
    let schema: Value = serde_json::from_str(&schema.expect("there is one")).expect("it is JSON");
    let validator = jsonschema::validator_for(&schema).expect("it is a schema");
    for spec in specs {
        let spec: Value = serde_json::from_str(spec).expect("a spec is JSON");
        let mistakes = validator.iter_errors(&spec);
        let mistakes: Vec<String> = mistakes
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(mistakes.is_empty(), "{}: {mistakes:#?}", spec["name"]);
    }
}

/// By a crate of all trees that prints them.
fn specs_in_rust() -> Specs {
    let mut main = String::from("//! Prints the specs of all cases.\n\n#![allow(dead_code)]\n");
    let mut calls = String::new();
    for (index, (case, tree)) in trees("rust").iter().enumerate() {
        let path = tree.join("mod.rs");
        writeln!(main, "\n#[path = {path:?}]\nmod tree{index};").expect("a string takes it");
        for module in toolsets(tree) {
            writeln!(
                calls,
                "    print({case:?}, &tree{index}::{module}::specs::TOOLSET);"
            )
            .expect("a string takes it");
        }
    }
    writeln!(
        main,
        "\nfn main() {{\n{calls}}}\n\nfn print(case: &str, toolset: &toolrt::spec::ToolsetSpec) {{\n    \
         for spec in toolset.tools {{\n        println!(\"{{case}}: {{}}\", spec.to_json());\n    }}\n    \
         println!(\"{{case}}: {{}}\", toolset.to_json());\n}}"
    )
    .expect("a string takes it");
    printed(cargo_of("specs", main).args(["run", "--quiet", "--offline"]))
}

fn specs_in_python() -> Specs {
    let python = root().join(match cfg!(windows) {
        true => ".venv/Scripts/python.exe",
        false => ".venv/bin/python",
    });
    let mut python = Command::new(python);
    python
        .arg(root().join("tests/python/specs.py"))
        .args(trees("python").into_iter().map(|(_, tree)| tree))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONUTF8", "1");
    printed(&mut python)
}

fn printed(command: &mut Command) -> Specs {
    let output = command.output().expect("the program starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let text = String::from_utf8(output.stdout).expect("JSON is text");
    let mut specs = Specs::new();
    for line in text.lines() {
        let (case, spec) = line.split_once(": ").expect("a line names its case");
        let of_case = specs.entry(case.to_owned()).or_default();
        of_case.push(spec.to_owned());
    }
    specs.values_mut().for_each(|specs| specs.sort());
    specs
}

/// The trees of the cases in a language, by the names of the cases.
fn trees(language: &str) -> Vec<(String, PathBuf)> {
    let cases = toolc_generated::cases().into_iter();
    let tree = |name: String| (name.clone(), made().join(name).join(language));
    let trees = cases.map(|case| tree(case.name));
    trees
        .filter(|(name, tree)| name != conformance::NAME && tree.is_dir())
        .collect()
}

/// The modules of the toolsets of a tree: `desk::tools::research`.
fn toolsets(tree: &Path) -> Vec<String> {
    let names = |folder: &Path| -> Vec<String> {
        let Ok(entries) = fs::read_dir(folder) else {
            return Vec::new();
        };
        let entries = entries.map(|entry| entry.expect("the folder can be read"));
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    };
    let mut modules = Vec::new();
    for service in names(tree) {
        let tools = tree.join(&service).join("tools");
        for toolset in names(&tools) {
            if tools.join(&toolset).join("specs.rs").is_file() {
                modules.push(format!("{service}::tools::{toolset}"));
            }
        }
    }
    modules
}
