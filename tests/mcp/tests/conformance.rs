//! The official conformance suite of MCP, against servers in both languages: every scored scenario passes, without warnings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;
use toolc_generated::root;

use crate::support::{Language, Listening, folder, node};

/// The suite.
const SUITE: &str = "@modelcontextprotocol/conformance";

#[test]
fn rust_in_the_modern_era() {
    conforms(Language::Rust, "2026-07-28");
}

#[test]
fn rust_in_the_older_era() {
    conforms(Language::Rust, "2025-11-25");
}

#[test]
fn python_in_the_modern_era() {
    conforms(Language::Python, "2026-07-28");
}

#[test]
fn python_in_the_older_era() {
    conforms(Language::Python, "2025-11-25");
}

fn conforms(language: Language, revision: &str) {
    let server = Listening::of(language);
    let out = folder().join(format!("conformance/{}-{revision}", language.name()));
    if out.exists() {
        fs::remove_dir_all(&out).expect("what was found before can be removed");
    }
    let written = out.to_str().expect("the path is a text");
    let run = node(
        &format!("{SUITE}/dist/index.js"),
        &[
            "server",
            "--url",
            &server.url,
            "--requirements",
            revision,
            "-o",
            written,
        ],
    );
    let ran = ran(&out);
    let scored = scored(revision);
    let mut wrong = String::new();
    let (mut counted, mut others) = (Checks::default(), Checks::default());
    for scenario in &scored {
        match ran.get(scenario) {
            Some(checks) => {
                counted.add(checks);
                wrong.extend(
                    checks
                        .wrong
                        .iter()
                        .map(|one| format!("\n{scenario}: {one}")),
                );
            }
            None => wrong.push_str(&format!("\n{scenario}: it has not run")),
        }
    }
    for (scenario, checks) in &ran {
        if !scored.contains(scenario) {
            others.add(checks);
            if !may_fail(language, scenario) {
                wrong.extend(
                    checks
                        .wrong
                        .iter()
                        .map(|one| format!("\n{scenario}: {one}")),
                );
            }
        }
    }
    println!(
        "{} {revision}: {} checks passed, {} failed; not scored: {} passed, {} failed",
        language.name(),
        counted.passed,
        counted.wrong.len(),
        others.passed,
        others.wrong.len()
    );
    assert!(
        wrong.is_empty(),
        "{language:?} {revision}:{wrong}\nThe server has said:\n{}",
        server.said()
    );
    let end = String::from_utf8_lossy(&run.stdout);
    assert!(
        run.status.success(),
        "{language:?} {revision}: {:?}\n{end}",
        run.status
    );
}

/// What is not scored may fail where it wants the stream of a call to be cut, and where the SDK has no tasks.
fn may_fail(language: Language, scenario: &str) -> bool {
    let is_of_tasks = scenario.starts_with("tasks-") && language == Language::Python;
    is_of_tasks || scenario == "server-sse-polling"
}

/// What became of the checks of a scenario.
#[derive(Default)]
struct Checks {
    passed: usize,
    wrong: Vec<String>,
}

impl Checks {
    fn add(&mut self, others: &Self) {
        self.passed += others.passed;
        self.wrong.extend(others.wrong.iter().cloned());
    }
}

/// The scenarios that a revision requires of servers.
fn scored(revision: &str) -> Vec<String> {
    let path = format!("node_modules/{SUITE}/requirements/{revision}.yaml");
    let list = fs::read_to_string(root().join(path)).expect("the requirements are there");
    let servers = list.lines().skip_while(|line| *line != "server:").skip(1);
    let names = servers.map_while(|line| line.strip_prefix("  - "));
    let names: Vec<String> = names.map(|name| name.trim().to_owned()).collect();
    assert!(names.len() > 20, "the requirements have another form");
    names
}

/// The checks by scenario: `server-NAME-TIME/checks.json`.
fn ran(out: &Path) -> BTreeMap<String, Checks> {
    let folders = fs::read_dir(out).expect("the suite has written what it found");
    let ran = folders.map(|entry| {
        let path = entry.expect("the folder can be read").path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        let name = name.strip_prefix("server-").unwrap_or(name);
        // `2026-11-24T23-43-12-345Z`
        let name = &name[..name.len().saturating_sub("-0000-00-00T00-00-00-000Z".len())];
        let checks = fs::read(path.join("checks.json")).expect("a scenario has checks");
        let checks: Vec<Value> = serde_json::from_slice(&checks).expect("they are JSON");
        (name.to_owned(), checked(&checks))
    });
    ran.collect()
}

fn checked(checks: &[Value]) -> Checks {
    let mut sum = Checks::default();
    for check in checks {
        match check["status"].as_str() {
            Some("SUCCESS") => sum.passed += 1,
            Some("INFO" | "SKIPPED") => {}
            _ => sum
                .wrong
                .push(format!("{} {}", check["id"], check["errorMessage"])),
        }
    }
    sum
}
