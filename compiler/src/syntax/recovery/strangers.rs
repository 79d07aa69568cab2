//! Characters and comments that are not of this language.

use super::place::{Diagnosis, Place};
use crate::syntax::codes;

/// A no-break space, a byte order mark in the middle, a zero-width joiner.
pub(super) fn invisible(place: &Place<'_>) -> Option<Diagnosis> {
    let first = place.rest().chars().next()?;
    let hidden = matches!(first, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}');
    if !hidden && !first.is_whitespace() && !first.is_control() {
        return None;
    }
    let range = place.at..place.at + first.len_utf8();
    let message = format!("an invisible character, U+{:04X}", first as u32);
    let finding = place
        .finding(&codes::UNEXPECTED, range.clone(), message)
        .here("here")
        .help("replace it by a space")
        .edit(place.span(range.clone()), " ");
    Some(Diagnosis::new(finding).patch(range, ""))
}

pub(super) fn typographic_quotes(place: &Place<'_>) -> Option<Diagnosis> {
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
        let finding = place
            .finding(&codes::QUOTES, open, "a typographic quote")
            .here("not a `\"`");
        return Some(Diagnosis::new(finding.help("write plain quotes: `\"…\"`")));
    };
    let close_at = open.end + end;
    let close_length = inner[end..].chars().next().map_or(0, char::len_utf8);
    let close = close_at..close_at + close_length;
    let text = &inner[..end];
    let finding = place
        .finding(
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

pub(super) fn single_quotes(place: &Place<'_>) -> Option<Diagnosis> {
    let first = place
        .rest()
        .chars()
        .next()
        .filter(|first| matches!(first, '\'' | '`'))?;
    let line = place.rest().lines().next().unwrap_or_default();
    let end = line[1..].find(first)? + 1;
    let (open, close) = (place.at..place.at + 1, place.at + end..place.at + end + 1);
    let text = &line[1..end];
    let finding = place
        .finding(
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

pub(super) fn block_comment(place: &Place<'_>) -> Option<Diagnosis> {
    // The slash alone may have looked like the start of a pattern.
    let slash = place.text[..place.at].ends_with('/') && place.rest().starts_with('*');
    let start = place.at - usize::from(slash);
    let rest = &place.text[start..];
    if !rest.starts_with("/*") {
        return None;
    }
    let length = rest.find("*/").map_or(rest.len(), |end| end + 2);
    let range = start..start + length;
    let finding = place
        .finding(
            &codes::FOREIGN_COMMENT,
            start..start + 2,
            "`/*` begins no comment here",
        )
        .here("comments are written `//`")
        .help("begin each line of the comment with `//`");
    Some(Diagnosis::new(finding).patch(range, ""))
}

pub(super) fn line_comment(place: &Place<'_>) -> Option<Diagnosis> {
    let sign = ["#", "--"]
        .into_iter()
        .find(|sign| place.rest().starts_with(sign))?;
    let length = place.rest().find('\n').unwrap_or(place.rest().len());
    let span = place.at..place.at + sign.len();
    let finding = place
        .finding(
            &codes::FOREIGN_COMMENT,
            span.clone(),
            format!("`{sign}` begins no comment here"),
        )
        .here("comments are written `//`")
        .help("write `//`");
    // With brackets it may be no comment at all, and they would be missed.
    let brackets = place.rest()[..length].contains(['(', ')', '[', ']', '{', '}', '"']);
    let diagnosis = Diagnosis::new(if brackets {
        finding.guess(place.span(span), "//")
    } else {
        finding.edit(place.span(span), "//")
    });
    Some(if brackets {
        diagnosis
    } else {
        diagnosis.patch(place.at..place.at + length, "")
    })
}
