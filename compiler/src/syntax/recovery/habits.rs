//! Mistakes that come from the habits of other languages and of word processors.

use std::ops::Range;

use super::diagnose::{Diagnosis, Place};
use crate::diagnostics::{Code, Finding};
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::keywords::begins_member;
use crate::syntax::lower::{Owner, misplaced_docs, word_at};

/// The habit behind a mistake, if it is a known one.
pub(super) fn habit(place: &Place<'_>) -> Option<Diagnosis> {
    HABITS.iter().find_map(|habit| habit(place))
}

type Habit = fn(&Place<'_>) -> Option<Diagnosis>;

const HABITS: &[Habit] = &[
    invisible,
    semicolon,
    typographic_quotes,
    single_quotes,
    block_comment,
    line_comment,
    trailing_comma,
    eaten_line,
    generic,
    brackets_behind,
    fat_arrow,
    missing_params,
    missing_type,
    missing_comma,
    number,
    dotted_name,
    odd_name,
    misplaced_doc,
];

fn found(
    place: &Place<'_>,
    code: &'static Code,
    range: Range<usize>,
    message: impl Into<String>,
) -> Finding {
    Finding::new(code, place.span(range), message)
}

/// A no-break space, a byte order mark in the middle, a zero-width joiner.
fn invisible(place: &Place<'_>) -> Option<Diagnosis> {
    let first = place.rest().chars().next()?;
    let hidden = matches!(first, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}');
    if !hidden && !first.is_whitespace() && !first.is_control() {
        return None;
    }
    let range = place.at..place.at + first.len_utf8();
    let message = format!("an invisible character, U+{:04X}", first as u32);
    let finding = found(place, &codes::UNEXPECTED, range.clone(), message)
        .here("here")
        .help("replace it by a space")
        .edit(place.span(range.clone()), " ");
    Some(Diagnosis::new(finding).patch(range, ""))
}

fn semicolon(place: &Place<'_>) -> Option<Diagnosis> {
    if !place.rest().starts_with(';') {
        return None;
    }
    let range = place.at..place.at + 1;
    let finding = found(
        place,
        &codes::SEMICOLON,
        range.clone(),
        "`;` ends nothing here",
    )
    .here("not needed")
    .help("remove it")
    .edit(place.span(range.clone()), "");
    Some(Diagnosis::new(finding).patch(range, ""))
}

fn typographic_quotes(place: &Place<'_>) -> Option<Diagnosis> {
    const QUOTES: &[char] = &['“', '”', '„', '‟', '«', '»', '‘', '’'];
    let first = place
        .rest()
        .chars()
        .next()
        .filter(|first| QUOTES.contains(first))?;
    let line = place.rest().lines().next().unwrap_or_default();
    let inner = &line[first.len_utf8()..];
    let open = place.at..place.at + first.len_utf8();
    let Some(end) = inner.find(QUOTES) else {
        let finding = found(place, &codes::QUOTES, open, "a typographic quote").here("not a `\"`");
        return Some(Diagnosis::new(finding.help("write plain quotes: `\"…\"`")));
    };
    let close_at = open.end + end;
    let close_length = inner[end..].chars().next().map_or(0, char::len_utf8);
    let close = close_at..close_at + close_length;
    let text = &inner[..end];
    let finding = found(
        place,
        &codes::QUOTES,
        open.start..close.end,
        "typographic quotes around a text",
    )
    .here("not `\"`")
    .help(format!("write `\"{text}\"`"))
    .edit(place.span(open.clone()), "\"")
    .edit(place.span(close.clone()), "\"");
    if text.contains(['"', '\\']) {
        return Some(Diagnosis::new(finding));
    }
    // The quotes keep the outer ends of their characters, so that spans do not cut them.
    let left = if open.len() == 2 { "\" " } else { "\"  " };
    let right = if close.len() == 2 { " \"" } else { "  \"" };
    Some(
        Diagnosis::new(finding)
            .patch(open, left)
            .patch(close, right),
    )
}

fn single_quotes(place: &Place<'_>) -> Option<Diagnosis> {
    let first = place
        .rest()
        .chars()
        .next()
        .filter(|first| matches!(first, '\'' | '`'))?;
    let line = place.rest().lines().next().unwrap_or_default();
    let end = line[1..].find(first)? + 1;
    let (open, close) = (place.at..place.at + 1, place.at + end..place.at + end + 1);
    let text = &line[1..end];
    let finding = found(
        place,
        &codes::QUOTES,
        open.start..close.end,
        format!("a text in `{first}`"),
    )
    .here("texts stand in `\"`")
    .help(format!("write `\"{text}\"`"));
    if text.contains(['"', '\\']) {
        return Some(Diagnosis::new(finding));
    }
    let finding = finding
        .edit(place.span(open.clone()), "\"")
        .edit(place.span(close.clone()), "\"");
    Some(Diagnosis::new(finding).patch(open, "\"").patch(close, "\""))
}

fn block_comment(place: &Place<'_>) -> Option<Diagnosis> {
    if !place.rest().starts_with("/*") {
        return None;
    }
    let length = place
        .rest()
        .find("*/")
        .map_or(place.rest().len(), |end| end + 2);
    let range = place.at..place.at + length;
    let finding = found(
        place,
        &codes::FOREIGN_COMMENT,
        place.at..place.at + 2,
        "`/*` begins no comment here",
    )
    .here("comments are written `//`")
    .help("begin each line of the comment with `//`");
    Some(Diagnosis::new(finding).patch(range, ""))
}

fn line_comment(place: &Place<'_>) -> Option<Diagnosis> {
    let sign = ["#", "--"]
        .into_iter()
        .find(|sign| place.rest().starts_with(sign))?;
    let length = place.rest().find('\n').unwrap_or(place.rest().len());
    let span = place.at..place.at + sign.len();
    let finding = found(
        place,
        &codes::FOREIGN_COMMENT,
        span.clone(),
        format!("`{sign}` begins no comment here"),
    )
    .here("comments are written `//`")
    .help("write `//`")
    .edit(place.span(span), "//");
    let brackets = place.rest()[..length].contains(['(', ')', '[', ']', '{', '}', '"']);
    let diagnosis = Diagnosis::new(finding);
    Some(if brackets {
        diagnosis
    } else {
        diagnosis.patch(place.at..place.at + length, "")
    })
}

fn comma_message(place: &Place<'_>, comma: Range<usize>) -> Diagnosis {
    let finding = found(
        place,
        &codes::TRAILING_COMMA,
        comma.clone(),
        "a comma behind the last item",
    )
    .here("it would take the next word into the list")
    .help("remove it")
    .edit(place.span(comma.clone()), "");
    Diagnosis::new(finding).patch(comma, "")
}

/// The letters, digits and `signs` that a text ends with.
fn word_before<'t>(text: &'t str, signs: &str) -> &'t str {
    let inside = |c: char| c.is_ascii_alphanumeric() || signs.contains(c);
    &text[text.trim_end_matches(inside).len()..]
}

