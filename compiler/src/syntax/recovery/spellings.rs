//! Types, numbers and names as other languages spell them.

use super::place::{Diagnosis, Place, word_before};
use crate::syntax::codes;
use crate::syntax::grammar::Rule;

/// `list<T>`, `map<string, T>`, `Optional<T>`
pub(super) fn generic(place: &Place<'_>) -> Option<Diagnosis> {
    let rest = place.rest();
    if !rest.starts_with('<') {
        return None;
    }
    let before = place.before();
    let outer = word_before(before, "_");
    let start = before.len() - outer.len();
    let first_line = rest.lines().next().unwrap_or_default();
    let end = place.at + matching_angle(first_line).unwrap_or(0) + 1;
    let inner = if end > place.at + 1 {
        &place.text[place.at + 1..end - 1]
    } else {
        "T"
    };
    let whole = start..end.max(place.at + 1);
    let finding =
        |message: &str| place.finding(&codes::FOREIGN_TYPE, whole.clone(), message.to_string());
    let lower = outer.to_ascii_lowercase();
    let (kind, ours) = match lower.as_str() {
        "list" | "array" | "vec" | "set" | "sequence" | "iterable" => {
            ("a list", format!("[{inner}]"))
        }
        "map" | "dict" | "record" | "hashmap" | "object" | "mapping" => {
            let value = inner.split_once(',').map_or("T", |(_, value)| value.trim());
            ("a map", format!("[string: {value}]"))
        }
        "optional" | "option" | "maybe" | "nullable" => ("`T` or null", format!("{inner}?")),
        _ => {
            let finding = finding(&format!("`{outer}` takes no types in `<…>`"));
            let help = "lists are `[T]`, maps `[string: T]`, optional values `T?`";
            return Some(Diagnosis::new(
                finding.here("types have no parameters").help(help),
            ));
        }
    };
    let finding = finding(&format!("{kind} is not written `{outer}<…>` here"))
        .help(format!("write `{ours}`"));
    if end <= place.at + 1 {
        return Some(Diagnosis::new(finding));
    }
    let finding = finding.edit(place.span(whole.clone()), ours);
    let (head, close) = (start..place.at + 1, end - 1..end);
    let diagnosis = Diagnosis::new(finding);
    let simple = !inner.contains(',');
    Some(match (kind, simple) {
        ("a list", true) => diagnosis.patch(head, "[").patch(close, "]"),
        ("`T` or null", true) => diagnosis.patch(head, "").patch(close, "?"),
        ("a map", false) => {
            let comma = place.at + 1 + inner.find(',').unwrap_or(0);
            diagnosis
                .patch(head, "[")
                .patch(comma..comma + 1, ":")
                .patch(close, "]")
        }
        (_, _) => diagnosis,
    })
}

