//! SARIF 2.1.0: results with rules and fixes for code scanning; problems outside of the design are notifications.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use toolc_compiler::diagnostics::Code;

use super::entry::{Entry, Spot, entries};
use super::plain::plain_json;
use super::report::{Report, word};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

pub(super) fn render(report: &Report<'_>) -> String {
    let all = entries(report);
    let mut rules: Vec<&Code> = all.iter().filter_map(|entry| entry.code).collect();
    rules.sort_by_key(|code| code.id);
    rules.dedup_by_key(|code| code.id);
    let results: Vec<Value> = all
        .iter()
        .filter_map(|entry| Some(result(entry, entry.code?, &rules)))
        .collect();
    let notifications: Vec<Value> = all
        .iter()
        .filter(|entry| entry.code.is_none())
        .map(notification)
        .collect();
    let rules: Vec<Value> = rules.iter().map(|code| rule(code)).collect();
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {
                "driver": {
                    "name": "toolc",
                    "semanticVersion": env!("CARGO_PKG_VERSION"),
                    "rules": rules,
                },
            },
            "columnKind": "utf16CodeUnits",
            "invocations": [{
                "executionSuccessful": notifications.is_empty(),
                "toolExecutionNotifications": notifications,
            }],
            "results": results,
        }],
    });
    let text = serde_json::to_string_pretty(&document).expect("texts and numbers are JSON");
    plain_json(&text) + "\n"
}

fn rule(code: &Code) -> Value {
    json!({
        "id": code.id,
        "shortDescription": { "text": code.title },
        "fullDescription": { "text": paragraph(code.page) },
        "help": { "text": code.page, "markdown": code.page },
        "defaultConfiguration": { "level": word(code.severity) },
    })
}

/// The first paragraph of a page.
fn paragraph(page: &str) -> String {
    let behind_title = page.split_once("\n\n").map_or(page, |(_, rest)| rest);
    let first = behind_title.split("\n\n").next().unwrap_or_default();
    first.trim().replace('\n', " ")
}

fn result(entry: &Entry, code: &Code, rules: &[&Code]) -> Value {
    let mut result = json!({
        "ruleId": code.id,
        "level": word(entry.severity),
        "message": { "text": entry.whole_message() },
        "locations": entry.place.iter().map(|place| location(place, &entry.label)).collect::<Vec<_>>(),
    });
    if let Some(index) = rules.iter().position(|rule| rule.id == code.id) {
        result["ruleIndex"] = index.into();
    }
    if !entry.related.is_empty() {
        let related = entry.related.iter().enumerate();
        let related = related.map(|(index, (spot, text))| {
            let mut location = location(spot, text);
            location["id"] = (index + 1).into();
            location
        });
        result["relatedLocations"] = related.collect();
    }
    if !entry.edits.is_empty() {
        result["fixes"] = json!([fix(entry)]);
    }
    result
}

fn fix(entry: &Entry) -> Value {
    let mut by_file: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for (spot, text) in &entry.edits {
        by_file.entry(&spot.path).or_default().push(json!({
            "deletedRegion": region(spot),
            "insertedContent": { "text": text },
        }));
    }
    let changes = by_file.into_iter().map(|(path, replacements)| {
        json!({ "artifactLocation": artifact(path), "replacements": replacements })
    });
    let mut fix = json!({ "artifactChanges": changes.collect::<Vec<_>>() });
    if let Some(help) = &entry.help {
        fix["description"] = json!({ "text": help });
    }
    fix
}

fn notification(entry: &Entry) -> Value {
    json!({
        "level": word(entry.severity),
        "message": { "text": entry.whole_message() },
        "locations": entry.place.iter().map(|place| location(place, &entry.label)).collect::<Vec<_>>(),
    })
}

fn location(spot: &Spot, label: &str) -> Value {
    let mut location = json!({
        "physicalLocation": {
            "artifactLocation": artifact(&spot.path),
            "region": region(spot),
        },
    });
    if !label.is_empty() {
        location["message"] = json!({ "text": label });
    }
    location
}

/// Lines and columns count from 1, and the end is after the last character.
fn region(spot: &Spot) -> Value {
    json!({
        "startLine": spot.start.line + 1,
        "startColumn": spot.start.utf16 + 1,
        "endLine": spot.end.line + 1,
        "endColumn": spot.end.utf16 + 1,
        "byteOffset": spot.start.byte,
        "byteLength": spot.end.byte - spot.start.byte,
    })
}

/// A file by its URI; a relative path gives a URI relative to the current folder.
fn artifact(path: &str) -> Value {
    if path.starts_with('/') {
        json!({ "uri": format!("file://{}", uri(path)) })
    } else if path.as_bytes().get(1) == Some(&b':') {
        json!({ "uri": format!("file:///{}", uri(path)) })
    } else {
        json!({ "uri": uri(path), "uriBaseId": "%SRCROOT%" })
    }
}

/// A path as a part of a URI: everything but RFC 3986's unreserved characters is percent-encoded, byte by byte.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(byte as char);
            }
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(artifact("a b/ä#.tools")["uri"], "a%20b/%C3%A4%23.tools");
        assert_eq!(artifact("/a/b.tools")["uri"], "file:///a/b.tools");
        assert_eq!(
            artifact("../b.tools"),
            json!({ "uri": "../b.tools", "uriBaseId": "%SRCROOT%" })
        );
    }
}