/// `tags a, b, }`
fn trailing_comma(place: &Place<'_>) -> Option<Diagnosis> {
    let before = place.before();
    let statement = matches!(
        place.wanted,
        Rule::member_probe | Rule::step_probe | Rule::item_probe
    );
    if !statement || !before.ends_with(',') || before.len() <= place.from {
        return None;
    }
    Some(comma_message(place, before.len() - 1..before.len()))
}

/// `tags a, b,` and on the next line `title "…"`: the list took the keyword.
fn eaten_line(place: &Place<'_>) -> Option<Diagnosis> {
    let before = place.before();
    if !matches!(place.wanted, Rule::member_probe | Rule::step_probe)
        || place.at != place.junk.start
    {
        return None;
    }
    let word = before.len() - word_before(before, "_-").len();
    let comma = before[..word].trim_end();
    let keyword = begins_member(&before[word..]) && comma.ends_with(',');
    if !keyword || !before[comma.len()..word].contains('\n') {
        return None;
    }
    Some(comma_message(place, comma.len() - 1..comma.len()))
}

/// `list<T>`, `map<string, T>`, `Optional<T>`
fn generic(place: &Place<'_>) -> Option<Diagnosis> {
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
    let finding = |message: &str| {
        found(
            place,
            &codes::FOREIGN_TYPE,
            whole.clone(),
            message.to_string(),
        )
    };
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

/// The place of the `>` that belongs to the `<` at the start.
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

/// `string[]`
fn brackets_behind(place: &Place<'_>) -> Option<Diagnosis> {
    let rest = place.rest();
    let inside = rest.strip_prefix('[')?.trim_start();
    if !inside.starts_with(']') || place.wanted == Rule::entry {
        return None;
    }
    let end = place.at + rest.len() - inside.len() + 1;
    let before = &place.text[..place.at];
    let element = word_before(before, "_-.");
    let start = before.len() - element.len();
    if element.is_empty() {
        return None;
    }
    let finding = found(
        place,
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

/// `=>` or `:` before a result
fn fat_arrow(place: &Place<'_>) -> Option<Diagnosis> {
    let sign = ["=>", ":"]
        .into_iter()
        .find(|sign| place.rest().starts_with(sign))?;
    if !place.stop.expects("`->`") {
        return None;
    }
    let range = place.at..place.at + sign.len();
    let spaced = if sign == ":" { " ->" } else { "->" };
    let finding = found(
        place,
        &codes::UNEXPECTED,
        range.clone(),
        format!("expected `->`, found `{sign}`"),
    )
    .here("here")
    .help("write `->`")
    .edit(place.span(range), spaced);
    let room = place.rest()[sign.len()..].starts_with(' ') || sign.len() == 2;
    let diagnosis = Diagnosis::new(finding);
    Some(if room {
        diagnosis.patch(place.at..place.at + 2, "->")
    } else {
        diagnosis
    })
}

/// `tool find -> Result`
fn missing_params(place: &Place<'_>) -> Option<Diagnosis> {
    if !place.rest().starts_with("->") || !place.stop.expects("`(`") {
        return None;
    }
    let kept = place.before().len();
    let span = place.span(kept..kept);
    let finding = Finding::new(&codes::UNEXPECTED, span, "expected `(`, found `->`")
        .here("the parameters are missing")
        .help("write `()` where there are none")
        .edit(span, "()");
    let diagnosis = Diagnosis::new(finding);
    // Two blanks are room enough for two parentheses.
    let room = place.at - kept >= 2;
    Some(if room {
        diagnosis.patch(kept..kept + 2, "()")
    } else {
        diagnosis
    })
}

/// `a:` and on the next line `b: int`: the type of `a` is missing.
fn missing_type(place: &Place<'_>) -> Option<Diagnosis> {
    if place.wanted != Rule::field
        || !place.rest().starts_with(':')
        || place.from == place.junk.start
    {
        return None;
    }
    let previous = &place.text[place.from..place.junk.start];
    let colon = place.from + previous.rfind(':')? + 1;
    let gap = place.text[colon..].len() - place.text[colon..].trim_start().len();
    let name = place.text[place.from..colon - 1]
        .trim()
        .trim_end_matches('?');
    let name = name.rsplit(['\n', ' ']).next().unwrap_or(name);
    if gap < 2 || !place.text[colon..colon + gap].contains('\n') {
        return None;
    }
    let finding = found(
        place,
        &codes::UNEXPECTED,
        colon - 1..colon,
        format!("`{name}` has no type"),
    )
    .here("expected a type behind this")
    .help("write one, for example `string`");
    // Any literal is a type, and ends this field.
    Some(Diagnosis::new(finding).patch(colon..colon + 2, "0,"))
}

/// `[1 2]`
fn missing_comma(place: &Place<'_>) -> Option<Diagnosis> {
    let begins = place.rest().starts_with(|c: char| {
        c.is_ascii_alphanumeric() || matches!(c, '"' | '_' | '[' | '{' | '-')
    });
    let inside =
        place.stop.expects("`,`") && place.stop.expects("`]`") && place.at < place.junk.end;
    if !begins || !inside {
        return None;
    }
    let kept = place.before().len();
    let span = place.span(kept..kept);
    let finding = Finding::new(
        &codes::MISSING_COMMA,
        span,
        "a comma is missing between two items",
    )
    .here("expected `,`")
    .help("put commas between what stands in `[ ]`")
    .edit(span, ",");
    let diagnosis = Diagnosis::new(finding);
    let gap = &place.text[kept..place.at];
    Some(
        if gap.is_empty() || gap.starts_with('\n') && gap.len() == 1 {
            diagnosis
        } else {
            let at = kept + gap.find([' ', '\t', '\r']).unwrap_or(0);
            diagnosis.patch(at..at + 1, ",")
        },
    )
}

/// `007`, `+1`, `.5`, `1_000`, `0x1F`
fn number(place: &Place<'_>) -> Option<Diagnosis> {
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
    let finding = found(
        place,
        &codes::NUMBER,
        range.clone(),
        format!("`{written}` is not how a number is written"),
    )
    .here("numbers are written as in JSON")
    .help("for example `7`, `-1`, `0.5` or `1e3`");
    Some(Diagnosis::new(finding).patch(range, "0"))
}

/// `files.find: string`
fn dotted_name(place: &Place<'_>) -> Option<Diagnosis> {
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
fn odd_name(place: &Place<'_>) -> Option<Diagnosis> {
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
    let finding = found(
        place,
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

/// `///` in the middle of something.
fn misplaced_doc(place: &Place<'_>) -> Option<Diagnosis> {
    if !place.rest().starts_with("///") || place.rest().starts_with("////") {
        return None;
    }
    let end = place
        .rest()
        .find('\n')
        .map_or(place.text.len(), |found| place.at + found);
    let line = place.at..end;
    let owner = Owner {
        range: place.from..place.junk.end.max(end),
        leaf: true,
    };
    let first = &place.text[place.from..];
    let documented =
        place.wanted != Rule::step_probe && (!word_at(first).is_empty() || first.starts_with('"'));
    let owners = if documented && place.from < place.at {
        std::slice::from_ref(&owner)
    } else {
        &[]
    };
    let finding = misplaced_docs(place.file, place.text, std::slice::from_ref(&line), owners);
    Some(Diagnosis::new(finding).patch(line, ""))
}
