//! What differs between what an example states and what came.

use super::same;
use crate::json::Value;

/// How many differences are listed.
const MOST: usize = 20;

/// The differences, as lines. What the example states must be so: every member that it names, every item of its lists.
/// Members that it does not name are left open. Numbers are compared by what they are worth.
pub fn differences(stated: &Value, came: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare(stated, came, "", &mut found);
    if found.len() > MOST {
        let more = found.len() - MOST;
        found.truncate(MOST);
        found.push(format!("and {more} more"));
    }
    found
}

fn compare(stated: &Value, came: &Value, path: &str, found: &mut Vec<String>) {
    match (stated, came) {
        (Value::Object(own), Value::Object(other)) => {
            for (key, member) in own.iter() {
                let path = format!("{path}/{}", key.replace('~', "~0").replace('/', "~1"));
                match other.get(key) {
                    Some(value) => compare(member, value, &path, found),
                    None => found.push(format!("{path}: missing; stated {}", shown(member))),
                }
            }
        }
        (Value::Array(own), Value::Array(other)) => {
            if own.len() != other.len() {
                let (own, other) = (own.len(), other.len());
                let path = place(path);
                found.push(format!("{path}: {other} items; stated {own}"));
            }
            for (index, (item, value)) in own.iter().zip(other).enumerate() {
                compare(item, value, &format!("{path}/{index}"), found);
            }
        }
        (stated, came) => {
            if same::text_of(stated) != same::text_of(came) {
                let path = place(path);
                found.push(format!("{path}: {}; stated {}", shown(came), shown(stated)));
            }
        }
    }
}

fn place(path: &str) -> &str {
    if path.is_empty() { "all of it" } else { path }
}

/// A value in a line, shortened.
fn shown(value: &Value) -> String {
    let text = same::text_of(value);
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