/// The position of the `>` that matches the `<` at the start.
fn matching_angle(line: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in line.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' if at > 0 && line.as_bytes()[at - 1] != b'-' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Whether a type follows this text, because of its last token.
pub(super) fn stands_as_type(before: &str) -> bool {
    before
        .trim_end()
        .ends_with([':', '>', '|', '=', '[', '(', ',', '<'])
}

/// `string[]`
pub(super) fn brackets_behind(place: &Place<'_>) -> Option<Diagnosis> {
    let rest = place.rest();
    let inside = rest.strip_prefix('[')?.trim_start();
    if !inside.starts_with(']') || place.wanted == Rule::entry {
        return None;
    }
    let end = place.at + rest.len() - inside.len() + 1;
    let before = &place.text[..place.at];
    let element = word_before(before, "_-.");
    let start = before.len() - element.len();
    if element.is_empty() || !stands_as_type(&before[..start]) {
        return None;
    }
    let finding = place
        .finding(
            &codes::FOREIGN_TYPE,
            start..end,
            format!("a list is not written `{element}[]` here"),
        )
        .help(format!("write `[{element}]`"))
        .edit(place.span(start..end), format!("[{element}]"));
    // One byte to the right, to make room for the bracket.
    let diagnosis = Diagnosis::new(finding);
    Some(diagnosis.patch(place.at..end, ""))
}

/// `007`, `+1`, `.5`, `1_000`, `0x1F`
pub(super) fn number(place: &Place<'_>) -> Option<Diagnosis> {
    let number_byte = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '+');
    let value_possible = place.stop.expects("a value")
        || place.stop.expects("a type")
        || place.stop.expects("a number");
    let head =
        place.text[..place.at].len() - place.text[..place.at].trim_end_matches(number_byte).len();
    let start = place.at - head;
    let whole = &place.text[start..];
    let end = whole
        .find(|c: char| !number_byte(c) && c != '-')
        .unwrap_or(whole.len());
    let written = whole[..end].split("..").next().unwrap_or_default();
    let unsigned = written.trim_start_matches(['+', '-']);
    let digits = unsigned
        .strip_prefix('.')
        .unwrap_or(unsigned)
        .starts_with(|c: char| c.is_ascii_digit());
    let name_wanted = place.stop.expects("a name") && !value_possible;
    if !digits
        || name_wanted
        || written.is_empty()
        || start < place.from
        || serde_json::from_str::<f64>(written).is_ok()
    {
        return None;
    }
    let range = start..start + written.len();
    let finding = place
        .finding(
            &codes::NUMBER,
            range.clone(),
            format!("`{written}` is not how a number is written"),
        )
        .here("numbers are written as in JSON")
        .help("for example `7`, `-1`, `0.5` or `1e3`");
    Some(Diagnosis::new(finding).patch(range, "0"))
}

/// `files.find: string`
pub(super) fn dotted_name(place: &Place<'_>) -> Option<Diagnosis> {
    let names =
        place.stop.expects("`:`") || place.stop.expects("`(`") || place.wanted == Rule::member;
    let start = place.text[..place.at]
        .trim_end_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'))
        .len();
    if !place.rest().starts_with('.') || !names || start == place.at || start < place.from {
        return None;
    }
    Some(quoted(place, start))
}

/// `2fa: string`, `$ref: string`, `größe: int`
pub(super) fn odd_name(place: &Place<'_>) -> Option<Diagnosis> {
    let wanted = place.stop.expects("a name")
        || place.at > place.junk.start
        || matches!(
            place.wanted,
            Rule::field | Rule::member | Rule::variant | Rule::entry
        );
    let first = place.rest().chars().next()?;
    let odd = first.is_ascii_digit() && place.at == place.junk.start
        || first.is_alphanumeric() && !first.is_ascii()
        || matches!(first, '$' | '%' | '&' | '*');
    let positional = place.wanted == Rule::entry && first.is_ascii_digit();
    if !wanted || !odd || positional {
        return None;
    }
    let start = place.text[..place.at]
        .trim_end_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'))
        .len();
    Some(quoted(place, start.max(place.from)))
}

fn quoted(place: &Place<'_>, start: usize) -> Diagnosis {
    let ends = |c: char| {
        c.is_whitespace()
            || matches!(
                c,
                ':' | '?'
                    | '='
                    | '('
                    | ')'
                    | '{'
                    | '}'
                    | '['
                    | ']'
                    | ','
                    | '"'
                    | ';'
                    | '/'
                    | '@'
                    | '|'
            )
    };
    let end = place.text[start..]
        .find(ends)
        .map_or(place.text.len(), |found| start + found);
    let name = &place.text[start..end];
    let finding = place
        .finding(
            &codes::NAME,
            start..end,
            format!("the name `{name}` needs quotes"),
        )
        .here("not a plain name")
        .help(format!("write `\"{name}\"`"))
        .edit(place.span(start..end), format!("\"{name}\""));
    let mut diagnosis = Diagnosis::new(finding);
    for (at, character) in name.char_indices() {
        let plain = character.is_ascii_alphanumeric() && (at > 0 || !character.is_ascii_digit());
        if !plain {
            let at = start + at;
            diagnosis = diagnosis.patch(
                at..at + character.len_utf8(),
                &"____"[..character.len_utf8()],
            );
        }
    }
    diagnosis
}
