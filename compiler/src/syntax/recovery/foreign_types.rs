//! Inline types of other languages: index signatures, enums, comparisons, ranges.

use super::place::{Diagnosis, Place, word_before};
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::lower::word_at;

/// `{ [string]: T }`, `{ [key: string]: T }`
pub(super) fn index_signature(place: &Place<'_>) -> Option<Diagnosis> {
    let before = place.before();
    if !place.rest().starts_with('[') || !before.ends_with('{') {
        return None;
    }
    let line = place.rest().lines().next()?;
    let close = line.find(']')?;
    let key = line[1..close].rsplit(':').next()?.trim();
    let value = line[close + 1..].trim_start().strip_prefix(':')?;
    let end = line.rfind('}')?;
    let value = value[..value.len() - (line.len() - end)].trim();
    if word_at(key) != key || key.is_empty() || value.is_empty() || value.contains(['{', '}']) {
        return None;
    }
    let whole = before.len() - 1..place.at + end + 1;
    let ours = format!("[{key}: {value}]");
    let finding = place
        .finding(
            &codes::FOREIGN_TYPE,
            whole.clone(),
            "a map is not written `{ [key]: T }` here",
        )
        .help(format!("write `{ours}`"))
        .edit(place.span(whole.clone()), ours);
    let key_start = place.at + 1 + line[1..close].rfind(':').map_or(0, |colon| colon + 1);
    Some(
        Diagnosis::new(finding)
            .patch(whole.start..key_start, "[")
            .patch(place.at + close..place.at + close + 1, "")
            .patch(whole.end - 1..whole.end, "]"),
    )
}

/// `int >= 0`
pub(super) fn comparison(place: &Place<'_>) -> Option<Diagnosis> {
    let rest = place.rest();
    let sign = [">=", "<=", ">", "<"]
        .into_iter()
        .find(|sign| rest.starts_with(sign))?;
    let behind = rest[sign.len()..].trim_start_matches(' ');
    let number = &behind[..behind
        .find(|c: char| !c.is_ascii_digit() && !matches!(c, '-' | '.' | '_'))
        .unwrap_or(behind.len())];
    if place.wanted != Rule::field || !number.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let whole = place.at..place.at + rest.len() - behind.len() + number.len();
    let finding = place
        .finding(
            &codes::UNEXPECTED,
            whole.clone(),
            "a limit is no comparison",
        )
        .here("limits are attributes");
    let finding = match sign {
        ">=" | "<=" => {
            let ours = if sign == ">=" {
                format!("@range({number}..)")
            } else {
                format!("@range(..{number})")
            };
            finding
                .help(format!("write `{ours}`"))
                .edit(place.span(whole.clone()), ours)
        }
        _ => finding.help("write `@range(1..9)`: both ends are inside"),
    };
    Some(Diagnosis::new(finding).patch(whole, ""))
}

/// `kind: enum { a, b }`
pub(super) fn inline_enum(place: &Place<'_>) -> Option<Diagnosis> {
    let before = place.before();
    let start = before.len() - word_before(before, "_").len();
    if !place.rest().starts_with(['{', '(', '['])
        || !before[start..].eq_ignore_ascii_case("enum")
        || !before[..start].trim_end().ends_with([':', '>', '|'])
    {
        return None;
    }
    let line = place.rest().lines().next()?;
    let end = place.at + line.find(['}', ')', ']'])? + 1;
    let inside = &place.text[place.at + 1..end - 1];
    let words: Vec<&str> = inside
        .split([',', '|'])
        .map(|word| word.trim().trim_matches('"'))
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() || words.iter().any(|word| word_at(word) != *word) {
        return None;
    }
    let ours: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    let ours = ours.join(" | ");
    let finding = place
        .finding(
            &codes::FOREIGN_TYPE,
            start..end,
            "an enum stands at the top of a file",
        )
        .here("a choice of a place is a union of texts")
        .help(format!("write `{ours}`"))
        .edit(place.span(start..end), ours);
    // Any literal is a type, and the choice is reported.
    Some(Diagnosis::new(finding).patch(start..end, "0"))
}

/// `score: 0..1`
pub(super) fn range_as_type(place: &Place<'_>) -> Option<Diagnosis> {
    let byte = |c: char| c.is_ascii_digit() || matches!(c, '.' | '-');
    let head = &place.text[..place.at];
    let start = head.trim_end_matches(byte).len();
    let rest = &place.text[start..];
    let range = &rest[..rest.find(|c| !byte(c)).unwrap_or(rest.len())];
    let (low, high) = range.split_once("..")?;
    if place.wanted != Rule::field || !head[..start].trim_end().ends_with(':') {
        return None;
    }
    let whole = start..start + range.len();
    let ty = if low.contains('.') || high.contains('.') {
        "float"
    } else {
        "int"
    };
    let ours = format!("{ty} @range({range})");
    let finding = place
        .finding(
            &codes::FOREIGN_TYPE,
            whole.clone(),
            format!("`{range}` is no type"),
        )
        .here("a type stands here, its limits behind it")
        .help(format!("write `{ours}`"))
        .guess(place.span(whole.clone()), ours);
    Some(Diagnosis::new(finding).patch(whole, "0"))
}

/// `lat: float (-90..90)`
pub(super) fn range_behind_type(place: &Place<'_>) -> Option<Diagnosis> {
    let inside = place.rest().strip_prefix('(')?;
    let inside = &inside[..inside.find(')')?];
    let (low, high) = inside.split_once("..")?;
    let number = |text: &str| {
        text.chars()
            .all(|c| c.is_ascii_digit() || matches!(c, '-' | '.' | '_'))
    };
    let ty = word_before(place.before(), "_");
    if place.wanted != Rule::field || ty.is_empty() || !number(low) || !number(high) {
        return None;
    }
    let start = place.before().len();
    let whole = place.at..place.at + inside.len() + 2;
    let ours = format!("@range({inside})");
    let finding = place
        .finding(
            &codes::UNEXPECTED,
            whole.clone(),
            "limits in parentheses have no name",
        )
        .here("limits are attributes")
        .help(format!("write `{ours}`"))
        .edit(place.span(start..whole.end), format!(" {ours}"));
    Some(Diagnosis::new(finding).patch(whole, ""))
}
