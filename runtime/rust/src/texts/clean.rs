//! Texts without what controls a terminal or hides from a reader.

use std::borrow::Cow;

use super::is_hidden;

/// The text without escape sequences (ECMA-48), controls and hidden characters. In one pass from left to right, so that
/// what is left stands for nothing else.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    let Some(start) = text.find(is_removed) else {
        return Cow::Borrowed(text);
    };
    let mut out = text[..start].to_owned();
    let mut rest = &text[start..];
    while let Some(char) = rest.chars().next() {
        rest = &rest[char.len_utf8()..];
        match char {
            '\u{1b}' => rest = behind_escape(rest),
            '\u{9b}' => rest = behind_parameters(rest).unwrap_or(rest),
            '\u{90}' | '\u{98}' | '\u{9d}'..='\u{9f}' => {
                rest = behind_string(rest).unwrap_or(rest);
            }
            char if is_removed(char) => {}
            char => out.push(char),
        }
    }
    Cow::Owned(out)
}

fn is_removed(char: char) -> bool {
    (char < ' ' && char != '\n' && char != '\t') || is_hidden(char)
}

/// What follows the sequence that an ESC has begun. Of one without an end, only its beginning is taken away: nothing that
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
