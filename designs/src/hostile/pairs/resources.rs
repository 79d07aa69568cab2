//! Variables of resources: what a URI says of them stays one part of a path, in every spelling.

use std::path::Path;

use serde_json::{Value, json};
use toolrt::mcp::variables_in;

use super::{Pair, nothing, text};
use crate::Random;

pub(super) const PAIR: Pair = Pair {
    name: "resources",
    question,
    rust,
    wrong,
    is_question,
    prepare: nothing,
};

/// What stands between variables.
const BETWEEN: &[&str] = &["/", "/", "-", ".", "/of/", "/%41/", "?q=", "é", "//"];

/// What values are made of: each may stand as it is, or with percent signs.
const PIECES: &[&str] = &[
    "a",
    "b1",
    "/",
    "..",
    ".",
    "\\",
    "\0",
    "%",
    " ",
    "é",
    "\u{1f600}",
    "\n",
    "~",
    ":",
    "?",
    "#",
    "{x}",
    "\u{202e}",
    "\u{9b}",
    "$ROOT",
    "etc",
    "-",
    "+",
    "\u{ff0f}",
];

/// Pieces of URIs that nobody encodes so.
const ODD: &[&str] = &[
    "%2f",
    "%2F",
    "%5c",
    "%00",
    "%2e%2e",
    "%2E",
    "%",
    "%4",
    "%zz",
    "%ff",
    "%c0%af",
    "%ed%a0%80",
    "%252f",
    "/",
    "..",
    "\\",
    "%25",
    "%E2%80%AE",
    "%f0%9f%98%80",
    "a",
    "",
    "é",
];

fn question(random: &mut Random) -> Value {
    let mut template = String::from("notes://");
    let mut uri = template.clone();
    for number in 0..random.between(1, 3) {
        if number > 0 {
            let between = *random.pick(BETWEEN);
            template.push_str(between);
            uri.push_str(between);
        }
        let is_path = random.chance(25);
        template.push_str(&format!("{{{}v{number}}}", if is_path { "+" } else { "" }));
        for _ in 0..random.between(1, 4) {
            if random.chance(30) {
                uri.push_str(random.pick::<&str>(ODD));
                continue;
            }
            let piece = *random.pick(PIECES);
            let is_encoded = random.chance(70);
            for byte in piece.bytes() {
                match is_encoded || !byte.is_ascii() {
                    true => uri.push_str(&format!("%{byte:02X}")),
                    false => uri.push(byte.into()),
                }
            }
        }
    }
    if random.chance(20) {
        let end = *random.pick(&["/", "{end}", "/end", "%2fend"]);
        uri.push_str(end);
        if random.chance(50) {
            template.push_str(&end.replace(['{', '}'], ""));
        }
    }
    if random.chance(3) {
        let long = "a/".repeat(random.between(1, 5000));
        uri.push_str(&long);
    }
    json!({ "template": template, "uri": uri })
}

fn is_question(question: &Value) -> bool {
    let mut variables = text(question, "template").split('{');
    let start = variables.next().unwrap_or_default();
    let is_variable = |part: &str| {
        let name = part
            .split_once('}')
            .map(|(name, _)| name.trim_start_matches('+'));
        name.is_some_and(|name| name.starts_with('v') && name.len() == 2)
    };
    let mut names: Vec<_> = variables
        .clone()
        .map(|part| part.split('}').next())
        .collect();
    names.dedup();
    start.ends_with("://") && variables.clone().all(is_variable) && names.len() == variables.count()
}

fn rust(question: &Value, _: &Path) -> Value {
    json!(variables_in(
        text(question, "template"),
        text(question, "uri")
    ))
}

/// A value that leaves its part of a path, and values that are not those of the URI.
fn wrong(question: &Value, answer: &Value, _: &Path) -> Option<String> {
    let values = answer.as_array()?;
    let template = text(question, "template");
    let variables: Vec<&str> = template.split('{').skip(1).collect();
    if variables.len() != values.len() {
        return Some("it has another number of values".to_owned());
    }
    for (variable, value) in variables.iter().zip(values) {
        let value = value.as_str().unwrap_or_default();
        if value.is_empty() || value.contains('\0') {
            return Some("a value is empty, or has a NUL".to_owned());
        }
        let leaves = value.contains(['/', '\\']) || [".", ".."].contains(&value);
        if !variable.starts_with('+') && leaves {
            return Some("a value is more than a part of a path".to_owned());
        }
    }
    // Put into the template with every byte escaped, they are the same values.
    let mut parts = template.split('{');
    let mut again = parts.next().unwrap_or_default().to_owned();
    for (part, value) in parts.zip(values) {
        let bytes = value.as_str().unwrap_or_default().bytes();
        again.extend(bytes.map(|byte| format!("%{byte:02x}")));
        again.push_str(part.split_once('}').map_or("", |(_, behind)| behind));
    }
    let back = json!(variables_in(template, &again));
    // Three times as many bytes may be too many.
    (back != *answer && again.len() <= 8192).then(|| format!("`{again}` has {back}, and not"))
}
