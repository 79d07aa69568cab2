//! JSON for people: the same text, with lines and indentation.

/// JSON text without white space, laid out in lines. Numbers and escapes stay as they are.
pub fn pretty(json: &str) -> String {
    let mut text = String::with_capacity(json.len() * 2);
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    let bytes = json.as_bytes();
    for (at, letter) in json.char_indices() {
        if quoted {
            text.push(letter);
            quoted = letter != '"' || escaped;
            escaped = letter == '\\' && !escaped;
            continue;
        }
        match letter {
            '{' | '[' => {
                text.push(letter);
                if !matches!(bytes.get(at + 1), Some(b'}' | b']')) {
                    depth += 1;
                    line(&mut text, depth);
                }
            }
            '}' | ']' => {
                if !text.ends_with(['{', '[']) {
                    depth = depth.saturating_sub(1);
                    line(&mut text, depth);
                }
                text.push(letter);
            }
            ',' => {
                text.push(letter);
                line(&mut text, depth);
            }
            ':' => text.push_str(": "),
            '"' => {
                text.push(letter);
                quoted = true;
                escaped = false;
            }
            other => text.push(other),
        }
    }
    text.push('\n');
    text
}

fn line(text: &mut String, depth: usize) {
    text.push('\n');
    text.extend(std::iter::repeat_n("  ", depth));
}

#[cfg(test)]
mod tests {
    use super::pretty;

    #[test]
    fn lines_stand_where_something_begins() {
        let json = r#"{"a":[],"b":{"c\"{":[1.0,{}]},"d":"x,y"}"#;
        let lines = "{\n  \"a\": [],\n  \"b\": {\n    \"c\\\"{\": [\n      1.0,\n      {}\n    ]\n  },\n  \"d\": \"x,y\"\n}\n";
        assert_eq!(pretty(json), lines);
    }
}
