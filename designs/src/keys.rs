//! Keys that an object has twice: some readers of JSON take the first one, others the last.

use std::collections::HashSet;

/// The first key that its object in a JSON document has already. The text must be well-formed.
pub fn repeated_key(json: &str) -> Option<String> {
    // The keys of the open objects; lists have none.
    let mut open: Vec<Option<HashSet<String>>> = Vec::new();
    let mut rest = json;
    while let Some(at) = rest.find(['{', '[', '}', ']', '"']) {
        let (sign, after) = rest[at..].split_at(1);
        rest = after;
        match sign {
            "{" => open.push(Some(HashSet::new())),
            "[" => open.push(None),
            "}" | "]" => drop(open.pop()),
            _ => {
                let length = text_length(rest);
                let (text, after) = rest.split_at(length);
                rest = after.get(1..).unwrap_or_default();
                if !rest.trim_start().starts_with(':') {
                    continue;
                }
                let key = serde_json::from_str(&format!("\"{text}\""));
                let key: String = key.unwrap_or_else(|_| text.to_owned());
                let known = open.last_mut().and_then(Option::as_mut);
                if known.is_some_and(|known| !known.insert(key.clone())) {
                    return Some(key);
                }
            }
        }
    }
    None
}

/// The length of a text up to its closing quote.
fn text_length(text: &str) -> usize {
    let mut escaped = false;
    let closing = text.bytes().position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    });
    closing.unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::repeated_key;

    #[test]
    fn a_key_is_repeated_in_its_object_alone() {
        for (json, expected) in [
            (r#"{"a": {"a": 1}, "b": ["a", {"a": 2}]}"#, None),
            (r#"{"a": 1, "b": {"c": "a", "c": 2}}"#, Some("c")),
            (r#"[{"\u0061": "x\":", "a" : []}]"#, Some("a")),
            (r#"{"{": "}", "}": "{\\", "{": 1}"#, Some("{")),
        ] {
            assert_eq!(repeated_key(json).as_deref(), expected, "{json}");
        }
    }
}
