//! Optional fields that are given as `null` or as an empty string, and left out.

use std::collections::{HashMap, HashSet};

use crate::issues::{Code, Issue};
use crate::json::{Object, Value};

/// So many issues of a document are reported; there may be more then.
const MOST_ISSUES: usize = 100;

/// Makes a key that nobody declares: a character of the private use area.
const MARK: char = '\u{e000}';

/// A field with an issue that is `null` or an empty string.
struct Candidate {
    path: String,
    keys: Vec<String>,
}

/// What is tried with all candidates at once.
#[derive(Clone, Copy)]
enum Trial {
    /// Each gets a key that nobody declares. The value of a map has the same issue there; a field has none, or is unknown.
    Rename,
    /// Each is left out. A required field is missing then.
    Remove,
}

/// Leaves out the fields with an issue that are `null` or empty, and optional: their paths, each with the warning.
///
/// The issues of two other documents tell which fields these are, so that many of them cost no more than one.
pub(super) fn left_out(
    document: &mut Value,
    issues: &[Issue],
    check: &dyn Fn(&[u8]) -> Vec<Issue>,
) -> Vec<(String, String)> {
    let mut found = candidates(document, issues);
    for trial in [Trial::Rename, Trial::Remove] {
        if !found.is_empty() {
            let keep = reported(document, &found, trial, check);
            found.retain(|candidate| !keep.contains(&candidate.path));
        }
    }
    let removed = found.into_iter().filter_map(|Candidate { path, keys }| {
        let (key, above) = keys.split_last()?;
        let value = holder(document, above)?.remove(key)?;
        let given = if matches!(value, Value::Null) {
            "null"
        } else {
            "an empty string"
        };
        let says = format!("was given as {given} and is left out.");
        Some((path, format!("{} {says}", Issue::place_of(&keys))))
    });
    removed.collect()
}

fn candidates(document: &mut Value, issues: &[Issue]) -> Vec<Candidate> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for issue in issues.iter().filter(|issue| issue.code != Code::Unknown) {
        let keys = issue.keys();
        let Some((key, above)) = keys.split_last() else {
            continue;
        };
        let value = holder(document, above).and_then(|holder| holder.get(key));
        let is_empty =
            value.is_some_and(|value| *value == Value::Null || value.as_str() == Some(""));
        if is_empty && seen.insert(&*issue.path) {
            found.push(Candidate {
                path: issue.path.clone(),
                keys,
            });
        }
    }
    found
}

/// The object at a path.
fn holder<'v>(document: &'v mut Value, keys: &[String]) -> Option<&'v mut Object> {
    match super::part::part_of(document, keys)? {
        Value::Object(object) => Some(object),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            None
        }
    }
}

/// The paths of those that a trial shows to be no optional fields.
fn reported(
    document: &Value,
    found: &[Candidate],
    trial: Trial,
    check: &dyn Fn(&[u8]) -> Vec<Issue>,
) -> HashSet<String> {
    let mut tried = document.clone();
    let mut names: HashMap<String, &str> = HashMap::new();
    for Candidate { path, keys } in found {
        let Some((key, above)) = keys.split_last() else {
            continue;
        };
        let Some(holder) = holder(&mut tried, above) else {
            continue;
        };
        let Some(value) = holder.remove(key) else {
            continue;
        };
        let mut mark = String::new();
        if let Trial::Rename = trial {
            mark.push(MARK);
            while holder.get(&format!("{key}{mark}")).is_some() {
                mark.push(MARK);
            }
            holder.insert(format!("{key}{mark}"), value);
        }
        names.insert(format!("{path}{mark}"), path);
    }
    let issues = check(tried.to_json().as_bytes());
    if issues.len() >= MOST_ISSUES {
        return found.iter().map(|one| one.path.clone()).collect();
    }
    let counts = |issue: &&Issue| match trial {
        Trial::Rename => issue.code != Code::Unknown,
        Trial::Remove => issue.code == Code::Missing,
    };
    let counted = issues.iter().filter(counts);
    let paths = counted.filter_map(|issue| names.get(&issue.path));
    paths.map(|path| (*path).to_owned()).collect()
}
