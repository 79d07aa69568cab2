//! Punctuation of other languages, and missing punctuation.

use std::ops::Range;

use super::place::{Diagnosis, Place, word_before};
use crate::diagnostics::Finding;
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::keywords::begins_member;
use crate::syntax::lower::{Owner, misplaced_docs, word_at};

pub(super) fn semicolon(place: &Place<'_>) -> Option<Diagnosis> {
    if !place.rest().starts_with(';') {
        return None;
    }
    let range = place.at..place.at + 1;
    let finding = place
        .finding(&codes::SEMICOLON, range.clone(), "`;` ends nothing here")
        .here("not needed")
        .help("remove it")
        .edit(place.span(range.clone()), "");
    Some(Diagnosis::new(finding).patch(range, ""))
}

fn comma_message(place: &Place<'_>, comma: Range<usize>) -> Diagnosis {
    let finding = place
        .finding(
            &codes::TRAILING_COMMA,
            comma.clone(),
            "a comma behind the last item",
        )
        .here("it would take the next word into the list")
        .help("remove it")
        .edit(place.span(comma.clone()), "");
    Diagnosis::new(finding).patch(comma, "")
}

/// `tags a, b, }`
pub(super) fn trailing_comma(place: &Place<'_>) -> Option<Diagnosis> {
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

/// `tags a, b,` and on the next line `title "…"`: the list consumed the keyword.
pub(super) fn eaten_line(place: &Place<'_>) -> Option<Diagnosis> {
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

/// `=>` or `:` before a result
pub(super) fn fat_arrow(place: &Place<'_>) -> Option<Diagnosis> {
    let sign = ["=>", ":"]
        .into_iter()
        .find(|sign| place.rest().starts_with(sign))?;
    if !place.stop.expects("`->`") {
        return None;
    }
    let range = place.at..place.at + sign.len();
    let spaced = if sign == ":" { " ->" } else { "->" };
    let finding = place
        .finding(
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
pub(super) fn missing_params(place: &Place<'_>) -> Option<Diagnosis> {
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
pub(super) fn missing_type(place: &Place<'_>) -> Option<Diagnosis> {
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
    let finding = place
        .finding(
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
pub(super) fn missing_comma(place: &Place<'_>) -> Option<Diagnosis> {
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

/// `///` inside an item.
pub(super) fn misplaced_doc(place: &Place<'_>) -> Option<Diagnosis> {
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
