//! The inspector of MCP lists the tools of both servers, over stdio and HTTP and in both eras, and finds no schema that
//! clients do not take.

use serde_json::Value;

use crate::support;
use crate::support::{Language, Listening, node};

const INSPECTOR: &str = "@modelcontextprotocol/inspector/clients/launcher/build/index.js";
const ERAS: [&str; 2] = ["legacy", "modern"];
/// What it is to do.
const ASKED: [&str; 6] = [
    "--cli",
    "--strict",
    "--format",
    "json",
    "--method",
    "tools/list",
];

#[test]
fn over_stdio() {
    for language in Language::ALL {
        let command = language.command();
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        for era in ERAS {
            lists(language, era, &[&["--"], &command[..], &["stdio"]].concat());
        }
    }
}

#[test]
fn over_http() {
    for language in Language::ALL {
        let server = Listening::of(language);
        for era in ERAS {
            lists(
                language,
                era,
                &["--transport", "http", "--server-url", &server.url],
            );
        }
    }
}

/// The cases that are made of what real designs have; `tour` is the designs that people learn from.
#[test]
fn designs_are_portable() {
    let python = support::python();
    let listing = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("python/listing.py");
    for case in ["records", "servers", "tools", "tour", "unions"] {
        let code = toolc_generated::made().join(case).join("python");
        let command = [&python, &listing, &code].map(|path| support::shown(path));
        for era in ERAS {
            let place = [&["--", &*command[0]], &[&*command[1], &*command[2]][..]].concat();
            let args = [&ASKED[..], &["--protocol-era", era], &place].concat();
            let run = node(INSPECTOR, &args);
            let told = String::from_utf8_lossy(&run.stderr);
            assert!(run.status.success(), "{case}, {era}: {told}");
            // Fields of the type `json` take anything, and say so.
            let issues = told.lines().filter(|line| line.contains("Issue:"));
            let mut others = issues.filter(|line| !line.contains("no validation keyword"));
            assert_eq!(others.next(), None, "{case}, {era}");
        }
    }
}

fn lists(language: Language, era: &str, place: &[&str]) {
    let args = [&ASKED[..], &["--protocol-era", era], place].concat();
    let run = node(INSPECTOR, &args);
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(
        run.status.success(),
        "{language:?}, {era}: {:?}: {told}",
        run.status
    );
    assert!(!told.contains("portability"), "{language:?}, {era}: {told}");
    let listed: Value = serde_json::from_slice(&run.stdout).expect("it prints JSON");
    let tools = listed["tools"]
        .as_array()
        .or(listed["result"]["tools"].as_array());
    let names: Vec<&str> = tools
        .expect("there are tools")
        .iter()
        .filter_map(|tool| tool["name"].as_str())
        .collect();
    assert_eq!(
        names.first(),
        Some(&"test_simple_text"),
        "{language:?}, {era}"
    );
    assert!(
        names.contains(&"json_schema_2020_12_tool"),
        "{language:?}, {era}: {names:?}"
    );
}
