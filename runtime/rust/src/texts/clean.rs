//! Texts in which nothing controls a terminal or hides from a reader.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::is_hidden;

/// The text with escapes such as `\u{1b}` in place of controls and hidden characters. A carriage return before a line
/// feed hides nothing and is left out.
pub(super) fn visible(text: &str) -> Cow<'_, str> {
    let Some(start) = text.find(is_unseen) else {
        return Cow::Borrowed(text);
    };
    let mut out = text[..start].to_owned();
    let mut chars = text[start..].chars().peekable();
    while let Some(char) = chars.next() {
        if char == '\r' && chars.peek() == Some(&'\n') {
            continue;
        }
        match is_unseen(char) {
            true => {
                // A text takes everything.
                let _ = write!(out, "{}", char.escape_unicode());
            }
            false => out.push(char),
        }
    }
    Cow::Owned(out)
}

/// Where escapes stand in a text, from left to right.
pub(super) type Marks = Vec<(usize, String)>;

/// The text without escape sequences (ECMA-48), controls and hidden characters: without all that may part a secret. And
/// these, escaped, with the places where they stood.
pub(super) fn parted(text: &str) -> (Cow<'_, str>, Marks) {
    let Some(start) = text.find(is_unseen) else {
        return (Cow::Borrowed(text), Marks::new());
    };
    let mut out = text[..start].to_owned();
    let mut marks = Marks::new();
    let mut rest = &text[start..];
    while let Some(char) = rest.chars().next() {
        let after = &rest[char.len_utf8()..];
        let behind = match char {
            '\u{1b}' => behind_escape(after),
            '\u{9b}' => behind_parameters(after).unwrap_or(after),
            '\u{90}' | '\u{98}' | '\u{9d}'..='\u{9f}' => behind_string(after).unwrap_or(after),
            char if is_unseen(char) => after,
            char => {
                out.push(char);
                rest = after;
                continue;
            }
        };
        if char != '\r' || !behind.starts_with('\n') {
            let sequence = &rest[..rest.len() - behind.len()];
            marks.push((out.len(), visible(sequence).into_owned()));
        }
        rest = behind;
    }
    (Cow::Owned(out), marks)
}

fn is_unseen(char: char) -> bool {
    (char < ' ' && char != '\n' && char != '\t') || is_hidden(char)
}

/// What follows the sequence that an ESC has begun. Of one without an end, only its beginning counts: nothing that
/// follows may be hidden by it.
fn behind_escape(rest: &str) -> &str {
    let Some(char) = rest.chars().next() else {
        return rest;
    };
    let behind = &rest[char.len_utf8()..];
    match char {
        '[' => behind_parameters(behind).unwrap_or(behind),
        'P' | 'X' | ']' | '^' | '_' => behind_string(behind).unwrap_or(behind),
        ' '..='/' => {
            let last = rest.trim_start_matches(|char| matches!(char, ' '..='/'));
            last.strip_prefix(|char| matches!(char, '0'..='~'))
                .unwrap_or(rest)
        }
        '0'..='~' => behind,
        _ => rest,
    }
}

/// What follows the parameters and the end of a control sequence.
fn behind_parameters(rest: &str) -> Option<&str> {
    rest.trim_start_matches(|char| matches!(char, '0'..='?'))
        .trim_start_matches(|char| matches!(char, ' '..='/'))
        .strip_prefix(|char| matches!(char, '@'..='~'))
}

/// What follows a string for a terminal, such as a title or a link.
fn behind_string(rest: &str) -> Option<&str> {
    let end = rest.find(|char: char| char.is_control())?;
    let rest = &rest[end..];
    rest.strip_prefix(['\u{7}', '\u{9c}'])
        .or_else(|| rest.strip_prefix("\u{1b}\\"))
}
