//! The definitions that servers list are those that `toolc emit` writes, in both languages.

#[path = "golden/servers/rust/mod.rs"]
mod servers;
#[path = "golden/tools/rust/mod.rs"]
mod tools;
#[path = "golden/tour/rust/mod.rs"]
mod tour;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use toolc_compiler::{Checked, Input, compile};
use toolc_generated::made;
use toolc_templates::emit::{EmitNotation, emit};
use toolrt::Spec;
use toolrt::mcp::{Era, definition};

/// The definitions of a case by the names of their tools, as `toolc emit` writes them.
type Definitions = BTreeMap<String, Value>;

const ERAS: [(&str, EmitNotation, Era); 2] = [
    ("older", EmitNotation::Mcp, Era::Older),
    ("modern", EmitNotation::McpModern, Era::Modern),
];

/// A case with the specs of its tools in Rust.
fn cases() -> [(&'static str, Vec<&'static Spec>); 3] {
    let servers = [
        servers::board::tools::cards::SPECS,
        servers::board::tools::web::SPECS,
    ];
    let tools = [
        tools::shop::tools::extra::SPECS,
        tools::shop::tools::market::SPECS,
        tools::shop::tools::shop::SPECS,
    ];
    let tour = [
        tour::calculator::tools::calculator::SPECS,
        tour::corners::tools::mapped::SPECS,
        tour::corners::tools::web::SPECS,
        tour::files::tools::files::SPECS,
        tour::planner::tools::planning::SPECS,
        tour::todos::tools::todos::SPECS,
    ];
    [
        ("servers", servers.concat()),
        ("tools", tools.concat()),
        ("tour", tour.concat()),
    ]
}

#[test]
fn rust_lists_what_is_emitted() {
    for (case, specs) in cases() {
        for (era, notation, listed) in ERAS {
            let mut wanted = emitted(&checked(case), notation);
            for spec in &specs {
                let definition = definition(spec, listed);
                let found: Value = serde_json::from_str(&definition).expect("it is JSON");
                let wanted = wanted.remove(spec.name);
                assert_eq!(Some(found), wanted, "{case}, {era}: {}", spec.name);
            }
            assert_eq!(wanted.keys().collect::<Vec<_>>(), [""; 0], "{case}");
        }
    }
}

#[test]
fn python_lists_what_is_emitted() {
    for (case, _) in cases() {
        let python = root().join(".venv/bin/python");
        assert!(
            python.exists(),
            "`cargo xtask test` sets up {}",
            python.display()
        );
        let code = made().join(case).join("python");
        let script = root().join("tests/python/definitions.py");
        let said = Command::new(python)
            .args([&script, &code])
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .output();
        let said = said.expect("Python starts");
        assert!(
            said.status.success(),
            "{}",
            String::from_utf8_lossy(&said.stderr)
        );
        let found: BTreeMap<String, Definitions> =
            serde_json::from_slice(&said.stdout).expect("it is JSON");
        for (era, notation, _) in ERAS {
            let wanted = emitted(&checked(case), notation);
            for (tool, wanted) in &wanted {
                assert_eq!(found[era].get(tool), Some(wanted), "{case}, {era}: {tool}");
            }
            assert_eq!(found[era].len(), wanted.len(), "{case}, {era}");
        }
    }
}

fn emitted(checked: &Checked, notation: EmitNotation) -> Definitions {
    let design = &checked.design;
    let tools = design.declared_tools().map(|tool| {
        let json = emit(design, tool, notation, false).json;
        let definition = serde_json::from_str(&json).expect("it is JSON");
        (tool.name.to_string(), definition)
    });
    tools.collect()
}

fn checked(case: &str) -> Checked {
    let place = root().join("tests/cases").join(case);
    let files = match place.is_dir() {
        true => fs::read_dir(&place)
            .expect("it is there")
            .map(|file| file.expect("it is listed").path())
            .collect(),
        false => vec![place.with_extension("tools")],
    };
    let inputs = files.iter().map(|path| Input {
        path: path
            .file_name()
            .expect("it has a name")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("it is read"),
    });
    let checked = compile(inputs.collect());
    assert!(!checked.findings.has_errors(), "{case}");
    checked
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
