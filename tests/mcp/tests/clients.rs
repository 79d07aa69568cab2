//! The official conformance suite of MCP, against clients in both languages: every scenario passes that is not about
//! how a token is got.
//!
//! A connection takes a token, and gets none by itself. So of `auth/*` this holds (27 scenarios, of 2026-07-28 and
//! 2025-03-26, tried by hand with the pinned versions):
//!
//! | client | passes |
//! |---|---|
//! | `toolrt_mcp::Connection`, `toolrt.mcp.connect_http` | none (2 of 3 checks of `authorization-server-migration`) |
//! | `mcp` 2.3 with its `OAuthClientProvider`, by itself | all 27 |
//! | `rmcp` 3.9 with its feature `auth` | not tried |

use std::fs;

use serde_json::Value;

use crate::support::{Language, folder, node};

/// The suite.
const SUITE: &str = "@modelcontextprotocol/conformance/dist/index.js";

/// Each scenario, with the revision in which it is played.
const SCENARIOS: [(&str, &str); 13] = [
    ("initialize", "2025-11-25"),
    ("tools_call", "2025-11-25"),
    ("elicitation-sep1034-client-defaults", "2025-11-25"),
    ("sse-retry", "2025-11-25"),
    ("json-schema-2020-12-preservation", "2025-11-25"),
    ("tools_call", "2026-07-28"),
    ("request-metadata", "2026-07-28"),
    ("sep-2322-client-request-state", "2026-07-28"),
    ("http-standard-headers", "2026-07-28"),
    ("http-custom-headers", "2026-07-28"),
    ("http-invalid-tool-headers", "2026-07-28"),
    ("json-schema-ref-no-deref", "2026-07-28"),
    ("json-schema-2020-12-preservation", "2026-07-28"),
];

#[test]
fn in_rust() {
    conforms(Language::Rust);
}

#[test]
fn in_python() {
    conforms(Language::Python);
}

fn conforms(language: Language) {
    let command = language.client().join(" ");
    let (mut passed, mut wrong) = (0, String::new());
    for (scenario, revision) in SCENARIOS {
        let out = folder().join(format!("clients/{}-{revision}/{scenario}", language.name()));
        if out.exists() {
            fs::remove_dir_all(&out).expect("what was found before can be removed");
        }
        let written = out.to_str().expect("the path is a text");
        let asked = [
            &["client", "--command", &command, "--scenario", scenario][..],
            &["--spec-version", revision, "-o", written],
        ];
        let run = node(SUITE, &asked.concat());
        let checks = fs::read_dir(&out)
            .ok()
            .and_then(|mut found| found.next()?.ok());
        let checks = checks.and_then(|found| fs::read(found.path().join("checks.json")).ok());
        let checks = checks.and_then(|text| serde_json::from_slice::<Vec<Value>>(&text).ok());
        let before = passed;
        for check in checks.unwrap_or_default() {
            match check["status"].as_str() {
                Some("SUCCESS") => passed += 1,
                Some("INFO" | "SKIPPED") => {}
                _ => wrong.push_str(&format!(
                    "\n{scenario} {revision}: {} {}",
                    check["id"], check["errorMessage"]
                )),
            }
        }
        if passed == before || !run.status.success() {
            let said = String::from_utf8_lossy(&run.stderr);
            let end: Vec<&str> = said.lines().rev().take(20).collect();
            let end: Vec<&str> = end.into_iter().rev().collect();
            wrong.push_str(&format!(
                "\n{scenario} {revision}: {:?}\n{}",
                run.status,
                end.join("\n")
            ));
        }
    }
    println!(
        "{}: {passed} checks of {} scenarios passed",
        language.name(),
        SCENARIOS.len()
    );
    assert!(wrong.is_empty(), "{language:?}:{wrong}");
}
